import SashCore

/// What a navigation bar shows of a screen.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen below; large at the root.
    case automatic
    /// In the row of the bar.
    case inline
    /// Below the row of the bar, in large letters, until the content is scrolled.
    case large
  }
}

/// How large the title of a toolbar is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large letters in the row of the bar.
  ///
  /// - Missing: the place in the row; it is a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  nonisolated func screenBar(_ change: @escaping (inout ScreenBar) -> Void) -> some View {
    transformPreference(ScreenBarKey.self, change)
  }

  /// Sets the title of the screen that this view is on.
  ///
  /// It belongs on the content of a stack: it is handed up to the stack around it.
  public nonisolated func navigationTitle(_ title: Text) -> some View { screenBar { $0.title = title } }
  /// Sets the title of the screen that this view is on.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the screen that this view is on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  /// Sets the title of the screen that this view is on, which a person may change by the menu of the title.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    let text = Text(title.wrappedValue)
    return screenBar {
      $0.title = text
      $0.editedTitle = title
    }
  }

  /// Adds a menu to the title of the screen, which opens when the title is tapped.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = AnyView(content())
    return screenBar { $0.titleMenu = content }
  }

  /// Puts what stands for the document of the screen into the menu of the title.
  package nonisolated func titleDocument<C: View>(_ content: C) -> some View {
    let content = AnyView(content)
    return screenBar { $0.titleDocument = content }
  }

  /// Sets how large the title of the screen is.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { screenBar { $0.titleMode = displayMode } }
  /// Sets how large the title of the screen is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenBar { $0.titleMode = mode.mode }
  }

  /// Hides the way back in the bar of the screen; `dismiss` goes back nevertheless.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenBar { $0.hidesBack = hidesBackButton }
  }

  /// Hides the bar of the screen.
  @available(*, deprecated, message: "Use toolbar(.hidden)")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    screenBar { $0.navigationBar.visibility = hidden ? .hidden : .automatic }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @available(*, deprecated, message: "Use navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @available(*, deprecated, message: "Use navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  @available(*, deprecated, message: "Use toolbar(_:) with topBarLeading or topBarTrailing placement")
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  @available(*, deprecated, message: "Use toolbar(_:) with topBarLeading placement")
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  @available(*, deprecated, message: "Use toolbar(_:) with topBarTrailing placement")
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
