import SashDisplay

/// What a view is to those who do not see it, beside its words.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It is raised and lowered by `accessibilityIncrement()` and `accessibilityDecrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  var semantics: SemanticsTraits {
    let pairs: [(UIAccessibilityTraits, SemanticsTraits)] = [
      (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
      (.playsSound, .playsSound),
      (.keyboardKey, .keyboardKey), (.staticText, .staticText), (.summaryElement, .summary),
      (.updatesFrequently, .updatesFrequently), (.searchField, .searchField),
      (.startsMediaSession, .startsMedia), (.allowsDirectInteraction, .directInteraction),
      (.causesPageTurn, .pageTurn), (.tabBar, .tabBar), (.header, .header),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}

/// Something that a view does by a name, for those who do not see it.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
  /// An action that is a method of an object; the method may take the action.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, image: image) { [weak target = target as AnyObject] action in
      guard let target = target as? NSObject else { return false }
      _ = target.perform(selector, with: action)
      return true
    }
  }
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// Where someone who does not see the screen has it scrolled to.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
