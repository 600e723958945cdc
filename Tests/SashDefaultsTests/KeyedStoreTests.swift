import Foundation
import SashDefaults
import SashMessages
import Synchronization
import Testing

@Suite struct KeyedStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "KeyedStore-\(UUID().uuidString)")
  var file: URL { folder.appendingPathComponent("Some.plist") }

  @Test("Every kind of value comes back from the file as it was")
  func roundTrip() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let values: [String: PropertyListValue] = [
      "bool": .bool(true), "zero": .int(0), "int": .int(.max), "double": .double(0.1),
      "whole": .double(3), "text": .string("Grüße\u{1}👩‍👩‍👧"), "empty": .string(""),
      "data": .data(Data([0, 255])),
      "date": .date(Date(timeIntervalSinceReferenceDate: 1.25)), "list": .array([.int(1), .bool(false)]),
      "table": .dictionary(["a.b": .array([])]),
    ]
    let store = KeyedStore(file: file)
    for (key, value) in values { store[key] = value }
    #expect(store.save())
    #expect(KeyedStore(file: file).all == values)
    for key in values.keys { store[key] = nil }
    #expect(store.save())
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("What could not be written is tried again by itself, and nothing of it is lost")
  func retry() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file in place of the folder: nothing can be written, whoever runs this.
    try Data().write(to: folder)
    let store = KeyedStore(file: file)
    store["a"] = .int(1)
    store["b"] = .int(2)
    #expect(!store.save())
    #expect(store["a"] == .int(1))
    try FileManager.default.removeItem(at: folder)
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: file.path) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(KeyedStore(file: file).all == ["a": .int(1), "b": .int(2)])
  }

  @Test("Two writers of one file keep each other's keys, and learn of them")
  func twoWriters() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (KeyedStore(file: file), KeyedStore(file: file))
    _ = (one.all, two.all)
    one["a"] = .int(1)
    #expect(one.save())
    two["b"] = .int(2)
    let told = Mutex(0)
    let observation = two.observe("a") { told.withLock { $0 += 1 } }
    #expect(two.save())
    #expect(two["a"] == .int(1))
    #expect(told.withLock { $0 } == 1)
    two.remove(observation, of: "a")
    #expect(one.save(rereads: true))
    #expect(one.all == ["a": .int(1), "b": .int(2)])
  }

  @Test("Only observers of the key hear of a change, and of none when the value stays")
  func observers() {
    let store = KeyedStore()
    let a = Mutex(0)
    let b = Mutex(0)
    let first = store.observe("a") { a.withLock { $0 += 1 } }
    _ = store.observe("b") { b.withLock { $0 += 1 } }
    store["a"] = .int(1)
    store["a"] = .int(1)
    store["a"] = nil
    store.remove(first, of: "a")
    store["a"] = .int(2)
    #expect(a.withLock { $0 } == 2)
    #expect(b.withLock { $0 } == 0)
  }

  @Test("A thousand values cost the thread that sets them little, while the file is written elsewhere")
  func fast() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = KeyedStore(file: file)
    let clock = ContinuousClock()
    var longest = Duration.zero
    for index in 0..<1000 {
      longest = max(longest, clock.measure { store["key\(index)"] = .int(index) })
    }
    #expect(longest < .milliseconds(50))
    #expect(store.save())
  }

  @Test("A folder that cannot be written loses nothing in memory, and is told")
  func readOnly() {
    let store = KeyedStore(file: URL(fileURLWithPath: "/proc/nowhere/Some.plist"))
    store["a"] = .int(1)
    #expect(!store.save())
    #expect(store["a"] == .int(1))
    #expect(toldMessages.contains { $0.contains("/proc/nowhere/Some.plist") })
  }
}
