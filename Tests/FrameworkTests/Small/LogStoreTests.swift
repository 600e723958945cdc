import Foundation
import OSLog
import Testing

@Suite("Messages of the log")
struct LogStoreTests {
  @Test("A store has what the program has logged, from a time on, with its part, its kind and its text")
  func entries() throws {
    let log = Logger(subsystem: "org.example.store", category: "first")
    let before = Date()
    log.error("broken \(3)")
    Logger(subsystem: "org.example.store", category: "second").debug("fine")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let all = try store.getEntries(at: store.position(date: before)).compactMap { $0 as? OSLogEntryLog }
      .filter { $0.subsystem == "org.example.store" }
    #expect(all.map(\.composedMessage) == ["broken 3", "fine"])
    #expect(all.map(\.level) == [.error, .debug] && all.map(\.category) == ["first", "second"])
    let some = try store.getEntries(
      matching: NSPredicate(format: "subsystem == %@ AND category == %@", "org.example.store", "second"))
    #expect(some.map(\.composedMessage) == ["fine"])
    let newest = try store.getEntries(with: .reverse).first {
      ($0 as? OSLogEntryLog)?.subsystem == "org.example.store"
    }
    #expect(newest?.composedMessage == "fine")
  }
}
