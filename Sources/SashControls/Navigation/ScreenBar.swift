import Foundation
import SashCore

/// What the views of a screen want of the bars around it; it travels up to the screen.
///
/// What is written further out counts before what is written in it, and earlier siblings before later ones.
struct ScreenBar {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hidesBack: Bool?
  var navigationBar = BarWish()
  var bottomBar = BarWish()
  /// What the bar looks like on this screen; nil is as on the others.
  var look: BarLook?
  /// What is behind the screen, bars included; nil for what the system has there.
  var containerBackground: AnyView?
  /// What the menu below the title shows.
  var titleMenu: AnyView?
  /// What stands for the document of the screen in that menu.
  var titleDocument: AnyView?
  /// What the way back to the screen says.
  var backName: BackName?
  /// The title, where a person may change it.
  var editedTitle: Binding<String>?
  /// Whether the title stands beside the way back.
  var hasLeadingTitle: Bool?
  /// What the bar has by itself and is not to have.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// The search field, where it stands in the bar.
  var search: SearchInBar?
  /// How a search field below the title takes part: it goes when the content is scrolled, by so many points.
  var collapsingSearch: CGFloat = 0
  /// Whether the bar goes because a person searches.
  var goesForSearch = false
  /// The items of each toolbar, the innermost first.
  var items: [SubviewsCollection] = []

  /// A search field in the bar.
  struct SearchInBar {
    var field: AnyView
    var slot: ToolbarItemPlacement.Slot
  }

  /// What views want of one bar.
  struct BarWish {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
    /// Whether content lies under a bar of tabs.
    var isOverContent = false

    /// What is behind the bar, if anything: where nothing else was wished for, while content is under it.
    func face(isOverContent: Bool, _ look: BarLook = BarLook()) -> BarFace? {
      let own = isOverContent ? look.face : look.faceAtRest
      switch backgroundVisibility {
      case .visible: return own.isShown ? own : look.face.isShown ? look.face : .system
      case .hidden: return nil
      default: return own.isShown ? own : nil
      }
    }

    mutating func fill(from other: BarWish) {
      visibility = visibility ?? other.visibility
      backgroundVisibility = backgroundVisibility ?? other.backgroundVisibility
      background = background ?? other.background
      colorScheme = colorScheme ?? other.colorScheme
      isOverContent = isOverContent || other.isOverContent
    }
  }
}

enum ScreenBarKey: PreferenceKey {
  static var defaultValue: ScreenBar { ScreenBar() }
  static func reduce(value: inout ScreenBar, nextValue: () -> ScreenBar) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.navigationBar.fill(from: next.navigationBar)
    value.bottomBar.fill(from: next.bottomBar)
    value.containerBackground = value.containerBackground ?? next.containerBackground
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.titleDocument = value.titleDocument ?? next.titleDocument
    value.editedTitle = value.editedTitle ?? next.editedTitle
    value.hasLeadingTitle = value.hasLeadingTitle ?? next.hasLeadingTitle
    value.removed.formUnion(next.removed)
    value.search = value.search ?? next.search
    value.collapsingSearch = max(value.collapsingSearch, next.collapsingSearch)
    value.goesForSearch = value.goesForSearch || next.goesForSearch
    value.look = value.look ?? next.look
    value.backName = value.backName ?? next.backName
    value.items += next.items
  }
}

/// What the screen above has to know of a screen.
struct ScreenTitle: Equatable {
  var text: Text?
  var isLarge: Bool
  /// What the way back to it says.
  var back = BackName.title
}

/// What a way back says.
package enum BackName: Equatable, Sendable {
  /// The title of the screen that it leads to, or "Back" where that does not fit.
  case title
  /// Words in the place of that.
  case words(String)
  /// "Back", and nothing at all.
  case generic, none
  /// In the place of arrow and words.
  case picture(Image)
}

extension ScreenBar {
  /// The items that stand at one place, as a person has arranged them. Read in a body.
  func items(at slot: ToolbarItemPlacement.Slot) -> [Subview] {
    let found = items.flatMap { list in
      list.filter { item in
        guard item.isValid else { return false }
        let presence = MainActor.assumeIsolated { item.presence }
        let own = item.trait(ToolbarPlacementTrait.self).slot
        guard presence == .shown ? own == slot : presence == .inMenu && slot == .more else { return false }
        return removed.isEmpty || item.trait(DefaultItemTrait.self).map { !removed.contains($0) } ?? true
      }
    }
    return MainActor.assumeIsolated { arranged(found) }
  }

  /// The items that a menu at the end of the bar gathers. Read in a body.
  var moreItems: [MoreItems] {
    var found: [MoreItems] = []
    for item in items(at: .more) {
      if let group = item.trait(MoreItemsTrait.self), !found.contains(where: { $0.id == group.id }) {
        found.append(group)
      }
    }
    return found
  }

  /// Where the bar wants the search field. Read in a body.
  private var searchHome: SearchHome {
    if removed.contains(.search) { return .none }
    let isItem = items.contains { list in
      list.contains { $0.isValid && $0.trait(PlacedItemTrait.self) == .search }
    }
    return isItem ? .item : .own
  }

  /// Read in a body.
  var shape: BarShape {
    let slots = items.flatMap { list in
      list.filter { item in item.isValid && MainActor.assumeIsolated { item.presence } != .away }
        .map { $0.trait(ToolbarPlacementTrait.self).slot }
    }
    return BarShape(
      hasTitle: (title != nil && !removed.contains(.title)) || slots.contains(.largeTitle),
      hasLargeSubtitle: slots.contains(.largeSubtitle),
      hasItems: search != nil || slots.contains { $0 != .bottom && $0 != .keyboard && $0 != .none },
      hasBottomItems: slots.contains(.bottom), hasKeyboardItems: slots.contains(.keyboard),
      titleMode: titleMode, visibility: navigationBar.visibility,
      bottomVisibility: bottomBar.visibility, collapsingSearch: collapsingSearch,
      goesForSearch: goesForSearch, searchHome: searchHome)
  }
}

/// The lengths of the bars of a screen, in points.
///
/// - Source: facts on metrics: 44 (32 where there is little height), 52 more with a large title, toolbar 44; 56 in a sheet, as
///   is known of UIKit's cards
struct BarHeights: Equatable {
  /// The row with the title and the items; zero for a hidden bar.
  var row: CGFloat
  /// What a large title adds below the row.
  var large: CGFloat
  /// The bar at the bottom, and the one that is there in its place while somebody types.
  var toolbar: CGFloat
  var keyboard: CGFloat
  /// How far a search field below the title goes when the content is scrolled, before a large title does.
  var search: CGFloat
  var bottom: CGFloat { max(toolbar, keyboard) }
  var top: CGFloat { row + large }

  /// - Parameters:
  ///   - isColumn: Columns of a split view have bars, whatever is in them.
  ///   - isEditing: Whether a field on the screen has the focus.
  ///   - titleGrowth: By how much the letters of large titles are higher than usual, in points.
  init(
    _ shape: BarShape, isRoot: Bool, below: ScreenTitle?, isLow: Bool, isInSheet: Bool,
    isColumn: Bool = false,
    isEditing: Bool = false, titleGrowth: CGFloat = 0
  ) {
    let isShown: Bool =
      switch shape.visibility {
      case _ where shape.goesForSearch: false
      case .hidden: false
      case .visible: true
      default: isColumn || !isRoot || shape.hasTitle || shape.hasItems
      }
    row = isShown ? isLow ? 32 : isInSheet ? 56 : 44 : 0
    let isLarge: Bool =
      switch shape.titleMode {
      case .inline: false
      case .large: true
      default: isRoot || below?.isLarge ?? true
      }
    // A line of small letters more below the large ones.
    large =
      isShown && isLarge && shape.hasTitle && !isLow ? (shape.hasLargeSubtitle ? 72 : 52) + titleGrowth : 0
    self.isLarge = isLarge
    search = shape.collapsingSearch
    keyboard = shape.hasKeyboardItems && isEditing ? 44 : 0
    toolbar = shape.hasBottomItems && shape.bottomVisibility != .hidden ? 44 : 0
  }
  /// By how much the letters of large titles are higher than usual at a text size, in points.
  static func titleGrowth(_ size: DynamicTypeSize) -> CGFloat {
    // The height of a line is about 1.2 times the size of its letters.
    ((Font.largeTitle.resolve(size).size - Font.largeTitle.resolve(.large).size) * 1.2).rounded()
  }
  /// Whether screens above have large titles too, unless they say otherwise.
  let isLarge: Bool
}
