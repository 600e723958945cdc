/// Something outside of the graph that lays out by what the graph has settled on, and tells it in return.
///
/// It works between two rounds of one evaluation, when the layout has come to rest: what it is told meanwhile may be undone.
package protocol LayoutSettler: AnyObject {
  /// In how many containers it is. Those outside come first.
  var depth: Int32 { get }
  /// Does what is to be done now.
  ///
  /// - Returns: Whether it has marked anything in the graph.
  func settle() -> Bool
  /// Has it forget what was to be done: it is not called in this evaluation any more.
  func giveUp()
  /// What it lays out, as the developer calls it.
  var name: String { get }
}

/// Those of a scene that have something to do.
struct DueSettlers {
  private var all: [any LayoutSettler] = []

  mutating func add(_ settler: any LayoutSettler) { all.append(settler) }

  /// Those outermost, which are due no more then.
  mutating func takeOutermost() -> [any LayoutSettler] {
    guard let depth = all.lazy.map(\.depth).min() else { return [] }
    let taken = all.filter { $0.depth == depth }
    all.removeAll { $0.depth == depth }
    return taken
  }

  /// Ends what does not come to an end.
  mutating func giveUp() {
    for settler in all { settler.giveUp() }
    all = []
  }
}
