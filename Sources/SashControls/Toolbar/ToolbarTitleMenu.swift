import SashCore
import SashGraph

/// The items of the menu below the title of the screen, among the items of a toolbar.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content
  public var body: Never { toolbarBodyError() }

  /// A menu with what the screen offers by itself: renaming.
  public init() where Content == EmptyView { content = EmptyView() }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    var inputs = inputs
    inputs.traits.set(ToolbarPlacementTrait.self, Attribute(input: .titleMenu))
    inputs.traits.set(TitleMenuTrait.self, Attribute(rule: TitleMenuRule(menu: content.attribute)))
    return Color._makeViewList(view: _GraphValue(Attribute(input: Color.clear)), inputs: inputs)
  }
}

private struct TitleMenuRule<Content: View>: Rule {
  let menu: Attribute<ToolbarTitleMenu<Content>>
  func compute() -> AnyView? {
    Content.self == EmptyView.self ? AnyView(RenameButton()) : AnyView(menu.value.content)
  }
}

/// What the menu of a title shows.
enum TitleMenuTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

extension ScreenBar {
  /// What items of the toolbar say that the menu of the title shows. Read in a body.
  var titleMenuOfItems: AnyView? {
    for list in items {
      for item in list where item.isValid {
        if let menu = item.trait(TitleMenuTrait.self) { return menu }
      }
    }
    return nil
  }
}
