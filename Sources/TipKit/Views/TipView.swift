import Foundation
import SashControls
import SashCore
import SashLayout

/// A tip in the flow of other views; nothing while it is not to be shown.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void
  @State private var generation = 0

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  public var body: some View {
    // Read, so that the view follows.
    let _ = generation
    Group {
      if let tip, tip.shouldDisplay {
        StyledTip(tip: tip, action: action)
          .background { TipBubble(arrowEdge: arrowEdge) }
          .onAppear { TipStore.shared.appear(tip.id) }
          .onDisappear { TipStore.shared.disappear(tip.id) }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: TipStore.changed)) { _ in generation += 1 }
  }
}

/// The ground of a tip, with an arrow to what it is about.
struct TipBubble: View {
  let arrowEdge: Edge?
  @Environment(\.tipLook) private var look
  var body: some View {
    let ground = look.ground ?? AnyShapeStyle(.quaternary.opacity(0.6))
    RoundedRectangle(cornerRadius: look.cornerRadius ?? 13, style: .continuous)
      .fill(ground)
      .overlay(alignment: alignment) {
        if let arrowEdge {
          Rectangle().fill(ground)
            .frame(width: 14, height: 14)
            .rotationEffect(.degrees(45))
            .offset(
              x: arrowEdge == .leading ? -5 : arrowEdge == .trailing ? 5 : 0,
              y: arrowEdge == .top ? -5 : arrowEdge == .bottom ? 5 : 0)
        }
      }
  }
  private var alignment: Alignment {
    switch arrowEdge {
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    default: .top
    }
  }
}

/// Picture, words and buttons of a tip.
struct TipCard: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    let (tip, actions) = (configuration.tip, configuration.actions)
    let side = look.imageSize ?? CGSize(width: 34, height: 34)
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image {
        image.resizable().scaledToFit().frame(width: side.width, height: side.height).foregroundStyle(.tint)
      }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline).foregroundStyle(.primary)
        if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(actions) { item in
          Divider().padding(.top, 6)
          Button {
            item.handler()
          } label: {
            item.label().font(.subheadline.weight(item.id == actions.first?.id ? .semibold : .regular))
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      }
      .accessibilityLabel("Close")
    }
    .buttonStyle(.borderless)
    .padding(14)
  }
}

extension View {
  /// Shows a tip about this view beside it, while it is to be shown.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action)) }
  @_disfavoredOverload
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    func erased(_ tip: some Tip) -> AnyView { AnyView(popoverTip(tip, arrowEdge: arrowEdge, action: action)) }
    return tip.map { erased($0) } ?? AnyView(self)
  }
}

struct PopoverTip<Tipped: Tip>: ViewModifier {
  let tip: Tipped?
  let arrowEdge: Edge
  let action: @MainActor (Tips.Action) -> Void
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .popover(isPresented: binding, arrowEdge: arrowEdge) {
        if let tip {
          StyledTip(tip: tip, action: action)
            .frame(width: 300)
            .presentationCompactAdaptation(.popover)
            .onAppear { TipStore.shared.appear(tip.id) }
            .onDisappear { TipStore.shared.disappear(tip.id) }
        }
      }
      .onAppear { isShown = tip?.shouldDisplay ?? false }
      .onReceive(NotificationCenter.default.publisher(for: TipStore.changed)) { _ in
        isShown = tip?.shouldDisplay ?? false
      }
  }
  /// Whoever taps beside a tip has seen it.
  private var binding: Binding<Bool> {
    Binding(
      get: { isShown },
      set: { shows in
        if !shows, isShown { tip?.invalidate(reason: .tipClosed) }
        isShown = shows
      })
  }
}
