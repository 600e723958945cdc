import Foundation
import SashCore

/// Draws an overlay: a subclass does so by `draw(_:zoomScale:in:)`, in points of the map of the world from the overlay's upper left corner.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var blendMode = CGBlendMode.normal
  /// Pixels a point.
  open var contentScaleFactor: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
  /// Has the map drawn again.
  var changed: (() -> Void)?
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Has what is drawn made once more; any thread may ask for it, as one that has loaded something.
  open func setNeedsDisplay() {
    if Thread.isMainThread { changed?() } else { DispatchQueue.main.async { self.changed?() } }
  }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
  /// Whether what is to be drawn is there; the map draws nothing until it is, and `setNeedsDisplay()` has it asked again.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part of the map. This one draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Where a point of the map is for `draw(_:zoomScale:in:)`.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// What is drawn.
  func items(_ id: AnyHashable) -> [MapItem] { [MapItem(id: id, form: .drawn(self), look: MapLook())] }
}

/// Draws a line around or along an overlay.
///
/// - Missing: `draw(_:zoomScale:in:)` of subclasses of the renderers of lines, polygons and circles, whose colours and widths count
///   alone; `strokeStart`, `strokeEnd`, `blendMode` and `shouldRasterize`, which are kept only.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points; zero is drawn as two.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  /// The line that a subclass makes in `createPath()`, in the coordinates of `draw(_:zoomScale:in:)`.
  open var path: CGPath!
  open var shouldRasterize = false
  /// Makes `path`. This one makes none.
  open func createPath() {}
  /// Has the line made once more.
  open func invalidatePath() {
    path = nil
    setNeedsDisplay()
  }
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth((lineWidth > 0 ? lineWidth : 2) / max(zoomScale, 1e-12))
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
  }
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    if path == nil { createPath() }
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  var outline: MapOutline? { nil }
  override func items(_ id: AnyHashable) -> [MapItem] {
    guard let outline else { return super.items(id) }
    func style(_ color: UIColor?) -> AnyShapeStyle? {
      color.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
    }
    var look = MapLook()
    look.fill = style(outline.isArea ? fillColor : nil) ?? AnyShapeStyle(Color.clear)
    look.stroke = style(strokeColor) ?? AnyShapeStyle(Color.clear)
    look.strokeStyle = StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return [MapItem(id: id, form: .overlay(outline), look: look)]
  }
}

open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  public var polyline: MKPolyline { overlay as! MKPolyline }
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Traps for an overlay that is no line.
  public override init(overlay: any MKOverlay) {
    precondition(overlay is MKPolyline, "MKPolylineRenderer draws an MKPolyline, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  override var outline: MapOutline? { MapOutline(lines: [polyline.mapPoints], isArea: false) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  public var polygon: MKPolygon { overlay as! MKPolygon }
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Traps for an overlay that is no polygon.
  public override init(overlay: any MKOverlay) {
    precondition(overlay is MKPolygon, "MKPolygonRenderer draws an MKPolygon, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  override var outline: MapOutline? {
    MapOutline(lines: [polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints), isArea: true)
  }
}

open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  public var circle: MKCircle { overlay as! MKCircle }
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Traps for an overlay that is no circle.
  public override init(overlay: any MKOverlay) {
    precondition(overlay is MKCircle, "MKCircleRenderer draws an MKCircle, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  override var outline: MapOutline? { MapOutline(circle: circle) }
}
