import Foundation
import SashCore

/// Whether room between things is fixed or what is left over.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// What is left over.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as the place has between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar: it parts groups, and in a bar at the bottom it pushes what follows to the end.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "", placement: placement) {
      // Only the bar at the bottom has its whole width for items.
      if sizing.isFlexible, placement.slot == .bottom {
        Spacer(minLength: 0)
      } else {
        Color.clear.frame(width: 8, height: 1).accessibilityHidden(true)
      }
    }
  }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable { case title, sidebarToggle, search }
  let kind: Kind
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// Marks items that a bar has by itself.
enum DefaultItemTrait: _ViewTraitKey {
  static var defaultValue: ToolbarDefaultItemKind? { nil }
}

/// Marks the places that are chosen for items that a bar has by itself.
enum PlacedItemTrait: _ViewTraitKey {
  static var defaultValue: ToolbarDefaultItemKind? { nil }
}

/// An item that a bar has by itself, at a place that is chosen.
public nonisolated struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }
  public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "", placement: placement) {
      DefaultItemView(kind: kind)._trait(PlacedItemTrait.self, kind)
    }
  }
}

private struct DefaultItemView: View {
  let kind: ToolbarDefaultItemKind
  @FocusedValue(\.sidebarColumn) private var sidebar
  var body: some View {
    switch kind.kind {
    case .sidebarToggle:
      Button {
        sidebar?.toggle()
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .accessibilityLabel("Sidebar")
    // The bar puts in what it has.
    case .title, .search: Color.clear.frame(width: 0, height: 0)
    }
  }
}

extension View {
  /// Takes an item out of the bar of the screen that it has by itself; nil takes none.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screenBar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }
}

/// What a person may do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  private let value: UInt8
  /// It may be moved and taken away.
  public static let `default` = ToolbarCustomizationBehavior(value: 0)
  /// It may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(value: 1)
  /// It stays.
  public static let disabled = ToolbarCustomizationBehavior(value: 2)

  var allowsHiding: Bool { value == 0 }
  var allowsMoving: Bool { value != 2 }
}

/// How an item of a toolbar takes part in what a person changes.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be reached even if a person has taken it away.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Sets whether the items are shown as long as nobody has changed that.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    NotedItems<Self, ItemPresenceTrait>(
      content: self,
      value: defaultVisibility == .hidden ? options.contains(.alwaysAvailable) ? .inMenu : .away : .shown)
  }
  /// Sets what a person may do with the items.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { NotedItems<Self, ItemBehaviorTrait>(content: self, value: behavior) }
  /// Sets whether the items share a ground with others; bars here give items no grounds of their own.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  { self }
}

/// Items of a toolbar as they are.
private nonisolated struct SameItems<Content: ToolbarContent>: ToolbarContent {
  let content: Content
  init(content: Content) { self.content = content }
  var body: Content { content }
}

extension ToolbarContent {
  /// Sets whether the items share a ground with others; bars here give items no grounds of their own.
  @_disfavoredOverload
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    SameItems(content: self)
  }
}

/// A toolbar that is not the one of the screen.
public struct ContentToolbarPlacement: Sendable {
  private let name: String
  /// That of the sidebar of a tab view.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}
/// Whether the toolbar of a window is there while the window has the whole screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
  private let value: UInt8
  public static let automatic = WindowToolbarFullScreenVisibility(value: 0)
  public static let visible = WindowToolbarFullScreenVisibility(value: 1)
  public static let onHover = WindowToolbarFullScreenVisibility(value: 2)
}
extension View {
  /// Sets whether the toolbar of the window is there while it has the whole screen: bars belong to the content here, and are
  /// always there.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
}
