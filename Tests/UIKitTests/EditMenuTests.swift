import Foundation
import Sash
import SashFoundation
import Testing

@testable import UIKit

private final class Editor: UIView, UIEditMenuInteractionDelegate, UIToolTipInteractionDelegate {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.name == "copy:" || super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { log.append("copy") }
  func own(_ sender: Any?) { log.append("own \(sender is UIMenuController)") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("asked \(suggestedActions.map(\.title))")
    return UIMenu(children: suggestedActions + [UIAction(title: "Extra") { _ in self.log.append("extra") }])
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { animator.addCompletion { self.log.append("shown") } }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.append("gone") }
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  { UIToolTipConfiguration(toolTip: "Left half", in: CGRect(x: 0, y: 0, width: 100, height: 300)) }
}
private enum Table: _SelectorTable {
  static var _selectors: [_SelectorMethod] {
    [
      _SelectorMethod(Editor.self, "own:") {
        ($0 as! Editor).own(try $1(0) as UIMenuController)
        return nil
      }
    ]
  }
}
private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Menus of what is selected, tool tips and pointers")
struct EditMenuTests {
  private func shown(_ view: UIView) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    return host
  }

  @Test("An edit menu holds what the responder can do and what the delegate adds, and both act")
  func interaction() {
    let view = Editor()
    let interaction = UIEditMenuInteraction(delegate: view)
    view.addInteraction(interaction)
    let host = shown(view)
    view.becomeFirstResponder()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 60)))
    host.advance(by: 0.5)
    #expect(view.log == ["asked [\"Copy\"]", "shown"])
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 60))
    #expect(host.tap("Extra"))
    host.advance(by: 1)
    #expect(view.log.suffix(2) == ["extra", "gone"])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
    host.advance(by: 0.5)
    #expect(host.tap("Copy"))
    host.advance(by: 1)
    #expect(view.log.contains("copy"))
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
    host.advance(by: 0.5)
    interaction.dismissMenu()
    host.advance(by: 1)
    #expect(!host.shows("Extra"))
  }

  @Test("The shared menu shows the items of the program that somebody has a method for")
  func controller() {
    let view = Editor()
    let host = shown(view)
    view.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Own", action: Selector("own:")),
      UIMenuItem(title: "Nobody", action: Selector("nobody:")),
    ]
    menu.showMenu(from: view, rect: CGRect(x: 20, y: 20, width: 40, height: 20))
    host.advance(by: 0.5)
    #expect(menu.isMenuVisible && !host.shows("Nobody") && host.tap("Own"))
    host.advance(by: 1)
    #expect(view.log == ["own true"] && !menu.isMenuVisible)
    menu.menuItems = nil
  }

  @Test("A text shows when a pointer has rested on a control, or on a part of a view")
  func toolTips() {
    let (view, button) = (Editor(), UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40)))
    button.toolTip = "What it does"
    view.addSubview(button)
    view.addInteraction(UIToolTipInteraction(defaultToolTip: "-"))
    let host = shown(view)
    let plain = host.png()
    host.hover(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.3)
    #expect(host.png() == plain)
    host.advance(by: 1)
    #expect(host.png() != plain)
    #expect(button.toolTip == "What it does" && button.toolTipInteraction?.view === button)
    let tips = UIToolTipInteraction()
    tips.delegate = view
    view.addInteraction(tips)
    #expect(tips.text(at: CGPoint(x: 50, y: 50)) != nil && tips.text(at: CGPoint(x: 150, y: 50)) == nil)
    tips.isEnabled = false
    #expect(tips.text(at: CGPoint(x: 50, y: 50)) == nil)
  }

  @Test("A recognizer follows the pointer over its view")
  func hover() {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    outer.addSubview(view)
    var log: [String] = []
    let recognizer = UIHoverGestureRecognizer()
    recognizer.handler = { [unowned recognizer] in
      let place = recognizer.location(in: view)
      log.append("\(recognizer.state) \(Int(place.x)) \(Int(place.y))")
    }
    view.addGestureRecognizer(recognizer)
    let host = shown(outer)
    host.hover(at: CGPoint(x: 60, y: 70))
    host.advance(by: 0.1)
    host.hover(at: CGPoint(x: 80, y: 90))
    host.advance(by: 0.1)
    host.hover(at: CGPoint(x: 10, y: 10))
    host.advance(by: 0.1)
    #expect(log == ["began 10 20", "changed 30 40", "ended 30 40"] && recognizer.state == .possible)
  }
}
