import Foundation
import SashDisplay
import SashMessages

public let kCGPDFContextTitle = "Title"
public let kCGPDFContextAuthor = "Author"
public let kCGPDFContextCreator = "Creator"
public let kCGPDFContextSubject = "Subject"
public let kCGPDFContextKeywords = "Keywords"
/// Passwords of a file, and what whoever has the user's may do: numbers of the bits of `CGPDFAccessPermissions`.
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
public let kCGPDFContextAccessPermissions = "kCGPDFContextAccessPermissions"
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying"
/// Keys have 128 bits, whatever is asked for.
public let kCGPDFContextEncryptionKeyLength = "kCGPDFContextEncryptionKeyLength"

/// The pages of a drawing that becomes a file of pages.
struct PDFDrawing {
  let consumer: CGDataConsumer
  let bounds: CGRect
  var pages = PDFPages()
  /// Whether a page has begun and not ended.
  var isOpen = false
}

extension CGContext {
  /// A drawing of pages, with y upward from the bottom of each; the file is there when it is closed. Each page is a
  /// picture of
  /// 144 pixels an inch. Without a box pages are as large as a letter.
  ///
  /// - Missing: letters that can be found, boxes of single pages.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?
  ) {
    let bounds = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    self.init(size: bounds.size, scale: PDFPages.scale, isOpaque: true)
    var drawing = PDFDrawing(consumer: consumer, bounds: bounds)
    let kept = [
      kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextCreator, kCGPDFContextSubject,
      kCGPDFContextKeywords,
    ]
    for case let (key as String, value as String) in auxiliaryInfo ?? [:] where kept.contains(key) {
      drawing.pages.info[key] = value
    }
    drawing.pages.encryption = PDFEncryption(auxiliaryInfo ?? [:])
    pdf = drawing
    isUpward = true
    clearPage()
  }
  public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?)
  {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  public func beginPDFPage(_ pageInfo: [AnyHashable: Any]?) {
    endPDFPage()
    guard pdf != nil else {
      tellOnce("beginPDFPage(_:) is for drawings that were made for pages.")
      return
    }
    pdf?.isOpen = true
    clearPage()
  }
  public func endPDFPage() {
    guard var drawing = pdf, drawing.isOpen else { return }
    drawing.isOpen = false
    // A layer that was not ended ends with its page.
    while !layers.isEmpty { endTransparencyLayer() }
    drawing.pages.add(self, bounds: drawing.bounds)
    pdf = drawing
  }
  /// Ends the page and writes the file.
  public func closePDF() {
    endPDFPage()
    guard let drawing = pdf else { return }
    drawing.consumer.put(drawing.pages.data)
    pdf = nil
  }
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(nil) }
  public func endPage() { endPDFPage() }

  /// White, and y upward from the box's corner.
  private func clearPage() {
    guard let bounds = pdf?.bounds else { return }
    (state, items, layers) = (State(), [], [])
    base.pixels.update(repeating: 0xffff_ffff, count: base.width * base.height)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY))
  }

  /// Draws what has y downward so that it stands upright: drawings of pixels and of pages have y upward.
  package func drawUpright(_ content: DisplayContent, height: CGFloat) {
    guard isUpward else { return draw(content) }
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    draw(content)
    restoreGState()
  }
}

extension CGContext {
  /// Has a rectangle of the page open an address when it is pressed. Drawings of pixels have no links.
  public func setURL(_ url: URL, for rect: CGRect) {
    links.append(PDFLink(target: .url(url), rect: onPage(rect)))
  }
  /// Has a rectangle of the page lead to a place of the file that has a name.
  public func setDestination(_ name: String, for rect: CGRect) {
    links.append(PDFLink(target: .named(name), rect: onPage(rect)))
  }
  /// Gives a place of the page a name.
  public func addDestination(_ name: String, at point: CGPoint) {
    places.append((name, onPage(CGRect(origin: point, size: .zero)).origin))
  }
  /// Adds a description of the file in XML.
  public func addDocumentMetadata(_ metadata: Data?) { pdf?.pages.metadata = metadata }

  /// From points of the drawing as they are now to points of the page, y upward.
  private func onPage(_ rect: CGRect) -> CGRect {
    let whole = rect.applying(state.transform)
    let bounds = pdf?.bounds ?? CGRect(x: 0, y: 0, width: size.width, height: pageHeight ?? size.height)
    return CGRect(
      x: bounds.minX + whole.minX, y: bounds.maxY - whole.maxY, width: whole.width, height: whole.height)
  }
}

extension PDFEncryption {
  /// What the information of a drawing says of passwords; nil if there are none.
  init?(_ info: [AnyHashable: Any]) {
    let (owner, user) = (
      info[kCGPDFContextOwnerPassword] as? String, info[kCGPDFContextUserPassword] as? String
    )
    guard owner != nil || user != nil else { return nil }
    var rights = CGPDFAccessPermissions(
      rawValue: (info[kCGPDFContextAccessPermissions] as? NSNumber)?.uint32Value ?? 255)
    if let rest = info[kCGPDFContextAccessPermissions] as? Int {
      rights = CGPDFAccessPermissions(rawValue: UInt32(rest))
    }
    if info[kCGPDFContextAllowsPrinting] as? Bool == false {
      rights.subtract([.allowsLowQualityPrinting, .allowsHighQualityPrinting])
    }
    if info[kCGPDFContextAllowsCopying] as? Bool == false { rights.remove(.allowsContentCopying) }
    self.init(user: user ?? "", owner: owner ?? "", permissions: rights.bits)
  }
}

extension CGPDFAccessPermissions {
  /// As files have it.
  ///
  /// - Source: ISO 32000-1, table 22, where bits are counted from 1; those that mean nothing are set.
  package var bits: Int {
    var result = -1 & ~3
    func forbid(_ bit: Int, unless right: CGPDFAccessPermissions) {
      if !contains(right) { result &= ~(1 << (bit - 1)) }
    }
    forbid(3, unless: .allowsLowQualityPrinting)
    forbid(12, unless: .allowsHighQualityPrinting)
    forbid(4, unless: .allowsDocumentChanges)
    forbid(11, unless: .allowsDocumentAssembly)
    forbid(5, unless: .allowsContentCopying)
    forbid(10, unless: .allowsContentAccessibility)
    forbid(6, unless: .allowsCommenting)
    forbid(9, unless: .allowsFormFieldEntry)
    return result
  }
}
