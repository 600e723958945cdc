import Foundation
import Sash
import Testing

@testable import UIKit

private final class Listening: UIViewController {
  var log: [String] = []
  var keeps = true
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      let key = press.key
      log.append(
        "down \(key?.keyCode.rawValue ?? 0) \(key?.characters ?? "") \(key?.modifierFlags.rawValue ?? 0)")
    }
    if !keeps { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log.append("up \(press.key?.keyCode.rawValue ?? 0) \(press.phase == .ended)") }
    if !keeps { super.pressesEnded(presses, with: event) }
  }
}
private final class Field: UITextField {
  var presses = 0
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }
}
private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor @Suite("Keys as presses")
struct PressTests {
  @Test("Keys go down and up along the responders, with their places, characters and modifiers")
  func keys() {
    let page = Listening()
    page.view.backgroundColor = .white
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shown(controller: page) }
    host.advance(by: 0.1)
    host.press(.character("a"))
    #expect(page.log == ["down 4 a 0", "up 4 true"])
    page.log = []
    host.press(.up)
    host.press(.escape)
    host.press(.function(5))
    #expect(
      page.log == [
        "down 82 UIKeyInputUpArrow 0", "up 82 true", "down 41 UIKeyInputEscape 0", "up 41 true",
        "down 62 UIKeyInputF5 0", "up 62 true",
      ])
    page.log = []
    host.press(.left, shift: true)
    host.press(.character("1"))
    #expect(page.log.first == "down 80 UIKeyInputLeftArrow \(UIKeyModifierFlags.shift.rawValue)")
    #expect(page.log.contains("down 30 1 0"))
  }

  @Test("A field hears of keys first and types what nobody keeps")
  func field() {
    let page = Listening()
    page.keeps = false
    let field = Field(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
    page.view.addSubview(field)
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shown(controller: page) }
    host.advance(by: 0.1)
    field.becomeFirstResponder()
    host.advance(by: 0.1)
    host.press(.character("q"))
    host.advance(by: 0.1)
    #expect(field.presses == 1 && page.log == ["down 20 q 0", "up 20 true"] && field.text == "Q")
    // What keeps a key keeps it from the field.
    page.keeps = true
    host.press(.delete)
    host.advance(by: 0.1)
    #expect(field.text == "Q")
    page.keeps = false
    host.press(.delete)
    host.advance(by: 0.1)
    #expect(field.text == "")
  }
}
