import Foundation
import SashDisplay
import SashMessages

public let kCGPDFContextTitle = "Title"
public let kCGPDFContextAuthor = "Author"
public let kCGPDFContextCreator = "Creator"
public let kCGPDFContextSubject = "Subject"
public let kCGPDFContextKeywords = "Keywords"

/// Where bytes go that a drawing makes: a file, or data of the program.
public final class CGDataConsumer: @unchecked Sendable {
  private let url: URL?
  private let data: NSMutableData?
  public init?(url: URL) { (self.url, data) = (url, nil) }
  public init?(data: NSMutableData) { (url, self.data) = (nil, data) }

  func put(_ bytes: Data) {
    data?.append(bytes)
    guard let url else { return }
    do {
      try bytes.write(to: url, options: .atomic)
    } catch {
      tellOnce("A drawing could not be written to \(url.path): \(error.localizedDescription)")
    }
  }
}

/// The pages of a drawing that becomes a file of pages.
struct PDFDrawing {
  let consumer: CGDataConsumer
  let bounds: CGRect
  var pages = PDFPages()
  /// Whether a page has begun and not ended.
  var isOpen = false
}

extension CGContext {
  /// A drawing of pages, with y upward from the bottom of each; the file is there when it is closed. Each page is a picture of
  /// 144 pixels an inch. Without a box pages are as large as a letter.
  ///
  /// - Missing: letters that can be found, boxes and links of single pages, passwords.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?
  ) {
    let bounds = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    self.init(size: bounds.size, scale: PDFPages.scale, isOpaque: true)
    var drawing = PDFDrawing(consumer: consumer, bounds: bounds)
    for case let (key as String, value as String) in auxiliaryInfo ?? [:] { drawing.pages.info[key] = value }
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
    drawing.pages.add(self, size: drawing.bounds.size)
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
