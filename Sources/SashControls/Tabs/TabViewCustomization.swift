import Foundation
import SashCore

/// What a person has changed of tabs: which are shown, and in which order.
///
/// Keep it with `@AppStorage`, and hand it to `tabViewCustomization(_:)`. Tabs are known by their `customizationID(_:)`.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// What has been changed of a tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var sidebar: Bool?
    private var bar: Bool?
    init() {}
    /// Whether the tab is shown in the sidebar; automatic is as it was made.
    public var sidebarVisibility: Visibility {
      get { .init(isVisible: sidebar) }
      set { sidebar = newValue.isVisible }
    }
    /// Whether the tab is shown in the bar; automatic is as it was made.
    public var tabBarVisibility: Visibility {
      get { .init(isVisible: bar) }
      set { bar = newValue.isVisible }
    }
  }
  /// What has been changed of a section.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The tabs of the section by their ids, in the order that they have now; nil is as they were written.
    public var tabOrder: [String]?
    init() {}
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]
  /// Nothing has been changed.
  public init() {}

  public subscript(tab tabID: String) -> TabCustomization {
    get { tabs[tabID] ?? TabCustomization() }
    set { tabs[tabID] = newValue == TabCustomization() ? nil : newValue }
  }
  public subscript(section sectionID: String) -> SectionCustomization {
    get { sections[sectionID] ?? SectionCustomization() }
    set { sections[sectionID] = newValue == SectionCustomization() ? nil : newValue }
  }
  /// Shows all tabs as they were made.
  public mutating func resetVisibility() { tabs = [:] }
  /// Puts the tabs of all sections into the order in which they were written.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
  fileprivate init(isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }
  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

extension TabViewCustomization {
  /// The tabs that the bar shows, in their order.
  @MainActor static func shown(_ pages: [Subview], _ customization: TabViewCustomization?) -> [Subview] {
    ordered(pages, customization).filter { isShown($0.trait(TabTrait.self), customization, inSidebar: false) }
  }
  /// The tabs that are there at all, in their order: those of a section change places among each other, and pinned ones are last.
  @MainActor static func ordered(_ pages: [Subview], _ customization: TabViewCustomization?) -> [Subview] {
    let traits = pages.map { $0.trait(TabTrait.self) }
    var order = Array(pages.indices)
    for (id, places) in Dictionary(
      grouping: order.filter { traits[$0].sectionID != nil }, by: { traits[$0].sectionID! })
    {
      guard let wanted = customization?[section: id].tabOrder else { continue }
      func rank(_ index: Int) -> Int {
        traits[index].customizationID.flatMap { wanted.firstIndex(of: $0) } ?? wanted.count
      }
      let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
      for (place, index) in zip(places, sorted) { order[place] = index }
    }
    let seen = order.filter { !traits[$0].isHidden }
    let pinned = seen.filter { traits[$0].placement == .pinned }
    return (seen.filter { traits[$0].placement != .pinned } + pinned).map { pages[$0] }
  }
  /// Whether a tab is shown: as a person wants it, or else as it was made.
  static func isShown(_ tab: TabTraits, _ customization: TabViewCustomization?, inSidebar: Bool) -> Bool {
    let own = tab.customizationID.flatMap { customization?[tab: $0] }
    let wish = (inSidebar ? own?.sidebarVisibility : own?.tabBarVisibility) ?? .automatic
    return (wish != .automatic ? wish : inSidebar ? tab.sidebarVisibility : tab.barVisibility) != .hidden
  }
}

private struct TabCustomizationBindingKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}
private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization? { nil }
}
extension EnvironmentValues {
  var tabViewCustomization: TabViewCustomization? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
  /// Where what a person changes of tabs is kept; nil where nothing may be changed.
  var tabCustomizationBinding: Binding<TabViewCustomization>? {
    get { self[TabCustomizationBindingKey.self] }
    set { self[TabCustomizationBindingKey.self] = newValue }
  }
}
extension View {
  /// Shows the tabs of the tab views in this view as a person has changed them, and lets one do so by the Edit button of their
  /// sidebar.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue)
      .environment(\.tabCustomizationBinding, customization)
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// What a person has changed of tabs, kept in the user defaults.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(coded: wrappedValue, key, store: store)
  }
}
extension SceneStorage where Value == TabViewCustomization {
  /// What a person has changed of tabs, kept with the scene.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(coded: wrappedValue, key)
  }
}
