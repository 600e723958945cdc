import Foundation

/// A search that goes on a page a turn.
final class FindRun {
  let words: [String]
  let options: NSString.CompareOptions
  var page = 0
  init(_ words: [String], _ options: NSString.CompareOptions) {
    (self.words, self.options) = (words, options)
  }
}

extension PDFDocument {
  /// The text of all pages, a line for each; nil while the document is locked.
  public var string: String? {
    isLocked ? nil : pages.map { $0.string ?? "" }.joined(separator: "\n")
  }
  /// All that is written.
  public var selectionForEntireDocument: PDFSelection? {
    let selection = PDFSelection(document: self)
    for page in pages where page.numberOfCharacters > 0 {
      selection.add(page, NSRange(location: 0, length: page.numberOfCharacters))
    }
    return selection.isEmpty ? nil : selection
  }

  /// Where a text stands, in the order of the pages. The end of a line counts as a space.
  public func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  {
    pages.flatMap { matches(of: string, options, on: $0) }
  }
  func matches(of string: String, _ options: NSString.CompareOptions, on page: PDFPage) -> [PDFSelection] {
    guard !string.isEmpty else { return [] }
    let text = page.text.searched
    var (result, rest): ([PDFSelection], NSRange) = ([], NSRange(location: 0, length: text.length))
    while rest.length > 0 {
      let found = text.range(of: string, options: options.subtracting([.backwards, .anchored]), range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      let selection = PDFSelection(document: self)
      selection.add(page, found)
      result.append(selection)
      rest = NSRange(location: NSMaxRange(found), length: text.length - NSMaxRange(found))
    }
    return result
  }
  /// The next place behind a selection where a text stands, or the one before it if the options say backwards; nil if
  /// there is none.
  public func findString(
    _ string: String, fromSelection selection: PDFSelection?,
    withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? {
    let isBackward = options.contains(.backwards)
    let all = findString(string, withOptions: options)
    guard let (page, range) = isBackward ? selection?.parts.first : selection?.parts.last else {
      return isBackward ? all.last : all.first
    }
    let place = (index(for: page), isBackward ? range.location : NSMaxRange(range))
    func start(_ found: PDFSelection) -> (Int, Int) {
      (index(for: found.parts[0].page), found.parts[0].range.location)
    }
    func end(_ found: PDFSelection) -> (Int, Int) {
      (index(for: found.parts[0].page), NSMaxRange(found.parts[0].range))
    }
    return isBackward ? all.last { end($0) <= place } : all.first { start($0) >= place }
  }

  /// Whether a search goes on that `beginFindString` began.
  public var isFinding: Bool { finding != nil }
  /// Looks for a text, a page a turn of the main queue; what it finds goes to the delegate and to notifications.
  public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    beginFindStrings([string], withOptions: options)
  }
  /// The same for several texts.
  public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
    cancelFindString()
    let run = FindRun(strings, options)
    finding = run
    let note = tell(.PDFDocumentDidBeginFind, [:])
    delegate?.documentDidBeginDocumentFind(note)
    DispatchQueue.main.async { self.find(run) }
  }
  /// Ends the search at once.
  public func cancelFindString() {
    guard finding != nil else { return }
    finding = nil
    let note = tell(.PDFDocumentDidEndFind, [:])
    delegate?.documentDidEndDocumentFind(note)
  }
  private func find(_ run: FindRun) {
    guard finding === run else { return }
    guard let page = page(at: run.page) else { return cancelFindString() }
    let index = [PDFDocumentPageIndexKey: run.page]
    delegate?.documentDidBeginPageFind(tell(.PDFDocumentDidBeginPageFind, index))
    let found = run.words.flatMap { matches(of: $0, run.options, on: page) }
      .sorted { $0.parts[0].range.location < $1.parts[0].range.location }
    for selection in found where finding === run {
      let note = tell(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: selection])
      delegate?.documentDidFindMatch(note)
      delegate?.didMatchString(selection)
    }
    guard finding === run else { return }
    delegate?.documentDidEndPageFind(tell(.PDFDocumentDidEndPageFind, index))
    run.page += 1
    DispatchQueue.main.async { self.find(run) }
  }
  private func tell(_ name: NSNotification.Name, _ info: [String: Any]) -> Notification {
    let note = Notification(name: name, object: self, userInfo: info)
    NotificationCenter.default.post(note)
    return note
  }

  // MARK: Selections

  /// What is written between two points, in points of their pages.
  public func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
  ) -> PDFSelection? {
    let (start, end) = (startPage.text.place(at: startPoint), endPage.text.place(at: endPoint))
    return selection(between: (startPage, start), (endPage, end))
  }
  /// The same, made larger to whole words or lines.
  public func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint,
    with granularity: PDFSelectionGranularity
  ) -> PDFSelection? {
    guard granularity != .character else {
      return selection(from: startPage, at: startPoint, to: endPage, at: endPoint)
    }
    func part(_ page: PDFPage, _ point: CGPoint) -> PDFSelection? {
      granularity == .word ? page.selectionForWord(at: point) : page.selectionForLine(at: point)
    }
    guard let first = part(startPage, startPoint)?.parts.first,
      let last = part(endPage, endPoint)?.parts.first
    else {
      return selection(from: startPage, at: startPoint, to: endPage, at: endPoint)
    }
    let places = [
      (first.page, first.range.location), (first.page, NSMaxRange(first.range)),
      (last.page, last.range.location),
      (last.page, NSMaxRange(last.range)),
    ].sorted { (index(for: $0.0), $0.1) < (index(for: $1.0), $1.1) }
    return selection(between: places[0], places[3])
  }
  /// The characters of two places and those between them.
  public func selection(
    from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
    atCharacterIndex endCharacter: Int
  ) -> PDFSelection? { selection(between: (startPage, startCharacter), (endPage, endCharacter + 1)) }

  private func selection(between a: (PDFPage, Int), _ b: (PDFPage, Int)) -> PDFSelection? {
    var (first, last) = ((index(for: a.0), a.1), (index(for: b.0), b.1))
    guard first.0 != NSNotFound, last.0 != NSNotFound else { return nil }
    if first > last { (first, last) = (last, first) }
    let selection = PDFSelection(document: self)
    for index in first.0...last.0 {
      let length = pages[index].numberOfCharacters
      let start = index == first.0 ? min(max(first.1, 0), length) : 0
      let end = index == last.0 ? min(max(last.1, 0), length) : length
      if end > start { selection.add(pages[index], NSRange(location: start, length: end - start)) }
    }
    return selection.isEmpty ? nil : selection
  }
}
