import Foundation
import SashCore
import SashGraph
import SashInput
import SashLayout

/// The actions at one edge of a row.
struct SwipeActionSet {
  var content: AnyView
  var allowsFullSwipe: Bool
}

/// Adds actions to a row of a list.
nonisolated struct SwipeActionsModifier: ListRowChange {
  typealias Body = Never
  var edge: HorizontalEdge
  var set: SwipeActionSet
  func change(_ traits: inout ListRowTraits) {
    // What is set further in is nearer to the edge.
    if edge == .leading {
      traits.leadingActions.insert(set, at: 0)
    } else {
      traits.trailingActions.insert(set, at: 0)
    }
  }
}

extension View {
  /// Shows actions when this row of a list is swiped away from an edge.
  ///
  /// A button takes the colour of its `tint`; without one it is red where it destroys something, and else grey.
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - content: Buttons; the first stands nearest to the edge.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        edge: edge, set: SwipeActionSet(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)))
  }
}

/// What the shown actions of a row and the row know of each other.
final class SwipeActionsBox {
  /// How wide the actions are together, in points; known once they have been laid out.
  var width: CGFloat = 74
  /// Shows the confirmation of a deletion.
  var openDeletion: () -> Void = {}
  /// Puts the row back.
  var close: () -> Void = {}
  private var sources: [() -> (() -> Void)?] = []

  func add(_ source: @escaping () -> (() -> Void)?) { sources.append(source) }
  /// What a full swipe performs.
  var first: (() -> Void)? { sources.lazy.compactMap { $0() }.first }
}

private struct SwipeBoxKey: EnvironmentKey {
  static var defaultValue: SwipeActionsBox? { nil }
}
extension EnvironmentValues {
  var swipeBox: SwipeActionsBox? {
    get { self[SwipeBoxKey.self] }
    set { self[SwipeBoxKey.self] = newValue }
  }
}

/// The actions that a row moved aside uncovers.
struct SwipeActionsView: View {
  var sets: [SwipeActionSet]
  var isLeading: Bool
  var isFull: Bool
  var box: SwipeActionsBox

  var body: some View {
    SwipeActionsLayout(isLeading: isLeading, isFull: isFull, box: box) {
      ForEach(sets.indices, id: \.self) { sets[$0].content }
    }
    .looks { $0.buttonStyle(SwipeButtonStyle()).labelStyle(SwipeLabelStyle()).environment(\.tint, nil) }
    .environment(\.swipeBox, box)
  }
}

/// Buttons side by side that fill what is uncovered, each by its share; the first is nearest to the edge.
///
/// - Source: facts on metrics: at least 74 points wide each, as high as the row.
private struct SwipeActionsLayout: Layout {
  var isLeading: Bool
  var isFull: Bool
  let box: SwipeActionsBox

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max(74, $0.sizeThatFits(.unspecified).width.rounded(.up)) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    box.width = max(1, widths(subviews).reduce(0, +))
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: box.width, height: 44))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = widths(subviews)
    let total = max(1, widths.reduce(0, +))
    var used: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let share = isFull ? (index == 0 ? 1 : 0) : widths[index] / total
      let width = bounds.width * share
      let x = isLeading ? bounds.minX + used : bounds.maxX - used - width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      used += width
    }
  }
}

/// White on a field of the button's colour.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

private struct SwipeButton: View {
  var configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.swipeBox) private var box
  @Environment(\.isEnabled) private var isEnabled

  private var ground: AnyShapeStyle {
    tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.gray)
  }
  private func perform() {
    configuration.trigger()
    box?.close()
  }

  var body: some View {
    Button(action: perform) {
      configuration.label
        .foregroundStyle(Color.white)
        .lineLimit(1)
        .padding(.horizontal, 15)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ground)
    }
    .buttonStyle(SwipeButtonLook())
    .modifier(SwipeRegistration(box: box, perform: isEnabled ? perform : nil))
  }
}

private struct SwipeButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A row is too low for a title below the icon.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.font(.system(size: 20))
  }
}

/// Tells the row what a full swipe performs.
nonisolated private struct SwipeRegistration: UnaryModifier {
  var box: SwipeActionsBox?
  var perform: (() -> Void)?

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let current = WeakAttribute(modifier.attribute)
    let host = inputs.host
    modifier.attribute.untrackedValue.box?.add { [weak host] in
      host?.graph.withCurrent { current.attribute?.untrackedValue.perform }
    }
    return body(_Graph(), inputs)
  }
}
