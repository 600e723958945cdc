import Foundation
import SashGraph
import SashLayout

/// Puts the names of users' views into layouts, for `SASH_DEBUG_LAYOUT=1`.
package enum LayoutNames {
  /// Read when a view is made.
  nonisolated(unsafe) package static var areKept =
    ProcessInfo.processInfo.environment["SASH_DEBUG_LAYOUT"] == "1"

  static func name<V: View>(_ outputs: _ViewOutputs, _ type: V.Type) -> _ViewOutputs {
    guard let layout = outputs.layout else { return outputs }
    var outputs = outputs
    outputs.layout = Attribute(
      rule: UnaryLayoutRule(child: layout) { NameEngine(name: "\(type)", child: $0) })
    return outputs
  }
}

/// A view of a user, and those around it.
package final class ViewName {
  private let name: String
  private let outer: ViewName?
  init<V: View>(_ type: V.Type, in outer: ViewName?) {
    name = "\(type)"
    self.outer = outer
  }
  var path: String { outer.map { "\($0.path) / \(name)" } ?? name }
}

extension _GraphInputs {
  /// Where this place is, to be added to a message; nothing unless names are kept.
  var placeInWords: String { names.map { " It is in \($0.path)." } ?? "" }
}

extension ViewGraph {
  /// The tree of the layout with offers, sizes and places. Valid after `update()`.
  ///
  /// - Missing: what stands over or behind a view, and the rows of lazy containers.
  package func layoutDescription() -> String {
    guard let (engine, geometry) = rootLayout else { return "" }
    let size = size
    return "window \(size.width)x\(size.height)\n"
      + engine.layoutDescription(
        size: geometry.size, proposal: geometry.proposal, origin: geometry.origin, depth: 1)
  }
}
