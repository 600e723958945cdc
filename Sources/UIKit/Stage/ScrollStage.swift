import SashCore
import SashLayout

/// The scroll view of SwiftUI that moves what is in a `UIScrollView`.
struct ScrollStage: View {
  let view: UIScrollView
  let version: Int
  @State private var position = ScrollPosition()

  var body: some View {
    let shown = view.subviews
    let (size, bounds) = (view.contentSize, view.bounds.size)
    let axes: Axis.Set = [
      size.height > bounds.height || view.alwaysBounceVertical ? .vertical : [],
      size.width > bounds.width || view.alwaysBounceHorizontal ? .horizontal : [],
    ]
    ScrollView(axes) {
      UIViewPlaces(
        size: CGSize(width: max(size.width, bounds.width), height: max(size.height, 0)),
        frames: shown.map(\.untransformedFrame)
      ) {
        ForEach(shown.map { UIViewContent(view: $0, version: $0.version) }) { $0 }
      }
      .padding(EdgeInsets(view.contentInset))
    }
    .scrollPosition($position)
    .scrollDisabled(!view.isScrollEnabled)
    .scrollIndicators(
      view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator ? .automatic : .hidden
    )
    .scrollBounceBehavior(view.bounces ? .automatic : .basedOnSize)
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { [view] _, point in
      view.scrolled(to: point, byCode: false)
    }
    .onScrollPhaseChange { [view] old, new in view.phaseChanged(from: old, to: new) }
    .onChange(of: view.wish.number) { go() }
    .fill(.topLeading)
  }

  private func go() {
    if view.wish.isAnimated {
      withAnimation(.easeInOut(duration: 0.3)) { position.scrollTo(point: view.wish.point) }
    } else {
      position.scrollTo(point: view.wish.point)
    }
  }
}

extension UIScrollView {
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase) {
    if new == .interacting, !isDragging {
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    }
    if old == .interacting, new != .interacting {
      isDragging = false
      isDecelerating = new == .decelerating
      delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    }
    if new == .idle, isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
