import Foundation
import SashCore
import SashLayout

/// The style that fits the place: without a border on iOS. In a row of a list the whole row is the button.
///
/// - Source: https://developer.apple.com/forums/thread/119541 : a tap on a row performs all its buttons of this style
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonStyle, AnyButtonStyle(BorderlessLook(), joinsRow: true))
  }
}

/// The label in the tint; it fades while it is pressed.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderlessLook())
  }
}

/// The label as it is; it fades while it is pressed.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(PlainLook())
  }
}

/// The label in a rounded field of a light fill.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedLook(isProminent: false))
  }
}

/// The label in white on a rounded field of the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedLook(isProminent: true))
  }
}

/// A label on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  public init() { self.init(.regular) }
  /// A label on a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: glass, isProminent: false))
  }
}

/// A white label on glass in the tint.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassLook(glass: .regular, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// - Source: a pressed label without a border dims to about 0.2 (fivestars.blog, button styles).
private let pressedOpacity = 0.2

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var styles
  @Environment(\.isRowLink) private var isRowLink
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        // A style that is set around a button counts before its tint.
        isEnabled && (isRowLink || styles.isChosen && configuration.role == nil)
          ? AnyShapeStyle(.foreground) : labelColor(role: configuration.role, isEnabled: isEnabled)
      )
      .opacity(configuration.isPressed ? pressedOpacity : 1)
  }
}

/// A button in a bar: as one without a border, with room around it for a finger.
///
/// - Source: Human Interface Guidelines: what is touched measures 44 points at least
struct BarItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(
      \.buttonStyle, AnyButtonStyle(BorderlessLook(), joinsRow: true, hasFingerRoom: true))
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? pressedOpacity : isEnabled ? 1 : 0.5)
  }
}

/// - Source: heights 28, 34.33 and 50.33 points at 17 point labels, radii 14, 8 and 12 (iOS 15–18).
private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.foregroundStyles) private var styles

  func makeBody(configuration: Configuration) -> some View {
    let insets = controlSize.insets
    let shape = border.outline(radius: insets.radius)
    BorderedLabel(label: configuration.label, isRound: border == .circle, width: sizing.maxWidth)
      .foregroundStyle(foreground(configuration.role))
      .background(background(configuration.role), in: shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(SystemStyle.tertiaryLabel) }
    if styles.isChosen, role == nil { return AnyShapeStyle(.foreground) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return labelColor(role: role, isEnabled: true)
  }
  private func background(_ role: ButtonRole?) -> AnyShapeStyle {
    if isProminent, isEnabled {
      return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
    // The ground is grey beside the accent colour, and takes part in a tint that is asked for.
    if isEnabled, role != .destructive, tint != nil { return AnyShapeStyle(.tint.opacity(0.15)) }
    return AnyShapeStyle(SystemStyle.tertiaryFill)
  }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.foregroundStyles) private var styles

  func makeBody(configuration: Configuration) -> some View {
    let shape = border == .automatic ? AnyShape(Capsule()) : border.outline(radius: controlSize.insets.radius)
    var glass = glass
    if isProminent, isEnabled {
      if configuration.role == .destructive { glass = glass.tint(.red) } else { glass.followsTint = true }
    }
    return BorderedLabel(label: configuration.label, isRound: border == .circle)
      .foregroundStyle(foreground(configuration.role))
      .glassEffect(glass, in: shape)
      .scaleEffect(configuration.isPressed ? 1.04 : 1)
      .animation(.spring(response: 0.25, dampingFraction: 0.6), value: configuration.isPressed)
  }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(SystemStyle.tertiaryLabel) }
    if styles.isChosen, role == nil { return AnyShapeStyle(.foreground) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

/// What is written on a button with a border, and the room around it: labels there are no longer those of a row.
private struct BorderedLabel: View {
  let label: ButtonStyleConfiguration.Label
  /// As wide as it is high.
  let isRound: Bool
  var width: CGFloat?
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    let insets = controlSize.insets
    let content = label.environment(\.isInList, false).font(controlSize <= .small ? .subheadline : .body)
    if isRound {
      SquareLayout { content.padding(insets.vertical) }
    } else {
      content.frame(maxWidth: width)
        .padding(.horizontal, insets.horizontal)
        .padding(.vertical, insets.vertical)
    }
  }
}

/// A view in the middle of the smallest square around it.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

private func labelColor(role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
  if !isEnabled { return AnyShapeStyle(SystemStyle.tertiaryLabel) }
  return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
}

extension ControlSize {
  /// The space around the label of a button, and the radius of its corners, in points.
  fileprivate var insets: (horizontal: CGFloat, vertical: CGFloat, radius: CGFloat) {
    switch self {
    case .mini, .small: (10, 5, 14)
    case .regular: (12, 7, 8)
    case .large, .extraLarge: (20, 15, 12)
    }
  }
  fileprivate static func <= (a: ControlSize, b: ControlSize) -> Bool {
    allCases.firstIndex(of: a)! <= allCases.firstIndex(of: b)!
  }
}
