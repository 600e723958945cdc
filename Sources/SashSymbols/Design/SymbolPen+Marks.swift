import Foundation
import SashGeometry

// What stands on a shape: drawn on an outlined one, cut out of a filled one.
extension SymbolPen {
  /// Lines on a shape, finer than its border where that is heavy.
  func lines(_ path: Path, on filled: Bool, _ width: CGFloat = 0.9, cap: CGLineCap = .round) {
    let width = min(width, width * 0.25 + 6.2 / w)
    filled ? cutStroke(path, width * 0.95, cap: cap) : stroke(path, width, cap: cap)
  }
  /// Areas on a shape.
  func spots(_ path: Path, on filled: Bool) { filled ? cut(path) : fill(path) }
  /// A shape before what was drawn, with a gap about it.
  func front(_ path: Path, filled: Bool, gap: CGFloat = 0.8) {
    clear(path, margin: e + gap * w)
    shape(path, filled: filled)
  }
}

/// Many of the same at several places.
func spread(_ path: Path, _ places: [(CGFloat, CGFloat)]) -> Path {
  places.reduce(Path()) { $0 + path.moved($1.0, $1.1) }
}
