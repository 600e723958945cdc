import Foundation

/// How much a constraint counts against others; 1000 must hold.
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

/// A relation between edges or sizes of two views: `first == multiplier × second + constant`, or `<=`, or `>=`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// In points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { changed() } } }
  open var identifier: String?
  open var shouldBeArchived = false

  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: A view or a layout guide; nil for a constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }
  /// A constraint of nothing, which stands for one that is set later; it cannot be activated.
  public override init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  /// Whether it counts.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { ConstraintStore.activate(self) } else { ConstraintStore.deactivate(self) }
    }
  }
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() { if isActive { ConstraintStore.changed(self) } }

  /// Where the distance begins that a side of the relation is, in the place of a coordinate.
  struct Start {
    weak var item: AnyObject?
    let attribute: Attribute
  }
  final var firstStart: Start?
  final var secondStart: Start?

  /// The views that its items are, or belong to.
  var views: [UIView] {
    [firstItem, secondItem, firstStart?.item, secondStart?.item].compactMap {
      ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView
    }
  }
  /// The view that keeps it while it counts.
  weak var holder: UIView?
  /// When it came to count, as a number that grows.
  var activation = 0
  /// The nearest view that all of its items are in.
  var commonView: UIView? {
    let views = views
    var view = views.first
    while let current = view, !views.allSatisfy({ $0.isDescendant(of: current) }) { view = current.superview }
    return view
  }
  /// Whether it leads from what is in a view to what is not.
  func crosses(_ view: UIView) -> Bool {
    let inside = views.map { $0.isDescendant(of: view) }
    return inside.contains(true) && inside.contains(false)
  }
}

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
