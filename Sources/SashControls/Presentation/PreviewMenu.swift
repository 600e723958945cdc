import Foundation
import SashCore
import SashLayout

/// A menu below a view that shows what it is about, in the middle of the window.
struct PreviewMenuLayer: View {
  let presenter: Presenter
  let preview: AnyView
  /// What a tap on the preview does, besides closing the menu.
  var commit: (@MainActor () -> Void)?
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Dimming { presenter.dismiss() }.modifier(LayerFade())
        VStack(alignment: .leading, spacing: 12) {
          PreviewRoom(most: CGSize(width: proxy.size.width - 32, height: proxy.size.height / 2)) { preview }
            .background { PopupFill() }
            .clipShape(RoundedRectangle(cornerRadius: 13))
            .contentShape(Rectangle())
            .onTapGesture {
              presenter.dismiss()
              commit?()
            }
          SourceView(source: presenter.source)
            .environment(\.isElevated, true)
            .frame(width: min(typeSize.isAccessibilitySize ? 310 : 250, proxy.size.width - 20))
            .background { PopupFill() }
            .clipShape(RoundedRectangle(cornerRadius: 13))
            .modifier(PopupShadow())
            .contentShape(Rectangle())
            .onTapGesture {}
        }
        .modifier(LayerFade(from: 0.6, to: 0.9))
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .onAppear {
      presenter.setEscape { presenter.dismiss() }
      presenter.setKeys { presenter.lead($0) }
    }
  }
}

/// Gives a preview the room that there is at most; it takes what it needs.
private struct PreviewRoom: Layout {
  let most: CGSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(most)) }
    return CGSize(
      width: min(sizes.map(\.width).max() ?? 0, most.width),
      height: min(sizes.map(\.height).max() ?? 0, most.height))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(most))
    }
  }
}

/// The layer of a menu, with a preview or beside its button.
struct MenuLayer: View {
  let presenter: Presenter
  let preview: AnyView?
  var commit: (@MainActor () -> Void)?
  let kind: PopupLayer.Kind
  let outer: Presenter?
  var body: some View {
    if let preview {
      PreviewMenuLayer(presenter: presenter, preview: preview, commit: commit)
    } else {
      PopupLayer(presenter: presenter, kind: kind, outer: outer)
    }
  }
}
