import Testing
import UIKit

@Suite("Names of Foundation that wait, and objects without anything in them")
struct AsyncNameTests {
  @Test("Notifications are waited for")
  func notifications() async {
    let name = Notification.Name("AsyncNameTests")
    let center = NotificationCenter()
    var found = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: .init("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(await found.next()?.userInfo?["n"] as? Int == 1)
    #expect(await found.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test("Bytes come as lines")
  func lines() async throws {
    let bytes = AsyncStream<UInt8> { sink in
      for byte in Data("one\r\ntwo\n\nthree".utf8) { sink.yield(byte) }
      sink.finish()
    }
    var found: [String] = []
    for try await line in bytes.lines { found.append(line) }
    #expect(found == ["one", "two", "three"])
  }

  @Test("Objects are made without anything in them")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.length == 1 && NSMutableString().length == 0 && NSDecimalNumber() == 0)
    #expect(NSIndexPath(row: 2, section: 1).row == 2)
    #expect(NSCoder.cgRect(for: NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4))).minY == 2.5)
  }

  @Test("Texts with attributes become those of the other kind") @MainActor
  func attributes() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(string: "link", attributes: [.link: URL(string: "https://a.b")!, .kern: 2.0]))
    let converted = AttributedString(text)
    #expect(String(converted.characters) == "plain link" && converted.runs.compactMap(\.link).count == 1)
    let back = NSAttributedString(try AttributedString(markdown: "a **b**"))
    #expect(back.string == "a b")
    let font = back.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }
}
