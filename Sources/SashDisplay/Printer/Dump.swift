import Foundation
import SashGeometry

extension DisplayItem: CustomStringConvertible {
  /// The list as an indented tree.
  package var description: String { dump() }

  /// The list as an indented tree, one line an item: what it is, where, and in what paint.
  ///
  /// Stable from run to run unless `versions` are asked for. Identities are left out, as they are numbers of
  /// a run.
  package func dump(versions: Bool = false) -> String {
    var printer = DisplayPrinter(showsVersions: versions)
    printer.print(PlacedItem(offset: .zero, item: self), indent: 0, prefix: "")
    return printer.lines.joined(separator: "\n")
  }
}

/// Collects the lines of a dump.
struct DisplayPrinter {
  let showsVersions: Bool
  var lines: [String] = []

  init(showsVersions: Bool) { self.showsVersions = showsVersions }

  mutating func print(_ placed: PlacedItem, indent: Int, prefix: String) {
    var line = String(repeating: "  ", count: indent) + prefix
    let item = placed.item
    switch item.content {
    case .group(let children): line += children.isEmpty ? "empty group" : "group"
    case .shape(let shape): line += Self.words(shape)
    case .text(let text): line += Self.words(text)
    case .image(let image): line += Self.words(image)
    case .effect(let effect, _): line += Self.words(effect)
    case .responder(_, let shape, _): line += "responder" + (shape.map { " in \(Self.words($0))" } ?? "")
    }
    if placed.offset != .zero { line += " at \(Self.words(placed.offset))" }
    if showsVersions { line += " #\(item.version)" }
    lines.append(line)

    switch item.content {
    case .group(let children): for child in children { print(child, indent: indent + 1, prefix: "") }
    case .responder(_, _, let child): print(child, indent: indent + 1, prefix: "")
    case .effect(let effect, let child):
      print(child, indent: indent + 1, prefix: "")
      if case .mask(let mask) = effect { print(mask, indent: indent + 1, prefix: "mask: ") }
    case .shape, .text, .image: break
    }
  }
}
