import Foundation
import SashGeometry

/// An outline with the width and style of its line, drawn into the current image context.
open class UIBezierPath: NSObject {
  private var path: Path
  private var style = StrokeStyle(lineWidth: 1)
  open var usesEvenOddFillRule = false

  public override init() { path = Path() }
  init(_ path: Path) { self.path = path }
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }
  /// A part of a circle; angles in radians, `clockwise` as it is seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingRect }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open var lineWidth: CGFloat {
    get { style.lineWidth }
    set { style.lineWidth = newValue }
  }
  open var lineCapStyle: CGLineCap {
    get { style.lineCap }
    set { style.lineCap = newValue }
  }
  open var lineJoinStyle: CGLineJoin {
    get { style.lineJoin }
    set { style.lineJoin = newValue }
  }
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    style.dashPhase = phase
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a part of a circle; angles in radians, `clockwise` as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// The same outlines, each drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed())
    reversed.style = style
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the outline in the current fill colour.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule) }
  /// Draws the line in the current stroke colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(style.lineWidth)
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    context.setMiterLimit(style.miterLimit)
    context.setLineDash(phase: style.dashPhase, lengths: style.dash)
    context.stroke(path)
    context.restoreGState()
  }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }
  /// Limits what is drawn from now on to the inside of the outline.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule) }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
