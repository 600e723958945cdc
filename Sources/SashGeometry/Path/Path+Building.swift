import Foundation
import SashMessages

extension Path {
  /// Begins a subpath at `end`.
  public mutating func move(to end: CGPoint) {
    guard Self.accepts(end) else { return }
    edit { $0.move(to: end) }
  }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) {
    guard Self.accepts(end) else { return }
    edit { $0.canDraw("addLine(to:)") ? $0.line(to: end) : () }
  }

  /// Adds a quadratic curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard Self.accepts(end), Self.accepts(control) else { return }
    edit { $0.canDraw("addQuadCurve(to:control:)") ? $0.quad(to: end, control: control) : () }
  }

  /// Adds a cubic curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard Self.accepts(end), Self.accepts(control1), Self.accepts(control2) else { return }
    edit {
      $0.canDraw("addCurve(to:control1:control2:)")
        ? $0.cubic(to: end, control1: control1, control2: control2) : ()
    }
  }

  /// Ends the subpath with a line to its start, where the next one begins unless the pen moves.
  public mutating func closeSubpath() {
    edit { buffer in
      guard let last = buffer.verbs.last, last != .close else { return }
      buffer.close()
    }
  }

  /// Adds a rectangle as a closed subpath, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(Path(rect), transform)
  }

  /// Adds a rounded rectangle as a closed subpath, clockwise from the middle of its right side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addShape(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
  }

  /// Adds a rectangle with a radius for each corner as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addShape(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform)
  }

  /// Adds an ellipse as a closed subpath, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(Path(ellipseIn: rect), transform)
  }

  /// Adds each rectangle as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first, lines.allSatisfy(Self.accepts) else { return }
    edit { buffer in
      buffer.move(to: first)
      for point in lines.dropFirst() { buffer.line(to: point) }
    }
  }

  /// Adds every element of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if path.isEmpty { return }
    if isEmpty {
      self = path.applying(transform)
      return
    }
    let other = path.expanded()
    edit { $0.append(other, transform: transform) }
  }

  private mutating func addShape(_ shape: Path, _ transform: CGAffineTransform) {
    let box = shape.boundingRect
    if shape.isEmpty || !Self.accepts(box.origin) || !Self.accepts(CGPoint(x: box.width, y: box.height)) {
      return
    }
    addPath(shape, transform: transform)
  }

  /// The end of the last element, nil for an empty path; after a closed subpath, its start.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: nil
    case .rect(let rect): CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect), .roundedRect(let rect, _, _): CGPoint(x: rect.maxX, y: rect.midY)
    case .elements(let buffer): buffer.currentPoint
    }
  }

  /// False, with a message, for a point that is not a number.
  static func accepts(_ point: CGPoint) -> Bool {
    if point.x.isNaN || point.y.isNaN {
      tellOnce("A path got a point that is not a number; the element was left out.")
      return false
    }
    return true
  }
}

extension PathBuffer {
  /// True if there is a current point; otherwise says what to do.
  func canDraw(_ name: String) -> Bool {
    if verbs.isEmpty {
      tellOnce(
        "Path.\(name) needs a current point; call move(to:) first. The element was left out.")
      return false
    }
    return true
  }

  var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    if last != .close { return points.last }
    // The start of the subpath that was closed: the point of the last move, or where an earlier close ended.
    var at = points.count
    for verb in verbs.reversed() {
      if verb == .move { return points[at - 1] }
      at -= verb.pointCount
    }
    return nil
  }

  /// True while a line would continue a subpath.
  var hasOpenSubpath: Bool { verbs.last.map { $0 != .close } ?? false }

  package mutating func append(_ other: PathBuffer, transform: CGAffineTransform = .identity) {
    verbs += other.verbs
    if transform.isIdentity {
      points += other.points
    } else {
      points.reserveCapacity(max(points.capacity, points.count + other.points.count))
      for point in other.points { points.append(point.applying(transform)) }
    }
  }
}

extension PathBuffer.Verb {
  /// How many points of the buffer belong to it.
  package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
