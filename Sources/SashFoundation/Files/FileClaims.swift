import Foundation

/// A file that somebody reads or writes.
struct FileClaim: Sendable {
  let url: URL
  let writes: Bool
  /// Whether what lies in a folder goes with it.
  let takesContent: Bool

  static func reading(_ url: URL, _ options: NSFileCoordinator.ReadingOptions) -> FileClaim {
    FileClaim(
      url: options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url, writes: false,
      takesContent: false)
  }
  static func writing(_ url: URL, _ options: NSFileCoordinator.WritingOptions) -> FileClaim {
    FileClaim(
      url: url, writes: true,
      takesContent: !options.isDisjoint(with: [.forDeleting, .forMoving, .forReplacing])
    )
  }
  /// One name for each file.
  static func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }
}

/// Who reads and writes which files now.
enum FileClaims {
  /// Claims that are held until they are given back.
  final class Holding: @unchecked Sendable {
    fileprivate let items: [(claim: FileClaim, path: String)]
    fileprivate let purpose: String
    fileprivate let thread: Thread
    fileprivate init(_ claims: [FileClaim], purpose: String) {
      items = claims.map { ($0, FileClaim.path($0.url)) }
      (self.purpose, thread) = (purpose, Thread.current)
    }

    /// Whether two cannot have their files at the same time.
    fileprivate func excludes(_ other: Holding) -> Bool {
      if purpose == other.purpose || thread === other.thread { return false }
      return items.contains { a in other.items.contains { b in Holding.excludes(a, b) } }
    }
    private static func excludes(
      _ a: (claim: FileClaim, path: String), _ b: (claim: FileClaim, path: String)
    ) -> Bool {
      if !a.claim.writes, !b.claim.writes { return false }
      return a.path == b.path || a.claim.takesContent && b.path.hasPrefix(a.path + "/")
        || b.claim.takesContent && a.path.hasPrefix(b.path + "/")
    }
  }

  private static let turn = NSCondition()
  nonisolated(unsafe) private static var held: [Holding] = []
  /// Those that wait, the longest first: nobody who comes later goes before them.
  nonisolated(unsafe) private static var waiting: [(holding: Holding, owner: ObjectIdentifier)] = []

  /// Waits until all files are free; nil if that was cancelled.
  static func take(_ claims: [FileClaim], for owner: NSFileCoordinator) -> Holding? {
    let new = Holding(claims, purpose: owner.purposeIdentifier)
    turn.lock()
    defer { turn.unlock() }
    waiting.append((new, ObjectIdentifier(owner)))
    while true {
      guard let place = waiting.firstIndex(where: { $0.holding === new }) else { return nil }
      // Who has files already may be waited for by those before it.
      let isNested = held.contains { $0.purpose == new.purpose || $0.thread === new.thread }
      let before = isNested ? [] : waiting[..<place].map(\.holding)
      if !held.contains(where: new.excludes), !before.contains(where: new.excludes) {
        waiting.remove(at: place)
        held.append(new)
        turn.broadcast()
        return new
      }
      turn.wait()
    }
  }
  static func release(_ holding: Holding) {
    turn.lock()
    held.removeAll { $0 === holding }
    turn.broadcast()
    turn.unlock()
  }
  /// Ends what waits on behalf of a coordinator.
  static func cancel(_ owner: NSFileCoordinator) {
    turn.lock()
    waiting.removeAll { $0.owner == ObjectIdentifier(owner) }
    turn.broadcast()
    turn.unlock()
  }
}
