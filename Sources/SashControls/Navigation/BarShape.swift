import Foundation
import SashCore
import SashGraph

/// What the content of a screen has to keep free of follows from this alone.
struct BarShape: Equatable {
  var hasTitle = false
  var hasLargeSubtitle = false
  var hasItems = false
  var hasBottomItems = false
  var hasKeyboardItems = false
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var visibility: Visibility?
  var bottomVisibility: Visibility?
  var collapsingSearch: CGFloat = 0
  var goesForSearch = false
  var searchHome = SearchHome.own

  /// Bars for all that one of the two asks for; where both say something this one counts.
  fileprivate func merged(with other: BarShape) -> BarShape {
    BarShape(
      hasTitle: hasTitle || other.hasTitle, hasLargeSubtitle: hasLargeSubtitle || other.hasLargeSubtitle,
      hasItems: hasItems || other.hasItems,
      hasBottomItems: hasBottomItems || other.hasBottomItems,
      hasKeyboardItems: hasKeyboardItems || other.hasKeyboardItems, titleMode: titleMode ?? other.titleMode,
      visibility: visibility ?? other.visibility,
      bottomVisibility: bottomVisibility ?? other.bottomVisibility,
      collapsingSearch: max(collapsingSearch, other.collapsingSearch),
      goesForSearch: goesForSearch || other.goesForSearch, searchHome: searchHome
    )
  }
}

/// Hands what a screen asks of its bars to the state of the screen, which leaves room for them.
///
/// The two may follow from each other in a circle: a row that has an item for the bar is there only while no bar takes its
/// place. Then the bar stays, as it was asked for.
nonisolated struct BarShapeModifier: ObservingModifier {
  let shape: BarShape
  let binding: Binding<BarShape>

  static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    let host = inputs.host
    host.addObserver(Attribute(rule: BarShapeRule(modifier: modifier.attribute, host: host)), inputs)
  }
}

private struct BarShapeRule: Rule {
  let modifier: Attribute<BarShapeModifier>
  unowned(unsafe) let host: ViewGraph
  var last: BarShape?
  /// As often as an action may a shape change, as by what views do when they appear.
  var limiter = FrameLimiter()

  init(modifier: Attribute<BarShapeModifier>, host: ViewGraph) {
    (self.modifier, self.host) = (modifier, host)
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    var shape = modifier.shape
    if let last, limiter.isSpent(host) { shape = shape.merged(with: last) }
    if shape == last { return 0 }
    limiter.note(host)
    // A bar that goes or comes for a search is seen doing so.
    let moves = last.map { $0.goesForSearch != shape.goesForSearch } ?? false
    last = shape
    host.enqueue {
      guard modifier.binding.wrappedValue != shape else { return }
      withAnimation(moves ? .easeInOut(duration: 0.25) : nil) { modifier.binding.wrappedValue = shape }
    }
    return 0
  }
}
