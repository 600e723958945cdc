import CoreGraphics
import Foundation
import SashCore

/// Colours that run into each other.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// Of type `CGColor`.
  open var colors: [Any]? { didSet { changed() } }
  /// Where each colour is, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// In parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  open var type: CAGradientLayerType = .axial { didSet { changed() } }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, startPoint, endPoint) = (
      other.colors, other.locations, other.startPoint, other.endPoint
    )
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var figure: AnyView? {
    let own = (colors ?? []).compactMap { $0 as? CGColor }
    guard !own.isEmpty else { return nil }
    let numbers = shown("colors", own.flatMap(LayerProperty.color))
    let places = shown(
      "locations",
      locations?.count == own.count
        ? locations!.map { CGFloat($0.doubleValue) }
        : own.indices.map { own.count > 1 ? CGFloat($0) / CGFloat(own.count - 1) : 0 })
    let stops = own.indices.map {
      Gradient.Stop(color: LayerProperty.color(Array(numbers[($0 * 4)..<($0 * 4 + 4)])), location: places[$0])
    }
    let from = shown("startPoint", [startPoint.x, startPoint.y])
    let to = shown("endPoint", [endPoint.x, endPoint.y])
    let (start, end) = (UnitPoint(x: from[0], y: from[1]), UnitPoint(x: to[0], y: to[1]))
    let gradient = Gradient(stops: stops)
    let style: AnyShapeStyle
    switch type {
    case .radial:
      let size = bounds.size
      let radius = max(abs(end.x - start.x) * size.width, abs(end.y - start.y) * size.height)
      style = AnyShapeStyle(
        RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: radius))
    case .conic:
      let angle = Angle(radians: Double(atan2(end.y - start.y, end.x - start.x)))
      style = AnyShapeStyle(AngularGradient(gradient: gradient, center: start, angle: angle))
    default: style = AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
    return AnyView(outline.fill(style))
  }
}
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
