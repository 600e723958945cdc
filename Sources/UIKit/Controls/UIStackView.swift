import Foundation

/// Arranges views in a row or a column, by constraints that it makes.
///
/// - Missing: `fillProportionally` shares by what each view shows, without counting spacing; distances of baselines.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  /// The distance of views that uses what the system has.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangeLater() } } }
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangeLater() } }
  }
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangeLater() } } }
  /// In points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangeLater() } } }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangeLater() } }
  }
  open var isBaselineRelativeArrangement = false
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { arrangeLater() } }
  }
  /// The letters of a row are those of its highest view, those of a column of its first or its last one.
  open override var forFirstBaselineLayout: UIView { lettered(isFirst: true) }
  open override var forLastBaselineLayout: UIView { lettered(isFirst: false) }
  private var ownSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var own: [NSLayoutConstraint] = []
  private var needsArranging = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangeLater()
  }
  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    ownSpacing[ObjectIdentifier(view)] = nil
    arrangeLater()
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangeLater()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) {
      arrangedSubviews.removeAll { $0 === subview }
      ownSpacing[ObjectIdentifier(subview)] = nil
      arrangeLater()
    }
  }
  override func updateOwnConstraints() {
    guard needsArranging else { return }
    needsArranging = false
    arrange()
  }
  /// Views that are hidden take no room.
  override func subviewHiddenChanged() { arrangeLater() }
  func sizeOfSubviewChanged() { if distribution == .fillProportionally { arrangeLater() } }

  /// Makes its constraints anew before the next layout.
  private func arrangeLater() {
    needsArranging = true
    requestConstraintUpdate()
    setNeedsLayout()
  }
  private func arrange() {
    NSLayoutConstraint.deactivate(own)
    for guide in layoutGuides where guide.identifier == "UISV-spacing" { removeLayoutGuide(guide) }
    let views = arrangedSubviews.filter { !$0.isHidden }
    own = views.isEmpty ? [] : along(views) + views.flatMap { across($0, views[0]) }
    for constraint in own { constraint.identifier = "UISV" }
    NSLayoutConstraint.activate(own)
    setNeedsLayout()
  }

  private var isRow: Bool { axis == .horizontal }
  private typealias Edge = NSLayoutConstraint.Attribute
  private var start: Edge { isRow ? left : .top }
  private var end: Edge { isRow ? right : .bottom }
  /// Where rows begin and where they end: the other way round than around the stack, where it is told so.
  private var left: Edge { runsAgainstPlace ? .right : .left }
  private var right: Edge { runsAgainstPlace ? .left : .right }
  private func lettered(isFirst: Bool) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let highest = views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    let part = isRow ? highest : isFirst ? views.first : views.last
    guard let part else { return self }
    return isFirst ? part.forFirstBaselineLayout : part.forLastBaselineLayout
  }
  private var length: Edge { isRow ? .width : .height }
  private var box: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func tie(
    _ first: AnyObject, _ a: Edge, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ b: Edge,
    _ constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b, multiplier: multiplier,
      constant: constant)
    made.priority = UILayoutPriority(priority)
    return made
  }

  private func tie(
    _ first: AnyObject, _ a: Edge, _ second: AnyObject?, _ b: Edge, _ constant: CGFloat = 0,
    multiplier: CGFloat = 1,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    tie(first, a, .equal, second, b, constant, multiplier: multiplier, priority: priority)
  }

  /// Keeps a view behind another one, or as far behind it at least.
  private func after(
    _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat
  ) -> NSLayoutConstraint {
    guard isRow, runsAgainstPlace else { return tie(next, start, relation, view, end, distance) }
    return tie(next, start, relation == .equal ? .equal : .lessThanOrEqual, view, end, -distance)
  }

  private func along(_ views: [UIView]) -> [NSLayoutConstraint] {
    var made = [tie(views[0], start, box, start), tie(views.last!, end, box, end)]
    var gaps: [UILayoutGuide] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let distance = ownSpacing[ObjectIdentifier(view)] ?? spacing
      switch distribution {
      case .equalSpacing, .equalCentering:
        made.append(after(view, next, .greaterThanOrEqual, distance))
        let gap = UILayoutGuide()
        gap.identifier = "UISV-spacing"
        addLayoutGuide(gap)
        let (from, to): (Edge, Edge) =
          distribution == .equalSpacing ? (end, start) : isRow ? (.centerX, .centerX) : (.centerY, .centerY)
        made += [tie(gap, start, view, from), tie(gap, end, next, to)]
        if let first = gaps.first { made.append(tie(gap, length, first, length, priority: 999)) }
        gaps.append(gap)
      case .fill, .fillEqually, .fillProportionally: made.append(after(view, next, .equal, distance))
      }
    }
    switch distribution {
    case .fillEqually: for view in views.dropFirst() { made.append(tie(view, length, views[0], length)) }
    case .fillProportionally:
      func share(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return max(1, isRow ? size.width : size.height)
      }
      for view in views.dropFirst() {
        made.append(
          tie(view, length, views[0], length, multiplier: share(view) / share(views[0]), priority: 999))
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
    return made
  }

  /// - Parameter first: The view that the letters of the others stand beside.
  private func across(_ view: UIView, _ first: UIView) -> [NSLayoutConstraint] {
    let (start, end): (Edge, Edge) = isRow ? (.top, .bottom) : (left, right)
    let middle: Edge = isRow ? .centerY : .centerX
    let (low, high): (Edge, Edge) = isRow ? (.top, .bottom) : (.left, .right)
    let inside = [
      tie(view, low, .greaterThanOrEqual, box, low), tie(view, high, .lessThanOrEqual, box, high),
    ]
    let size: Edge = isRow ? .height : .width
    // The stack is no larger across than its largest view, if it has the choice.
    let tight = tie(self, size, .equal, nil, .notAnAttribute, 0, priority: 1)
    // Letters stand on one line, which is as near to an edge as the views allow.
    func lettered(_ line: Edge, near edge: Edge) -> [NSLayoutConstraint] {
      let beside = view === first ? [] : [tie(view, line, first, line)]
      return inside + beside + [tie(view, edge, .equal, box, edge, priority: 2), tight]
    }
    switch alignment {
    case .fill: return [tie(view, start, box, start), tie(view, end, box, end)]
    case .firstBaseline where isRow: return lettered(.firstBaseline, near: .top)
    case .lastBaseline where isRow: return lettered(.lastBaseline, near: .bottom)
    case .leading, .firstBaseline: return inside + [tie(view, start, box, start), tight]
    case .trailing, .lastBaseline: return inside + [tie(view, end, box, end), tight]
    case .center: return inside + [tie(view, middle, box, middle), tight]
    }
  }
}
