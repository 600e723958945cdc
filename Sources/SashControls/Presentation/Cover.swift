import Foundation
import SashCore

/// A view over the whole window. One that has grown out of a view lies under a finger as a card, and falls back into it.
struct CoverLayer: View {
  let presenter: Presenter
  @State private var options = PresentationOptions()
  @State private var zooms = false
  @StateObject private var swipe = BackSwipe()
  @Environment(\.layoutDirection) private var direction

  /// The number of the cover among what is swiped, and of what lies below it.
  private static let (own, below) = (0, -1)

  var body: some View {
    let _ = follow()
    let (options, zooms) = ($options, $zooms)
    GeometryReader { proxy in
      SourceView(source: presenter.source)
        .environment(\.isInSheet, false)
        .onPreferenceChange(PresentationOptionsKey.self) { options.wrappedValue = $0 }
        .onPreferenceChange(ZoomPreference.self) { zooms.wrappedValue = $0 != nil }
        .modifier(ContainerFillModifier())
        .background { SheetBackground(options: self.options, isElevated: false).ignoresSafeArea() }
        .modifier(PreferredColorSchemeModifier())
        .control(.sheet, children: .contain) { $0.properties.added = .modal }
        .modifier(BackSwipeModifier(swipe: swipe, isMirrored: direction == .rightToLeft))
        .modifier(
          CoverRise(
            id: CoverLayer.own, swipe: swipe, distance: proxy.size.height + proxy.safeAreaInsets.vertical)
        )
        // What it is going to cover cannot be touched any more while it is on its way.
        .background { Color.clear.contentShape(Rectangle()).ignoresSafeArea() }
    }
  }

  private func follow() {
    guard zooms, options.isDismissDisabled != true else { return swipe.way = nil }
    swipe.way = { [weak presenter, keeper = options.keeper] in
      guard let presenter, presenter.isPresented,
        MainActor.assumeIsolated({ keeper?.mayDismiss() }) != false
      else { return nil }
      return .init(top: CoverLayer.own, below: CoverLayer.below, zooms: true) { presenter.dismiss() }
    }
  }
}

/// Comes from below, or out of the view that the content names; fades where motion is to be avoided.
private struct CoverRise: ViewModifier {
  let id: Int
  @ObservedObject var swipe: BackSwipe
  /// In points.
  let distance: CGFloat
  @Environment(\.layerStage) private var stage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(id: Int, swipe: BackSwipe, distance: CGFloat) {
    (self.id, self.swipe, self.distance) = (id, swipe, distance)
  }

  func body(content: Content) -> some View {
    let isSwiped = swipe.current?.top == id
    let left = max(stage != .up ? 1 : 0, isSwiped ? swipe.sunk : 0)
    content
      .modifier(
        ScreenZoom(
          share: reducesMotion ? 0 : left, points: distance, card: isSwiped ? swipe.card : ZoomCard())
      )
      .allowsHitTesting(!swipe.isEnding)
      .opacity(left != 0 && reducesMotion ? 0 : 1)
  }
}
