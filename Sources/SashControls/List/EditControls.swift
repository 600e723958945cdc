import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// A button that begins and ends the editing of lists at its place.
@MainActor @preconcurrency
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  public nonisolated init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

/// What stands before a row while its list is edited.
///
/// - Source: facts on metrics: 22 points wide.
struct ListEditControl: View {
  enum Kind { case selection, deletion }
  var kind: Kind
  var isSelected: Bool
  var delete: () -> Void

  var body: some View {
    switch kind {
    case .deletion:
      Button(action: delete) {
        ZStack {
          Circle().fill(Color.red)
          RoundedRectangle(cornerRadius: 1).fill(Color.white).frame(width: 11, height: 2)
        }
        .frame(width: 22, height: 22)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    case .selection:
      ZStack {
        if isSelected {
          Circle().fill(.tint)
          Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(Color.white)
        } else {
          Circle().strokeBorder(Color(SystemColor.tertiaryLabel), lineWidth: 1.5)
        }
      }
      .frame(width: 22, height: 22)
    }
  }
}

/// The three lines of what moves a row.
struct MoveLines: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in
        Capsule().fill(Color(SystemColor.tertiaryLabel)).frame(width: 20, height: 1.5)
      }
    }
  }
}

/// Three lines by which a row is moved.
struct ListMoveHandle: View {
  let cell: LazyCell
  let list: ListContext
  /// What the row keeps free above and below itself, in points.
  let gaps: (above: CGFloat, below: CGFloat)
  @Binding var lift: CGFloat

  var body: some View {
    MoveLines()
      .frame(width: 30, height: 30)
      .modifier(MoveHandleModifier(cell: cell, list: list, gaps: gaps, lift: $lift))
  }
}

nonisolated private struct MoveHandleModifier: UnaryModifier {
  let cell: LazyCell
  let list: ListContext
  let gaps: (above: CGFloat, below: CGFloat)
  var lift: Binding<CGFloat>

  /// A distance from the middle of the row as one from the middle of its place.
  func fromPlace(_ distance: CGFloat) -> CGFloat { distance + (gaps.above - gaps.below) / 2 }
  var height: CGFloat { cell.length - gaps.above - gaps.below }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: MoveHandleResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0).insetBy(dx: -8, dy: -7)) }
  }
}

/// Lifts a row and puts it down elsewhere.
private final class MoveHandleResponder: TakingResponder {
  private let modifier: WeakAttribute<MoveHandleModifier>
  private unowned let host: ViewGraph
  private var start: CGFloat?

  init(modifier: Attribute<MoveHandleModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: MoveHandleModifier? {
    host.graph.withCurrent { modifier.attribute?.untrackedValue }
  }
  private func setDepth(_ depth: Double) {
    guard let cell = current?.cell else { return }
    host.graph.withCurrent { if cell.depth.setValue(depth) { host.requestFrame() } }
  }

  // The handle has the finger before the list can scroll.
  var pressDelay: Double { 0 }
  func watchBegan(_ event: PointerEvent) -> Bool {
    begin(event)
    return true
  }
  func watchMoved(_ event: PointerEvent) -> Bool { false }
  func watchEnded() {}

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary else { return false }
    begin(event)
    return true
  }
  private func begin(_ event: PointerEvent) {
    start = event.location.y
    setDepth(1)
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start, let current else { return }
    let distance = event.location.y - start
    current.lift.wrappedValue = distance
    current.list.lift(current.cell, by: current.fromPlace(distance), height: current.height)
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start, let current else { return }
    let distance = event.location.y - start
    end()
    current.list.move(current.cell, by: current.fromPlace(distance))
  }
  func pointerCancelled() { end() }

  private func end() {
    start = nil
    setDepth(0)
    guard let current else { return }
    current.lift.wrappedValue = 0
    current.list.lift(current.cell, by: nil, height: 0)
  }
}
