import CoreGraphics
import Foundation
import SashCore

/// Shows the layers in it several times, each time transformed once more.
///
/// - Missing: copies that begin their animations later; all of them move together.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// How often they are shown, the layers themselves counted.
  open var instanceCount = 1 { didSet { changed() } }
  /// From each copy to the next, about the middle of the layer.
  open var instanceTransform = CATransform3DIdentity { didSet { changed() } }
  /// What the first is multiplied by; nil is white.
  open var instanceColor: CGColor? { didSet { changed() } }
  /// What is added to that from each copy to the next.
  open var instanceRedOffset: Float = 0 { didSet { changed() } }
  open var instanceGreenOffset: Float = 0 { didSet { changed() } }
  open var instanceBlueOffset: Float = 0 { didSet { changed() } }
  open var instanceAlphaOffset: Float = 0 { didSet { changed() } }
  /// In seconds, from each copy to the next.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform, instanceColor) = (
      other.instanceCount, other.instanceTransform, other.instanceColor
    )
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How one of the copies differs from the layers themselves.
  struct Copy {
    let transform: CGAffineTransform
    let color: Color
    let opacity: Double
  }
  func copy(_ index: Int) -> Copy {
    let own = instanceColor.map(LayerProperty.color) ?? [1, 1, 1, 1]
    func part(_ at: Int, _ offset: Float) -> Double {
      min(max(Double(own[at]) + Double(offset) * Double(index), 0), 1)
    }
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let whole = (0..<index).reduce(CGAffineTransform.identity) { whole, _ in whole.concatenating(step) }
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    return Copy(
      transform: CGAffineTransform(translationX: -x, y: -y).concatenating(whole)
        .concatenating(CGAffineTransform(translationX: x, y: y)),
      color: Color(
        red: part(0, instanceRedOffset), green: part(1, instanceGreenOffset),
        blue: part(2, instanceBlueOffset)),
      opacity: part(3, instanceAlphaOffset))
  }
}

/// What a layer shows, once or several times.
struct Replicas: ViewModifier {
  let layer: CALayer
  /// Another one has them drawn again.
  let version: Int
  func body(content: Content) -> some View {
    if let replicator = layer as? CAReplicatorLayer {
      ZStack(alignment: .topLeading) {
        ForEach(0..<max(replicator.instanceCount, 0), id: \.self) { index in
          let copy = replicator.copy(index)
          content.colorMultiply(copy.color).opacity(copy.opacity).transformEffect(copy.transform)
        }
      }
    } else {
      content
    }
  }
}

/// A layer whose content is moved as a whole.
@MainActor @preconcurrency
open class CAScrollLayer: CALayer {
  /// Moves what is seen, so that a point stands at the corner.
  open func scroll(to point: CGPoint) { bounds.origin = point }
  /// Moves what is seen by as little as shows a rectangle.
  open func scroll(to rect: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
    origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
    bounds.origin = origin
  }
}

/// Holds layers, and draws nothing itself. What is in it stays in its plane here.
///
/// - Missing: depth.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {}
