import CoreGraphics
import Foundation
import SashCore

/// A path that is filled and stroked.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// In points of the layer.
  open var path: CGPath? { didSet { changed() } }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { changed() } }
  open var strokeColor: CGColor? { didSet { changed() } }
  /// Where on the path, from 0 to 1, the line begins.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { changed() } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { changed() } }
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, lineWidth) = (
      other.path, other.fillColor, other.strokeColor, other.lineWidth
    )
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var figure: AnyView? {
    guard let path else { return nil }
    func color(_ name: String, _ own: CGColor?) -> Color? {
      let numbers = shown(name, own.map(LayerProperty.color) ?? [])
      return numbers.isEmpty ? nil : LayerProperty.color(numbers)
    }
    let outline = Path(path)
    let style = StrokeStyle(
      lineWidth: max(0, shown("lineWidth", lineWidth)), lineCap: lineCap.cap, lineJoin: lineJoin.join,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: shown("lineDashPhase", lineDashPhase))
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fill = color("fillColor", fillColor) {
          FixedPath(path: outline).fill(fill, style: FillStyle(eoFill: fillRule == .evenOdd))
        }
        if let stroke = color("strokeColor", strokeColor) {
          FixedPath(path: outline)
            .trim(from: shown("strokeStart", strokeStart), to: shown("strokeEnd", strokeEnd))
            .stroke(stroke, style: style)
        }
      })
  }
}
/// A path in points, wherever it is put.
private struct FixedPath: Shape {
  let path: Path
  nonisolated func path(in rect: CGRect) -> Path { path }
}
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
