import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Highlighter: NSObject, UITextViewDelegate {
  var refuses: String?
  func textViewDidChange(_ textView: UITextView) {
    let text = textView.text as NSString
    let all = NSRange(location: 0, length: text.length)
    textView.textStorage.removeAttribute(.foregroundColor, range: all)
    let found = text.range(of: "let")
    if found.location != NSNotFound {
      textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: found)
    }
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { text != refuses }
}

@MainActor @Suite("Texts with attributes that are edited", .serialized)
struct RichEditingTests {
  private func shown(_ view: UITextView) -> TestHost {
    view.font = .systemFont(ofSize: 20)
    view.autocapitalizationType = .none
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Stand(view: view) }
    host.advance(by: 0.1)
    return host
  }
  private func attributes(_ view: UITextView, _ place: Int) -> [NSAttributedString.Key: Any] {
    view.textStorage.attributes(at: place, effectiveRange: nil)
  }
  /// Whether red is drawn somewhere in the upper lines.
  private func hasRed(_ host: TestHost) -> Bool {
    (0..<40).contains { y in
      (0..<200).contains { x in
        let pixel = host.pixel(x: x, y: y)
        return pixel.red > 200 && pixel.green < 120 && pixel.blue < 120
      }
    }
  }

  @Test(
    "Attributes are shown while a text is edited, and what is typed looks as what is before it",
    arguments: [true, false])
  func shownAndKept(scrolls: Bool) {
    let view = UITextView()
    view.isScrollEnabled = scrolls
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .init("own"): "kept"]))
    view.attributedText = text
    let host = shown(view)
    #expect(hasRed(host))
    view.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(hasRed(host))
    host.type("!")
    host.advance(by: 0.1)
    #expect(view.text == "plain red!" && attributes(view, 9)[.foregroundColor] as? UIColor == .red)
    #expect(attributes(view, 9)[.init("own")] as? String == "kept")
    view.selectedRange = NSRange(location: 2, length: 0)
    host.advance(by: 0.1)
    host.type("X")
    host.advance(by: 0.1)
    #expect(view.text == "plXain red!" && attributes(view, 2)[.foregroundColor] == nil)
    #expect(attributes(view, 8)[.foregroundColor] as? UIColor == .red && view.selectedRange.location == 3)
    #expect(hasRed(host))
  }

  @Test("What code says of the letters that are typed next counts, and what it changes meanwhile is seen")
  func typing() {
    let (view, follower) = (UITextView(), Highlighter())
    let host = shown(view)
    view.becomeFirstResponder()
    host.advance(by: 0.3)
    view.typingAttributes = [.foregroundColor: UIColor.red]
    host.type("a")
    host.type("b")
    host.advance(by: 0.1)
    #expect(view.text == "ab" && attributes(view, 1)[.foregroundColor] as? UIColor == .red && hasRed(host))
    view.text = ""
    view.delegate = follower
    host.type("let x")
    host.advance(by: 0.1)
    #expect(view.isFirstResponder && view.text == "let x" && hasRed(host))
    #expect(attributes(view, 0)[.foregroundColor] as? UIColor == .red)
    #expect(attributes(view, 4)[.foregroundColor] == nil)
    follower.refuses = "y"
    host.type("y")
    host.type("z")
    host.advance(by: 0.1)
    #expect(view.text == "let xz")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "var")
    host.advance(by: 0.1)
    host.type("!")
    host.advance(by: 0.1)
    #expect(view.text == "var xz!" && !hasRed(host))
  }

  @Test("Links end where they end; a person makes letters bold only where that is allowed")
  func linksAndStyles() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "link", attributes: [.link: URL(string: "https://example.org")!])
    let host = shown(view)
    view.becomeFirstResponder()
    host.advance(by: 0.3)
    host.type("s")
    host.advance(by: 0.1)
    #expect(view.text == "links" && attributes(view, 4)[.link] == nil)
    #expect(attributes(view, 3)[.link] as? URL == URL(string: "https://example.org"))
    view.selectedRange = NSRange(location: 0, length: 4)
    host.advance(by: 0.1)
    host.press(.command("b"))
    host.advance(by: 0.1)
    #expect(
      (attributes(view, 0)[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) != true)
    view.allowsEditingTextAttributes = true
    host.advance(by: 0.1)
    host.press(.command("b"))
    host.advance(by: 0.1)
    let bold = attributes(view, 0)[.font] as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && bold?.pointSize == 20)
    #expect(attributes(view, 0)[.link] as? URL == URL(string: "https://example.org"))
  }
}
