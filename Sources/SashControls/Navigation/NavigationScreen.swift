import Foundation
import SashCore
import SashGraph

/// One screen of a stack: its content, which keeps free of the bars and reaches under them, and the bars.
struct NavigationScreen<Content: View>: View {
  let model: NavigationModel
  let id: Int
  let dismisser: Dismisser?
  let isTop: Bool
  /// Whether it stays where it is under the screen above, which grows out of it.
  let stays: Bool
  /// The title of the screen below.
  let below: ScreenTitle?
  /// How the first screen of the stack is left.
  let column: ColumnBack?
  let content: Content
  /// What the content has asked for in the last evaluation: it may follow from the room that this leaves to it.
  @State private var shape: BarShape
  @State private var offset: CGFloat = 0
  @State private var isUnderBottom = false
  /// Whether a field on the screen has the focus.
  @State private var isEditing = false
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.isColumn) private var isColumn
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    model: NavigationModel, id: Int, dismisser: Dismisser?, isTop: Bool, stays: Bool, below: ScreenTitle?,
    column: ColumnBack?, @ViewBuilder content: () -> Content
  ) {
    self.model = model
    self.id = id
    self.dismisser = dismisser
    self.isTop = isTop
    self.stays = stays
    self.below = below
    self.column = column
    self.content = content()
    // A screen that is pushed has a bar, and most have a title.
    _shape = State(wrappedValue: BarShape(hasTitle: dismisser != nil))
  }

  private var isRoot: Bool { dismisser == nil }
  private var heights: BarHeights {
    BarHeights(
      shape, isRoot: isRoot, below: below, isLow: verticalSizeClass == .compact, isInSheet: isInSheet,
      isColumn: isColumn, isEditing: isEditing, titleGrowth: BarHeights.titleGrowth(typeSize))
  }

  /// - Source: frames in a column of a split view are relative to the column below its bar, those in a stack to all of
  ///   the stack (seed features S3-026, S3-027).
  private var containerInsets: EdgeInsets {
    EdgeInsets(top: isColumn ? heights.top : 0, leading: 0, bottom: 0, trailing: 0)
  }

  var body: some View {
    ScreenContent(content: screen, model: model)
      .modifier(
        ScreenPlace(
          share: isTop || stays ? 0 : -ScreenPlace.parallax, id: id, isShown: isTop,
          isDim: !isTop, swipe: model.swipe))
  }

  private var screen: some View {
    let heights = heights
    return OneView(content: content)
      .modifier(PendingSearchModifier(isRoot: isRoot))
      .onPreferenceChange(ZoomPreference.self) { [model, id] in model.setZooms($0 != nil, id) }
      .modifier(FieldFocusModifier(isEditing: $isEditing))
      .environment(\.isInScreen, true)
      .environment(
        \.titleCollapse, heights.large > 0 ? min(max(offset - heights.search, 0), heights.large) : 0
      )
      .environment(\.collapsibleTop, heights.large + heights.search)
      .environment(\.searchCollapse, min(max(offset, 0), heights.search))
      .environment(\.isBarOverContent, offset > heights.search + heights.large + 0.5)
      .environment(\.searchHome, shape.searchHome)
      .transformEnvironment(\.dismisser) { outer in if let dismisser { outer = dismisser } }
      .environment(\.isColumn, false)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        ScrollProbeModifier(
          offset: $offset,
          range: heights.large > 0 ? -300...heights.large + 8 + heights.search : 0...1 + heights.search,
          isUnderBottom: $isUnderBottom, handle: isRoot ? model.rootScroll : nil)
      )
      .safeAreaPadding(EdgeInsets(top: heights.top, leading: 0, bottom: heights.bottom, trailing: 0))
      .overlayPreferenceValue(ScreenBarKey.self, alignment: .top) { bar in
        ScreenBars(
          bar: bar, heights: heights, below: below,
          offset: offset < 0 ? offset : max(0, offset - heights.search), isUnderBottom: isUnderBottom,
          back: dismisser.map { WayBack(dismisser: $0, model: model, id: id, column: column) }
        )
        .modifier(BarShapeModifier(shape: bar.shape, binding: $shape))
        .onChange(of: bar.hidesBack == true || bar.navigationBar.visibility == .hidden, initial: true) {
          model.setKeepsBack($1, of: id)
        }
        .onChange(
          of: ScreenTitle(text: bar.title, isLarge: heights.isLarge, back: bar.backName ?? .title),
          initial: true
        ) { _, title in model.setTitle(title, of: id) }
      }
      .backgroundPreferenceValue(ScreenBarKey.self) { $0.containerBackground?.ignoresSafeArea() }
      .modifier(PreferenceBarrier<ScreenBarKey>())
      .transformPreference(TabBarKey.self) { if isUnderBottom { $0.isOverContent = true } }
      .modifier(HiddenScreenBarrier(isTop: isTop))
      .background { ScreenBackground().ignoresSafeArea() }
      .modifier(ContainerFillModifier(insets: containerInsets))
  }
}

/// Keeps a preference from what is around a view.
struct PreferenceBarrier<Key: PreferenceKey>: UnaryModifier {
  nonisolated init() {}
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.preferences.remove(Key.self)
    return body(_Graph(), inner)
  }
}

/// Only the screen on top has a say in the bar of tabs.
private struct HiddenScreenBarrier: ViewModifier {
  let isTop: Bool
  func body(content: Content) -> some View {
    content.transformPreference(TabBarKey.self) { if !isTop { $0 = TabBarKey.defaultValue } }
  }
}
