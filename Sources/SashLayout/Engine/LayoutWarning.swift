import Foundation

/// Tells the developer about bad lengths, each message once.
package enum LayoutWarning {
  /// - Source: the runtime issue that SwiftUI reports
  package static let invalidFrame = "Invalid frame dimension (negative or non-finite)."

  private static let lock = NSLock()
  nonisolated(unsafe) private static var reported: Set<String> = []
  /// Where messages go; tests replace it.
  nonisolated(unsafe) package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// - Parameter engine: The view that is at fault, whose place is told when it is known.
  package static func report(_ message: String, by engine: LayoutEngine? = nil) {
    guard isNew(message) else { return }
    sink(message)
    if let engine { unplaced.append(engine) }
  }

  /// Reports what is wrong with an engine that is being made: the next one whose `init` ends.
  package static func reportMaking(_ message: String) {
    guard isNew(message) else { return }
    sink(message)
    isMaking = true
  }

  private static func isNew(_ message: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return reported.insert(message).inserted
  }

  // Engines live on the main actor; only `reported` is shared.

  /// True while an engine is being made that has been reported.
  nonisolated(unsafe) static var isMaking = false
  /// Engines that have been reported, whose places in the tree have not been told yet.
  nonisolated(unsafe) private static var unplaced: [LayoutEngine] = []

  static func made(_ engine: LayoutEngine) {
    isMaking = false
    unplaced.append(engine)
  }

  /// Tells where the engines stand that have been reported, as far as they are under `root`. Called once the layout is
  /// known. O(1) where nothing has been reported.
  package static func tellPlaces(under root: () -> LayoutEngine?) {
    if unplaced.isEmpty { return }
    let engines = unplaced
    unplaced = []
    guard let root = root() else { return }
    for engine in engines {
      if let path = root.path(to: engine) { sink("It is this view: \(path.joined(separator: " / ")).") }
    }
  }

  /// Lets every message be reported again.
  package static func forget() {
    lock.lock()
    reported = []
    lock.unlock()
    (isMaking, unplaced) = (false, [])
  }
}
