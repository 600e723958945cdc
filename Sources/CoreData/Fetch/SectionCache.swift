import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The sections of a fetched results controller in a file, so that its objects need not be looked at to find them again.
///
/// It counts as long as the request is the same and no file of a store has been written since.
struct SectionCache {
  private struct Content: Codable {
    let signature: String
    let state: [String]
    let names: [String]
    let counts: [Int]
  }
  private let file: URL
  private let signature: String
  private let state: [String]
  /// When a file of the stores was last written.
  private let newest: Date

  /// Nil where nothing can be kept: the context has changes, or a store is no file, or the request has closures.
  init?(
    _ name: String, _ request: any AnyFetchRequest, _ path: String, _ context: NSManagedObjectContext
  ) {
    guard !context.hasChanges, context.parent == nil, context.generation == nil,
      let (state, newest) = Self.state(of: context, request),
      let signature = Self.signature(request, path, context)
    else { return nil }
    file = Self.folder.appendingPathComponent(Self.fileName(name))
    (self.signature, self.state, self.newest) = (signature, state, newest)
  }

  /// The sections that were kept, nil if they do not count any more.
  func read(count: Int) -> [(name: String, count: Int)]? {
    guard let data = try? Data(contentsOf: file),
      let content = try? PropertyListDecoder().decode(Content.self, from: data),
      content.signature == signature, content.state == state, content.names.count == content.counts.count,
      // A damaged file is no cache.
      content.counts.allSatisfy({ (0...count).contains($0) }),
      content.counts.reduce(0, +) == count
    else { return nil }
    return Array(zip(content.names, content.counts)).map { (name: $0.0, count: $0.1) }
  }

  /// Keeps sections. A cache that cannot be written is none.
  func write(_ sections: [(name: String, count: Int)]) {
    // The clock of files is coarse: what is written next might bear the same time.
    guard Date().timeIntervalSince(newest) > 0.1 else { return }
    let content = Content(
      signature: signature, state: state, names: sections.map(\.name), counts: sections.map(\.count))
    guard let data = try? PropertyListEncoder().encode(content) else { return }
    try? FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// Removes a cache; nil removes all.
  static func delete(_ name: String?) {
    try? FileManager.default.removeItem(
      at: name.map { folder.appendingPathComponent(fileName($0)) } ?? folder)
  }

  private static var folder: URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appendingPathComponent(NSPersistentContainer.defaultDirectoryURL().lastPathComponent)
      .appendingPathComponent(".CoreDataCaches")
  }
  private static func fileName(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "cache"
  }

  /// When the files of the stores were last written.
  private static func state(of context: NSManagedObjectContext, _ request: any AnyFetchRequest)
    -> ([String], newest: Date)?
  {
    let stores = context.stores(of: request.resolvedEntity(in: context), request.affectedStores)
    var all: [String] = []
    var newest = Date.distantPast
    for store in stores {
      guard let file = store as? SQLiteStore, !file.isInMemory, let url = file.url else { return nil }
      for path in [url.path, url.path + "-wal"] {
        var info = stat()
        let isThere = stat(path, &info) == 0 && info.st_size > 0
        if isThere {
          let time = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
          newest = max(newest, Date(timeIntervalSince1970: time))
        }
        all.append(
          isThere ? "\(path)|\(info.st_size)|\(info.st_mtim.tv_sec)|\(info.st_mtim.tv_nsec)" : "\(path)|")
      }
    }
    return (all, newest)
  }

  private static func signature(
    _ request: any AnyFetchRequest, _ path: String, _ context: NSManagedObjectContext
  ) -> String? {
    let node = request.predicate?.node ?? .constant(true)
    let sorting = request.sortDescriptors ?? []
    guard !node.hasClosures, sorting.allSatisfy({ $0.key != nil }) else { return nil }
    let entity = request.resolvedEntity(in: context)
    return [
      entity.name ?? "", entity.versionHash.base64EncodedString(), "\(node)", path,
      sorting.map { "\($0.key ?? "")\($0.ascending)\($0.words.rawValue)" }.joined(separator: ","),
      "\(request.fetchLimit)|\(request.fetchOffset)|\(request.includesSubentities)",
    ].joined(separator: "\n")
  }
}

extension PredicateNode {
  fileprivate var hasClosures: Bool {
    switch self {
    case .opaque: true
    case .and(let parts), .or(let parts): parts.contains(where: \.hasClosures)
    case .not(let inner): inner.hasClosures
    case .constant, .comparison: false
    }
  }
}
