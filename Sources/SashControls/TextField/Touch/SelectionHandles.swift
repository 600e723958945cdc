import Foundation
import SashCore
import SashDisplay
import SashGeometry
import SashGraph
import SashText

/// What fingers take hold of to move the ends of what is selected: lines at both ends, with a knob above the first and below
/// the last.
///
/// - Source: facts on metrics: knobs of 10 to 12 points, lines 2 wide
struct SelectionHandles: Equatable {
  enum End { case start, end }
  /// The carets at the ends, in points of the field; nil for one that is out of sight.
  var start: CGRect?
  var end: CGRect?
  static let knob: CGFloat = 11
  private static let width: CGFloat = 2
  /// How near to a handle a finger has to be, in points: half of what fingers need.
  private static let reach: CGFloat = 22
  /// How far beside the caret, in points.
  static let caretReach: CGFloat = 14

  private static func knob(_ caret: CGRect, isAbove: Bool) -> CGRect {
    CGRect(
      x: caret.midX - knob / 2, y: isAbove ? caret.minY - knob + 1 : caret.maxY - 1, width: knob,
      height: knob)
  }
  private static func middle(_ knob: CGRect) -> CGPoint { CGPoint(x: knob.midX, y: knob.midY) }
  private var all: [(end: End, caret: CGRect, knob: CGRect)] {
    [
      start.map { (.start, $0, Self.knob($0, isAbove: true)) },
      end.map { (.end, $0, Self.knob($0, isAbove: false)) },
    ].compactMap { $0 }
  }

  /// Where fingers take hold of them.
  var areas: [CGRect] {
    all.map { handle in
      let box = handle.caret.union(handle.knob)
      let least = 2 * Self.reach
      return box.insetBy(dx: min(0, box.width - least) / 2, dy: min(0, box.height - least) / 2)
    }
  }
  /// The one at a place; the nearer one of two.
  func end(at point: CGPoint) -> End? {
    func distance(_ knob: CGRect) -> CGFloat { hypot(point.x - knob.midX, point.y - knob.midY) }
    return zip(all, areas).filter { $1.contains(point) }.map(\.0)
      .min { distance($0.knob) < distance($1.knob) }?.end
  }

  func items(tint: ColorComponents) -> [PlacedItem] {
    all.flatMap { handle in
      let line = CGRect(
        x: handle.caret.midX - Self.width / 2, y: handle.caret.minY, width: Self.width,
        height: handle.caret.height)
      return [Path(line), Path(ellipseIn: handle.knob)].map {
        PlacedItem.only(.shape(ShapeContent(path: $0, paint: .color(tint))))
      }
    }
  }
}

/// A field with its handles over it, beyond what clips it, and events on both going to it.
func makeHandled(inputs: _ViewInputs, outputs: _ViewOutputs, responder: FieldResponder) -> _ViewOutputs {
  var outputs = outputs
  let tint = inputs.environment.attribute(for: \.selectionTint)
  outputs.display = outputs.display.map {
    Attribute(
      rule: HandledRule(identity: inputs.host.nextIdentity(), content: $0, tint: tint, responder: responder))
  }
  return makeResponder(inputs: inputs, outputs: outputs, responder: responder) { size in
    var path = Path(CGRect(origin: .zero, size: size))
    for area in responder.handles?.areas ?? [] { path.addRect(area) }
    return path
  }
}

private struct HandledRule: Rule {
  let identity: DisplayIdentity
  let content: Attribute<PlacedItem?>
  let tint: Attribute<ColorComponents>
  let responder: FieldResponder
  func compute() -> PlacedItem? {
    guard let item = content.value else { return nil }
    guard let handles = responder.handles else { return item }
    return PlacedItem(
      offset: .zero,
      item: DisplayItem(identity: identity, content: .group([item] + handles.items(tint: tint.value))))
  }
}

// Where what is selected stands. In a rule that asks, what it depends on is noted.
extension FieldResponder {
  /// Where a caret stands in the field, in points. Of the current graph.
  func place(of caret: CaretPosition) -> CGRect? {
    guard live != nil, let size = space.geometry?.value.size, live != nil else { return nil }
    let content = content.value
    if let stage { return stage.place(content.lines.caretRect(caret)) }
    return FieldLine(content).caretRect(caret, shown.value, in: size)
  }

  private var selectedCarets: (start: CGRect, end: CGRect, size: CGSize)? {
    guard live != nil else { return nil }
    let range = shown.value.selection.range
    guard let start = place(of: CaretPosition(offset: range.lowerBound)),
      let end = place(of: CaretPosition(offset: range.upperBound, affinity: .upstream)), live != nil,
      let size = space.geometry?.value.size
    else { return nil }
    return (start, end, size)
  }

  /// Nil unless there is something selected that fingers have touched last. Of the current graph.
  var handles: SelectionHandles? {
    guard live != nil else { return nil }
    let state = shown.value
    guard state.isFocused, state.isActive, state.hasHandles, !state.selection.isCaret,
      let (start, end, size) = selectedCarets
    else { return nil }
    let seen = CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -1)
    func visible(_ caret: CGRect) -> CGRect? {
      seen.contains(CGPoint(x: caret.midX, y: caret.midY)) ? caret : nil
    }
    return SelectionHandles(start: visible(start), end: visible(end))
  }

  /// What is selected, or the caret, with its handles, as far as it is seen, in points of the window; null while it is out of
  /// sight, nil once the field has gone.
  var selectionInWindow: CGRect? {
    host.graph.withCurrent {
      guard live != nil else { return nil }
      guard let (start, end, size) = selectedCarets else { return .null }
      var rect = start.union(end)
      if end.minY > start.midY { (rect.origin.x, rect.size.width) = (0, size.width) }
      rect = rect.intersection(CGRect(origin: .zero, size: size))
      guard !rect.isNull, live != nil else { return .null }
      if handles != nil { rect = rect.insetBy(dx: 0, dy: -SelectionHandles.knob) }
      let place = space.transform(to: nil).apply(to: rect)
      return place.intersects(CGRect(origin: .zero, size: host.size)) ? place : .null
    }
  }

  /// - Source: facts on text input 15: a tap puts the caret to the nearer end of the word
  func wordEdge(at local: CGPoint) -> CaretPosition {
    let hit = hit(local)
    guard let character = hit.character else { return hit.caret }
    let word = editing.word(at: character)
    let edges = [
      CaretPosition(offset: word.lowerBound), CaretPosition(offset: word.upperBound, affinity: .upstream),
    ]
    func distance(_ caret: CaretPosition) -> CGFloat {
      place(of: caret).map { hypot($0.midX - local.x, $0.midY - local.y) } ?? .infinity
    }
    return distance(edges[0]) < distance(edges[1]) ? edges[0] : edges[1]
  }
}
