import Foundation
import SashCore
import SashMessages

/// Draws an overlay.
///
/// - Missing: renderers of one's own, by `draw(_:zoomScale:in:)`: lines, polygons and circles are drawn.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var blendMode = CGBlendMode.normal
  /// Has the map drawn again.
  var changed: (() -> Void)?
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func setNeedsDisplay() { changed?() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// What is drawn; nil where nothing is known.
  func item(_ id: AnyHashable) -> MapItem? {
    tellOnce(
      "\(type(of: self)) draws nothing: only renderers of lines, polygons and circles are drawn.",
      by: "MapKit")
    return nil
  }
}

/// Draws a line around or along an overlay.
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

  var outline: MapOutline? { nil }
  override func item(_ id: AnyHashable) -> MapItem? {
    guard let outline else { return super.item(id) }
    func style(_ color: UIColor?) -> AnyShapeStyle? {
      color.map { AnyShapeStyle(Color(uiColor: $0).opacity(alpha)) }
    }
    var look = MapLook()
    look.fill = style(outline.isArea ? fillColor : nil) ?? AnyShapeStyle(Color.clear)
    look.stroke = style(strokeColor) ?? AnyShapeStyle(Color.clear)
    look.strokeStyle = StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return MapItem(id: id, form: .overlay(outline), look: look)
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
