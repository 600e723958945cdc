import Foundation
import SashGeometry

/// Draws one symbol out of strokes, areas and cut-outs.
///
/// Space: hundredths of an em at medium scale, origin in the middle of the capital height, y downward. A
/// circle that
/// holds a mark is 100 wide.
final class SymbolPen {
  /// The width of a normal line.
  let w: CGFloat
  /// Half of it: how far ink reaches beyond a stroked line.
  var e: CGFloat { w / 2 }
  /// The tone of what is drawn next.
  var level = SymbolLevel.primary
  /// The part of what is drawn next that the value of a symbol lights up, counted from 0; nil is always lit.
  private var step: Int?
  /// The place of what is drawn next.
  var transform = CGAffineTransform.identity

  /// A mark that was cut out, to be filled where a symbol has several tones or colours.
  struct Mark {
    var path: Path
    var level: SymbolLevel
    /// False if it is only left out where a symbol has several tones.
    var hasTone: Bool
  }
  private(set) var marks: [Mark] = []

  /// What is drawn in one tone and one step: what is finished, and what is still to be added to it.
  private struct Area {
    var level: SymbolLevel
    var step: Int?
    var path = Path()
    var pending = Path()
  }
  private var areas: [Area] = []
  /// How far lines may be from curves.
  private static let tolerance: CGFloat = 0.02

  init(lineWidth: CGFloat) { w = lineWidth }

  /// Draws along a path with round ends, `width` normal lines wide.
  func stroke(_ path: Path, _ width: CGFloat = 1, cap: CGLineCap = .round, join: CGLineJoin = .round) {
    addClockwise(outline(path, width * w, cap, join))
  }
  /// Fills a path by winding.
  func fill(_ path: Path) { add(path.applying(transform)) }
  /// Fills a path and draws its border, so that it is as large as the bordered variant.
  func solid(_ path: Path) {
    fill(path)
    stroke(path)
  }
  /// Draws the border, or all of it.
  func shape(_ path: Path, filled: Bool) { filled ? solid(path) : stroke(path) }

  /// Takes an area away from all that was drawn.
  func cut(_ path: Path) { remove(path.applying(transform)) }
  /// Takes a line away, `width` normal lines wide.
  func cutStroke(_ path: Path, _ width: CGFloat = 1, cap: CGLineCap = .round) {
    remove(outline(path, width * w, cap, .round))
  }
  /// Takes a mark away from all that was drawn; it lies on it in another tone, or only in another colour.
  func engrave(_ path: Path, hasTone: Bool = true) {
    settle()
    let path = path.applying(transform)
    let ground = areas.reduce(Path()) { $0 + $1.path }
    let mark = ground.combined(with: path, tolerance: Self.tolerance) { $0 && $1 }
    remove(path)
    if !mark.isEmpty { marks.append(Mark(path: mark, level: level, hasTone: hasTone)) }
  }
  /// Gives a part of what was drawn another colour.
  func inlay(_ path: Path) {
    marks.append(Mark(path: path.applying(transform), level: level, hasTone: false))
  }
  /// Takes a line away as a mark, `width` normal lines wide.
  func engraveStroke(_ path: Path, _ width: CGFloat = 1, cap: CGLineCap = .round) {
    engrave(
      path.outlined(
        StrokeStyle(lineWidth: width * w, lineCap: cap, lineJoin: .round), tolerance: Self.tolerance))
  }
  /// Takes an area and a margin about it away.
  func clear(_ path: Path, margin: CGFloat) {
    var area = path.applying(transform)
    area.addPath(outline(path, margin * 2, .round, .round))
    remove(area)
  }

  /// Draws with another origin and size.
  func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, _ body: (SymbolPen) -> Void) {
    let old = transform
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y).concatenating(old)
    body(self)
    transform = old
  }
  func rotated(_ degrees: CGFloat, _ body: (SymbolPen) -> Void) {
    let old = transform
    transform = CGAffineTransform(rotationAngle: degrees * .pi / 180).concatenating(old)
    body(self)
    transform = old
  }
  func mirrored(_ body: (SymbolPen) -> Void) {
    let old = transform
    transform = CGAffineTransform(scaleX: -1, y: 1).concatenating(old)
    body(self)
    transform = old
  }
  /// Draws what the value of the symbol lights up as its `step`th part, counted from 0.
  func step(_ step: Int, _ body: (SymbolPen) -> Void) {
    let old = self.step
    self.step = step
    body(self)
    self.step = old
  }
  func secondary(_ body: (SymbolPen) -> Void) { at(.secondary, body) }
  func tertiary(_ body: (SymbolPen) -> Void) { at(.tertiary, body) }
  private func at(_ level: SymbolLevel, _ body: (SymbolPen) -> Void) {
    let old = self.level
    self.level = level
    body(self)
    self.level = old
  }

  private func outline(_ path: Path, _ width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin) -> Path {
    let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
    return path.applying(transform).outlined(style, tolerance: Self.tolerance)
  }

  /// Adds an area that may run either way round; strokes always run clockwise, and the two must not cancel.
  private func add(_ path: Path) {
    let clockwise = path.combined(with: Path(), tolerance: Self.tolerance) { first, _ in first }
    addClockwise(clockwise)
  }
  private func addClockwise(_ path: Path) {
    if let at = areas.firstIndex(where: { $0.level == level && $0.step == step }) {
      areas[at].pending.addPath(path)
    } else {
      areas.append(Area(level: level, step: step, pending: path))
    }
  }

  private func settle() {
    for i in areas.indices where !areas[i].pending.isEmpty {
      areas[i].path = areas[i].path.combined(with: areas[i].pending, tolerance: Self.tolerance) { $0 || $1 }
      areas[i].pending = Path()
    }
  }

  private func remove(_ path: Path) {
    settle()
    for i in areas.indices where !areas[i].path.isEmpty {
      areas[i].path = areas[i].path.combined(with: path, tolerance: Self.tolerance) { $0 && !$1 }
    }
    for i in marks.indices {
      marks[i].path = marks[i].path.combined(with: path, tolerance: Self.tolerance) { $0 && !$1 }
    }
  }

  /// What was drawn, higher levels cut out of lower ones.
  func finish() -> [(SymbolLevel, Path)] {
    settle()
    var above = Path()
    var result: [(SymbolLevel, Path)] = []
    for level in SymbolLevel.allCases {
      let parts = areas.filter { $0.level == level && !$0.path.isEmpty }.map(\.path)
      guard var area = parts.first else { continue }
      for part in parts.dropFirst() {
        area = area.combined(with: part, tolerance: Self.tolerance) { $0 || $1 }
      }
      if !above.isEmpty { area = area.combined(with: above, tolerance: Self.tolerance) { $0 && !$1 } }
      if area.isEmpty { continue }
      result.append((level, area))
      above.addPath(area)
    }
    return result
  }

  /// What was drawn, step by step, each where no other lies; empty for a symbol without steps.
  func finishSteps() -> [(level: SymbolLevel, step: Int?, path: Path)] {
    settle()
    guard areas.contains(where: { $0.step != nil }) else { return [] }
    var above = Path()
    var result: [(level: SymbolLevel, step: Int?, path: Path)] = []
    for level in SymbolLevel.allCases {
      for area in areas where area.level == level {
        let path = area.path.combined(with: above, tolerance: Self.tolerance) { $0 && !$1 }
        if path.isEmpty { continue }
        result.append((level, area.step, path))
        above.addPath(path)
      }
    }
    return result
  }

  /// Adds what another pen drew.
  func add(_ parts: [(SymbolLevel, Path)]) {
    for (level, path) in parts {
      let old = self.level
      self.level = level
      add(path.applying(transform))
      self.level = old
    }
  }
}
