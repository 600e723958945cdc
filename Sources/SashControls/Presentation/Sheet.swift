import Foundation
import SashCore
import SashLayout

extension View {
  /// Shows a sheet over the window while a binding is true. Closing the sheet sets it to false.
  ///
  /// The content has the environment of this view. `onDismiss` runs when the sheet has gone.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(while: isPresented, onDismiss, content) { SheetLayer(presenter: $0) }
  }

  /// Shows a sheet for an item while there is one. Closing the sheet sets the binding to nil; another id closes the
  /// sheet and shows one for the new item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss, content) { SheetLayer(presenter: $0) }
  }

  /// Covers the window with a view while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(while: isPresented, onDismiss, content) { CoverLayer(presenter: $0) }
  }

  /// Covers the window with a view for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, onDismiss, content) { CoverLayer(presenter: $0) }
  }
}

extension View {
  /// Shows `content` in a layer of the window while a binding is true.
  private nonisolated func presenting<Content: View, Layer: View>(
    while isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content,
    layer: @escaping @MainActor (Presenter) -> Layer
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, id: nil, onDismiss: onDismiss, pace: .slide,
        content: { AnyView(content()) }, layer: layer))
  }

  /// Shows `content` for an item in a layer of the window while there is one.
  private nonisolated func presenting<Item: Identifiable, Content: View, Layer: View>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content,
    layer: @escaping @MainActor (Presenter) -> Layer
  ) -> some View {
    let current = item.wrappedValue
    return modifier(
      PresentationModifier(
        isPresented: item.isPresent(), id: current.map { AnyHashable($0.id) }, onDismiss: onDismiss,
        pace: .slide, content: { current.map { AnyView(content($0)) } }, layer: layer))
  }
}

/// A card that rises from the lower edge of the window, or stands in the middle of a wide one.
///
/// - Source: facts on metrics: it begins 10 points below the safe area, radius 10; 540×620 where there is width;
///   grabber 36×5, 5 from the top; facts on colours: the window behind is dimmed; facts U062 to U065: how it follows a finger
struct SheetLayer: View {
  let presenter: Presenter
  @State private var options = PresentationOptions()
  /// The height that was chosen by a drag.
  @State private var chosen: PresentationDetent?
  @State private var drag: CGFloat = 0
  @State private var measure = ContentMeasure()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.self) private var environment

  private static let topGap: CGFloat = 10
  private static let radius: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let frame = SheetFrame(
        options: options, chosen: chosen, size: proxy.size, insets: proxy.safeAreaInsets,
        isWide: horizontalSizeClass == .regular && verticalSizeClass != .compact,
        isLow: verticalSizeClass == .compact, topGap: SheetLayer.topGap, environment: environment)
      let letsThrough = options.interaction?.isEnabled(at: frame.height, heights: frame.heights) == true
      ZStack(alignment: frame.isCentered ? .center : .bottom) {
        if !letsThrough {
          // - Source: facts U062, U063: it becomes clear as far as the sheet is dragged away, and not by another height
          Dimming { dismissByPerson() }.opacity(1 - frame.away(drag)).modifier(LayerFade())
        }
        card(frame).control(.sheet, children: .contain) {
          if !letsThrough { $0.properties.added = .modal }
          $0.act(.escape) { _ in MainActor.assumeIsolated { dismissByPerson() } }
        }
        .modifier(
          CoverRise(
            distance: proxy.safeAreaInsets.bottom
              + (frame.isCentered ? (proxy.size.height + frame.height) / 2 : frame.height)))
      }
      .frame(
        width: proxy.size.width, height: proxy.size.height, alignment: frame.isCentered ? .center : .bottom
      )
      .modifier(
        SheetRecess(
          share: letsThrough || verticalSizeClass == .compact ? 0 : frame.recess(drag),
          top: proxy.safeAreaInsets.top, radius: options.cornerRadius ?? SheetLayer.radius)
      )
      .onAppear { presenter.setEscape { dismissByPerson() } }
      .onChange(of: letsThrough, initial: true) { presenter.letsThrough = $1 }
    }
  }

  private var mayDismiss: Bool { options.isDismissDisabled != true && options.keeper?.mayDismiss() != false }
  private func dismissByPerson() {
    if mayDismiss { presenter.dismiss() } else { options.keeper?.attempted() }
  }

  private func card(_ frame: SheetFrame) -> some View {
    let radius = options.cornerRadius ?? SheetLayer.radius
    let extent = frame.isCentered ? 0 : frame.bottomInset
    let shape = SheetShape(radius: radius, below: extent, fills: frame.fills)
    let (height, below) = frame.place(drag)
    let binding = $options
    return SourceView(source: presenter.source)
      .environment(\.isElevated, true)
      .environment(\.isInSheet, true)
      .modifier(ContainerFillModifier(measure: measure))
      .onPreferenceChange(PresentationOptionsKey.self) { binding.wrappedValue = $0 }
      .overlay(alignment: .top) {
        if frame.hasIndicator {
          Capsule().fill(SystemStyle.tertiaryLabel).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .modifier(
        SheetSize(
          sizing: frame.isCentered ? options.sizing : nil, measure: measure,
          size: CGSize(width: frame.width, height: height), window: frame.window)
      )
      .containerShape(shape.outline)
      .background {
        SheetBackground(options: options, isElevated: true)
          .ignoresSafeArea(edges: frame.isCentered ? [] : frame.fills ? .all : .bottom)
      }
      .clipShape(shape)
      .modifier(PreferredColorSchemeModifier())
      .modifier(
        SheetDragModifier(
          below: extent, canGrow: frame.next(above: true) != nil, canShrink: frame.next(above: false) != nil,
          step: { if let detent = frame.next(above: $0) { rest(at: detent) } },
          move: { move(to: $0, frame) }, end: { end(at: $0, speed: $1, frame) })
      )
      .offset(y: below)
  }

  private func move(to distance: CGFloat, _ frame: SheetFrame) {
    withTransaction(\.tracksVelocity, true) { follow(distance, frame) }
  }
  private func follow(_ distance: CGFloat, _ frame: SheetFrame) {
    if distance > 0, frame.heights.count == 1, !mayDismiss {
      // It gives a little, as a scroll view does at its end.
      drag = distance / 4
    } else {
      drag = distance < 0 && frame.height >= frame.tallest ? 0 : distance
    }
  }

  /// The sheet goes to the height that is nearest to where it would come to rest.
  private func end(at distance: CGFloat, speed: CGFloat, _ frame: SheetFrame) {
    let goal = frame.height - distance - speed * 0.15
    let nearest = frame.heights.min { abs(goal - $0.height) < abs(goal - $1.height) }
    let isLow = nearest.map { abs(goal) < abs(goal - $0.height) } ?? true
    // It goes on from where it is.
    if isLow, mayDismiss { return presenter.dismiss() }
    if isLow { options.keeper?.attempted() }
    if let nearest, abs(nearest.height - frame.height) > 0.5 {
      rest(at: nearest.detent)
    } else {
      withAnimation(.detent) { drag = 0 }
    }
  }

  private func rest(at detent: PresentationDetent) {
    withAnimation(.detent) {
      drag = 0
      chosen = detent
      if options.select?.wrappedValue != detent { options.select?.wrappedValue = detent }
    }
  }
}

/// The size of a sheet in a window, in points.
struct SheetFrame {
  let width: CGFloat
  let height: CGFloat
  /// The heights at which it may rest, the lowest first.
  let heights: [(detent: PresentationDetent, height: CGFloat)]
  let isCentered: Bool
  /// Whether it is as large as the window.
  let fills: Bool
  /// Whether the tallest height is all that there is.
  let isFull: Bool
  let hasIndicator: Bool
  let bottomInset: CGFloat
  let window: CGSize
  var tallest: CGFloat { heights.last?.height ?? height }
  private var lowest: CGFloat { heights.first?.height ?? height }

  /// How high the sheet is while it is dragged, and how far it has gone down at its lowest height.
  func place(_ drag: CGFloat) -> (height: CGFloat, below: CGFloat) {
    let wanted = height - drag
    return (min(max(wanted, lowest), tallest), max(0, lowest - wanted))
  }
  /// How far a sheet that is dragged has left, 0 to 1.
  func away(_ drag: CGFloat) -> CGFloat { lowest > 0 ? min(1, place(drag).below / lowest) : 0 }
  /// How far the window behind steps back: all the way while the sheet is as tall as can be, not at all at the height below
  /// that, or when it is gone.
  func recess(_ drag: CGFloat) -> CGFloat {
    guard !isCentered, isFull else { return 0 }
    let below = heights.count > 1 ? heights[heights.count - 2].height : 0
    let seen = place(drag)
    return min(max((seen.height - seen.below - below) / max(1, tallest - below), 0), 1)
  }

  /// The next height above the present one, or below.
  func next(above: Bool) -> PresentationDetent? {
    above
      ? heights.first { $0.height > height + 0.5 }?.detent : heights.last { $0.height < height - 0.5 }?.detent
  }

  init(
    options: PresentationOptions, chosen: PresentationDetent?, size: CGSize, insets: EdgeInsets,
    isWide: Bool, isLow: Bool = false, topGap: CGFloat, environment: EnvironmentValues
  ) {
    // - Source: a page sheet in compact height is a full screen
    fills = isLow
    let topGap = isLow ? 0 : topGap
    (bottomInset, window) = (insets.bottom, size)
    isCentered = isWide
    let most = isWide ? min(620, size.height - 2 * topGap) : size.height - topGap
    let context = PresentationDetent.Context(maxDetentValue: max(0, most), environment: environment)
    let screen = size.height + insets.vertical
    let wanted = isWide || isLow ? [.large] : options.detents ?? [.large]
    var found = wanted.compactMap { detent in
      detent.height(in: context, screen: screen, bottomInset: insets.bottom).map { (detent, $0) }
    }
    found.sort { $0.1 < $1.1 }
    if found.isEmpty { found = [(.large, max(0, most))] }
    heights = found
    isFull = found[found.count - 1].1 >= most - 0.5
    let selected = options.select != nil ? options.selected : chosen
    height = found.first { $0.0 == selected }?.1 ?? found[0].1
    width = isWide ? min(540, size.width - 2 * topGap) : size.width
    switch options.dragIndicator {
    case .visible: hasIndicator = true
    case .hidden: hasIndicator = false
    default: hasIndicator = found.count > 1
    }
  }
}

/// Has the window behind a sheet step back, as far as the sheet has come.
///
/// - Source: facts on metrics, "large detent": the view behind becomes smaller and gets corners of 10 points; on devices 16
///   points are free at its sides, and its upper edge is where the status bar ends
private struct SheetRecess: ViewModifier {
  let share: CGFloat
  let top: CGFloat
  let radius: CGFloat
  @Environment(\.layerStage) private var stage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  func body(content: Content) -> some View {
    content.modifier(
      MovingRecess(share: stage == .up && !reducesMotion ? share : 0, top: top, radius: radius))
  }
}

private struct MovingRecess: ViewModifier, Animatable {
  nonisolated(unsafe) var share: CGFloat
  let top: CGFloat
  let radius: CGFloat
  // In a unit that says when a spring has come to rest.
  nonisolated var animatableData: CGFloat {
    get { share * 128 }
    set { share = newValue / 128 }
  }
  func body(content: Content) -> some View {
    content.preference(
      key: LayerRecessKey.self,
      value: share > 0 ? LayerRecess(share: share, inset: 16, top: top, radius: radius) : nil)
  }
}

/// Gives a sheet its size.
private struct SheetSize: ViewModifier {
  let sizing: (any PresentationSizing)?
  let measure: ContentMeasure
  let size: CGSize
  let window: CGSize
  func body(content: Content) -> some View {
    SheetBox(sizing: sizing, measure: measure, size: size, window: window) { content }
  }
}

/// A card with round corners above, which goes on under the lower edge of the device.
private struct SheetShape: Shape {
  let radius: CGFloat
  let below: CGFloat
  /// Whether it goes on at all edges.
  let fills: Bool
  nonisolated var outline: UnevenRoundedRectangle {
    let lower = below > 0 ? 0 : radius
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: lower, bottomTrailingRadius: lower,
      topTrailingRadius: radius)
  }
  nonisolated func path(in rect: CGRect) -> Path {
    if fills { return Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
    var rect = rect
    rect.size.height += below
    return outline.path(in: rect)
  }
}

/// Darkens what is behind a presentation; a tap on it is a wish to close it.
struct Dimming: View {
  let tap: () -> Void
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2)
      .contentShape(Rectangle())
      .ignoresSafeArea()
      .onTapGesture(perform: tap)
  }
}

/// What is behind the content of a presentation.
struct SheetBackground: View {
  let options: PresentationOptions
  let isElevated: Bool
  var body: some View {
    if let view = options.backgroundView {
      view
    } else if let style = options.background {
      Rectangle().fill(style)
    } else {
      ScreenBackground().environment(\.isElevated, isElevated)
    }
  }
}

/// The background of screens: the system's, a step lighter in the dark where it lies over another one.
///
/// - Source: facts on colours: `systemBackground` is 28, 28, 30 when elevated in the dark
struct ScreenBackground: View {
  @Environment(\.isElevated) private var isElevated
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    Rectangle().fill(
      Color(isElevated && colorScheme == .dark ? SystemColor.secondaryBackground : SystemColor.background))
  }
}

private struct IsInSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct IsElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether this place is on a sheet, whose bars keep free of the grabber.
  var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
  /// Whether this place lies over another one that has the background of the system.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}
