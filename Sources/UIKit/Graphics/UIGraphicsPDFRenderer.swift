import CoreGraphics
import Foundation
import SashCore

/// What a renderer of pages writes into its file.
public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextCreator`…
  public var documentInfo: [String: Any] = [:]
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What code draws pages with.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect
  private var page: (context: CGContext, bounds: CGRect)?
  var pages = PDFPages()

  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }
  /// The page that is drawn now; begins one if there is none.
  public override var cgContext: CGContext {
    if page == nil { beginPage() }
    return page!.context
  }
  public var pdfContextBounds: CGRect { page?.bounds ?? bounds }
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let context = PDFPages.context(bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    page = (context, bounds)
    UIGraphicsPushContext(context)
  }
  func endPage() {
    guard let page else { return }
    UIGraphicsPopContext()
    pages.add(page.context, size: page.bounds.size)
    self.page = nil
  }
}

/// Makes a file of pages of what code draws. Each page is a picture of 144 pixels an inch.
///
/// - Missing: letters that can be found and copied, links, passwords.
public final class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
  public let format: UIGraphicsPDFRendererFormat
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init(in: bounds)
    format.bounds = bounds
  }

  public func pdfData(actions: DrawingActions) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds, format)
    context.pages.info = format.documentInfo.compactMapValues { $0 as? String }
    actions(context)
    context.endPage()
    return context.pages.data
  }
  public func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
