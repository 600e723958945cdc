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
            distance: proxy.size.height + proxy.safeAreaInsets.vertical, sunk: swipe.sunk, card: swipe.card)
        )
        .allowsHitTesting(!swipe.isEnding)
        // What it is going to cover cannot be touched any more while it is on its way.
        .background { Color.clear.contentShape(Rectangle()).ignoresSafeArea() }
    }
  }

  private func follow() {
    guard zooms, options.isDismissDisabled != true else { return swipe.way = nil }
    swipe.way = { [weak presenter, keeper = options.keeper] in
      guard let presenter, presenter.isPresented else { return nil }
      let mayLeave = { @MainActor in
        if keeper?.mayDismiss() != false { return true }
        keeper?.attempted()
        return false
      }
      return .init(top: CoverLayer.own, below: CoverLayer.below, zooms: true, mayLeave: mayLeave) {
        presenter.dismiss()
      }
    }
  }
}

/// Comes from below, or out of the view that the content names; fades where motion is to be avoided.
struct CoverRise: ViewModifier {
  /// In points.
  let distance: CGFloat
  /// The share of the way away that it has made since a finger let it go.
  let sunk: CGFloat
  let card: ZoomCard
  @Environment(\.layerStage) private var stage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(distance: CGFloat, sunk: CGFloat = 0, card: ZoomCard = ZoomCard()) {
    (self.distance, self.sunk, self.card) = (distance, sunk, card)
  }

  func body(content: Content) -> some View {
    let left = max(stage != .up ? 1 : 0, sunk)
    content
      .modifier(ScreenZoom(share: reducesMotion ? 0 : left, points: distance, card: card))
      .opacity(left != 0 && reducesMotion ? 0 : 1)
  }
}
