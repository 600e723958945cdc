import Testing
import UIKit

// What `sash` makes of an extension that overrides members of UIKit's classes.
extension UIWindow {
  @_dynamicReplacement(for:motionEnded(_:with:))
  func _sash_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { ReplacementTests.shakes += 1 }
    super.motionEnded(motion, with: event)
  }
}
extension UITabBar {
  @_dynamicReplacement(for:sizeThatFits(_:)) func _sash_sizeThatFits(_ size: CGSize) -> CGSize {
    let own = super.sizeThatFits(size)
    return CGSize(width: own.width, height: 77)
  }
}

@MainActor @Suite("Members of UIKit's classes that extensions replace", .serialized)
struct ReplacementTests {
  static var shakes = 0
  private final class Room: UIWindow {}
  private final class Parent: UIResponder {
    var heard = 0
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard += 1 }
  }
  private final class Child: UIWindow {
    let parent = Parent()
    override var next: UIResponder? { parent }
  }

  @Test("A shake is heard by every window, and handed on by super")
  func windows() {
    Self.shakes = 0
    Room().motionEnded(.motionShake, with: nil)
    let child = Child()
    child.motionEnded(.motionShake, with: nil)
    UIView().motionEnded(.motionShake, with: nil)
    #expect(Self.shakes == 2 && child.parent.heard == 1)
  }
  @Test("A result of an extension is the class's")
  func results() {
    #expect(UITabBar().sizeThatFits(CGSize(width: 9, height: 9)).height == 77)
    #expect(UIToolbar().sizeThatFits(CGSize(width: 9, height: 9)).height == 44)
  }
}
