import Foundation
import SashFoundation
import Testing

struct WeakCollectionTests {
  private final class Thing: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.name == name }
    override var hash: Int { name.hash }
  }

  @Test("A table of weak objects forgets those that go")
  func weakTable() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing("kept")
    table.add(kept)
    do {
      let gone = Thing("gone")
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1 && table.allObjects.first === kept && table.contains(Thing("kept")))
    let strong = NSHashTable<Thing>(options: .strongMemory)
    strong.add(Thing("a"))
    strong.add(Thing("a"))
    #expect(strong.count == 1 && strong.anyObject?.name == "a")
    let identical = NSHashTable<Thing>(options: [.weakMemory, .objectPointerPersonality])
    identical.add(kept)
    #expect(!identical.contains(Thing("kept")) && identical.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test("A map from weak keys loses an entry with its key")
  func weakMap() {
    let map = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing("kept")
    map.setObject("1", forKey: kept)
    do {
      let gone = Thing("gone")
      map.setObject("2", forKey: gone)
      #expect(map.object(forKey: gone) == "2")
    }
    #expect(map.count == 1 && map.object(forKey: Thing("kept")) == "1")
    map.removeObject(forKey: kept)
    #expect(map.count == 0)
  }

  @Test("A detector finds links, addresses, numbers and days, and where")
  func detector() throws {
    let text =
      "See https://example.com/a_(b)?q=1. Or www.apple.com, mail ada@example.org, call (555) 123-4567 on 2024-03-01!"
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date]
    let detector = try NSDataDetector(types: types.rawValue)
    let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      found.map { (text as NSString).substring(with: $0.range) } == [
        "https://example.com/a_(b)?q=1", "www.apple.com", "ada@example.org", "(555) 123-4567", "2024-03-01",
      ])
    #expect(found[0].url?.absoluteString == "https://example.com/a_(b)?q=1")
    #expect(found[1].url?.absoluteString == "http://www.apple.com")
    #expect(found[2].url?.absoluteString == "mailto:ada@example.org")
    #expect(found[3].phoneNumber == "(555) 123-4567" && found[3].resultType == .phoneNumber)
    #expect(found[4].date != nil)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    #expect(
      try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue).numberOfMatches(
        in: "nothing here", range: NSRange(location: 0, length: 12)) == 0)
  }

  private final class Reverser: ValueTransformer, @unchecked Sendable {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { String($0.reversed()) } }
  }

  @Test("Transformers are found by their names, those of Foundation too")
  func transformers() throws {
    ValueTransformer.setValueTransformer(Reverser(), forName: NSValueTransformerName("Reverser"))
    let found = try #require(ValueTransformer(forName: NSValueTransformerName("Reverser")))
    #expect(found is Reverser && found.transformedValue("abc") as? String == "cba")
    #expect(found.reverseTransformedValue("cba") as? String == "abc")
    #expect(ValueTransformer(forName: NSValueTransformerName("none")) == nil)
    #expect(
      ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
    let archive = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = archive.reverseTransformedValue(["a", "b"] as NSArray)
    #expect((archive.transformedValue(data) as? [String]) == ["a", "b"])
    #expect(archive.transformedValue(Data([1, 2, 3])) == nil)
  }

  @Test("Locks of objects let one thread in at a time, and the same thread again")
  func locks() {
    let (object, other) = (NSObject(), NSObject())
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count == 200 && objc_sync_exit(other) == -1)
  }
}
