import Foundation
import Sash
import Testing

@testable import UIKit

private final class Dial: UIControl {
  var log: [String] = []
  var follows = 9
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin \(Int(touch.location(in: self).x))")
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("go on")
    follows -= 1
    return follows > 0
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
}

private final class RoomyLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 10)))
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.inset(by: UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 10)),
      limitedToNumberOfLines: numberOfLines)
    return CGRect(x: inner.minX - 20, y: inner.minY - 5, width: inner.width + 30, height: inner.height + 10)
  }
}
private final class RoomyField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
}
private final class QuietView: UITextView {
  override var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
}

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Classes of one's own of controls, labels and fields")
struct OwnClassTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
  }

  @Test("A control follows a finger from where it comes down until it says no, or the finger goes up")
  func tracking() {
    let dial = Dial()
    let host = host(dial)
    host.press(at: CGPoint(x: 50, y: 50))
    #expect(dial.isTracking)
    host.drag(to: CGPoint(x: 60, y: 50))
    host.drag(to: CGPoint(x: 80, y: 50))
    host.release(at: CGPoint(x: 80, y: 50))
    #expect(dial.log.first == "begin 50" && dial.log.last == "end" && dial.log.contains("go on"))
    #expect(!dial.log.contains("cancel") && !dial.isTracking)
    (dial.log, dial.follows) = ([], 1)
    host.press(at: CGPoint(x: 50, y: 50))
    host.drag(to: CGPoint(x: 60, y: 50))
    host.drag(to: CGPoint(x: 80, y: 50))
    host.release(at: CGPoint(x: 80, y: 50))
    #expect(dial.log == ["begin 50", "go on"])
    #expect(!UIButton().followsTouches && dial.followsTouches)
  }

  @Test("A label of one's own has room around its text, and is larger by it")
  func label() throws {
    let (plain, roomy) = (UILabel(), RoomyLabel())
    for label in [plain, roomy] { label.text = "Hello" }
    #expect(roomy.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
    #expect(roomy.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
    let host = host(roomy)
    #expect(abs(try #require(host.frame(of: "Hello")).minX - 20) < 1)
  }

  @Test("A field of one's own has its text where it says; what is selected can be overridden")
  func fields() throws {
    let field = RoomyField()
    field.text = "inside"
    let host = host(field)
    #expect(abs(try #require(host.frame(of: "inside")).minX - 30) < 3)
    #expect(QuietView().selectedTextRange == nil && UITextView().selectedTextRange != nil)
  }

  @Test("Layers convert places to those of layers around them")
  func layers() {
    let (outer, inner, leaf) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    leaf.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.addSublayer(inner)
    inner.addSublayer(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 16, y: 27))
    #expect(leaf.convert(CGPoint(x: 16, y: 27), from: outer) == CGPoint(x: 1, y: 2))
    #expect(outer.convert(CGRect(x: 15, y: 25, width: 4, height: 4), to: leaf).origin == .zero)
    #expect(leaf.convertTime(3, from: nil) == 3)
  }

  @Test("The data of a catalogue, background work, the icon's menu and the screen's light are kept")
  func application() throws {
    let task = UIApplication.shared.beginBackgroundTask {}
    #expect(task != .invalid && UIApplication.shared.beginBackgroundTask(withName: "b") != task)
    UIApplication.shared.endBackgroundTask(task)
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    ]
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new"])
    UIScreen.main.brightness = 2
    #expect(UIScreen.main.brightness == 1)
    #expect(NSDataAsset(name: "there is none") == nil)
    let color = try #require(
      UIColor.red.cgColor.converted(
        to: CGColorSpace(name: CGColorSpace.displayP3)!, intent: .defaultIntent, options: nil))
    #expect(color.colorSpace?.name == CGColorSpace.displayP3 && abs(color.components![0] - 0.9175) < 0.002)
    #expect(abs(color.components![1] - 0.2003) < 0.002)
  }
}
