import Foundation
import SashCore
import SashText

/// Lays a text out in containers, one after another, and tells where its letters stand. What a text view shows is laid out by the view in
/// the same way.
///
/// - Missing: glyphs, which count as UTF-16 units of the text; being asked by the view how to draw; places that nothing may stand in;
///   containers of several widths, between which a paragraph begins a line anew.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  weak var storage: NSTextStorage?
  /// The text that it lays out.
  open var textStorage: NSTextStorage? {
    get { storage }
    set { newValue?.addLayoutManager(self) }
  }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  /// What letters look like that say nothing, in the view that shows the text.
  var look: (() -> LetterLook)?
  private var known: ParagraphedText?
  private var flows: [TextFlow] = []

  public nonisolated override init() { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.owner = self
    forget()
  }
  open func removeTextContainer(at index: Int) {
    textContainers[index].owner = nil
    textContainers.remove(at: index)
    forget()
  }
  open func textContainerChangedGeometry(_ container: NSTextContainer) { flows = [] }
  /// The text has been changed.
  func textChanged() {
    forget()
    for container in textContainers { container.onTextChange() }
  }
  /// The text, or what letters look like, is another one.
  func forget() { (known, flows) = (nil, []) }

  private func lookNow(scale: CGFloat? = nil) -> LetterLook {
    var look =
      look?()
      ?? LetterLook(
        font: .systemFont(ofSize: 12), color: .black, environment: UITraitCollection.current.environment)
    if let scale { look.environment.displayScale = scale }
    return look
  }
  private var runs: [AttributedRun] { storage?.runs ?? [] }
  /// The text as it is laid out.
  var paragraphs: ParagraphedText {
    if let known { return known }
    let text = ParagraphedText(runs, lookNow())
    known = text
    return text
  }

  /// Which lines stand in which container.
  private var allFlows: [TextFlow] {
    let sizes = textContainers.map(\.size)
    if flows.count == sizes.count, flows.map(\.size) == sizes { return flows }
    var (found, start): ([TextFlow], Int) = ([], 0)
    for container in textContainers {
      let isEnded =
        start > 0 && found.last?.lines.last.map { NSMaxRange($0.range) } == paragraphs.length
        && found.last?.lines.last?.range.length == 0
      let flow = TextFlow(paragraphs, in: container, from: start, isEnded: isEnded)
      start = flow.range.location + flow.range.length
      found.append(flow)
    }
    flows = found
    return found
  }
  func flow(of container: NSTextContainer) -> TextFlow? {
    textContainers.firstIndex { $0 === container }.map { allFlows[$0] }
  }
  private func flow(at index: Int) -> TextFlow? {
    allFlows.first { NSLocationInRange(index, $0.range) } ?? allFlows.last
  }

  // MARK: Letters and glyphs

  /// How many UTF-16 units the text has.
  open var numberOfGlyphs: Int { ((storage?.string ?? "") as NSString).length }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textChanged() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textChanged() }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { textChanged() }
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { textChanged() }
  /// What stands in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    flow(of: container)?.range ?? NSRange(location: 0, length: 0)
  }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let flow = allFlows.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return nil }
    effectiveRange?.pointee = flow.range
    return flow.container
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Where they stand, in points of a container

  /// The box around some letters.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    flow(of: container)?.box(glyphRange) ?? .zero
  }
  /// What the text takes of a container.
  open func usedRect(for container: NSTextContainer) -> CGRect { flow(of: container)?.used ?? .zero }
  /// The line of a letter, from side to side.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool = false
  ) -> CGRect {
    guard let line = line(at: glyphIndex, effectiveRange) else { return .zero }
    return line.rect
  }
  /// The line of a letter, as far as it is written on.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool = false
  ) -> CGRect {
    guard let line = line(at: glyphIndex, effectiveRange) else { return .zero }
    return line.used
  }
  /// A letter that stands in no container has no line, and neither have those behind it.
  private func line(at index: Int, _ range: NSRangePointer?) -> LaidParagraphs.Line? {
    let line = flow(at: index)?.line(at: index)
    let rest = NSRange(location: index, length: max(0, numberOfGlyphs - max(0, index)))
    range?.pointee = line?.range ?? rest
    return line
  }
  /// The empty line behind a text that ends with the end of a paragraph.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraFlow?.container
  }
  private var extraLine: LaidParagraphs.Line? { extraFlow?.lines.last }
  private var extraFlow: TextFlow? {
    numberOfGlyphs == 0 ? nil : allFlows.last { $0.lines.last?.range.length == 0 }
  }
  /// Where the base line of a letter begins with it, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let flow = flow(at: glyphIndex), let line = flow.line(at: glyphIndex) else { return .zero }
    return CGPoint(x: flow.caret(at: glyphIndex).minX - line.rect.minX, y: line.baseline - line.rect.minY)
  }
  /// The letter at a point, or the one that is nearest to it.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let flow = flow(of: container) else { return 0 }
    let (index, part) = flow.letter(near: point)
    partialFraction?.pointee = part
    return index
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    flow(of: container)?.letter(near: point).part ?? 0
  }
  /// The letters of the lines that reach into a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = flow(of: container)?.lines.filter { $0.rect.intersects(bounds) } ?? []
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let glyphRange = glyphRange.within(numberOfGlyphs)
    var stop = ObjCBool(false)
    for flow in allFlows {
      for line in flow.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.rect, line.used, flow.container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }
  /// Calls with rectangles that hold some letters: as what is selected is shown, where these are selected, else close around them.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let flow = flow(of: textContainer) else { return }
    var stop = ObjCBool(false)
    for rect in flow.rects(glyphRange, isTight: selectedRange.location == NSNotFound) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the lines of some letters into the current image context, with the corner of their container at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return runtimeWarning("A text was drawn outside of an image context; nothing is drawn.")
    }
    let (look, glyphsToShow) = (lookNow(scale: context.scale), glyphsToShow.within(numberOfGlyphs))
    let text = ParagraphedText(runs, look)
    for flow in allFlows where NSIntersectionRange(flow.range, glyphsToShow).length > 0 {
      context.saveGState()
      defer { context.restoreGState() }
      let lines = flow.lines.filter { NSIntersectionRange($0.range, glyphsToShow).length > 0 }
      guard let first = lines.first, let last = lines.last else { continue }
      // Letters may reach beyond their lines at the sides.
      context.clip(
        to: CGRect(
          x: origin.x - 1000, y: origin.y + first.rect.minY, width: flow.width + 2000,
          height: last.rect.maxY - first.rect.minY))
      text.laid(width: flow.textWidth).draw(
        runs, look, at: CGPoint(x: origin.x + flow.padding, y: origin.y - flow.top), in: context)
    }
  }
  /// What is behind letters is drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Decides on what a layout manager does.
@MainActor @preconcurrency
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
