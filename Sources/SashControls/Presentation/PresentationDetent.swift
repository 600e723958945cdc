import Foundation
import SashCore
import SashGraph
import SashLayout

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  let kind: Kind
  private let computed: (@Sendable (Context) -> CGFloat?)?
  init(_ kind: Kind, computed: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.computed = computed
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// Almost all of the screen.
  public static let large = PresentationDetent(.large)
  /// A share of the height there is.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A height in points, without what the edge of the device covers.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// A height that is computed.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a computed height may follow from.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points; nil where a computed one is not there.
  ///
  /// - Source: facts on metrics: medium is half of the screen, with what covers it; heights do not count the lower edge
  func height(in context: Context, screen: CGFloat, bottomInset: CGFloat) -> CGFloat? {
    let most = context.maxDetentValue
    let height: CGFloat? =
      switch kind {
      case .large: most
      case .medium: screen / 2 - bottomInset
      case .fraction(let fraction): most * fraction
      case .height(let height): height
      case .custom: computed?(context)
      }
    return height.map { min(max($0, 0), most) }
  }
}

/// Computes a height for a sheet.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil leaves it out.
  static func height(in context: Self.Context) -> CGFloat?
}

/// How a presentation adapts to little room.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Do not adapt.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Decides anew each time whether a person may close a presentation, and hears when one wanted to in vain.
package struct PresentationKeeper {
  let mayDismiss: @MainActor () -> Bool
  let attempted: @MainActor () -> Void
  package init(mayDismiss: @escaping @MainActor () -> Bool, attempted: @escaping @MainActor () -> Void) {
    self.mayDismiss = mayDismiss
    self.attempted = attempted
  }
}

/// What the content of a presentation wants of it; it travels up to the presentation.
struct PresentationOptions: Equatable, @unchecked Sendable {
  var detents: Set<PresentationDetent>?
  var selected: PresentationDetent?
  var select: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var keeper: PresentationKeeper?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var backgroundView: AnyView?
  var adaptation: PresentationAdaptation.Kind?
  var interaction: PresentationBackgroundInteraction?
  var sizing: (any PresentationSizing)?

  static func == (a: PresentationOptions, b: PresentationOptions) -> Bool {
    a.detents == b.detents && a.selected == b.selected && a.dragIndicator == b.dragIndicator
      && a.isDismissDisabled == b.isDismissDisabled && a.cornerRadius == b.cornerRadius
      && a.adaptation == b.adaptation && same(a.background, b.background)
      && same(a.backgroundView, b.backgroundView)
      && a.interaction?.kind == b.interaction?.kind && same(a.sizing, b.sizing)
  }
  /// As far as can be told: what is not known to be the same is another one.
  private static func same<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(a, b) } }
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if value.detents == nil {
      (value.detents, value.selected, value.select) = (next.detents, next.selected, next.select)
    }
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
    value.keeper = value.keeper ?? next.keeper
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundView = value.backgroundView ?? next.backgroundView
    value.adaptation = value.adaptation ?? next.adaptation
    value.interaction = value.interaction ?? next.interaction
    value.sizing = value.sizing ?? next.sizing
  }
}

extension View {
  private nonisolated func presentationOptions(_ change: @escaping (inout PresentationOptions) -> Void)
    -> some View
  { transformPreference(PresentationOptionsKey.self, change) }

  /// Sets the heights at which the sheet with this content may rest; it begins at the lowest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }
  /// Sets the heights at which the sheet with this content may rest, and binds the one at which it rests.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOptions {
      $0.detents = detents
      $0.selected = selected
      $0.select = selection
    }
  }
  /// Sets whether the sheet with this content has a mark to drag it by; one with several heights has it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }
  /// Keeps a person from closing the presentation by a drag or a tap beside it; code still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isDismissDisabled = isDisabled }
  }
  /// Asks each time whether a person may close the presentation.
  package nonisolated func presentationKeeper(_ keeper: PresentationKeeper) -> some View {
    presentationOptions { $0.keeper = keeper }
  }
  /// Sets the radius of the corners of the sheet with this content, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }
  /// Sets what is drawn behind the content of the presentation.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return presentationOptions { $0.background = style }
  }
  /// Sets what is shown behind the content of the presentation.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(Color.clear.overlay(alignment: alignment, content: content))
    return presentationOptions { $0.backgroundView = view }
  }
  /// Sets what a person can do behind the sheet with this content.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationOptions { $0.interaction = interaction } }
  /// Sets how large the sheet with this content is where there is width.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOptions { $0.sizing = sizing }
  }
  /// Sets what a drag in the content of the sheet does; here it scrolls first, and goes on with the sheet at the end.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Sets what a presentation becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOptions { $0.adaptation = adaptation.kind }
  }
  /// Sets what a presentation becomes where there is little width or little height.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationOptions { $0.adaptation = horizontalAdaptation.kind } }
}
