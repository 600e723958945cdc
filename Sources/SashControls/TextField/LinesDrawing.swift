import Foundation
import SashCore
import SashDisplay
import SashText

/// Draws the paragraphs of an edited text that are near what is seen. What stays as it was is the same item again.
final class LinesDrawing {
  private unowned let host: ViewGraph
  private let insets: EdgeInsets
  /// Items by the layouts that they show, which are kept so that no other one takes their place in memory.
  private var kept: [ObjectIdentifier: (layout: TextLayout, width: CGFloat, item: DisplayItem)] = [:]

  init(host: ViewGraph, insets: EdgeInsets) {
    self.host = host
    self.insets = insets
  }

  /// - Parameters:
  ///   - needed: Which part is drawn, in points from the top of the content.
  ///   - anchor: What stays in place if paragraphs before it turn out to be higher or lower.
  /// - Returns: What is drawn, and by how much the paragraph at the anchor has moved.
  func draw(
    _ content: FieldContent, _ state: FieldState, needed: ClosedRange<CGFloat>, anchor: CGFloat,
    size: CGSize, tint: ColorComponents, mark: () -> ColorComponents
  ) -> (content: DisplayContent, moved: CGFloat) {
    let lines = content.lines
    var items: [PlacedItem] = []
    func add(_ content: DisplayContent) {
      let item = DisplayItem(identity: .none, content: content)
      items.append(PlacedItem(offset: CGPoint(x: insets.leading, y: insets.top), item: item))
    }
    var fresh: [ObjectIdentifier: (layout: TextLayout, width: CGFloat, item: DisplayItem)] = [:]
    func add(_ layout: TextLayout, top: CGFloat, _ height: CGFloat) {
      let key = ObjectIdentifier(layout)
      let known = kept[key].flatMap { $0.width == lines.width ? $0.item : nil }
      let frame = CGSize(width: lines.width, height: max(height, 1e5))
      let item =
        known ?? DisplayItem(identity: host.nextIdentity(), content: .text(text(layout, in: frame, height)))
      fresh[key] = (layout, lines.width, item)
      let y = (insets.top + top).roundedToPixel(scale: layout.style.scale)
      items.append(PlacedItem(offset: CGPoint(x: insets.leading, y: y), item: item))
    }
    let (rows, moved) = lines.rows(
      from: needed.lowerBound - insets.top, to: needed.upperBound - insets.top, anchor: anchor - insets.top)
    // Until another text has been looked through, what was found may lie elsewhere in it.
    if !state.found.ranges.isEmpty, state.found.text == lines.text {
      drawFound(state.found, rows, lines, add)
    }
    if state.isFocused, !state.selection.isCaret {
      for row in rows {
        for rect in lines.selectionRects(state.selection.range, in: row) {
          add(.shape(ShapeContent(path: Path(rect), paint: .color(tint.multiplyingOpacity(by: 0.2)))))
        }
      }
    }
    if let prompt = content.prompt {
      add(prompt, top: 0, prompt.size(fitting: lines.width, height: nil).size.height)
    } else {
      for row in rows { add(row.layout, top: row.top, row.height) }
    }
    if let spelling = state.spelling, content.prompt == nil {
      for path in rows.flatMap({ spelling.dots(in: $0, of: lines) { $0 } }) {
        add(.shape(ShapeContent(path: path, paint: .color(mark()))))
      }
    }
    if let place = state.drawnCaret {
      var caret = lines.caretRect(place)
      caret.origin.x = min(max(0, caret.minX), max(0, lines.width - 2))
      caret.size.width = 2
      add(.shape(ShapeContent(path: Path(roundedRect: caret, cornerRadius: 1), paint: .color(tint))))
    }
    kept = fresh
    return (.group(items), moved)
  }

  /// - Source: iOS: what is found is yellow, the match that is shown is brighter than the others
  private func drawFound(
    _ found: FoundWords, _ rows: [EditLayout.Row], _ lines: EditLayout, _ add: (DisplayContent) -> Void
  ) {
    for row in rows {
      let touching = found.touching(row.range)
      for index in touching.indices {
        let color = ColorComponents(255, 204, 0, opacity: index == found.current ? 0.9 : 0.35)
        for rect in lines.selectionRects(touching[index], in: row) {
          let path = Path(roundedRect: rect.insetBy(dx: -1, dy: 0), cornerRadius: 3)
          add(.shape(ShapeContent(path: path, paint: .color(color))))
        }
      }
    }
  }

  private func text(_ layout: TextLayout, in frame: CGSize, _ height: CGFloat) -> TextContent {
    var content = layout.content(in: frame)
    content.frame.size.height = height
    return content
  }
}
