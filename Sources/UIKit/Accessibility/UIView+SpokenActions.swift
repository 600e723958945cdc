import SashCore
import SashDisplay

/// Which classes of views do something of their own for those who do not see them.
@MainActor private enum ActingClasses {
  private final class Plain: UIView {}
  private final class Activate: UIView { override func accessibilityActivate() -> Bool { true } }
  private final class Escape: UIView { override func accessibilityPerformEscape() -> Bool { true } }
  private final class Magic: UIView { override func accessibilityPerformMagicTap() -> Bool { true } }
  private final class Scroll: UIView {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
  }

  private final class Words: UIView {
    override var accessibilityValue: String? {
      get { nil }
      set {}
    }
    override var accessibilityHint: String? {
      get { nil }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .none }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityIdentifier: String? {
      get { nil }
      set {}
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { nil }
      set {}
    }
  }
  private final class Elements: UIView {
    override var accessibilityElements: [Any]? {
      get { nil }
      set {}
    }
  }
  private final class Counted: UIView { override func accessibilityElementCount() -> Int { 0 } }

  struct Answer {
    var (activates, escapes, isMagic, scrolls) = (false, false, false, false)
    var (speaks, listsElements, countsElements) = (false, false, false)
  }
  private static var known: [ObjectIdentifier: Answer] = [:]

  static func answer(_ type: UIView.Type) -> Answer {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    func overrides(_ probe: UIView.Type, _ count: Int = 1) -> Bool {
      MethodTables.overrides(type, as: probe, beside: Plain.self, of: UIView.self, count: count)
    }
    let answer = Answer(
      activates: overrides(Activate.self), escapes: overrides(Escape.self), isMagic: overrides(Magic.self),
      scrolls: overrides(Scroll.self), speaks: overrides(Words.self, 18),
      listsElements: overrides(Elements.self, 3), countsElements: overrides(Counted.self))
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension UIView {
  /// Whether its class says what assistive technologies can do with it.
  var actsForSpeech: Bool {
    let answer = ActingClasses.answer(type(of: self))
    return answer.activates || answer.escapes || answer.isMagic || answer.scrolls || answer.speaks
  }
  /// Takes the elements that its class says by itself, instead of somebody who sets them.
  func askForElements() {
    let answer = ActingClasses.answer(type(of: self))
    guard answer.listsElements || answer.countsElements else { return }
    // The answer may make elements or set what is kept: that is no news, as it is asked for while the view is shown.
    isAskedForElements = true
    defer { isAskedForElements = false }
    let elements =
      answer.listsElements
      ? accessibilityElements : (0..<accessibilityElementCount()).compactMap { accessibilityElement(at: $0) }
    let old = speech.elements ?? []
    if let elements, elements.count == old.count, speech.elements != nil,
      zip(elements, old).allSatisfy({ $0 as AnyObject === $1 as AnyObject })
    {
      return
    }
    if elements == nil, speech.elements == nil { return }
    setSpokenElements(elements, tells: false)
  }
  /// What its class does when an assistive technology asks.
  func sayOverrides(_ attachment: inout AccessibilityAttachment) {
    let answer = ActingClasses.answer(type(of: self))
    if answer.activates {
      let usual = attachment.properties.actions.last { $0.kind == .activate }
      attachment.act(.activate) { [weak self] point in
        MainActor.assumeIsolated { if self?.accessibilityActivate() == false { usual?.perform(point) } }
      }
    }
    if answer.escapes {
      attachment.act(.escape) { [weak self] _ in
        MainActor.assumeIsolated { _ = self?.accessibilityPerformEscape() }
      }
    }
    if answer.isMagic {
      attachment.act(.magicTap) { [weak self] _ in
        MainActor.assumeIsolated { _ = self?.accessibilityPerformMagicTap() }
      }
    }
    if answer.scrolls {
      let directions: [(Edge, UIAccessibilityScrollDirection)] = [
        (.top, .up), (.bottom, .down), (.leading, .left), (.trailing, .right),
      ]
      for (edge, direction) in directions {
        attachment.act(.scroll(edge)) { [weak self] _ in
          MainActor.assumeIsolated { _ = self?.accessibilityScroll(direction) }
        }
      }
    }
  }
  func textLimitsChanged() { changeTraits {} }
}
