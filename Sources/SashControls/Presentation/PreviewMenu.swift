import SashCore

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
          preview
            .frame(maxWidth: proxy.size.width - 32, maxHeight: proxy.size.height / 2)
            .fixedSize(horizontal: false, vertical: false)
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
