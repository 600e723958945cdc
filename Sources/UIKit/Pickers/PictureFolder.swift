import Foundation
import SashTransfer

/// The pictures and films of a person: those in the folder that the desktop keeps for them.
package enum PictureFolder {
  /// Where to look; tests look elsewhere.
  @MainActor package static var place: URL? {
    get { current.url }
    set { current.url = newValue }
  }
  private static let current = Place()
  private final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var value = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    var url: URL? {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }
  /// The same, of any thread.
  package static var folder: URL? { current.url }
  /// Folders in it are looked into so far, and no more files are found than this.
  private static let (depth, most) = (3, 10_000)

  /// The files of a kind that can be read, by names.
  package static func files(of kind: UTType) -> [URL] {
    guard let folder,
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
        options: [.skipsHiddenFiles, .skipsPackageDescendants])
    else { return [] }
    var found: [URL] = []
    while let url = walk.nextObject() as? URL, found.count < most {
      if walk.level > depth { walk.skipDescendants() }
      let type = UTType(filenameExtension: url.pathExtension)
      if let type, type.conforms(to: kind), !type.conforms(to: .image) || canRead(type) { found.append(url) }
    }
    return found.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
  private static func canRead(_ type: UTType) -> Bool { [.png, .jpeg, .webP, .gif].contains(type) }
}
