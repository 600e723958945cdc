import Combine
import Foundation
import SashCore
import SashGraph
import SashInput

/// Lets something that is dragged be put down above or below a row, and shows where.
struct RowDropModifier: ViewModifier {
  let cell: LazyCell
  /// What the row keeps free above and below itself, in points.
  let gaps: (above: CGFloat, below: CGFloat)
  @StateObject private var mark = RowDropMark()

  func body(content: Content) -> some View {
    content
      .modifier(RowDropTarget(cell: cell, gaps: gaps, mark: mark))
      .overlay(alignment: mark.edge == .bottom ? .bottom : .top) {
        if mark.edge != nil {
          HStack(spacing: 0) {
            Circle().strokeBorder(.tint, lineWidth: 2).frame(width: 8, height: 8)
            Rectangle().fill(.tint).frame(height: 2)
          }
          .padding(.horizontal, 24)
          .frame(height: 0)
          .padding(.top, gaps.above)
          .padding(.bottom, gaps.below)
          .allowsHitTesting(false)
        }
      }
  }
}

/// The edge of a row at which something would be put down.
private final class RowDropMark: ObservableObject {
  @Published var edge: VerticalEdge?
}

nonisolated private struct RowDropTarget: UnaryModifier {
  let cell: LazyCell
  let gaps: (above: CGFloat, below: CGFloat)
  let mark: RowDropMark

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value = modifier.attribute.untrackedValue
    return makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: RowDropResponder(value.cell, value.mark, modifier.attribute, inputs.size, inputs.host))
  }
}

private final class RowDropResponder: DropResponder {
  private let cell: LazyCell
  private let mark: RowDropMark
  private let modifier: WeakAttribute<RowDropTarget>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph

  init(
    _ cell: LazyCell, _ mark: RowDropMark, _ modifier: Attribute<RowDropTarget>, _ size: Attribute<CGSize>,
    _ host: ViewGraph
  ) {
    (self.cell, self.mark, self.host) = (cell, mark, host)
    self.modifier = WeakAttribute(modifier)
    self.size = WeakAttribute(size)
  }
  private var action: _InsertActionModifier? { host.graph.withCurrent { cell.traits.row?.insertAction } }
  private func edge(_ local: CGPoint) -> VerticalEdge {
    let middle = host.graph.withCurrent {
      let gaps = modifier.attribute?.untrackedValue.gaps ?? (above: 0, below: 0)
      return (gaps.above + (size.attribute?.untrackedValue.height ?? 0) - gaps.below) / 2
    }
    return local.y < middle ? .top : .bottom
  }

  func takes(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool { action?.takes(cargo) == true }
  func dropMoved(_ cargo: any DraggedCargo, at local: CGPoint) -> DropAnswer {
    let edge = edge(local)
    if mark.edge != edge { show(edge) }
    return .copy
  }
  func dropLeft(_ cargo: any DraggedCargo, at local: CGPoint) { show(nil) }
  /// The mark lies over the rows beside it.
  private func show(_ edge: VerticalEdge?) {
    mark.edge = edge
    host.graph.withCurrent { if cell.depth.setValue(edge == nil ? 0 : 1) { host.requestFrame() } }
  }
  func drop(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool {
    show(nil)
    guard let action, let offset = cell.traits.row?.offset else { return false }
    action.insert(cargo, edge(local) == .top ? offset : offset + 1)
    return true
  }
}
