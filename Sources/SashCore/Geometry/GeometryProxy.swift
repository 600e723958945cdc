import Foundation
import SashGraph
import SashLayout

/// The size and the place of a view, as a geometry reader hands them to its content.
///
/// Reading it in a body or in the content of the reader makes that run again when what was read changes, and only
/// then. A proxy that is kept, in an action say, gives what is true when it is read; zero once its view has gone.
public struct GeometryProxy {
  let source: GeometrySource

  /// The size of the view, in points.
  public var size: CGSize { source.read(.zero) { source.size.value } }

  /// The bounds of the view in another space, in points: the smallest level rectangle around them if it is turned.
  ///
  /// A name that no view around this one has stands for the window.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { source.frame(in: coordinateSpace) }

  /// The bounds of the view in another space, in points: the smallest level rectangle around them if it is turned.
  ///
  /// A name that no view around this one has stands for the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    source.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the nearest view of a name, in the space of this one, in points; nil where no view around this one
  /// has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.read(nil) {
      let (transform, node) = source.space.transform(toNamed: coordinateSpace.name)
      guard let size = node?.size?.value, let inverse = transform.inverse else { return nil }
      return inverse.apply(to: CGRect(origin: .zero, size: size))
    }
  }

  /// How far the view could grow under what covers the window, in points: zero on edges that do not touch the safe area.
  public var safeAreaInsets: EdgeInsets { source.read(EdgeInsets()) { source.reach() } }
  /// How much of the view is covered at each edge, in points.
  package func cover(regions: SafeAreaRegions) -> EdgeInsets {
    source.read(EdgeInsets()) { source.cover(regions: regions) }
  }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// Where a view stands, for all that asks about it.
package final class GeometrySource {
  private weak var host: ViewGraph?
  private let life: WeakAttribute<ViewGeometry>
  package let size: Attribute<CGSize>
  package let space: CoordinateSpaceNode
  private let safeArea: SafeAreaNode
  private let direction: Attribute<LayoutDirection>
  private let pixelLength: Attribute<CGFloat>

  package init(inputs: _ViewInputs) {
    host = inputs.host
    life = WeakAttribute(inputs.geometry)
    size = inputs.size
    space = inputs.space
    safeArea = inputs.safeArea
    direction = inputs.environment.attribute(for: \.layoutDirection)
    pixelLength = inputs.environment.attribute(for: \.pixelLength)
  }

  /// Runs `body`, which reads attributes, wherever it is asked for; `gone` once the view has ended.
  package func read<R>(_ gone: @autoclosure () -> R, _ body: () -> R) -> R {
    guard let host else { return gone() }
    return host.graph.withCurrent { life.attribute == nil ? gone() : body() }
  }

  package func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read(.zero) {
      let bounds = CGRect(origin: .zero, size: size.value)
      switch coordinateSpace {
      case .local: return bounds
      case .global: return space.transform(to: nil).apply(to: bounds)
      case .named(let name): return space.transform(toNamed: name).0.apply(to: bounds)
      }
    }
  }

  /// How far the view could grow under what covers the regions. Read in a rule.
  package func reach(regions: SafeAreaRegions = .all) -> EdgeInsets {
    safeArea.reach(of: size.value, at: space, regions: regions, tolerance: pixelLength.value / 2 + 1e-6)
      .mirrored(direction.value)
  }

  /// How much of the view the regions cover. Read in a rule.
  func cover(regions: SafeAreaRegions) -> EdgeInsets {
    safeArea.cover(of: size.value, at: space, regions: regions).mirrored(direction.value)
  }

  /// A rectangle of the view's space with distances added around it. Read in a rule.
  package func outset(_ rect: CGRect, by insets: EdgeInsets) -> CGRect {
    let insets = insets.mirrored(direction.value)
    return CGRect(
      x: rect.minX - insets.leading, y: rect.minY - insets.top, width: rect.width + insets.horizontal,
      height: rect.height + insets.vertical)
  }
}
