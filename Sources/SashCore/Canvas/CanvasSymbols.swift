import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// The views that a canvas may draw: real views with state, each offered the size of the canvas. They show only where the
/// canvas draws them, so they are drawn once however often they appear, and take no events.
final class CanvasSymbols {
  private let children: Attribute<ContainerChildren>
  private let placements: Attribute<[Placement]>

  /// Nil for a list that is and stays empty.
  init?(list: _ViewListOutputs, inputs: _ViewInputs) {
    if list.isEmpty { return nil }
    var inputs = inputs
    inputs.preferences = PreferenceKeySet()
    inputs.base.stackAxis = nil
    inputs.base.targetLayout = nil
    let placements = Deferred<Attribute<[Placement]>>()
    let layout = Deferred<Attribute<LayoutEngine>>()
    let made = Deferred<Attribute<ContainerChildren>>()
    let offer = Attribute(rule: CanvasOfferRule(size: inputs.size))
    placements.value = Attribute(rule: PlacementsRule(size: inputs.size, proposal: offer, layout: layout))
    children = Attribute(
      rule: ChildrenRule(
        list: list, inputs: inputs, places: ChildPlaces(placements: placements, children: made)))
    made.value = children
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    layout.value = Attribute(
      rule: ContainerLayoutRule(
        children: children,
        kind: .engine { engines, _ in
          ZStackEngine(alignment: .topLeading, children: engines, direction: direction.value)
        }))
    self.placements = placements.value
  }

  /// The view with a tag, or else with an id, its size in points and what it draws. For use inside a rule, which then
  /// depends on that view and on which views there are, not on what the others draw.
  func find<ID: Hashable>(_ id: ID) -> (size: CGSize, item: PlacedItem?)? {
    let list = children.value.list
    let child =
      list.first { $0.traits.containerValues?.value.hasTag(id) == true }
      ?? list.first { $0.traits.has(id: AnyHashable(id)) }
    guard let child else { return nil }
    let placements = placements.value
    guard placements.indices.contains(child.index) else { return nil }
    let item = child.display?.value.map { PlacedItem.only(.effect(.allowsHitTesting(false), $0)) }
    return (placements[child.index].size, item)
  }
}

private struct CanvasOfferRule: Rule {
  let size: Attribute<CGSize>
  func compute() -> ProposedViewSize { ProposedViewSize(size.value) }
}

extension GraphicsContext {
  /// A view ready to be drawn, as often as wanted.
  public nonisolated struct ResolvedSymbol {
    /// In points.
    public let size: CGSize
    let item: PlacedItem?
  }

  /// The view among the `symbols` of the canvas that has this tag or id; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    layer.scene.symbols?.find(id).map { ResolvedSymbol(size: $0.size, item: $0.item) }
  }

  /// Draws a view, stretched into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard let item = symbol.item, symbol.size.width > 0, symbol.size.height > 0 else { return }
    emit(item, of: symbol.size, in: rect)
  }
  /// Draws a view in its own size with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let item = symbol.item else { return }
    emit(item, of: nil, in: CGRect(anchor, of: symbol.size, at: point))
  }
}
