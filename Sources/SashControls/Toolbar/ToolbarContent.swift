import SashCore
import SashGraph

/// Items of a toolbar, with their places.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items that these are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Turns the items into a list of views with their placements. Called once per identity.
  nonisolated static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
}

/// Items of a toolbar that a person may rearrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent {
  public nonisolated static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(Self.self), inputs: inputs.base)
    let body = Attribute(
      rule: ToolbarBodyRule(content: content.attribute, boxes: boxes, host: inputs.base.host))
    return Body._makeToolbarItems(content: _GraphValue(body), inputs: inputs)
  }
  nonisolated func toolbarBodyError() -> Never { fatalError("body should not be called on \(Self.self).") }
}

/// Runs the body of toolbar content, with its dynamic properties.
private struct ToolbarBodyRule<C: ToolbarContent>: Rule {
  let content: Attribute<C>
  let boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> C.Body {
    var copy = content.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    host.workLog?.append(C.self)
    return reads.track(host) { copy.body }
  }
  mutating func destroy() { boxes.destroy() }
}

extension Never: ToolbarContent {
  public nonisolated static func _makeToolbarItems(
    content: _GraphValue<Never>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { fatalError("Never has no items") }
}
extension Never: CustomizableToolbarContent {}

/// An item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  let itemID: ID
  public var body: Never { toolbarBodyError() }

  public static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    var inputs = inputs
    if ID.self == String.self {
      let id = content.part(at: MemoryLayout<Self>.offset(of: \.itemID)!, as: String.self)
      inputs.traits.set(ToolbarItemIDTrait.self, id.attribute)
    }
    return makeItems(
      placement: content.part(
        at: MemoryLayout<Self>.offset(of: \.placement)!, as: ToolbarItemPlacement.self),
      content: content.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs)
  }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), itemID: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// - Parameter id: Names the item among those that a person may rearrange.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), itemID: id)
  }
  @available(
    *, deprecated, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier"
  )
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), itemID: id)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public nonisolated var id: ID { itemID }
}

/// Several items at one place of a toolbar: each view in it is an item.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public var body: Never { toolbarBodyError() }

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  /// - Parameter label: Stands for the items where there is no room for them.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  public static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    makeItems(
      placement: content.part(
        at: MemoryLayout<Self>.offset(of: \.placement)!, as: ToolbarItemPlacement.self),
      content: content.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs)
  }
}

/// The items of a group that has a label. Where there is no room for them beside each other, the label is a menu with them.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @MainActor public var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) { content }
      Menu {
        content
      } label: {
        label
      }
    }
  }
}

private func makeItems<Content: View>(
  placement: _GraphValue<ToolbarItemPlacement>, content: _GraphValue<Content>, inputs: _ViewListInputs
) -> _ViewListOutputs {
  var inputs = inputs
  inputs.traits.set(ToolbarPlacementTrait.self, placement.attribute)
  inputs.traits.set(
    MoreItemsTrait.self,
    Attribute(
      rule: MoreItemsRule(
        id: MoreItemsID(), content: content.attribute, environment: inputs.base.environment.attribute)))
  inputs.base.environment = inputs.base.environment.changed { values in
    let placement = placement.value
    values.setLooks { $0.beToolbarItem(at: placement) }
  }
  return Content._makeViewList(view: content, inputs: inputs)
}

/// Items that a menu of the bar shows, as they were written, and where.
struct MoreItems: Identifiable {
  let owner: MoreItemsID
  let view: AnyView
  let environment: EnvironmentValues
  var id: ObjectIdentifier { ObjectIdentifier(owner) }
}
/// Names items for as long as they are there.
final class MoreItemsID {}
enum MoreItemsTrait: _ViewTraitKey {
  static var defaultValue: MoreItems? { nil }
}
private struct MoreItemsRule<Content: View>: Rule {
  let id: MoreItemsID
  let content: Attribute<Content>
  let environment: Attribute<EnvironmentValues>
  func compute() -> MoreItems? {
    MoreItems(owner: id, view: AnyView(content.value), environment: environment.value)
  }
}

extension EnvironmentValues {
  /// Items look as bars want it, whatever the view is like that they are written in. What they present does not.
  ///
  /// - Source: facts on metrics; labels show their icon alone in a navigation bar
  fileprivate mutating func beToolbarItem(at placement: ToolbarItemPlacement) {
    let isEmphasised = placement.kind == .confirmation
    font = placement.slot == .center ? .headline : isEmphasised ? .body.weight(.semibold) : .body
    imageScale = .large
    lineLimit = 1
    largestTypeSize = largestTypeSize ?? dynamicTypeSize
    dynamicTypeSize = .large
    multilineTextAlignment = .leading
    buttonStyle = AnyButtonStyle(BarItemStyle())
    toggleStyle = AnyToggleStyle(ButtonToggleStyle())
    labelStyles = Optional<StyleStack>.none.pushing(IconOnlyLabelStyle()) {
      $0.makeBody(configuration: $1)
    }
  }
}
