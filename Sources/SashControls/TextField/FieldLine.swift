import Foundation
import SashCore
import SashDisplay
import SashText

/// Where the text of a field of one line stands in it, and what is drawn.
struct FieldLine {
  let content: FieldContent
  private let layout: TextLayout
  init(_ content: FieldContent) {
    self.content = content
    layout = content.line
  }

  private var isPrompt: Bool { content.prompt != nil }
  private var length: CGFloat { layout.size(fitting: nil, height: nil).size.width }

  /// Where a caret stands, in points, in the field's space without scrolling.
  func caretX(_ caret: CaretPosition, in size: CGSize) -> CGFloat {
    (content.lines.text.isEmpty ? 0 : content.lines.caretX(caret)) + indent(in: size)
  }

  /// Where the line begins in a field that has room for it, by alignment and direction.
  func indent(in size: CGSize) -> CGFloat {
    let room = size.width - (content.lines.text.isEmpty ? 0 : length)
    guard room > 0, room.isFinite else { return 0 }
    if layout.style.alignment == .center { return room / 2 }
    return (layout.style.alignment == .leading) == (layout.style.layoutDirection == .leftToRight) ? 0 : room
  }

  /// How far the line is moved left: no further from where it was than the caret asks for, and not beyond its end.
  ///
  /// - Source: facts on text input 106
  func scroll(_ state: FieldState, in size: CGSize) -> CGFloat {
    guard state.isFocused, !isPrompt else { return 0 }
    let x = caretX(state.selection.caret, in: size)
    let kept = min(state.scroll, max(0, length + 2 - size.width))
    return max(0, min(max(kept, x + 2 - size.width), x))
  }

  func draw(
    _ state: FieldState, in size: CGSize, tint: ColorComponents, mark: () -> ColorComponents
  ) -> DisplayContent {
    let line = layout.size(fitting: nil, height: nil).size
    let top = ((size.height - line.height) / 2).rounded()
    let scroll = scroll(state, in: size)
    var items: [PlacedItem] = []
    func add(_ content: DisplayContent, at offset: CGPoint = .zero) {
      items.append(PlacedItem(offset: offset, item: DisplayItem(identity: .none, content: content)))
    }
    if state.isFocused, !state.selection.isCaret, !isPrompt {
      let row = content.lines.rows(from: 0, to: 1).rows[0]
      let start = indent(in: size) - scroll
      for rect in content.lines.selectionRects(state.selection.range, in: row) {
        let rect = CGRect(x: rect.minX + start, y: top, width: rect.width, height: line.height)
        add(.shape(ShapeContent(path: Path(rect), paint: .color(tint.multiplyingOpacity(by: 0.2)))))
      }
    }
    // What does not fit is cut with a sign, and scrolled while somebody types.
    let width = isPrompt || !state.isFocused ? size.width : max(line.width, size.width)
    add(
      .text(layout.content(in: CGSize(width: width, height: line.height))), at: CGPoint(x: -scroll, y: top))
    if let spelling = state.spelling, !isPrompt {
      let row = content.lines.rows(from: 0, to: 1).rows[0]
      let start = indent(in: size) - scroll
      let dots = spelling.dots(in: row, of: content.lines) {
        CGRect(x: $0.minX + start, y: top, width: $0.width, height: line.height)
      }
      for path in dots { add(.shape(ShapeContent(path: path, paint: .color(mark())))) }
    }
    if let caret = state.drawnCaret {
      let x = min(max(0, caretX(caret, in: size) - scroll), max(0, size.width - 2))
      let caret = CGRect(x: x, y: top, width: 2, height: line.height)
      add(.shape(ShapeContent(path: Path(roundedRect: caret, cornerRadius: 1), paint: .color(tint))))
    }
    let group = PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group(items)))
    return .effect(.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(antialiased: false)), group)
  }

  /// Where a caret stands in the field, in points.
  func caretRect(_ caret: CaretPosition, _ state: FieldState, in size: CGSize) -> CGRect {
    let height = layout.size(fitting: nil, height: nil).size.height
    let x = isPrompt ? 0 : caretX(caret, in: size) - scroll(state, in: size)
    return CGRect(x: x, y: ((size.height - height) / 2).rounded(), width: 2, height: height)
  }

  /// Where a point of the field lies in the line.
  func point(_ local: CGPoint, _ state: FieldState, in size: CGSize) -> CGPoint {
    CGPoint(x: local.x + scroll(state, in: size) - indent(in: size), y: 1)
  }
}
