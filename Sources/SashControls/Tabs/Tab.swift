import SashCore
import SashGraph

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What the selection is for these tabs; `Never` where there is none.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  /// The tabs that these are made of.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Turns the tabs into a list of views. Called once per identity.
  nonisolated static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension TabContent {
  public nonisolated static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(Self.self), inputs: inputs.base)
    let body = Attribute(
      rule: TabBodyRule(tabs: tabs.attribute, boxes: boxes, host: inputs.base.host))
    return Body._makeTabs(tabs: _GraphValue(body), inputs: inputs)
  }
  nonisolated func noTabBody<T>() -> T { fatalError("body should not be called on \(Self.self).") }
}

/// Runs the body of tabs, with its dynamic properties.
private struct TabBodyRule<C: TabContent>: Rule {
  let tabs: Attribute<C>
  let boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> C.Body {
    var copy = tabs.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    return reads.track(host) { copy.body }
  }
  mutating func destroy() { boxes.destroy() }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public nonisolated static func _makeTabs(tabs: _GraphValue<Never>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  { fatalError("Never has no tabs") }
}

/// The end of the bodies of tabs that the framework shows itself.
public nonisolated struct _NoTabs<TabValue: Hashable>: TabContent {
  public typealias Body = _NoTabs<TabValue>
  public var body: _NoTabs<TabValue> { return noTabBody() }
  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .group([])
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let value: UInt8
  /// Searches.
  public static let search = TabRole(value: 0)
}

/// A tab: what it shows, and what the bar shows of it.
public nonisolated struct Tab<Value, Content: View, Label: View> {
  let content: Content
  let label: Label
  /// Marks the view of the tab with the value; nil where tabs have none.
  let tag: ((AnyView) -> AnyView)?
  let role: TabRole?

  init(content: Content, label: Label, role: TabRole? = nil, tag: ((AnyView) -> AnyView)?) {
    self.content = content
    self.label = label
    self.tag = tag
    self.role = role
  }
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
  public typealias Body = _NoTabs<Value>
  public var body: _NoTabs<Value> { return noTabBody() }

  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let page = Attribute(rule: TabPageRule(tab: tabs.attribute))
    return AnyView._makeViewList(view: _GraphValue(page), inputs: inputs)
  }
}

private struct TabPageRule<Value, Content: View, Label: View>: Rule {
  let tab: Attribute<Tab<Value, Content, Label>>
  func compute() -> AnyView {
    let tab = tab.value
    let label = tab.label
    let content = OneView(content: tab.content)
    let page =
      tab.role == .search
      ? AnyView(content.modifier(SearchTabModifier()).tabItem { label })
      : AnyView(content.tabItem { label })
    let tagged = tab.tag?(page) ?? page
    guard let role = tab.role else { return tagged }
    return AnyView(tagged.modifier(TabChange { $0.role = role }))
  }
}

/// Begins a search when the tab for searches is chosen, where that is wished.
private struct SearchTabModifier: ViewModifier {
  @Environment(\.tabSearchActivation) private var activation
  @State private var isChosen = false
  nonisolated init() {}
  func body(content: Content) -> some View {
    content
      .environment(\.beginsSearch, isChosen && activation.begins)
      .onAppear { isChosen = true }
      .onDisappear { isChosen = false }
  }
}

/// The label of a tab with a title and an image.
@MainActor @preconcurrency
public struct DefaultTabLabel: View {
  let label: SashControls.Label<Text, Image>
  @MainActor public var body: some View { label }
}

extension Tab where Value: Hashable {
  /// A tab with a label of its own.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), role: role, tag: { AnyView($0.tag(value)) })
  }
}

extension Tab where Value: Hashable, Label == EmptyView {
  /// A tab without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(titleKey, systemImage: systemImage))
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(title, systemImage: systemImage))
    }
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(titleResource, systemImage: systemImage))
    }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(titleKey, image: image))
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(title, image: image))
    }
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init(titleResource, image: image))
    }
  }
  /// A tab that looks as its role says.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(label: .init("Search", systemImage: "magnifyingglass"))
    }
  }
}

extension Tab where Value == Never {
  /// A tab with a label of its own.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), role: role, tag: nil)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: .init(titleKey, systemImage: systemImage))
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(label: .init(title, systemImage: systemImage)) }
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: .init(titleResource, systemImage: systemImage))
    }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(label: .init(titleKey, image: image)) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(label: .init(title, image: image)) }
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(label: .init(titleResource, image: image)) }
  }
  /// A tab that looks as its role says.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) {
      DefaultTabLabel(label: .init("Search", systemImage: "magnifyingglass"))
    }
  }
}
