import CoreGraphics
import Foundation
import UIKit

/// What is written on a page: its characters with their boxes, in the order in which the page draws them.
///
/// Where a line ends, and where letters stand apart without a space between them, the character for it is put in.
/// Places are in
/// UTF-16 units.
final class PageText {
  let string: NSString
  /// The same with spaces where lines end, to look for words that go on in the next one.
  let searched: NSString
  /// Of each unit, in points of the page.
  private let boxes: [CGRect]
  private let looks: [(start: Int, font: String, size: CGFloat, color: CGColor)]

  init() { (string, searched, boxes, looks) = ("", "", [], []) }
  init(_ page: CGPDFPage?) {
    var units: [UInt16] = []
    var boxes: [CGRect] = []
    var looks: [(start: Int, font: String, size: CGFloat, color: CGColor)] = []
    var last: (box: CGRect, base: CGPoint, size: CGFloat)?
    func add(_ text: String, _ box: CGRect) {
      let added = Array(text.utf16)
      units += added
      // The letters of a ligature share its width.
      for index in added.indices {
        let width = box.width / CGFloat(added.count)
        boxes.append(
          CGRect(x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height))
      }
    }
    page?.letters { text, box, base, font, size, color in
      guard !text.isEmpty else { return }
      if let last {
        let size = max(min(size, last.size), 1)
        let gap = box.minX - last.box.maxX
        let isSpace = units.last == 32 || units.last == 10 || text.hasPrefix(" ")
        if abs(base.y - last.base.y) > max(size, last.size) * 0.6 || gap < -size * 1.5 {
          while units.last == 32 {
            units.removeLast()
            boxes.removeLast()
          }
          add("\n", CGRect(x: last.box.maxX, y: last.box.minY, width: 0, height: last.box.height))
        } else if gap > size * 0.15, !isSpace {
          add(" ", CGRect(x: last.box.maxX, y: last.box.minY, width: gap, height: last.box.height))
        }
      }
      if looks.last.map({ $0.font != font || abs($0.size - size) > 0.01 || $0.color != color }) ?? true {
        looks.append((units.count, font, size, color))
      }
      add(text, box)
      last = (box, base, size)
    }
    let all = String(decoding: units, as: UTF16.self) as NSString
    string = all
    searched = all.replacingOccurrences(of: "\n", with: " ") as NSString
    (self.boxes, self.looks) = (boxes, looks)
  }
  var length: Int { string.length }

  func box(at index: Int) -> CGRect { boxes.indices.contains(index) ? boxes[index] : .null }
  /// Around a range.
  func box(_ range: NSRange) -> CGRect {
    var result = CGRect.null
    for index in max(range.location, 0)..<max(range.location, min(NSMaxRange(range), boxes.count))
    where boxes[index].width > 0 {
      result = result.union(boxes[index])
    }
    return result
  }
  /// The lines that a range touches, whole and without what ends them.
  func lines(touching range: NSRange) -> [NSRange] {
    var result: [NSRange] = []
    var place = range.location
    repeat {
      var (start, end, next) = (0, 0, 0)
      string.getLineStart(
        &start, end: &next, contentsEnd: &end, for: NSRange(location: min(place, length), length: 0))
      result.append(NSRange(location: start, length: end - start))
      place = next
    } while place < NSMaxRange(range) && place < length
    return result
  }
  /// The parts of a range by lines.
  func lines(in range: NSRange) -> [NSRange] {
    lines(touching: range).map { NSIntersectionRange($0, range) }.filter { $0.length > 0 }
  }

  /// The character at a point; nil where there is none.
  func index(at point: CGPoint) -> Int? { boxes.firstIndex { $0.width > 0 && $0.contains(point) } }
  /// The place between two characters that is nearest to a point: in the line that is nearest, before the first
  /// letter whose middle lies
  /// to the right.
  func place(at point: CGPoint) -> Int {
    guard length > 0 else { return 0 }
    func distance(_ line: NSRange) -> CGFloat {
      let box = box(line)
      if box.isNull { return .infinity }
      let dy = max(box.minY - point.y, point.y - box.maxY, 0)
      let dx = max(box.minX - point.x, point.x - box.maxX, 0)
      return dy * 4 + dx
    }
    let all = lines(touching: NSRange(location: 0, length: length))
    guard let line = all.min(by: { distance($0) < distance($1) }) else { return 0 }
    for index in line.location..<NSMaxRange(line) where boxes[index].midX > point.x { return index }
    return NSMaxRange(line)
  }

  /// A range with its fonts and colours.
  func attributed(_ range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string.substring(with: range))
    for (index, look) in looks.enumerated() {
      let end = index + 1 < looks.count ? looks[index + 1].start : length
      let part = NSIntersectionRange(NSRange(location: look.start, length: end - look.start), range)
      guard part.length > 0 else { continue }
      result.addAttributes(
        [.font: PageText.font(look.font, look.size), .foregroundColor: UIColor(cgColor: look.color)],
        range: NSRange(location: part.location - range.location, length: part.length))
    }
    return result
  }
  /// A font of the system for one of a file.
  private static func font(_ name: String, _ size: CGFloat) -> UIFont {
    let plain = name.split(separator: "+").last.map { String($0) } ?? name
    let size = max(size, 1)
    if let font = UIFont(name: plain, size: size) { return font }
    return plain.lowercased().contains("bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }
}

extension PDFPage {
  /// What is written on the page; nil while the document is locked.
  public var string: String? { document?.isLocked == true ? nil : text.string as String }
  public var attributedString: NSAttributedString? {
    document?.isLocked == true ? nil : text.attributed(NSRange(location: 0, length: text.length))
  }
  /// In UTF-16 units.
  public var numberOfCharacters: Int { text.length }
  /// The box of a character in points of the page; null if there is none.
  public func characterBounds(at index: Int) -> CGRect { text.box(at: index) }
  /// The character at a point of the page; -1 if there is none.
  public func characterIndex(at point: CGPoint) -> Int { text.index(at: point) ?? -1 }

  private func selected(_ range: NSRange?) -> PDFSelection? {
    guard let document, let range, range.length > 0 else { return nil }
    let selection = PDFSelection(document: document)
    selection.add(self, range)
    return selection
  }
  /// The characters of a range; nil if it is empty or lies beyond the text.
  public func selection(for range: NSRange) -> PDFSelection? {
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return nil }
    return selected(range)
  }
  /// What is written within a rectangle of the page.
  public func selection(for rect: CGRect) -> PDFSelection? {
    guard let document else { return nil }
    let selection = PDFSelection(document: document)
    var start: Int?
    for index in 0...text.length {
      let box = text.box(at: index)
      let isWithin =
        !box.isNull && (box.width == 0 ? start != nil : rect.contains(CGPoint(x: box.midX, y: box.midY)))
      if isWithin, start == nil { start = index }
      if !isWithin, let begin = start {
        selection.add(self, NSRange(location: begin, length: index - begin))
        start = nil
      }
    }
    return selection.isEmpty ? nil : selection
  }
  /// The word at a point; nil where there is none.
  public func selectionForWord(at point: CGPoint) -> PDFSelection? {
    guard let index = text.index(at: point) else { return nil }
    let word = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "'’_"))
    func isPart(_ place: Int) -> Bool {
      Unicode.Scalar(text.string.character(at: place)).map { word.contains($0) } ?? true
    }
    guard isPart(index) else { return selected(NSRange(location: index, length: 1)) }
    var (start, end) = (index, index + 1)
    while start > 0, isPart(start - 1) { start -= 1 }
    while end < text.length, isPart(end) { end += 1 }
    return selected(NSRange(location: start, length: end - start))
  }
  /// The line at a point; nil where there is none.
  public func selectionForLine(at point: CGPoint) -> PDFSelection? {
    guard let index = text.index(at: point) else { return nil }
    return selected(text.lines(touching: NSRange(location: index, length: 1)).first)
  }
  /// What is written between two points of the page.
  public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    document?.selection(from: self, at: startPoint, to: self, at: endPoint)
  }
}
