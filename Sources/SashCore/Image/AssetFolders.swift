import Foundation

/// The folders of a bundle where pictures and colours may lie.
///
/// Beside the resources themselves these are asset catalogues that were copied as they are, with the folders
/// in them, and, for the main bundle, the resource bundles that SwiftPM puts beside the program.
package enum AssetFolders {
  package static func folders(of bundle: Bundle) -> [URL] {
    lock.lock()
    defer { lock.unlock() }
    if let known = known[bundle.bundlePath] { return known }
    var result: [URL] = []
    let isMain = bundle == Bundle.main
    if let root = isMain ? bundle.bundleURL : bundle.resourceURL {
      add(root, to: &result)
      if isMain {
        for folder in entries(of: root) where folder.pathExtension == "resources" { add(folder, to: &result) }
      }
    }
    known[bundle.bundlePath] = result
    return result
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [URL]] = [:]

  private static func add(_ folder: URL, to result: inout [URL]) {
    result.append(folder)
    for catalog in entries(of: folder) where catalog.pathExtension == "xcassets" {
      addCatalog(catalog, to: &result)
    }
  }

  /// A catalogue may have folders without an ending of their own.
  private static func addCatalog(_ folder: URL, to result: inout [URL], depth: Int = 0) {
    result.append(folder)
    guard depth < 8 else { return }
    for inner in entries(of: folder) where inner.pathExtension.isEmpty && inner.hasDirectoryPath {
      addCatalog(inner, to: &result, depth: depth + 1)
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
