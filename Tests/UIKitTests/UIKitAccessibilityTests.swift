import Sash
import Testing

@testable import UIKit

/// What views of UIKit say to those who do not see them.
@MainActor struct UIKitAccessibilityTests {
  private final class Knob: UIView {
    var level = 3
    override var accessibilityValue: String? {
      get { "\(level)" }
      set {}
    }
    override func accessibilityIncrement() {
      level += 1
      setNeedsLayout()
      accessibilityHint = nil
    }
    override func accessibilityDecrement() { level -= 1 }
  }

  private final class Gauge: UIView {
    var parts: [UIAccessibilityElement] = []
    override var accessibilityElements: [Any]? {
      get { parts }
      set {}
    }
  }
  private final class Leaf: UIView {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Card" }
      set {}
    }
    override var accessibilityHint: String? {
      get { "Turns it round" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
  }
  @Test("What a class says of itself by overriding counts as what is set")
  func saidByClass() {
    let app = host { view in
      let card = Leaf(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      inside.text = "hidden by the card"
      card.addSubview(inside)
      let gauge = Gauge(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
      gauge.parts = ["Low", "High"].map {
        let element = UIAccessibilityElement(accessibilityContainer: gauge)
        element.accessibilityLabel = $0
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
        return element
      }
      let unsaid = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      unsaid.text = "no element of the gauge"
      gauge.addSubview(unsaid)
      for part in [card, gauge] { view.addSubview(part) }
    }
    #expect(
      app.accessibilityTree == """
        button "Card" (Turns it round)
        group
          other "Low"
          other "High"

        """)
  }

  private final class Counted: UIView {
    var parts: [UIAccessibilityElement] = []
    override func accessibilityElementCount() -> Int { parts.count }
    override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  }
  private final class Fresh: UIView {
    var asked = 0
    override var accessibilityElements: [Any]? {
      get {
        asked += 1
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "New"
        element.accessibilityFrameInContainerSpace = bounds
        return [element]
      }
      set {}
    }
  }
  @Test("Elements may be counted, or made when they are asked for; plain views are not asked")
  func asked() {
    let fresh = Fresh(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    let app = host { view in
      let counted = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let element = UIAccessibilityElement(accessibilityContainer: counted)
      element.accessibilityLabel = "First"
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
      counted.parts = [element]
      for part in [counted, fresh] { view.addSubview(part) }
    }
    #expect(app.accessibilityTree.contains("First") && app.accessibilityTree.contains("New"))
    app.advance(by: 0.5)
    let before = fresh.asked
    app.advance(by: 0.5)
    #expect(fresh.asked == before)
    #expect(!UIView().actsForSpeech && !UILabel().actsForSpeech && Leaf().actsForSpeech)
  }

  private func host(_ make: (UIView) -> Void) -> TestHost {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    make(controller.view)
    return TestHost { Shown(controller: controller) }
  }
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("Labels, buttons and pictures say what they are; names for tests and other words are what was set")
  func words() {
    var pressed = 0
    let app = host { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.text = "Seen"
      let spoken = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
      spoken.text = "7"
      spoken.accessibilityLabel = "Seven days"
      spoken.accessibilityIdentifier = "days"
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 80, width: 200, height: 44)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
      let off = UIButton(type: .system)
      off.frame = CGRect(x: 0, y: 130, width: 200, height: 44)
      off.setTitle("Off", for: .normal)
      off.isEnabled = false
      let picture = UIImageView(frame: CGRect(x: 0, y: 180, width: 20, height: 20))
      picture.accessibilityLabel = "A photograph"
      for part in [label, spoken, button, off, picture] { view.addSubview(part) }
    }
    #expect(
      app.accessibilityTree == """
        text "Seen"
        text "Seven days" #days
        button "Press"
        button "Off" disabled
        image "A photograph"

        """)
    app.accessibilityElement("Press")?.activate()
    app.accessibilityElement("Off")?.activate()
    #expect(pressed == 1)
  }

  @Test("An element of its own hides what is in it; hidden ones are not told; what is modal stands alone")
  func elements() {
    var card = UIView()
    let app = host { view in
      card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      inner.text = "Inner"
      card.addSubview(inner)
      let other = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
      other.text = "Other"
      view.addSubview(card)
      view.addSubview(other)
    }
    #expect(app.accessibilityTree == "text \"Inner\"\ntext \"Other\"\n")
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityTraits = [.button, .selected]
    app.advance(by: 0)
    #expect(app.accessibilityTree == "button \"Card\" selected\ntext \"Other\"\n")
    card.accessibilityElementsHidden = true
    app.advance(by: 0)
    #expect(app.accessibilityTree == "text \"Other\"\n")
  }

  @Test("What can be adjusted is, and actions have names")
  func actions() {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var done = 0
    let app = host { view in
      knob.isAccessibilityElement = true
      knob.accessibilityLabel = "Level"
      knob.accessibilityTraits = .adjustable
      knob.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Reset") { _ in
          done += 1
          return true
        }
      ]
      view.addSubview(knob)
    }
    #expect(app.accessibilityElement("Level")?.increment() == true)
    #expect(knob.level == 4)
    #expect(app.accessibilityElement("Level")?.decrement() == true)
    #expect(app.accessibilityElement("Level")?.perform(named: "Reset") == true)
    #expect(knob.level == 3 && done == 1)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  private final class Card: UIView {
    var done: [String] = []
    override var accessibilityLabel: String? {
      get { "Card" }
      set {}
    }
    override func accessibilityActivate() -> Bool {
      done.append("activate")
      return true
    }
    override func accessibilityPerformEscape() -> Bool {
      done.append("escape")
      return true
    }
  }

  @Test("What a class overrides is what assistive technologies do with its views")
  func overridden() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let app = host { view in
      card.isAccessibilityElement = true
      view.addSubview(card)
    }
    app.accessibilityElement("Card")?.activate()
    #expect(card.done == ["activate"])
    #expect(card.accessibilityFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(card.accessibilityActivationPoint == CGPoint(x: 25, y: 25))
  }

  @Test("Sizes of text stay within the limits of a view")
  func limits() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    inner.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }
}
