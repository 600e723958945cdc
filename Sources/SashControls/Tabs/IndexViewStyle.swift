import SashCore

/// How the dots look that stand for pages.
public protocol IndexViewStyle { var _hasBackground: Bool { get } }

/// Dots, on a ground of their own where that is wished.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// Where the place asks for it; here it does not.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  private let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _hasBackground: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private struct PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var pageIndexHasBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots look that stand for the pages of tab views in this view.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexHasBackground, style._hasBackground)
  }
}
