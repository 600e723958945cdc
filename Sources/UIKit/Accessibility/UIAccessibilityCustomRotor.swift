import Foundation

/// What the elements of a view are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How elements in a view are reached.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// A list of what is of one kind, through which a person goes.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
    case table, list, landmark
  }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Finds the next element from one.
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// An element that a list has, and a part of its text.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}

/// Where a search begins, and which way it goes.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection: UIAccessibilityCustomRotor.Direction
  init(_ item: UIAccessibilityCustomRotorItemResult, _ direction: UIAccessibilityCustomRotor.Direction) {
    (currentItem, searchDirection) = (item, direction)
    super.init()
  }
}

/// Shows items of a bar large while a finger rests on them, where text is large.
///
/// - Missing: being shown.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public private(set) weak var view: UIView?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  public convenience override init() { self.init(delegate: nil) }
  public static var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
}
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
}
/// What can be shown large.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}
extension UIView: UILargeContentViewerItem {}
