import Foundation
import SashCore
import SashDisplay

/// What a row outside of a list offers to fingers.
package struct SwipedRowOffers {
  /// The actions that a swipe uncovers at an edge; nil where there are none.
  package struct Actions {
    /// Buttons; the first is nearest to the edge.
    package var content: AnyView
    package var allowsFullSwipe: Bool
    package init(content: AnyView, allowsFullSwipe: Bool) {
      self.content = content
      self.allowsFullSwipe = allowsFullSwipe
    }
    var set: SwipeActionSet { SwipeActionSet(content: content, allowsFullSwipe: allowsFullSwipe) }
  }
  package var leading: Actions?
  package var trailing: Actions?
  /// Whether a tap does something.
  package var isAction: Bool
  package var perform: () -> Void
  /// Told when a finger presses it and when it lets go.
  package var press: (Bool) -> Void

  package init(
    leading: Actions?, trailing: Actions?, isAction: Bool, perform: @escaping () -> Void,
    press: @escaping (Bool) -> Void
  ) {
    (self.leading, self.trailing, self.isAction, self.perform) = (leading, trailing, isAction, perform)
    self.press = press
  }
}

/// A row of the size of its content that is tapped, and moved aside to uncover actions, as the rows of lists are.
package struct SwipedRow<Content: View>: View {
  let offers: SwipedRowOffers
  let openRow: OpenRow
  let radius: CGFloat
  let content: Content
  @State private var box = SwipeActionsBox()
  @State private var swipe = RowSwipe()
  @Environment(\.layoutDirection) private var direction

  /// - Parameters:
  ///   - openRow: What the rows share of which only one is moved aside.
  ///   - radius: Of the corners that uncovered actions are clipped to, in points.
  package init(
    offers: SwipedRowOffers, openRow: OpenRow, radius: CGFloat = 0, @ViewBuilder content: () -> Content
  ) {
    self.offers = offers
    self.openRow = openRow
    self.radius = radius
    self.content = content()
  }

  package var body: some View {
    let shown = swipe.shift > 0 ? offers.leading : swipe.shift < 0 ? offers.trailing : nil
    content.offset(x: swipe.shift)
      .background(alignment: swipe.shift > 0 ? .leading : .trailing) {
        if let shown {
          SwipeActionsView(
            sets: [shown.set], isLeading: swipe.shift > 0, isFull: swipe.isFull, box: box
          )
          .frame(width: abs(swipe.shift))
        }
      }
      .clipShape(SwipedRowShape(radius: radius, isOn: swipe.shift != 0))
      .modifier(
        ListRowPress(
          row: PressedSwipedRow(offers: offers, openRow: openRow), actions: box,
          isPressed: Binding(get: { false }, set: { [press = offers.press] in press($0) }), swipe: $swipe,
          offers: ListRowPress.Offers(
            leading: offers.leading?.allowsFullSwipe, trailing: offers.trailing?.allowsFullSwipe),
          isMirrored: direction == .rightToLeft))
  }
}

private struct PressedSwipedRow: PressedRow {
  let offers: SwipedRowOffers
  let openRow: OpenRow
  func rect(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  var isAction: Bool { offers.isAction }
  var isControl: Bool { offers.isAction }
  var place: SemanticsPlace? { nil }
  var isSelected: Bool { false }
  func perform() { offers.perform() }
}

/// Keeps what a swipe uncovers in the row.
private struct SwipedRowShape: Shape {
  let radius: CGFloat
  let isOn: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    isOn ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect.insetBy(dx: -100_000, dy: -100_000))
  }
}
