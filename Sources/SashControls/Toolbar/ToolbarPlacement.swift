import SashCore

/// Where an item of a toolbar goes, by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primary, secondary, status, confirmation, cancellation,
      destructive, keyboard, leading, trailing, bottom, titleMenu, subtitle
  }
  let kind: Kind

  /// Where items of its context go: at the end of a navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// With the way back, at the start of the bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// The action that is used most, at the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primary)
  /// Actions that are used now and then.
  ///
  /// - Missing: the menu that gathers them; they stand at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// What is going on, in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Confirms what a modal view asks, at the end of the bar and emphasised.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// Leaves a modal view without a change, at the start of the bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  /// Gives something up in a modal view, at the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// Above the keyboard on the screen.
  ///
  /// - Missing: there is no keyboard on the screen; these items are not shown.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// At the start of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  @available(*, deprecated, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  @available(*, deprecated, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)

  /// In place of the title.
  public static let title = ToolbarItemPlacement(kind: .principal)
  /// In place of the large title: here in place of the title.
  public static let largeTitle = ToolbarItemPlacement(kind: .principal)
  /// Below the title.
  ///
  /// - Missing: subtitles; these items are not shown.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// Below the large title.
  ///
  /// - Missing: subtitles; these items are not shown.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .subtitle)

  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)

  /// The places of bars.
  enum Slot { case leading, center, trailing, bottom, none }
  var slot: Slot {
    switch kind {
    case .navigation, .cancellation, .leading: .leading
    case .principal: .center
    case .automatic, .primary, .secondary, .confirmation, .destructive, .trailing: .trailing
    case .status, .bottom: .bottom
    case .keyboard, .titleMenu, .subtitle: .none
    }
  }
}

/// A bar that views can show, hide and colour.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar }
  let kind: Kind
  /// The bar of the context: the navigation bar.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// The placement of an item, as a bar sees it.
enum ToolbarPlacementTrait: _ViewTraitKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}
