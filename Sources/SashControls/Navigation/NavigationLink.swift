import SashCore

/// A control that goes on to another screen: to a view of its own, or to what the stack has for a value.
///
/// A link is disabled outside of a stack, and when its value is nil.
@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    /// A screen that is shown while a binding says so.
    case presented(Binding<Bool>, Destination)
    case value(PathElement?)
  }
  nonisolated(unsafe) private let target: Target
  nonisolated(unsafe) private let label: Label
  @Environment(\.navigationModel) private var model
  @Environment(\.columnLink) private var column

  private nonisolated init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// A link to a view.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label())
  }
  @available(*, deprecated, message: "Pass a closure as the destination")
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label())
  }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.presented(isActive, destination()), label())
  }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  {
    self.init(.presented(isActive, destination), label())
  }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.presented(selection.isTag(tag), destination()), label())
  }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.presented(selection.isTag(tag), destination), label())
  }

  @MainActor public var body: some View {
    link.transformEnvironment(\.self) { $0.isRowLink = $0.showsLinkChevron }
  }

  @MainActor @ViewBuilder private var link: some View {
    switch target {
    case .view(let destination): ViewLink(model: model, destination: destination, label: label)
    case .presented(let isActive, let destination):
      Button(action: { isActive.wrappedValue = true }, label: { LinkLabel(label: label) })
        .modifier(PresentedScreenModifier(isPresented: isActive) { AnyView(destination) })
        .disabled(model == nil)
    case .value(let value):
      let column = column
      Button(
        action: {
          value.map { model?.follow($0, isSelected: column?.hasSelected($0) == true) }
        }, label: { LinkLabel(label: label) }
      )
      .disabled(model == nil || value == nil)
      ._trait(LinkValueTrait.self, (value?.base as? any Hashable).map { AnyHashable($0) })
    }
  }

  /// In a split view, whether the link shows its destination in the detail column; a stack shows every link on top.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A link to a view of its own.
private struct ViewLink<Label: View, Destination: View>: View {
  let model: NavigationModel?
  let destination: Destination
  let label: Label
  @StateObject private var holder = SourceHolder()

  var body: some View {
    Button {
      holder.source.onRemoved = nil
      model?.push(holder.source)
    } label: {
      LinkLabel(label: label)
    }
    // Not the whole link: the model keeps the source.
    .modifier(ContentSourceModifier(source: holder.source) { [destination] in AnyView(destination) })
    .disabled(model == nil)
  }
}

/// The label of a link: as it is, or in a row of a list with a mark that it leads on.
private struct LinkLabel<Label: View>: View {
  let label: Label
  @Environment(\.showsLinkChevron) private var showsChevron
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.isSideColumn) private var isSideColumn

  /// - Source: lists of iPadOS: what leads to the column beside it has no mark
  private var isMarked: Bool { indicator == .visible || indicator == .automatic && !isSideColumn }

  var body: some View {
    if showsChevron {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        RowBadgeSpace()
        if isMarked { DisclosureChevron().alignmentGuide(.rowAccessory) { $0[.leading] } }
      }
    } else {
      label
    }
  }
}

/// The mark of a row that leads on.
///
/// - Source: facts on metrics: `chevron.right` of 14 points, semibold, in the tertiary label colour
package struct DisclosureChevron: View {
  package init() {}
  package var body: some View {
    Image(decorativeSymbol: "chevron.forward")
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(SystemStyle.tertiaryLabel)
  }
}

private struct ShowsLinkChevronKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IsRowLinkKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in a link that is a row of a list: its label is drawn as text is, not as that of a button.
  var isRowLink: Bool {
    get { self[IsRowLinkKey.self] }
    set { self[IsRowLinkKey.self] = newValue }
  }
  /// Whether links are rows that show that they lead on; lists set it.
  package var showsLinkChevron: Bool {
    get { self[ShowsLinkChevronKey.self] }
    set { self[ShowsLinkChevronKey.self] = newValue }
  }
}

extension Binding {
  /// Whether the value is a tag; setting it to false takes the value away.
  fileprivate nonisolated func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let base = self
    nonisolated(unsafe) let tag = tag
    return Binding<Bool>(
      get: { base.wrappedValue == tag },
      set: { isTag in
        if isTag {
          base.wrappedValue = tag
        } else if base.wrappedValue == tag {
          base.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what the stack has for a value; nil disables it.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathElement($0) }), label())
  }
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
  public nonisolated init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathElement($0) }), label())
  }
  public nonisolated init<P: Hashable & Decodable & Encodable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable & Decodable & Encodable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<P: Hashable & Decodable & Encodable>(
    _ titleResource: LocalizedStringResource, value: P?
  )
  where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
  @available(*, deprecated, message: "Pass a closure as the destination")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), Text(titleKey))
  }
  @available(*, deprecated, message: "Pass a closure as the destination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), Text(title))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.presented(isActive, destination()), Text(titleKey))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.presented(isActive, destination()), Text(title))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.presented(isActive, destination), Text(titleKey))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.presented(isActive, destination), Text(title))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.presented(selection.isTag(tag), destination()), Text(titleKey))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.presented(selection.isTag(tag), destination()), Text(title))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.presented(selection.isTag(tag), destination), Text(titleKey))
  }
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.presented(selection.isTag(tag), destination), Text(title))
  }
}
