import Foundation

/// A line of views and the spaces between them, written as in `H:|-[name]-8-[field(>=100)]-|`.
///
/// - Source: Apple's "Visual Format Language" in the Auto Layout Guide.
@MainActor struct VisualFormat {
  private enum Part {
    case edge
    case view(AnyObject)
  }
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat?
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }
  /// Why a format says nothing.
  struct Problem: Error { let text: String }

  private var letters: [Character]
  private var place = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    letters = format.filter { !$0.isWhitespace }.map { $0 }
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  // MARK: Reading

  private var next: Character? { place < letters.count ? letters[place] : nil }
  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard place + wanted.count <= letters.count, Array(letters[place..<place + wanted.count]) == wanted else {
      return false
    }
    place += wanted.count
    return true
  }
  private mutating func expect(_ text: String) throws {
    if !take(text) { throw Problem(text: "expected \(text) at character \(place)") }
  }
  private mutating func word() throws -> String {
    let start = place
    while let letter = next, letter.isLetter || letter.isNumber || letter == "_" || letter == "." {
      place += 1
    }
    if start == place { throw Problem(text: "expected a name or a number at character \(place)") }
    return String(letters[start..<place])
  }

  mutating func constraints() throws -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var before: Part?
    var spaces: [Predicate]? = []
    if take("|") {
      before = .edge
      spaces = try connection()
    }
    var row: [AnyObject] = []
    while true {
      if before != nil, take("|") {
        if let before { add(spaces, from: before, to: .edge, outer: try outer(of: row)) }
        break
      }
      if next == nil {
        if let spaces, spaces.isEmpty { break }
        throw Problem(text: "it ends within a space")
      }
      let view = try self.view()
      row.append(view)
      if let before { add(spaces, from: before, to: .view(view), outer: try outer(of: row)) }
      before = .view(view)
      spaces = try connection()
    }
    if place != letters.count { throw Problem(text: "nothing may follow the edge at character \(place)") }
    align(row)
    return made
  }

  private func outer(of row: [AnyObject]) throws -> UIView {
    let first = row.first
    let view = (first as? UIView)?.superview ?? (first as? UILayoutGuide)?.owningView
    guard let view else { throw Problem(text: "the first view has no superview, which | stands for") }
    return view
  }

  /// Nil is the usual space, an empty list none.
  private mutating func connection() throws -> [Predicate]? {
    guard take("-") else { return [] }
    guard let letter = next else { throw Problem(text: "it ends within a space") }
    if letter == "[" || letter == "|" { return nil }
    let list: [Predicate]
    if letter == "(" {
      list = try predicates()
    } else {
      list = [Predicate(constant: try number())]
    }
    try expect("-")
    return list
  }

  private mutating func view() throws -> AnyObject {
    try expect("[")
    let name = try word()
    let object = try object(name)
    if next == "(" {
      for predicate in try predicates() {
        let side: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        make(
          object, side, predicate.relation, predicate.view, predicate.view == nil ? .notAnAttribute : side,
          predicate.constant ?? 0, predicate.priority)
      }
    }
    try expect("]")
    return object
  }
  private func object(_ name: String) throws -> AnyObject {
    guard let found = views[name] else { throw Problem(text: "\(name) is not a key in the views dictionary") }
    let object = found as AnyObject
    guard object is UIView || object is UILayoutGuide else { throw Problem(text: "\(name) is no view") }
    return object
  }
  private mutating func predicates() throws -> [Predicate] {
    try expect("(")
    var list: [Predicate] = []
    repeat {
      var one = Predicate()
      if take("==") {
      } else if take(">=") {
        one.relation = .greaterThanOrEqual
      } else if take("<=") {
        one.relation = .lessThanOrEqual
      }
      let start = place
      let name = next == "-" ? "" : try word()
      if metrics[name] == nil, Double(name) == nil, views[name] != nil {
        one.view = try object(name)
      } else {
        place = start
        one.constant = try number()
      }
      if take("@") { one.priority = UILayoutPriority(Float(try number())) }
      list.append(one)
    } while take(",")
    try expect(")")
    return list
  }
  private mutating func number() throws -> CGFloat {
    let isNegative = take("-")
    let name = try word()
    let value: CGFloat
    switch metrics[name] {
    case let metric as CGFloat: value = metric
    case let metric as Double: value = CGFloat(metric)
    case let metric as Int: value = CGFloat(metric)
    case let metric as Float: value = CGFloat(metric)
    case let metric as NSNumber: value = CGFloat(metric.doubleValue)
    default:
      guard let plain = Double(name) else {
        throw Problem(text: "\(name) is not a key in the metrics dictionary")
      }
      value = CGFloat(plain)
    }
    return isNegative ? -value : value
  }

  // MARK: Making

  private mutating func make(
    _ one: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }
  private var margins: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    switch sides.start {
    case .top: (.topMargin, .bottomMargin)
    case .left: (.leftMargin, .rightMargin)
    case .right: (.rightMargin, .leftMargin)
    default: (.leadingMargin, .trailingMargin)
    }
  }
  /// Between views, in points.
  ///
  /// - Source: the guide: 8 between views; to the edge of the view around, its margins.
  private static let usual: CGFloat = 8

  /// What follows stands so far after what is before.
  private mutating func add(_ spaces: [Predicate]?, from: Part, to: Part, outer: UIView) {
    var (low, lowSide): (AnyObject, NSLayoutConstraint.Attribute) = (outer, sides.start)
    var (high, highSide): (AnyObject, NSLayoutConstraint.Attribute) = (outer, sides.end)
    var space = VisualFormat.usual
    if case .view(let view) = from { (low, lowSide) = (view, sides.end) }
    if case .view(let view) = to { (high, highSide) = (view, sides.start) }
    if spaces == nil, case .edge = from { (lowSide, space) = (margins.start, 0) }
    if spaces == nil, case .edge = to { (highSide, space) = (margins.end, 0) }
    // Places from right to left grow the other way.
    let sign: CGFloat = sides.start == .right ? -1 : 1
    let list = spaces.map { $0.isEmpty ? [Predicate(constant: 0)] : $0 } ?? [Predicate(constant: space)]
    for predicate in list {
      make(
        high, highSide, predicate.relation, low, lowSide, sign * (predicate.constant ?? 0), predicate.priority
      )
    }
  }
  private mutating func align(_ row: [AnyObject]) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (one, other) in zip(row, row.dropFirst()) {
        make(other, attribute, .equal, one, attribute, 0, .required)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// How the views of a format stand to each other.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The constraints that a format stands for, as `H:|-[name]-8-[field(>=100)]-|`. Traps where it cannot be read.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that stand for them.
  ///   - views: Views and layout guides by their names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    do { return try reader.constraints() } catch {
      fatalError(
        "Unable to parse constraint format \(format): \((error as? VisualFormat.Problem)?.text ?? "\(error)")"
      )
    }
  }
}
