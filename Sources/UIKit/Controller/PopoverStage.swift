import SashControls
import SashCore
import SashLayout

/// Shows a popover at what it points to.
struct PopoverSource<Card: View>: View {
  let isPresented: Binding<Bool>
  let controller: UIViewController?
  @ViewBuilder let card: () -> Card

  var body: some View {
    GeometryReader { proxy in
      let popover = isPresented.wrappedValue ? controller?.popover : nil
      let (origin, place) = (proxy.frame(in: .global).origin, popover?.place() ?? .zero)
      Color.clear.popover(
        isPresented: isPresented,
        attachmentAnchor: .rect(.rect(place.offsetBy(dx: -origin.x, dy: -origin.y))),
        edges: popover?.permittedArrowDirections.edges ?? [.bottom],
        ground: popover?.backgroundColor.map { Color(uiColor: $0) }, content: card)
    }
  }
}

/// A size in points, or as much of it as there is.
struct PopoverSize: ViewModifier {
  let wanted: CGSize
  func body(content: Content) -> some View { PopoverSizeLayout(wanted: wanted) { content } }
}

private struct PopoverSizeLayout: Layout {
  let wanted: CGSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: min(wanted.width, max(proposal.width ?? .infinity, 100)),
      height: min(wanted.height, max(proposal.height ?? .infinity, 44)))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

extension UIViewController {
  /// How large it is in a popover, in points.
  ///
  /// - Source: UIKit: `preferredContentSize`, that of the page that is shown in a navigation controller; 320 by 480 else
  var popoverSize: CGSize {
    var own = preferredContentSize
    if own == .zero, let shown = (self as? UINavigationController)?.topViewController {
      own = shown.preferredContentSize
      // The bar is around it.
      if own.height > 0 { own.height += 44 }
    }
    return CGSize(width: own.width > 0 ? own.width : 320, height: own.height > 0 ? own.height : 480)
  }
  /// What is shown of it in a sheet or over everything: a popover may have another controller around it there.
  func adapted(in traits: UITraitCollection) -> UIViewController {
    guard modalPresentationStyle == .popover else { return self }
    let style = shownStyle(in: traits)
    return style == .popover ? self : popover.shown(in: style)
  }
}

/// The answers of an action sheet in a popover, where a tap beside it cancels.
///
/// - Source: recalled of iPadOS: no button that cancels; rows of 44 points, their texts in the middle
struct PopoverChoices: View {
  let alert: UIAlertController
  @ObservedObject private var signal: SceneSignal
  init(alert: UIAlertController) { (self.alert, signal) = (alert, alert.signal) }

  var body: some View {
    let actions = alert.actions.filter { $0.style != .cancel }
    VStack(spacing: 0) {
      if alert.title != nil || alert.message != nil {
        VStack(spacing: 4) {
          if let title = alert.title { Text(verbatim: title).font(.footnote).bold() }
          if let message = alert.message { Text(verbatim: message).font(.footnote) }
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
        if !actions.isEmpty { Divider() }
      }
      ForEach(Array(actions.enumerated()), id: \.offset) { entry in
        if entry.offset > 0 { Divider() }
        choice(entry.element)
      }
    }
    .frame(width: 270)
    .presentationCompactAdaptation(.popover)
  }
  private func choice(_ action: UIAlertAction) -> some View {
    Button(role: action.style == .destructive ? .destructive : nil) { [weak alert] in
      guard let alert, let window = alert.presentationWindow else { return }
      Presentation.end(alert, in: window, animated: true)
      action.handler?(action)
    } label: {
      Text(verbatim: action.title ?? "").font(.body)
        .fontWeight(action === alert.preferredAction ? .semibold : nil)
        .foregroundStyle(action.style == .destructive ? Color.red : Color.accentColor)
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!action.isEnabled)
  }
}
