import Foundation
import Synchronization

/// Tells the developer about bad lengths, each message once.
package enum LayoutWarning {
  /// - Source: the runtime issue that SwiftUI reports
  package static let invalidFrame = "Invalid frame dimension (negative or non-finite)."

  @TaskLocal private static var reports = WarningReports { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// - Parameter engine: The view that is at fault, whose place is told when it is known.
  package static func report(_ message: String, by engine: LayoutEngine? = nil) {
    reports.report(message, by: engine)
  }

  /// Reports what is wrong with an engine that is being made: the next one whose `init` ends.
  package static func reportMaking(_ message: String) {
    if reports.report(message, by: nil) { isMaking.store(true, ordering: .relaxed) }
  }

  /// True while an engine is being made that has been reported.
  static let isMaking = Atomic(false)

  static func made(_ engine: LayoutEngine) {
    isMaking.store(false, ordering: .relaxed)
    reports.place(engine)
  }

  /// Tells where the engines stand that have been reported, as far as they are under `root`. Called once the layout is
  /// known. O(1) where nothing has been reported.
  package static func tellPlaces(under root: () -> LayoutEngine?) { reports.tellPlaces(under: root) }

  /// What `body` makes layout warn of, in place of telling the developer; messages that were told before are told again.
  package static func collect(_ body: () -> Void) -> [String] {
    let messages = Messages()
    $reports.withValue(WarningReports { messages.append($0) }) { body() }
    return messages.all
  }

  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func append(_ message: String) { lock.withLock { list.append(message) } }
    var all: [String] { lock.withLock { list } }
  }
}

/// What has been reported, and to whom.
private final class WarningReports: @unchecked Sendable {
  private let lock = NSLock()
  private var reported: Set<String> = []
  /// Engines that have been reported, whose places in the tree have not been told yet.
  private var unplaced: [LayoutEngine] = []
  private let sink: (String) -> Void

  init(sink: @escaping (String) -> Void) { self.sink = sink }

  /// True if it is new.
  @discardableResult func report(_ message: String, by engine: LayoutEngine?) -> Bool {
    guard lock.withLock({ reported.insert(message).inserted }) else { return false }
    sink(message)
    if let engine { place(engine) }
    return true
  }

  func place(_ engine: LayoutEngine) { lock.withLock { unplaced.append(engine) } }

  func tellPlaces(under root: () -> LayoutEngine?) {
    let engines = lock.withLock {
      defer { if !unplaced.isEmpty { unplaced = [] } }
      return unplaced
    }
    guard !engines.isEmpty, let root = root() else { return }
    for engine in engines {
      if let path = root.path(to: engine) { sink("It is this view: \(path.joined(separator: " / ")).") }
    }
  }
}
