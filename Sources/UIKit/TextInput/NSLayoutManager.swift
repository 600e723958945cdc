import Foundation
import SashCore

/// Lays a text out in containers. What is shown is laid out by the text view; this tells how large that is.
///
/// - Missing: glyphs, which count as UTF-16 units of the text; rectangles of parts of a text and places of points; drawing.
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

  public nonisolated override init() { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.owner = self
  }
  open func removeTextContainer(at index: Int) {
    textContainers[index].owner = nil
    textContainers.remove(at: index)
  }
  /// The text has been changed.
  func textChanged() {
    for container in textContainers { container.onTextChange() }
  }

  /// How many UTF-16 units the text has.
  open var numberOfGlyphs: Int { ((storage?.string ?? "") as NSString).length }
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textChanged() }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { textChanged() }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Where some characters stand, in points: of a range that begins and ends in the middle of lines, the box around these lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    // A range may be that of nothing found, whose end is no number.
    guard let storage, (0...storage.length).contains(glyphRange.location),
      (0...(storage.length - glyphRange.location)).contains(glyphRange.length)
    else { return .zero }
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width - padding * 2 : .greatestFiniteMagnitude
    func box(_ range: NSRange, _ width: CGFloat) -> CGRect {
      let part = AttributedRun.part(of: storage, range)
      return part.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        context: nil)
    }
    let whole = usedRect(for: container)
    let before = box(NSRange(location: 0, length: glyphRange.location), width)
    let upTo = box(NSRange(location: 0, length: NSMaxRange(glyphRange)), width)
    let line = box(glyphRange, .greatestFiniteMagnitude)
    if glyphRange.location == 0 || upTo.height <= line.height + 0.5 {
      let start = glyphRange.location == 0 ? 0 : before.width
      return CGRect(
        x: padding + start, y: 0, width: min(line.width, whole.width - padding * 2), height: upTo.height)
    }
    let top = max(0, before.height - line.height)
    return CGRect(x: padding, y: top, width: whole.width - padding * 2, height: upTo.height - top)
  }
  /// What the text takes of a container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let storage else { return .zero }
    let padding = container.lineFragmentPadding * 2
    let width = container.size.width > 0 ? container.size.width - padding : .greatestFiniteMagnitude
    let size = NSAttributedString(attributedString: storage).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    return CGRect(x: 0, y: 0, width: size.width + padding, height: size.height)
  }
}

/// Decides on what a layout manager does.
@MainActor @preconcurrency
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
