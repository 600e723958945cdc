import Foundation
import SashCore

/// One tree of views as a system of linear constraints: four variables for each view and guide that takes part, in points
/// of the topmost view.
@MainActor final class ConstraintLayout {
  private typealias Expression = LinearSystem.Expression
  private let root: UIView
  private let constraints: [NSLayoutConstraint]
  /// Whether the root has its size; else that is looked for.
  private let isFixed: Bool
  private var items: [AnyObject] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var rows: [LinearSystem.Constraint] = []
  /// Heights of texts of several lines, by their widths.
  private var heights: [ObjectIdentifier: CGFloat] = [:]
  /// How large constraints make what is in scroll views, in points; known after `solve`.
  private(set) var contentSizes: [(UIScrollView, CGSize)] = []

  init(root: UIView, constraints: [NSLayoutConstraint], isFixed: Bool) {
    self.root = root
    self.constraints = constraints
    self.isFixed = isFixed
    add(root)
    for constraint in constraints {
      let (one, other) = ConstraintLayout.scrolled(constraint)
      for item in [one, other] { if let item { addWithParents(item) } }
      for (item, attribute) in [(one, constraint.firstAttribute), (other, constraint.secondAttribute)] {
        if let view = item as? UIView, let part = ConstraintLayout.part(of: view, for: attribute) {
          addWithParents(part)
        }
      }
      for start in [constraint.firstStart, constraint.secondStart].compactMap({ $0?.item }) {
        addWithParents(start)
      }
    }
  }
  /// The view within another one whose baseline counts as that one's; nil where it is its own.
  private static func part(of view: UIView, for attribute: NSLayoutConstraint.Attribute) -> UIView? {
    let part: UIView
    switch attribute {
    case .firstBaseline: part = view.forFirstBaselineLayout
    case .lastBaseline: part = view.forLastBaselineLayout
    default: return nil
    }
    return part !== view && part.isDescendant(of: view) ? part : nil
  }

  /// The items of a constraint; an edge of a scroll view stands for that of its content where what is in it is tied to it.
  ///
  /// - Source: the documentation of `UIScrollView`: edges and margins attach to the content, sizes and centres to the frame.
  private static func scrolled(_ constraint: NSLayoutConstraint) -> (AnyObject?, AnyObject?) {
    func content(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?)
      -> AnyObject?
    {
      guard let scroll = item as? UIScrollView, attribute.isEdge,
        let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView, inner !== scroll,
        inner.isDescendant(of: scroll)
      else { return item }
      return scroll.contentLayoutGuide
    }
    let (one, other) = (constraint.firstItem, constraint.secondItem)
    return (
      content(one, constraint.firstAttribute, other), content(other, constraint.secondAttribute, one)
    )
  }

  private func add(_ item: AnyObject) {
    let id = ObjectIdentifier(item)
    guard places[id] == nil else { return }
    places[id] = items.count
    items.append(item)
  }
  private func addWithParents(_ item: AnyObject) {
    add(item)
    var view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    if item === root { return }
    while let current = view {
      add(current)
      if current === root { return }
      view = current.superview
    }
  }

  private func variable(_ item: AnyObject, _ index: Int) -> Expression {
    .variable(places[ObjectIdentifier(item)]! * 4 + index)
  }
  private func left(_ item: AnyObject) -> Expression { variable(item, 0) }
  private func top(_ item: AnyObject) -> Expression { variable(item, 1) }
  private func width(_ item: AnyObject) -> Expression { variable(item, 2) }
  private func height(_ item: AnyObject) -> Expression { variable(item, 3) }
  private func number(_ value: CGFloat) -> Expression { Expression(constant: Double(value)) }

  private func require(
    _ expression: Expression, _ relation: LinearProgram.Relation = .equal, priority: Float = 1000
  ) { rows.append(LinearSystem.Constraint(expression: expression, relation: relation, priority: priority)) }

  private func makeRows() {
    rows = []
    for item in items {
      if let view = item as? UIView {
        place(view)
      } else if let guide = item as? UILayoutGuide {
        place(guide)
      }
    }
    for constraint in constraints { add(constraint) }
  }

  private func place(_ view: UIView) {
    if view === root {
      require(left(view))
      require(top(view))
      if isFixed {
        require(width(view) - number(view.bounds.width))
        require(height(view) - number(view.bounds.height))
      } else {
        fit(view)
      }
      return
    }
    guard let outer = view.superview else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.alignmentRect(forFrame: view.frame)
      let around = outer.alignmentRectInsets
      require(left(view) - left(outer) - number(frame.minX - outer.bounds.minX - around.left))
      require(top(view) - top(outer) - number(frame.minY - outer.bounds.minY - around.top))
      require(width(view) - number(frame.width))
      require(height(view) - number(frame.height))
      return
    }
    require(width(view), .atLeast)
    require(height(view), .atLeast)
    fit(view)
  }

  /// A view wants to be as large as what it shows.
  private func fit(_ view: UIView) {
    var size = view.intrinsicContentSize
    if let known = heights[ObjectIdentifier(view)] { size.height = known }
    for (axis, own, wanted) in [
      (NSLayoutConstraint.Axis.horizontal, width(view), size.width), (.vertical, height(view), size.height),
    ] where wanted >= 0 {
      require(own - number(wanted), .atMost, priority: view.contentHuggingPriority(for: axis).rawValue)
      require(
        own - number(wanted), .atLeast,
        priority: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  private func place(_ guide: UILayoutGuide) {
    guard let view = guide.owningView else { return }
    if let scroll = view as? UIScrollView, guide === scroll.contentLayoutGuide {
      require(left(guide) - left(view) + number(scroll.bounds.minX))
      require(top(guide) - top(view) + number(scroll.bounds.minY))
      require(width(guide), .atLeast)
      require(height(guide), .atLeast)
      return
    }
    guard let insets = guide.insets?(view) else {
      require(width(guide), .atLeast)
      require(height(guide), .atLeast)
      return
    }
    require(left(guide) - left(view) - number(insets.left))
    require(top(guide) - top(view) - number(insets.top))
    require(width(guide) - width(view) + number(insets.left + insets.right))
    require(height(guide) - height(view) + number(insets.top + insets.bottom))
  }

  private func expression(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    let margins = (item as? UIView)?.effectiveMargins ?? .zero
    let isTurned = ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.runsAgainstPlace == true
    switch attribute {
    case .left: return left(item)
    case .right: return left(item) + width(item)
    case .leading: return expression(item, isTurned ? .right : .left)
    case .trailing: return expression(item, isTurned ? .left : .right)
    case .top: return top(item)
    case .bottom: return top(item) + height(item)
    case .width: return width(item)
    case .height: return height(item)
    case .centerX: return left(item) + width(item) * 0.5
    case .centerY: return top(item) + height(item) * 0.5
    // - Source: facts on UIKit, "baseline of a label": the ascender rounded to a point below its top.
    case .firstBaseline, .lastBaseline: return baseline(item, isFirst: attribute == .firstBaseline)
    case .leftMargin: return left(item) + number(margins.left)
    case .rightMargin: return left(item) + width(item) - number(margins.right)
    case .leadingMargin: return expression(item, isTurned ? .rightMargin : .leftMargin)
    case .trailingMargin: return expression(item, isTurned ? .leftMargin : .rightMargin)
    case .topMargin: return top(item) + number(margins.top)
    case .bottomMargin: return top(item) + height(item) - number(margins.bottom)
    case .centerXWithinMargins:
      return left(item) + width(item) * 0.5 + number((margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return top(item) + height(item) * 0.5 + number((margins.top - margins.bottom) / 2)
    case .notAnAttribute: return Expression()
    }
  }

  /// Where the letters of a view stand: those of labels at their top, of one line in the middle of buttons and fields.
  private func baseline(_ item: AnyObject, isFirst: Bool) -> Expression {
    if let view = item as? UIView,
      let part = ConstraintLayout.part(of: view, for: isFirst ? .firstBaseline : .lastBaseline)
    {
      return baseline(part, isFirst: isFirst)
    }
    func ascent(_ font: UIFont) -> CGFloat { (font.ascender + 0.5).rounded(.down) }
    if let label = item as? UILabel, let font = label.font {
      if isFirst { return top(item) + number(ascent(font)) }
      return top(item) + height(item) - number(font.lineHeight.rounded(.up) - ascent(font))
    }
    let font =
      (item as? UITextField).map { $0.font ?? .systemFont(ofSize: 17) }
      ?? (item as? UIButton)?.titleLabel?.font
    guard let font else { return top(item) + height(item) }
    return top(item) + height(item) * 0.5 + number(ascent(font) - font.lineHeight.rounded(.up) / 2)
  }

  private func add(_ constraint: NSLayoutConstraint) {
    let (one, other) = ConstraintLayout.scrolled(constraint)
    guard let first = one else { return }
    /// A place, or the distance to it from another one.
    func side(
      _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ start: NSLayoutConstraint.Start?
    ) -> Expression {
      let end = expression(item, attribute)
      guard let start, let from = start.item else { return end }
      return end - expression(from, start.attribute)
    }
    var difference =
      side(first, constraint.firstAttribute, constraint.firstStart) - number(constraint.constant)
    if let second = other {
      difference =
        difference
        - side(second, constraint.secondAttribute, constraint.secondStart) * Double(constraint.multiplier)
    }
    let relation: LinearProgram.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    require(difference, relation, priority: constraint.priority.rawValue)
  }

  /// - Parameter more: Adds to the rows.
  private func values(_ more: () -> Void = {}) -> [Double] {
    makeRows()
    more()
    var system = LinearSystem(variables: items.count * 4)
    system.constraints = rows
    var values = system.solve()
    if !system.broken.isEmpty {
      runtimeWarning(
        "Unable to simultaneously satisfy constraints: \(system.broken.count) are left out in \(root).")
    }
    // Texts of several lines are as high as their widths make them.
    for case let view as UIView in items
    where view.isHighByWidth && !view.translatesAutoresizingMaskIntoConstraints {
      let width = CGFloat(values[places[ObjectIdentifier(view)]! * 4 + 2])
      view.constrainedWidth = width
      heights[ObjectIdentifier(view)] = view.intrinsicContentSize.height
      view.constrainedWidth = nil
    }
    if !heights.isEmpty {
      makeRows()
      more()
      system = LinearSystem(variables: items.count * 4)
      system.constraints = rows
      values = system.solve()
    }
    return values
  }

  /// Where the views that constraints place are, in points of the views around them.
  ///
  /// - Source: facts on UIKit, "Auto Layout": origins at whole points, sizes at halves.
  func solve() -> [(UIView, CGRect)] {
    let values = values()
    func aligned(_ item: AnyObject) -> CGRect {
      let first = places[ObjectIdentifier(item)]! * 4
      return CGRect(
        x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }
    func rect(_ item: AnyObject) -> CGRect {
      let own = aligned(item)
      return (item as? UIView)?.frame(forAlignmentRect: own) ?? own
    }
    var result: [(UIView, CGRect)] = []
    for item in items {
      let own = rect(item)
      if let guide = item as? UILayoutGuide, let view = guide.owningView {
        let outer = rect(view)
        if let scroll = view as? UIScrollView, guide === scroll.contentLayoutGuide {
          contentSizes.append((scroll, own.size))
          guide.layoutFrame = CGRect(origin: .zero, size: own.size)
          continue
        }
        guide.layoutFrame = own.offsetBy(dx: -outer.minX, dy: -outer.minY)
      } else if let view = item as? UIView, view !== root, !view.translatesAutoresizingMaskIntoConstraints,
        let outer = view.superview
      {
        let around = rect(outer)
        func whole(_ value: CGFloat) -> CGFloat { value.rounded(.toNearestOrAwayFromZero) }
        func half(_ value: CGFloat) -> CGFloat { (value * 2).rounded(.toNearestOrAwayFromZero) / 2 }
        result.append(
          (
            view,
            CGRect(
              x: whole(own.minX - around.minX) + outer.bounds.minX,
              y: whole(own.minY - around.minY) + outer.bounds.minY,
              width: half(own.width), height: half(own.height))
          ))
      }
    }
    return result
  }

  func fittingSize(target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    let values = values {
      let (width, height) = (width(root), height(root))
      rows.append(
        LinearSystem.Constraint(
          expression: width - number(target.width), relation: .equal, priority: min(horizontal, 999)))
      rows.append(
        LinearSystem.Constraint(
          expression: height - number(target.height), relation: .equal, priority: min(vertical, 999)))
      rows.append(LinearSystem.Constraint(expression: width, relation: .atLeast, priority: 1000))
      rows.append(LinearSystem.Constraint(expression: height, relation: .atLeast, priority: 1000))
    }
    return CGSize(width: values[2], height: values[3])
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
