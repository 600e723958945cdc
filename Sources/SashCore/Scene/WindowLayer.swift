import Foundation
import SashDisplay
import SashGeometry
import SashGraph
import SashInput
import SashLayout

/// A view over everything else in the window: a sheet, an alert, a menu. It lives as long as the view that shows it, at
/// most, and hands nothing up to that view.
package final class WindowLayer {
  package let subgraph: Subgraph
  fileprivate let display: Attribute<PlacedItem?>?
  fileprivate let recess: Attribute<LayerRecess?>?
  fileprivate let recessDrawing: RecessDrawing
  /// Called for the Escape key while no layer is in front of this one.
  package var onEscape: (() -> Void)?
  /// Called for every other key that goes down; true if it was used.
  package var onKey: ((KeyEvent) -> Bool)?
  /// Whether it hears of keys too that a field in it has used: Return in a field of a question answers the question.
  package var followsFields = false
  /// True while it is on its way out: keys go to the one below.
  package var isLeaving = false
  /// Whether it is about what is below it, whatever that is: it stays over all others and takes no keys.
  package let isAside: Bool

  init(
    subgraph: Subgraph, isAside: Bool, display: Attribute<PlacedItem?>?, recess: Attribute<LayerRecess?>?,
    host: ViewGraph
  ) {
    self.isAside = isAside
    self.subgraph = subgraph
    self.display = display
    self.recess = recess
    recessDrawing = RecessDrawing(host: host)
  }

  /// What it draws, in the space of the window. Read in a rule.
  var item: PlacedItem? { subgraph.isValid ? display?.value : nil }

  /// Puts it over what is below it. Read in a rule.
  func cover(_ items: [PlacedItem], window: () -> CGSize, ground: () -> ColorComponents) -> [PlacedItem] {
    guard let item else { return items }
    guard let recess = recess?.value, recess.share > 0 else { return items + [item] }
    return recessDrawing.draw(items, recess, window: window(), ground: ground()) + [item]
  }
}
