import Foundation
import SashText

/// The lines of a text that stand in a container. Points are from the container's corner.
@MainActor struct TextFlow {
  let container: NSTextContainer
  let size: CGSize
  let laid: LaidParagraphs
  /// The height of what stands in the containers before.
  let top: CGFloat
  let padding: CGFloat
  /// What stands in it.
  let range: NSRange
  let lines: [LaidParagraphs.Line]

  /// - Parameter isEnded: Whether the containers before hold all of the text.
  init(_ text: ParagraphedText, in container: NSTextContainer, from start: Int, isEnded: Bool) {
    self.container = container
    (size, padding) = (container.size, container.lineFragmentPadding)
    let width = size.width > 0 && size.width < 1e6 ? max(1, size.width - padding * 2) : .infinity
    laid = text.laid(width: width)
    let height = size.height > 0 ? size.height : .infinity
    let most = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : Int.max
    // An empty last line stands where the one before it stands, if there is room.
    let rest = laid.lines.drop {
      $0.range.location < start || start > 0 && isEnded && $0.range.location == start && $0.range.length == 0
    }
    let top = rest.first?.rect.minY ?? 0
    self.top = start == 0 ? 0 : top
    var lines: [LaidParagraphs.Line] = []
    for var line in rest {
      if lines.count == most || line.used.maxY - self.top > height + 0.001 { break }
      line.rect = line.rect.offsetBy(dx: 0, dy: -self.top)
      line.rect.size.width += container.lineFragmentPadding * 2
      line.used = line.used.insetBy(dx: -container.lineFragmentPadding, dy: 0)
        .offsetBy(dx: container.lineFragmentPadding, dy: -self.top)
      line.baseline -= self.top
      lines.append(line)
    }
    self.lines = lines
    let end = lines.last.map { NSMaxRange($0.range) } ?? start
    range = NSRange(location: start, length: end - start)
  }
  /// Of the lines themselves.
  var textWidth: CGFloat { laid.width }
  var width: CGFloat { size.width > 0 && size.width < 1e6 ? size.width : laid.size.width + padding * 2 }

  /// What the text takes.
  var used: CGRect {
    guard let first = lines.first, let last = lines.last else { return .zero }
    let right = lines.map(\.used.maxX).max() ?? 0
    return CGRect(x: 0, y: 0, width: right, height: last.used.maxY - min(0, first.used.minY))
  }
  /// The line of a letter; nil for one that stands in no line of it.
  func line(at index: Int) -> LaidParagraphs.Line? {
    if let line = lines.first(where: { NSLocationInRange(index, $0.range) }) { return line }
    return index == laid.text.length ? lines.last { NSMaxRange($0.range) == index } : nil
  }
  private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: padding, dy: -top) }
  func caret(at index: Int) -> CGRect { moved(laid.caret(at: index)) }
  /// The place that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    let place = laid.place(at: CGPoint(x: point.x - padding, y: point.y + top))
    return min(max(place, range.location), NSMaxRange(range))
  }
  func character(at point: CGPoint) -> Int? {
    laid.character(at: CGPoint(x: point.x - padding, y: point.y + top))
  }

  /// What is behind letters, line by line.
  ///
  /// - Parameter isTight: Whether it ends with the letters of a line, and not with the side, where more is selected below.
  func rects(_ range: NSRange, isTight: Bool) -> [CGRect] {
    let range = NSIntersectionRange(range.within(laid.text.length), self.range)
    return laid.rects(range).map(moved).compactMap { rect in
      guard isTight, let line = line(atTop: rect.minY) else { return rect }
      let (low, high) = (line.used.minX + padding, line.used.maxX - padding)
      var cut = rect
      cut.origin.x = min(max(rect.minX, low), high)
      cut.size.width = max(0, min(rect.maxX, high) - cut.minX)
      return cut
    }
  }
  private func line(atTop y: CGFloat) -> LaidParagraphs.Line? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].used.minY < y - 0.5 { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && abs(lines[low].used.minY - y) < 0.5 ? lines[low] : nil
  }
  func box(_ range: NSRange) -> CGRect {
    let rects = rects(range, isTight: true)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// The letter at a point or nearest to it, and how far through it the point is, 0…1.
  func letter(near point: CGPoint) -> (index: Int, part: CGFloat) {
    guard !lines.isEmpty, range.length > 0 else { return (range.location, 0) }
    var point = point
    point.y = min(max(point.y, 0), (lines.last?.rect.maxY ?? 1) - 0.5)
    let index: Int
    if let under = character(at: point) {
      index = under
    } else {
      let line = lines.last { $0.rect.minY <= point.y } ?? lines[0]
      let place = place(at: point)
      let last = NSMaxRange(line.range) - 1
      index = max(
        line.range.location, place > line.range.location && place >= last ? min(place, last) : place)
    }
    let (a, b) = (caret(at: index), caret(at: index + 1))
    guard abs(a.minY - b.minY) < 0.5, abs(b.minX - a.minX) > 0.01 else {
      return (index, point.x > a.minX ? 1 : 0)
    }
    return (index, min(max(0, (point.x - a.minX) / (b.minX - a.minX)), 1))
  }
}
