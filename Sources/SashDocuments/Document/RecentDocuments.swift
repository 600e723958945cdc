import Combine
import Foundation

/// The files that an app has opened or saved last, the latest first.
@MainActor final class RecentDocuments: ObservableObject {
  @Published private(set) var urls: [URL] = []
  private let file: URL?
  private static let most = 10

  /// One for all scenes of an app.
  static func of(_ folder: URL) -> RecentDocuments {
    known = known.filter { $0.value.list != nil }
    if let list = known[folder]?.list { return list }
    let list = RecentDocuments(in: folder)
    known[folder] = Weak(list: list)
    return list
  }
  private static var known: [URL: Weak] = [:]
  private struct Weak { weak var list: RecentDocuments? }

  /// - Parameter folder: Where they are kept from one launch to the next.
  nonisolated init(in folder: URL?) {
    file = folder?.appendingPathComponent("RecentDocuments.json")
    guard let data = file.flatMap({ try? Data(contentsOf: $0) }),
      let urls = try? JSONDecoder().decode([URL].self, from: data)
    else { return }
    _urls = Published(initialValue: urls)
  }

  /// Those that are still there.
  var present: [URL] { urls.filter { FileManager.default.fileExists(atPath: $0.path) } }

  func note(_ url: URL) { set([url] + urls.filter { $0 != url }.prefix(Self.most - 1)) }
  func clear() { set([]) }

  private func set(_ new: [URL]) {
    urls = new
    guard let file else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(new).write(to: file, options: .atomic)
  }
}
