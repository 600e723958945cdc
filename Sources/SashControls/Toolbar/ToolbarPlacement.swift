import SashCore

/// Where an item of a toolbar goes, by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primary, secondary, status, confirmation, cancellation,
      destructive, keyboard, leading, trailing, bottom, titleMenu, title, subtitle, largeTitle, largeSubtitle
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
  /// Actions that are used now and then: in a menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// What is going on, in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Confirms what a modal view asks, at the end of the bar and emphasised.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// Leaves a modal view without a change, at the start of the bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  /// Gives something up in a modal view, at the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// In a bar at the bottom of the screen, above a keyboard on it, while a field on the screen has the focus.
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

  /// In place of the title in the row of the bar.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// Below the title in the row of the bar.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// Below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)

  /// The places of bars.
  enum Slot {
    case leading, center, trailing, more, bottom, keyboard, subtitle, largeTitle, largeSubtitle, none
  }
  var slot: Slot {
    switch kind {
    case .navigation, .cancellation, .leading: .leading
    case .principal, .title: .center
    case .subtitle: .subtitle
    case .largeTitle: .largeTitle
    case .largeSubtitle: .largeSubtitle
    case .automatic, .primary, .confirmation, .destructive, .trailing: .trailing
    case .secondary: .more
    case .status, .bottom: .bottom
    case .keyboard: .keyboard
    case .titleMenu: .none
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
