import Combine
import Foundation
import SashCore
import SashInput
import SashLayout

/// A menu of a selection as a bar with an arrow that points to it. It goes with the next press elsewhere.
///
/// - Source: iOS: the bar stands above what is selected, below it where there is no room; what does not fit is on further
///   pages; presses beside it go to what is there
@MainActor final class EditBar: ObservableObject {
  private weak var scene: ViewGraph?
  fileprivate let items: AnyView
  /// Where the selection is in the window, in points; null while it is out of sight, nil once it has gone. Asked in a rule.
  fileprivate let selection: () -> CGRect?
  private var layer: WindowLayer?
  @Published fileprivate var anchor = CGRect.null
  @Published fileprivate var isShown = false
  /// Where it stands in the window, in points.
  fileprivate let frame = KnownFrame()
  /// Told when it begins to go, and when it has gone.
  var onGoing: (() -> Void)?
  var onEnd: (@MainActor () -> Void)?

  init(_ items: AnyView, in scene: ViewGraph, over selection: @escaping () -> CGRect?) {
    (self.items, self.scene, self.selection) = (items, scene, selection)
  }

  /// After the evaluation that goes on.
  func come() {
    scene?.enqueue { [self] in
      MainActor.assumeIsolated {
        guard !isGone, let scene, !scene.isClosed else { return }
        // There is one at a time.
        Self.up?.dismiss()
        Self.up = self
        layer = scene.layers.add(
          EditBarLayer(bar: self), base: scene.rootInputs, owner: scene.rootSubgraph, isAside: true)
        scene.events.pressActions[ObjectIdentifier(self)] = { [weak self] press in
          MainActor.assumeIsolated {
            if let self, !self.frame.rect.contains(press.location) { self.dismiss() }
          }
        }
      }
    }
  }
  private static weak var up: EditBar?
  fileprivate var isGone = false
  /// - Source: facts on animation, "popover / menu appear"
  fileprivate static let coming = Animation.easeOut(duration: 0.15)
  private static let going = Animation.easeIn(duration: 0.15)

  func dismiss() {
    if isGone { return }
    isGone = true
    scene?.events.pressActions[ObjectIdentifier(self)] = nil
    onGoing?()
    withAnimation(Self.going, completionCriteria: .removed) {
      isShown = false
    } completion: { [self] in
      if let layer { scene?.layers.remove(layer) }
      layer = nil
      onEnd?()
    }
  }

  fileprivate func follow(_ rect: CGRect?) {
    if rect == anchor { return }
    scene?.enqueue { [weak self] in
      MainActor.assumeIsolated { if let rect { self?.anchor = rect } else { self?.dismiss() } }
    }
  }
}

/// The bar over the window.
private struct EditBarLayer: View {
  @ObservedObject var bar: EditBar
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      if !bar.anchor.isNull {
        let anchor = bar.anchor.offsetBy(dx: -origin.x, dy: -origin.y)
        let place = EditBarPlace(anchor: anchor, room: proxy.size)
        EditBarStage(place: place) {
          EditBarCard(bar: bar, place: place, direction: direction)
            .modifier(FrameKeeper(known: bar.frame))
        }
      }
    }
    // Points of the window are counted from the left.
    .environment(\.layoutDirection, .leftToRight)
    .opacity(bar.isShown ? 1 : 0)
    .allowsHitTesting(bar.isShown)
    .onAppear { if !bar.isGone { withAnimation(EditBar.coming) { bar.isShown = true } } }
    .modifier(
      PlaceFollower(place: { [weak bar] in MainActor.assumeIsolated { bar?.selection() } }) {
        [weak bar] in bar?.follow($0)
      })
  }
}

/// Where a bar stands beside a selection, in points of its layer.
///
/// - Source: recalled of iOS 17: 44 points high, the arrow 10 high and 20 wide
struct EditBarPlace: Equatable {
  let anchor: CGRect
  let room: CGSize
  static let height: CGFloat = 44
  static let radius: CGFloat = 10
  static let arrow = CGSize(width: 20, height: 10)
  /// Between the arrow and the selection, and between the bar and the edges.
  private static let gap: CGFloat = 2
  private static let margin: CGFloat = 8

  var widest: CGFloat { max(0, room.width - 2 * Self.margin) }

  /// Whether the bar is above the selection.
  var isAbove: Bool { spaceAbove >= Self.height || !hasSpaceBelow }
  private var spaceAbove: CGFloat { anchor.minY - Self.gap - Self.arrow.height - Self.margin }
  private var hasSpaceBelow: Bool {
    anchor.maxY + Self.gap + Self.arrow.height + Self.height + Self.margin <= room.height
  }

  /// The bar without its arrow.
  func frame(width: CGFloat) -> CGRect {
    let beside = Self.gap + Self.arrow.height
    let y = isAbove ? anchor.minY - beside - Self.height : anchor.maxY + beside
    let last = max(Self.margin, room.width - Self.margin - width)
    return CGRect(
      x: min(max(Self.margin, anchor.midX - width / 2), last).rounded(),
      // Over a selection that fills the window.
      y: min(max(Self.margin, y), max(Self.margin, room.height - Self.margin - Self.height)).rounded(),
      width: width, height: Self.height)
  }
  /// Where the arrow points, from the start of the bar.
  func tip(width: CGFloat) -> CGFloat {
    let edge = Self.radius + Self.arrow.width / 2
    return min(max(edge, anchor.midX - frame(width: width).minX), max(edge, width - edge))
  }
}

private struct EditBarStage: Layout {
  let place: EditBarPlace
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    let offer = ProposedViewSize(width: place.widest, height: EditBarPlace.height)
    let frame = place.frame(width: card.sizeThatFits(offer).width)
    card.place(
      at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
      proposal: ProposedViewSize(frame.size))
  }
}

/// The items of a bar on its ground.
private struct EditBarCard: View {
  let bar: EditBar
  let place: EditBarPlace
  /// In which the items are read.
  let direction: LayoutDirection
  @State private var page = 0
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let (bar, page) = (bar, $page)
    Group(subviews: bar.items.modifier(EditBarItems(dismiss: { bar.dismiss() }))) { items in
      EditBarRow(page: self.page, room: place.widest, pixel: pixel) {
        EditBarArrow(symbol: "chevron.backward") { page.wrappedValue -= 1 }
          .accessibilityLabel("Previous")
          .modifier(EditBarPaged())
        ForEach(items) { $0.modifier(EditBarCell()) }
        EditBarArrow(symbol: "chevron.forward") { page.wrappedValue += 1 }
          .accessibilityLabel("Next")
          .modifier(EditBarCell())
      }
    }
    .environment(\.layoutDirection, direction)
    .clipShape(RoundedRectangle(cornerRadius: EditBarPlace.radius))
    .background { EditBarShape(place: place).fill(PopupFill.color(colorScheme)).modifier(PopupShadow()) }
    .contentShape(Rectangle())
    .modifier(KeepsFocusModifier())
    .accessibilityElement(children: .contain)
  }
}

/// The bar and its arrow as one.
private struct EditBarShape: Shape {
  let place: EditBarPlace
  func path(in rect: CGRect) -> Path {
    let (arrow, radius) = (EditBarPlace.arrow, EditBarPlace.radius)
    let tip = rect.minX + place.tip(width: rect.width)
    let edge = place.isAbove ? rect.maxY : rect.minY
    let point = edge + (place.isAbove ? arrow.height : -arrow.height)
    var path = Path(roundedRect: rect, cornerRadius: radius)
    // Drawn the way round that the bar is, so that nothing between the two is left out.
    let sides = place.isAbove ? [arrow.width / 2, -arrow.width / 2] : [-arrow.width / 2, arrow.width / 2]
    path.move(to: CGPoint(x: tip + sides[0], y: edge))
    path.addLine(to: CGPoint(x: tip, y: point))
    path.addLine(to: CGPoint(x: tip + sides[1], y: edge))
    path.closeSubpath()
    return path
  }
}

/// What surrounds the items of a bar.
private struct EditBarItems: ViewModifier {
  let dismiss: @MainActor () -> Void
  func body(content: Content) -> some View {
    content
      .looks(setting: {
        $0.font = .system(size: 15)
        $0.foregroundStyles = .standard
        $0.textCase = nil
        $0.buttonStyle = AnyButtonStyle(EditBarButtonStyle(dismiss: dismiss))
      })
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

/// Keeps what stands on another page from being found.
private struct EditBarPaged: ViewModifier {
  @State private var isElsewhere = false
  func body(content: Content) -> some View {
    content
      .opacity(isElsewhere ? 0 : 1)
      .accessibilityHidden(isElsewhere)
      .onGeometryChange(for: Bool.self) {
        abs($0.frame(in: .global).midX) > -EditBarRow.elsewhere / 2
      } action: {
        isElsewhere = $0
      }
  }
}

/// A line before what stands in a bar; that of the first is out of sight.
private struct EditBarCell: ViewModifier {
  @Environment(\.pixelLength) private var pixel
  func body(content: Content) -> some View {
    content
      .overlay(alignment: .leading) {
        Rectangle().fill(Color(SystemColor.separator)).frame(width: pixel)
      }
      .modifier(EditBarPaged())
  }
}

/// An item, which closes the bar and then does what it is for.
private struct EditBarButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(EditBarItemStyle())
  }
}
private struct EditBarItemStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(SystemStyle.tertiaryLabel)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .padding(.horizontal, 14)
      .frame(height: EditBarPlace.height)
      .background { if configuration.isPressed { SystemStyle.tertiaryFill } }
      .contentShape(Rectangle())
  }
}

/// Leads to another page.
private struct EditBarArrow: View {
  let symbol: String
  let action: @MainActor () -> Void
  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 14, weight: .semibold)).frame(width: 12)
    }
    .buttonStyle(EditBarItemStyle())
  }
}

/// The items of one page, between what leads to the others.
private struct EditBarRow: Layout {
  let page: Int
  /// How wide it may be, in points.
  let room: CGFloat
  /// Of the line before each item, which the first one hides beyond the edge.
  let pixel: CGFloat
  /// Where the items of other pages begin, in points.
  static let elsewhere: CGFloat = -1e4

  /// The frames of what is on the page, by index, from the start of the bar.
  private func frames(_ subviews: Subviews) -> [Int: CGRect] {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width.rounded(.up) }
    let pages = Self.pages(Array(widths.dropFirst().dropLast()), arrow: widths[0], room: room)
    let number = min(max(0, page), pages.count - 1)
    var shown = pages[number].map { $0 + 1 }
    if number > 0 { shown.insert(0, at: 0) }
    if number < pages.count - 1 { shown.append(subviews.count - 1) }
    var (result, x) = ([Int: CGRect](), number == 0 ? -pixel : 0)
    for index in shown {
      result[index] = CGRect(x: x, y: 0, width: widths[index], height: EditBarPlace.height)
      x += widths[index]
    }
    return result
  }
  /// Which items are on which page.
  static func pages(_ widths: [CGFloat], arrow: CGFloat, room: CGFloat) -> [Range<Int>] {
    var (pages, start) = ([Range<Int>](), 0)
    while start < widths.count || pages.isEmpty {
      let lead = pages.isEmpty ? 0 : arrow
      // Nothing leads on from the last one.
      if lead + widths[start...].reduce(0, +) <= room { return pages + [start..<widths.count] }
      var (end, width) = (start, lead + arrow)
      while end < widths.count, end == start || width + widths[end] <= room {
        width += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews)
    return CGSize(width: frames.values.map(\.maxX).max() ?? 0, height: EditBarPlace.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = frames(subviews)
    for (index, subview) in subviews.enumerated() {
      let frame = frames[index] ?? CGRect(x: Self.elsewhere, y: 0, width: 0, height: EditBarPlace.height)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
