import Foundation
import SashCore
import SashLayout

/// Where a popover points to.
public enum PopoverAttachmentAnchor: @unchecked Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A place of the view, as a share of its size.
  case point(UnitPoint)
}

extension View {
  /// Shows a card with an arrow beside this view while a binding is true; where there is little width, a sheet, unless its
  /// content says otherwise by `presentationCompactAdaptation`.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What of this view the arrow points to.
  ///   - arrowEdge: The edge of the anchor that the popover stands at; that across from it if there is no room. Nil leaves
  ///     it to the room that there is.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, id: nil, onDismiss: nil, pace: .popup, content: { AnyView(content()) },
        layer: { PopoverLayer(presenter: $0, attachment: attachmentAnchor, edges: .preferring(arrowEdge)) }))
  }
  /// As the one of SwiftUI, at any of several edges, on a ground of its own.
  ///
  /// - Parameter edges: The edges of the anchor that the popover may stand at, the best first; all if there are none.
  package nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, edges: [Edge], ground: Color?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, id: nil, onDismiss: nil, pace: .popup, content: { AnyView(content()) },
        layer: {
          PopoverLayer(
            presenter: $0, attachment: attachmentAnchor, edges: edges.isEmpty ? .preferring(nil) : edges,
            ground: ground)
        }))
  }
  /// Shows a card with an arrow beside this view for an item while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let current = item.wrappedValue
    return modifier(
      PresentationModifier(
        isPresented: item.isPresent(), id: current.map { AnyHashable($0.id) }, onDismiss: nil,
        pace: .popup, content: { current.map { AnyView(content($0)) } },
        layer: { PopoverLayer(presenter: $0, attachment: attachmentAnchor, edges: .preferring(arrowEdge)) }))
  }
}

extension [Edge] {
  /// The edges that a popover tries where one of them is wanted most.
  static func preferring(_ edge: Edge?) -> [Edge] {
    switch edge {
    case .top: [.top, .bottom]
    case .bottom: [.bottom, .top]
    case .leading: [.leading, .trailing, .bottom, .top]
    case .trailing: [.trailing, .leading, .bottom, .top]
    case nil: [.bottom, .top, .trailing, .leading]
    }
  }
}

/// A popover, or the sheet that it becomes where there is little width.
private struct PopoverLayer: View {
  let presenter: Presenter
  let attachment: PopoverAttachmentAnchor
  let edges: [Edge]
  var ground: Color?
  @State private var options = PresentationOptions()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var isSheet: Bool {
    guard horizontalSizeClass == .compact else { return false }
    return options.adaptation != .popover && options.adaptation != PresentationAdaptation.Kind.none
  }

  var body: some View {
    let binding = $options
    ZStack {
      if isSheet {
        SheetLayer(presenter: presenter)
      } else {
        PopoverCard(
          presenter: presenter, attachment: attachment, edges: edges, ground: ground, keeper: options.keeper)
      }
    }
    .onPreferenceChange(PresentationOptionsKey.self) { binding.wrappedValue = $0 }
    .modifier(PreferredColorSchemeModifier())
  }
}

/// A card of the size of its content, whose arrow points to what it belongs to; a tap beside it closes it.
///
/// - Source: facts on metrics: arrow 13 by 26, radius 13, 10 from the edges of the window
struct PopoverCard: View {
  let presenter: Presenter
  let attachment: PopoverAttachmentAnchor
  let edges: [Edge]
  let ground: Color?
  let keeper: PresentationKeeper?
  /// What is done when a person wants it to go; nil closes it.
  private let onLeave: (@MainActor () -> Void)?

  init(
    presenter: Presenter, attachment: PopoverAttachmentAnchor, edges: [Edge], ground: Color? = nil,
    keeper: PresentationKeeper? = nil, onLeave: (@MainActor () -> Void)? = nil
  ) {
    (self.presenter, self.attachment, self.edges) = (presenter, attachment, edges)
    (self.ground, self.keeper, self.onLeave) = (ground, keeper, onLeave)
  }

  /// A person wants it to go.
  private func leave() {
    if let onLeave { return onLeave() }
    if keeper?.mayDismiss() != false { presenter.dismiss() } else { keeper?.attempted() }
  }

  @ViewBuilder private var fill: some View {
    if let ground { ground } else { PopupFill() }
  }

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      let anchor = presenter.anchor(attachment).offsetBy(dx: -origin.x, dy: -origin.y)
      let size = CGSize(width: max(proxy.size.width, 1), height: max(proxy.size.height, 1))
      ZStack(alignment: .topLeading) {
        Color.clear
          .contentShape(Rectangle())
          .ignoresSafeArea()
          .onTapGesture { leave() }
        PopoverPlace(anchor: anchor, edges: edges) {
          SourceView(source: presenter.source)
            .environment(\.isElevated, true)
            .environment(\.isInSheet, false)
            .containerShape(.rect(cornerRadius: 13))
            .background { fill }
            .clipShape(RoundedRectangle(cornerRadius: 13))
            .contentShape(Rectangle())
            .onTapGesture {}
            .control(.sheet, children: .contain) {
              $0.properties.added = .modal
              $0.act(.escape) { _ in MainActor.assumeIsolated { leave() } }
            }
          ForEach(Edge.allCases, id: \.self) { edge in
            fill.clipShape(PopoverArrow(edge: edge)).allowsHitTesting(false)
          }
        }
        .compositingGroup()
        .modifier(PopupShadow())
        .modifier(
          LayerFade(
            from: 0.6, to: 0.9, anchor: UnitPoint(x: anchor.midX / size.width, y: anchor.midY / size.height)))
      }
    }
    .onAppear { presenter.setEscape { leave() } }
  }
}

/// The arrow of a popover that stands at an edge of what it belongs to: it points away from that edge.
private struct PopoverArrow: Shape {
  let edge: Edge
  nonisolated static let height: CGFloat = 13
  nonisolated static let base: CGFloat = 26

  nonisolated func path(in rect: CGRect) -> Path {
    if rect.isEmpty { return Path() }
    // As seen from the card: along its side, and out of it.
    let isUpright = edge == .top || edge == .bottom
    let (length, height) = isUpright ? (rect.width, rect.height) : (rect.height, rect.width)
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      let (along, out) = (along * length / 2, out * height)
      return switch edge {
      case .bottom: CGPoint(x: rect.midX + along, y: rect.maxY - out)
      case .top: CGPoint(x: rect.midX + along, y: rect.minY + out)
      case .trailing: CGPoint(x: rect.maxX - out, y: rect.midY + along)
      case .leading: CGPoint(x: rect.minX + out, y: rect.midY + along)
      }
    }
    return Path { path in
      path.move(to: point(-1, 0))
      path.addCurve(to: point(-0.18, 0.92), control1: point(-0.62, 0), control2: point(-0.42, 0.66))
      path.addQuadCurve(to: point(0.18, 0.92), control: point(0, 1.08))
      path.addCurve(to: point(1, 0), control1: point(0.42, 0.66), control2: point(0.62, 0))
      path.closeSubpath()
    }
  }
}

/// Puts the first view, a card, beside a rectangle, and of the others, arrows for each edge of it, the one that is wanted
/// between the two.
private struct PopoverPlace: Layout {
  /// In points from the upper left of the layout.
  let anchor: CGRect
  /// The edges that the card may stand at, the best first.
  let edges: [Edge]
  private static let margin: CGFloat = 10
  /// The card's corner is not for the arrow.
  private static let corner: CGFloat = 13

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The room for a card at an edge.
  private func room(_ edge: Edge, _ anchor: CGRect, in size: CGSize) -> CGSize {
    let (margin, arrow) = (Self.margin, PopoverArrow.height)
    let all = CGSize(width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
    return switch edge {
    case .top: CGSize(width: all.width, height: max(0, anchor.minY - arrow - margin))
    case .bottom: CGSize(width: all.width, height: max(0, size.height - anchor.maxY - arrow - margin))
    case .leading: CGSize(width: max(0, anchor.minX - arrow - margin), height: all.height)
    case .trailing: CGSize(width: max(0, size.width - anchor.maxX - arrow - margin), height: all.height)
    }
  }

  /// The first edge where the card has room, else the one with the most: what is larger than the room there may cover what it
  /// belongs to.
  private func choice(_ anchor: CGRect, in size: CGSize, card: (CGSize) -> CGSize) -> (Edge, CGSize) {
    // Text gives in to any width, down to nothing; that is no room for it.
    let free = card(
      CGSize(width: max(0, size.width - 2 * Self.margin), height: max(0, size.height - 2 * Self.margin)))
    for edge in edges {
      let room = room(edge, anchor, in: size)
      if room.width < min(free.width, 120) || room.height < min(free.height, 44) { continue }
      let wanted = card(room)
      if wanted.width <= room.width, wanted.height <= room.height { return (edge, wanted) }
    }
    let edge = edges.max {
      let (a, b) = (room($0, anchor, in: size), room($1, anchor, in: size))
      return a.width * a.height < b.width * b.height
    }!
    let most = room(edge, anchor, in: size)
    let least = CGSize(
      width: min(max(size.width / 2, 320), size.width - 2 * Self.margin), height: size.height / 2)
    return (
      edge, card(CGSize(width: max(most.width, least.width, 0), height: max(most.height, least.height, 0)))
    )
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    var anchor = anchor
    // Layouts work from the leading edge.
    if subviews.layoutDirection == .rightToLeft { anchor.origin.x = bounds.width - anchor.maxX }
    let (edge, size) = choice(anchor, in: bounds.size) { card.sizeThatFits(ProposedViewSize($0)) }
    let arrow = PopoverArrow.height
    func kept(_ value: CGFloat, _ length: CGFloat, _ all: CGFloat) -> CGFloat {
      min(max(value, Self.margin), max(all - Self.margin - length, 0))
    }
    let origin =
      switch edge {
      case .bottom: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + arrow)
      case .top: CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - arrow - size.height)
      case .trailing: CGPoint(x: anchor.maxX + arrow, y: anchor.midY - size.height / 2)
      case .leading: CGPoint(x: anchor.minX - arrow - size.width, y: anchor.midY - size.height / 2)
      }
    let frame = CGRect(
      x: bounds.minX + kept(origin.x, size.width, bounds.width),
      y: bounds.minY + kept(origin.y, size.height, bounds.height), width: size.width, height: size.height)
    card.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    for (other, view) in zip(Edge.allCases, subviews.dropFirst()) {
      let shown =
        other == edge ? tip(edge, of: frame, to: anchor.offsetBy(dx: bounds.minX, dy: bounds.minY)) : .zero
      view.place(at: shown.origin, anchor: .topLeading, proposal: ProposedViewSize(shown.size))
    }
  }

  /// The frame of the arrow between a card and what it belongs to; none where the card has no straight side for it, or
  /// covers what it belongs to.
  private func tip(_ edge: Edge, of card: CGRect, to anchor: CGRect) -> CGRect {
    let (height, base) = (PopoverArrow.height, PopoverArrow.base)
    func start(_ middle: CGFloat, _ range: (CGFloat, CGFloat)) -> CGFloat? {
      let (low, high) = (range.0 + Self.corner, range.1 - Self.corner - base)
      return low <= high ? min(max(middle - base / 2, low), high) : nil
    }
    let gap =
      switch edge {
      case .bottom: card.minY - anchor.maxY
      case .top: anchor.minY - card.maxY
      case .trailing: card.minX - anchor.maxX
      case .leading: anchor.minX - card.maxX
      }
    if gap < height / 2 { return .zero }
    // A little into the card, so that no line is seen between the two.
    let overlap = 0.5
    switch edge {
    case .top, .bottom:
      guard let x = start(anchor.midX, (card.minX, card.maxX)) else { return .zero }
      let y = edge == .bottom ? card.minY - height + overlap : card.maxY - overlap
      return CGRect(x: x, y: y, width: base, height: height)
    case .leading, .trailing:
      guard let y = start(anchor.midY, (card.minY, card.maxY)) else { return .zero }
      let x = edge == .trailing ? card.minX - height + overlap : card.maxX - overlap
      return CGRect(x: x, y: y, width: height, height: base)
    }
  }
}
