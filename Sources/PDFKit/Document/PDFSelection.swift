import CoreGraphics
import Foundation
import UIKit

/// Text of one page or of several.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  weak var document: PDFDocument?
  /// In the order of the document; those of a page do not touch each other. In UTF-16 units.
  private(set) var parts: [(page: PDFPage, range: NSRange)] = []
  /// What a view paints behind it; the usual colour without one.
  open var color: UIColor?

  /// Nothing of a document yet.
  public init(document: PDFDocument) { self.document = document }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFSelection(parts: parts, in: document)
    copy.color = color
    return copy
  }
  private init(parts: [(page: PDFPage, range: NSRange)], in document: PDFDocument?) {
    (self.parts, self.document) = (parts, document)
  }
  var isEmpty: Bool { parts.isEmpty }

  func add(_ page: PDFPage, _ range: NSRange) {
    guard range.length > 0 else { return }
    var all = parts + [(page, range)]
    func order(_ page: PDFPage) -> Int { document?.index(for: page) ?? 0 }
    all.sort { (order($0.page), $0.range.location) < (order($1.page), $1.range.location) }
    parts = []
    for part in all {
      if let last = parts.last, last.page === part.page, NSMaxRange(last.range) >= part.range.location {
        parts[parts.count - 1].range = NSUnionRange(last.range, part.range)
      } else {
        parts.append(part)
      }
    }
  }
  /// Takes in what another one holds.
  open func add(_ selection: PDFSelection) { for part in selection.parts { add(part.page, part.range) } }
  open func add(_ selections: [PDFSelection]) { selections.forEach { add($0) } }

  /// The pages that it holds something of, in their order.
  open var pages: [PDFPage] {
    var result: [PDFPage] = []
    for part in parts where result.last !== part.page { result.append(part.page) }
    return result
  }
  open var string: String? {
    parts.isEmpty ? nil : parts.map { $0.page.text.string.substring(with: $0.range) }.joined(separator: "\n")
  }
  open var attributedString: NSAttributedString? {
    guard !parts.isEmpty else { return nil }
    let result = NSMutableAttributedString()
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(NSAttributedString(string: "\n")) }
      result.append(part.page.text.attributed(part.range))
    }
    return result
  }
  /// The smallest rectangle around what it holds of a page, in points of the page; null if that is nothing.
  open func bounds(for page: PDFPage) -> CGRect {
    parts.filter { $0.page === page }.reduce(CGRect.null) { $0.union(page.text.box($1.range)) }
  }
  open func numberOfTextRanges(on page: PDFPage) -> Int { parts.filter { $0.page === page }.count }
  /// A range of characters on a page. `NSNotFound` if there is none of this index.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let own = parts.filter { $0.page === page }
    return own.indices.contains(index) ? own[index].range : NSRange(location: NSNotFound, length: 0)
  }
  /// One for each line of text that it touches, from above.
  open func selectionsByLine() -> [PDFSelection] {
    parts.flatMap { part in
      part.page.text.lines(in: part.range).map { PDFSelection(parts: [(part.page, $0)], in: document) }
    }
  }

  /// Takes in so many characters more, or fewer for negative numbers, at its end.
  open func extend(atEnd succeed: Int) {
    guard let last = parts.last else { return }
    let end = min(max(NSMaxRange(last.range) + succeed, last.range.location), last.page.numberOfCharacters)
    parts[parts.count - 1].range.length = end - last.range.location
    if parts[parts.count - 1].range.length == 0 { parts.removeLast() }
  }
  /// The same at its start.
  open func extend(atStart precede: Int) {
    guard let first = parts.first else { return }
    let start = min(max(first.range.location - precede, 0), NSMaxRange(first.range))
    parts[0].range = NSRange(location: start, length: NSMaxRange(first.range) - start)
    if parts[0].range.length == 0 { parts.removeFirst() }
  }
  /// Takes in the whole of each line that it touches.
  open func extendForLineBoundaries() {
    for part in parts {
      let lines = part.page.text.lines(touching: part.range)
      if let first = lines.first, let last = lines.last { add(part.page, NSUnionRange(first, last)) }
    }
  }

  /// Paints what it holds of a page into the current context, which lies in points of the page, y upward.
  open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .mediaBox, active: active) }
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint(page, active: active, in: context)
  }
  func paint(_ page: PDFPage, active: Bool, in context: CGContext) {
    context.saveGState()
    let usual =
      active ? UIColor.systemBlue.withAlphaComponent(0.3) : UIColor.systemGray.withAlphaComponent(0.3)
    context.setFillColor((color ?? usual).cgColor)
    context.setBlendMode(.multiply)
    for part in parts where part.page === page {
      for line in page.text.lines(in: part.range) { context.fill(page.text.box(line)) }
    }
    context.restoreGState()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PDFSelection, other.parts.count == parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { $0.page === $1.page && $0.range == $1.range }
  }
  open override var hash: Int { parts.first?.range.location ?? 0 }
}
