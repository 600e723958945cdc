import Foundation
import SashCore
import SashLayout

/// A menu beside the view that shows it; a tap beside it closes it.
///
/// - Source: facts on metrics: menus 250 wide, rows 44, radius 13, 10 from the edges. With the largest texts menus
///   are as wide as alerts: a guess.
struct PopupLayer: View {
  enum Kind {
    case menu
    /// A menu over a row of another one.
    case submenu
  }
  let presenter: Presenter
  let kind: Kind
  /// The menu that a menu in it closes with a tap beside both.
  var outer: Presenter?
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.menuBar) private var menuBar

  private var width: CGFloat { typeSize.isAccessibilitySize ? 310 : 250 }

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      let anchor = presenter.anchor.offsetBy(dx: -origin.x, dy: -origin.y)
      ZStack(alignment: .topLeading) {
        Color.clear
          .contentShape(Rectangle())
          .ignoresSafeArea()
          .onTapGesture(coordinateSpace: .global) { place in
            if menuBar?.show(at: place) != true { (outer ?? presenter).dismiss() }
          }
          .modifier(MenuBarHover(menuBar: menuBar))
        PopupPlace(anchor: anchor, covers: kind == .submenu, gap: menuBar == nil ? 8 : 2) {
          SourceView(source: presenter.source)
            .environment(\.isElevated, true)
            .environment(\.isInSheet, false)
            .environment(\.menuIsAbove, anchor.midY > proxy.size.height / 2)
            .frame(width: min(width, proxy.size.width - 20))
            .containerShape(.rect(cornerRadius: 13))
            .background { PopupFill() }
            .clipShape(RoundedRectangle(cornerRadius: 13))
            .modifier(PopupShadow())
            .contentShape(Rectangle())
            .onTapGesture {}
            .modifier(LayerFade(from: 0.6, to: 0.9, anchor: corner(of: anchor, in: proxy.size)))
        }
      }
    }
    .onAppear {
      presenter.setEscape { presenter.dismiss() }
      presenter.setKeys {
        presenter.lead($0, menuBar: outer == nil ? menuBar : nil, isInner: kind == .submenu)
      }
      // Who has opened it by a key goes on by keys.
      if menuBar == nil, presenter.isOpenedByKeys { presenter.buttons.choose(first: true) }
    }
  }

  /// The corner of the card that is next to what it belongs to.
  private func corner(of anchor: CGRect, in size: CGSize) -> UnitPoint {
    UnitPoint(x: anchor.midX <= size.width / 2 ? 0 : 1, y: anchor.midY <= size.height / 2 ? 0 : 1)
  }
}

/// Leads from an open menu of a menu bar to those whose titles the pointer comes to.
private struct MenuBarHover: ViewModifier {
  let menuBar: MenuBarModel?
  func body(content: Content) -> some View {
    if let menuBar {
      content.onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let place) = phase { menuBar.show(at: place) }
      }
    } else {
      content
    }
  }
}

struct PopupShadow: ViewModifier {
  func body(content: Content) -> some View {
    content.shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 4)
  }
}

struct PopupFill: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Rectangle().fill(Self.color(colorScheme)) }
  static func color(_ scheme: ColorScheme) -> Color { Color(white: (scheme == .dark ? 40 : 250) / 255) }
}

/// Puts a card below a rectangle, or above it where there is more room.
struct PopupPlace: Layout {
  /// In points from the upper left of the layout.
  let anchor: CGRect
  /// The card begins where the rectangle does.
  let covers: Bool
  /// Between the rectangle and the card, in points.
  let gap: CGFloat
  private static let margin: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    let isLeftToRight = subviews.layoutDirection == .leftToRight
    // Layouts work from the leading edge.
    let start = isLeftToRight ? anchor.minX : bounds.width - anchor.maxX
    let above = anchor.minY - gap - Self.margin
    let below = bounds.height - anchor.maxY - gap - Self.margin
    let width = bounds.width - 2 * Self.margin
    // What is higher than the room beside the rectangle may cover it.
    let most = max(above, below, 44, covers ? .infinity : bounds.height / 2)
    let wanted = card.sizeThatFits(
      ProposedViewSize(width: width, height: min(most, bounds.height - 2 * Self.margin)))
    let isBelow = wanted.height <= below || below >= above
    let isAtStart = start + anchor.width / 2 <= bounds.width / 2
    let x = isAtStart ? start : start + anchor.width - wanted.width
    let y = covers ? anchor.minY : isBelow ? anchor.maxY + gap : anchor.minY - gap - wanted.height
    card.place(
      at: CGPoint(
        x: bounds.minX + min(max(x, Self.margin), max(bounds.width - Self.margin - wanted.width, 0)),
        y: bounds.minY + min(max(y, Self.margin), max(bounds.height - Self.margin - wanted.height, 0))),
      anchor: .topLeading, proposal: ProposedViewSize(wanted))
  }
}
