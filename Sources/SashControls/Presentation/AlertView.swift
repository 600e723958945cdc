import Foundation
import SashCore
import SashLayout

/// A question in the middle of the window, with buttons that all close it.
///
/// - Source: facts on metrics: 270 wide, 310 with the largest texts; texts 20 from the edges, more above and below larger
///   ones, and 2 from each other, title 17 semibold, message 13, buttons 44 high, two beside each other where they fit,
///   radius 14
struct AlertCard<Actions: View, Message: View>: View {
  let presenter: Presenter
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .body) private var verticalInset: CGFloat = 20
  @Environment(\.dialogLook) private var look

  var body: some View {
    Group(subviews: actions.modifier(QuestionActions(presenter: presenter, kind: .alert))) { subviews in
      let all = Array(subviews)
      let fields = all.filter { $0.trait(QuestionRoleTrait.self) == nil }
      QuestionLayout {
        ScrollView {
          VStack(spacing: 0) {
            texts
            if !fields.isEmpty {
              VStack(spacing: 8) { ForEach(fields) { $0 } }
                .padding(.horizontal, 16)
                .padding(.bottom, 16)
            }
          }
        }
        .background(QuestionFill(kind: .alert))
        ScrollView {
          AlertActions(
            presenter: presenter, buttons: all.filter { $0.trait(QuestionRoleTrait.self) != nil })
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .frame(width: typeSize.isAccessibilitySize ? 310 : 270)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .padding(.vertical, 8)
    .modifier(AlertFit())
    .environment(\.font, nil)
    .control(.alert, children: .contain) {
      $0.label = title
      $0.properties.added = .modal
    }
  }

  private var texts: some View {
    VStack(spacing: 2) {
      if let icon = look.shownIcon {
        icon.font(.largeTitle)
          .foregroundStyle(look.icon == nil ? AnyShapeStyle(.yellow) : AnyShapeStyle(.primary))
          .accessibilityHidden(true)
          .padding(.bottom, 6)
      }
      if let title { title.font(.headline).accessibilityAddTraits(.isHeader) }
      message.font(.footnote)
      if let suppression = look.suppression {
        Toggle(isOn: suppression.isOn) { suppression.words }.font(.footnote).padding(.top, 10)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 20)
    .padding(.vertical, max(verticalInset, 20))
    .frame(maxWidth: .infinity)
  }
}

/// Tells how large the alert is, where somebody makes room for it.
private struct AlertFit: ViewModifier {
  @Environment(\.alertFits) private var fits
  func body(content: Content) -> some View {
    if let fits {
      content.onGeometryChange(for: CGSize.self, of: \.size) { fits($0) }
    } else {
      content
    }
  }
}

private struct AlertFitsKey: EnvironmentKey {
  static var defaultValue: (@MainActor (CGSize) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Told how large an alert is that has a window of its own, in points.
  package var alertFits: (@MainActor (CGSize) -> Void)? {
    get { self[AlertFitsKey.self] }
    set { self[AlertFitsKey.self] = newValue }
  }
}

/// What is asked above what is answered: as high as both, or as what is there; then both scroll.
///
/// - Source: facts on metrics: the answers keep at least 67.8 points where what is above them scrolls
struct QuestionLayout: Layout {
  private static let least: CGFloat = 67.8

  private func heights(_ subviews: Subviews, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }.map(\.height)
    guard let height, ideal.count == 2, ideal[0] + ideal[1] > height else { return ideal }
    let above = min(ideal[0], max(height - ideal[1], height / 2))
    let below = max(min(ideal[1], Self.least), min(ideal[1], height - above))
    return [max(0, height - below), below]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = heights(subviews, proposal.width, proposal.height)
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: width, height: heights.reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(subviews, bounds.width, bounds.height)) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}

/// The buttons of an alert: as written, the one that cancels last, or first of two beside each other.
private struct AlertActions: View {
  let presenter: Presenter
  let buttons: [Subview]
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let cancel = buttons.filter { $0.trait(QuestionRoleTrait.self) == .cancel }
    let others = buttons.filter { $0.trait(QuestionRoleTrait.self) != .cancel }
    AlertButtons(isPair: buttons.count == 2, opensWithCancel: !cancel.isEmpty, line: pixel) {
      ForEach(buttons.count == 2 ? cancel + others : others + cancel) { $0 }
      if buttons.isEmpty {
        Button("OK", role: .cancel) {}.modifier(QuestionActions(presenter: presenter, kind: .alert))
      }
    }
    .background(QuestionLine())
  }
}

/// Puts the buttons of an alert below each other, or two beside each other where they fit, with a line between.
private struct AlertButtons: Layout {
  let isPair: Bool
  /// The first of two cancels; below each other it is the last.
  let opensWithCancel: Bool
  /// Points between buttons, where the line shows.
  let line: CGFloat

  private func isBeside(_ subviews: Subviews, _ width: CGFloat) -> Bool {
    // The one that cancels is written last and stands first.
    isPair && subviews.count == 2
      && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - line) / 2 }
  }
  private func sizes(_ subviews: Subviews, _ width: CGFloat) -> [CGSize] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 270
    if isBeside(subviews, width) {
      let height = sizes(subviews, (width - line) / 2).map(\.height).max() ?? 0
      return CGSize(width: width, height: height + line)
    }
    return CGSize(
      width: width,
      height: sizes(subviews, width).reduce(0) { $0 + $1.height + line })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if isBeside(subviews, bounds.width) {
      let width = (bounds.width - line) / 2
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(index) * (width + line), y: bounds.minY + line),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: width, height: bounds.height - line))
      }
      return
    }
    var y = bounds.minY
    for subview in isPair && opensWithCancel ? Array(subviews.reversed()) : Array(subviews) {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      y += line
      subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

/// A choice at the lower edge of the window, or where there is width in a card beside what it belongs to.
///
/// - Source: facts on metrics: 8 from the edges and between the choice and the way out, rows 57, radius 14, buttons of
///   20 points; title and message of 13
struct DialogCard<Actions: View, Message: View>: View {
  let presenter: Presenter
  let title: Text?
  let actions: Actions
  let message: Message
  let hasMessage: Bool
  @Environment(\.pixelLength) private var pixel
  @Environment(\.isDialogPopover) private var isPopover

  var body: some View {
    Group(subviews: actions.modifier(QuestionActions(presenter: presenter, kind: .dialog))) { subviews in
      let all = Array(subviews)
      let cancel = all.filter { $0.trait(QuestionRoleTrait.self) == .cancel }
      let others = all.filter { $0.trait(QuestionRoleTrait.self) != .cancel }
      VStack(spacing: isPopover ? 0 : 8) {
        QuestionLayout {
          ScrollView {
            if title != nil || hasMessage {
              VStack(spacing: 8) {
                if let title { title.fontWeight(.semibold) }
                message
              }
              .font(.footnote)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
              .padding(.horizontal, 16)
              .padding(.vertical, 13.5)
              .frame(maxWidth: .infinity)
            }
          }
          .background(QuestionFill(kind: .dialog))
          ScrollView {
            VStack(spacing: pixel) {
              ForEach(others) { $0 }
            }
            .padding(.top, title != nil || hasMessage ? pixel : 0)
            .background(QuestionLine())
          }
        }
        .scrollBounceBehavior(.basedOnSize)
        .clipShape(RoundedRectangle(cornerRadius: isPopover ? 0 : 14))
        if isPopover {
          // A tap beside it does what the way out does, which is not shown.
          wayOut(cancel).frame(height: 0).hidden()
        } else {
          wayOut(cancel).clipShape(RoundedRectangle(cornerRadius: 14))
        }
      }
    }
    .frame(width: isPopover ? 304 : nil)
    .frame(maxWidth: 400)
    .padding(isPopover ? 0 : 8)
    .environment(\.font, nil)
    .control(.sheet, children: .contain) {
      $0.label = title
      $0.properties.added = .modal
    }
  }

  private func wayOut(_ cancel: [Subview]) -> some View {
    VStack(spacing: 0) {
      ForEach(cancel) { $0 }
      if cancel.isEmpty {
        Button("Cancel", role: .cancel) {}
          .modifier(QuestionActions(presenter: presenter, kind: .dialog))
      }
    }
  }
}

private struct DialogPopoverKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether a choice stands in a card beside what it belongs to.
  fileprivate var isDialogPopover: Bool {
    get { self[DialogPopoverKey.self] }
    set { self[DialogPopoverKey.self] = newValue }
  }
}

/// The kinds of questions.
enum QuestionKind { case alert, dialog }

/// What the buttons of a question are for; other views have no role.
enum QuestionRoleTrait: _ViewTraitKey {
  enum Role { case cancel, other }
  static var defaultValue: Role? { nil }
}

/// Makes the buttons in a view those of a question.
struct QuestionActions: ViewModifier {
  let presenter: Presenter
  let kind: QuestionKind
  func body(content: Content) -> some View {
    content.buttonStyle(QuestionButtonStyle(presenter: presenter, kind: kind)).labelStyle(.titleOnly)
      // Of the fields; buttons have a type of their own.
      .textFieldStyle(.roundedBorder).font(.footnote)
  }
}

/// A button of a question closes it, and then does what it is for.
private struct QuestionButtonStyle: PrimitiveButtonStyle {
  let presenter: Presenter
  let kind: QuestionKind
  func makeBody(configuration: Configuration) -> some View {
    QuestionButton(presenter: presenter, kind: kind, configuration: configuration)
      ._trait(QuestionRoleTrait.self, configuration.role == .cancel ? .cancel : .other)
  }
}

private struct QuestionButton: View {
  let presenter: Presenter
  let kind: QuestionKind
  let configuration: PrimitiveButtonStyleConfiguration
  @StateObject private var token = KeyToken()
  @Environment(\.isEnabled) private var isEnabled

  private func perform() {
    presenter.dismiss()
    configuration.trigger()
  }

  var body: some View {
    Button(role: configuration.role, action: perform) { configuration.label }
      .buttonStyle(QuestionButtonLook(kind: kind))
      .modifier(
        KeyButtonModifier(
          buttons: presenter.buttons, token: token,
          button: .init(role: configuration.role, isEnabled: isEnabled, perform: perform)))
  }
}

private struct QuestionButtonLook: ButtonStyle {
  let kind: QuestionKind
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let isDialog = kind == .dialog
    configuration.label
      // 20 and 17 points, and more where the user wants larger text.
      .font((isDialog ? Font.title3 : .body).weight(configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(color(configuration.role))
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: isDialog ? 57 : 44)
      .background(
        QuestionFill(
          kind: kind, isPressed: configuration.isPressed,
          isOpaque: isDialog && configuration.role == .cancel))
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(SystemStyle.tertiaryLabel) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// - Source: facts on metrics: alerts 242 and 30, pressed 225 and 46; dialogs 252 and 41, pressed 224 and 81, the way out
///   white and 44. They are opaque here, since nothing behind them is blurred.
private struct QuestionFill: View {
  let kind: QuestionKind
  var isPressed = false
  var isOpaque = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Rectangle().fill(Color(white: white / 255)) }
  private var white: Double {
    let isDark = colorScheme == .dark
    switch kind {
    case .alert: return isPressed ? isDark ? 46 : 225 : isDark ? 30 : 242
    case .dialog:
      if isOpaque { return isPressed ? isDark ? 73 : 236 : isDark ? 44 : 255 }
      return isPressed ? isDark ? 81 : 224 : isDark ? 41 : 252
    }
  }
}

/// The line between the buttons of a question.
private struct QuestionLine: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    Rectangle().fill(Color(white: (colorScheme == .dark ? 70 : 201) / 255))
  }
}

/// Shows a question over the window.
struct QuestionLayer: View {
  let presenter: Presenter
  let kind: QuestionKind
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    layer.onAppear {
      presenter.setKeys(followsFields: true) { key in
        switch key.key {
        case .return where !key.isRepeat: presenter.buttons.pressDefault()
        case .escape: presenter.buttons.pressCancel()
        default: return false
        }
        return true
      }
      // - Source: alerts of iOS: the first field has the focus as the alert comes
      if kind == .alert { presenter.focusFirstField() }
    }
  }

  /// - Source: Human Interface Guidelines, action sheets: in a regular environment a popover, whose way out is a tap beside it
  @ViewBuilder private var layer: some View {
    if kind == .dialog, horizontalSizeClass == .regular {
      PopoverCard(presenter: presenter, attachment: .rect(.bounds), edges: .preferring(nil)) {
        presenter.buttons.pressCancel()
      }
      .environment(\.isDialogPopover, true)
    } else {
      inMiddle
    }
  }

  private var inMiddle: some View {
    let isLow = kind == .dialog
    return ZStack(alignment: isLow ? .bottom : .center) {
      // A tap beside an alert does nothing, one beside a choice is a way out.
      Dimming { if kind == .dialog { presenter.buttons.pressCancel() } }.modifier(LayerFade())
      let card = SourceView(source: presenter.source).environment(\.isElevated, true)
      if isLow {
        // Its height and what a device may cover below it.
        card.modifier(LayerRise(share: 1, distance: 48))
      } else {
        // - Source: facts on animation: an alert shrinks to its size and only fades out
        card.modifier(LayerFade(from: 1.2))
      }
    }
  }
}
