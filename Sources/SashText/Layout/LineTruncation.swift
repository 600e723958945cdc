import Foundation

extension LineBreaker {
  /// The last line that may be shown, with an ellipsis for what is left out.
  func truncated(_ line: TextLine, _ mode: ParagraphStyle.Truncation) -> TextLine {
    var result = line
    let start = line.range.lowerBound
    let count = text.units.count
    let width = width(at: start)
    // The middle and the head are cut within one paragraph; what follows it is left out as if cut from the
    // tail.
    var end = start
    while end < count, !TextUnit.isNewline(text.units[end]) { end += 1 }
    let holdsParagraph = text.edges[end] - text.edges[start] <= width + Self.tolerance
    let mode = holdsParagraph ? .tail : mode
    let full = text.edges[end] - text.edges[start]

    let span = text.span(at: max(start, min(line.visible.upperBound, count) - 1))
    var cut = TextLine.Cut(span: span, width: 0, after: end..<end)
    cut.width = LineSign(.ellipsis, text: text, span: cut.span).width
    let room = width - cut.width + Self.tolerance
    switch mode {
    case .tail:
      var keep = last(from: start, to: end) { text.edges[$0] - text.edges[start] <= room }
      while keep > start, TextUnit.isHangingSpace(text.units[keep - 1]) { keep -= 1 }
      result.visible = start..<keep
      cut.after = keep..<keep
    case .head:
      var keep = first(from: start, to: end) { full - (text.edges[$0] - text.edges[start]) <= room }
      while keep < end, TextUnit.isHangingSpace(text.units[keep]) { keep += 1 }
      result.visible = start..<start
      cut.after = keep..<end
    case .middle:
      var head = last(from: start, to: end) { text.edges[$0] - text.edges[start] <= room / 2 }
      let left = room - (text.edges[head] - text.edges[start])
      var tail = first(from: head, to: end) { text.edges[end] - text.edges[$0] <= left }
      while head > start, TextUnit.isHangingSpace(text.units[head - 1]) { head -= 1 }
      while tail < end, TextUnit.isHangingSpace(text.units[tail]) { tail += 1 }
      result.visible = start..<head
      cut.after = tail..<end
    }
    result.range = start..<count
    result.width =
      text.edges[result.visible.upperBound] - text.edges[start] + cut.width
      + text.edges[cut.after.upperBound] - text.edges[cut.after.lowerBound]
    result.cut = cut
    return result
  }

  /// The last start of a character that fits; `start` if none does.
  private func last(from start: Int, to end: Int, fits: (Int) -> Bool) -> Int {
    var best = start
    var at = start
    while at < end {
      at += 1
      while !text.isCharacterStart[at] { at += 1 }
      guard fits(at) else { break }
      best = at
    }
    return best
  }

  /// The first start of a character from which the rest fits; `end` if none does.
  private func first(from start: Int, to end: Int, fits: (Int) -> Bool) -> Int {
    var best = end
    var at = end
    while at > start {
      at -= 1
      while !text.isCharacterStart[at] { at -= 1 }
      guard fits(at) else { break }
      best = at
    }
    return best
  }
}
