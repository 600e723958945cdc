import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Texts with attributes in text views and fields")
struct RichTextTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  @Test("The attributes of a text stay, and those of the view stand in for what it does not say")
  func attributed() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "one two")
    text.addAttributes(red, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    #expect(view.text == "one two" && view.isRich)
    let first = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect(view.attributedText.attributes(at: 5, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    view.text = "plain"
    #expect(!view.isRich)
  }

  private final class Follower: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
  }
  @Test("The storage tells of changes once for those that belong together, and the view follows it")
  func storage() {
    let (view, follower) = (UITextView(), Follower())
    view.text = "hello"
    view.textStorage.delegate = follower
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "aaa")
    #expect(view.text == "haaallo" && follower.log == ["3 1 3 2"])
    follower.log = []
    view.textStorage.beginEditing()
    view.textStorage.addAttributes(red, range: NSRange(location: 0, length: 2))
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(follower.log.isEmpty)
    view.textStorage.endEditing()
    #expect(view.text == "haaallo!" && view.isRich && follower.log == ["3 0 8 1"])
    view.textStorage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 8))
    #expect(!view.isRich)
  }

  /// Makes words between stars bold, as classes in apps do.
  private final class Stars: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let all = NSRange(location: 0, length: (string as NSString).length)
      setAttributes([:], range: all)
      let stars = try! NSRegularExpression(pattern: "\\*[a-z]+\\*")
      for match in stars.matches(in: string, range: all) {
        addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: match.range)
      }
      super.processEditing()
    }
  }
  @Test("A storage of one's own by way of a layout manager and a container")
  func ownStorage() {
    let (storage, manager) = (Stars(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    view.text = "a *bold* word"
    #expect(view.text == "a *bold* word" && view.isRich)
    #expect(view.storedRuns.map(\.text) == ["a ", "*bold*", " word"])
    #expect(manager.usedRect(for: container).height > 10)
  }

  @Test("What is typed looks like the letters before it, or as typing attributes say")
  func typing() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "red", attributes: red)
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 60, y: 20))
    host.advance(by: 0.2)
    #expect(view.isFirstResponder)
    view.selectedRange = NSRange(location: 3, length: 0)
    host.advance(by: 0.1)
    host.type("!")
    #expect(view.text == "red!")
    #expect(view.textStorage.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    host.type("b")
    #expect(view.text == "red!b")
    #expect(view.textStorage.attributes(at: 4, effectiveRange: nil)[.foregroundColor] as? UIColor == .blue)
    #expect(view.textStorage.attributes(at: 2, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
  }

  private final class Links: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL) \(characterRange.location) \(characterRange.length)")
      return false
    }
  }
  @Test("A link is tapped, and so is what is found to be one")
  func links() {
    let (view, delegate) = (UITextView(), Links())
    view.font = .systemFont(ofSize: 20)
    view.isEditable = false
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "our terms")
    text.addAttribute(.link, value: URL(string: "app:terms")!, range: NSRange(location: 4, length: 5))
    view.attributedText = text
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 60, y: 20))
    #expect(delegate.log == ["app:terms 4 5"])
    delegate.log = []
    view.text = "https://swift.org is it"
    view.dataDetectorTypes = .link
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 60, y: 20))
    #expect(delegate.log == ["https://swift.org 0 17"])
  }

  private final class Code: UITextField {
    var count = 0
    override func deleteBackward() {
      count += 1
      super.deleteBackward()
    }
  }
  @Test("The key that deletes is told while a field is empty")
  func emptyField() {
    let field = Code(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let outer = UIView()
    outer.addSubview(field)
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: outer) }
    host.advance(by: 0.1)
    field.becomeFirstResponder()
    host.advance(by: 0.2)
    host.press(.delete)
    #expect(field.count == 1)
    host.type("a")
    host.press(.delete)
    #expect(field.count == 2 && field.text == "")
  }

  @Test("A field has the look of its text with attributes")
  func field() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 9), .kern: 3])
    #expect(field.textColor == .red && field.font?.pointSize == 9 && field.kerning == 3)
    #expect(
      field.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
  }
}
