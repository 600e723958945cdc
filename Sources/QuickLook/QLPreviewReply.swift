import Foundation
import SashTransfer
import UIKit

/// A file that a preview is wanted of.
open class QLFilePreviewRequest: NSObject {
  public let fileURL: URL
  init(fileURL: URL) { self.fileURL = fileURL }
}

/// Data that a preview names, as a picture of a page.
open class QLPreviewReplyAttachment: NSObject {
  public let data: Data
  public let contentType: UTType
  public init(data: Data, contentType: UTType) { (self.data, self.contentType) = (data, contentType) }
}

/// What a program shows of a file of its own kind.
///
/// - Missing: replies that are documents of PDFKit.
open class QLPreviewReply: NSObject {
  private enum Content {
    case file(URL)
    case drawing(CGSize, isBitmap: Bool, (CGContext, QLPreviewReply) throws -> Void)
    case data(UTType, CGSize, (QLPreviewReply) throws -> Data)
  }
  private let content: Content
  /// Of text; the kind of its data says it otherwise.
  open var stringEncoding = String.Encoding.utf8
  /// Data that the reply names by these identifiers.
  open var attachments: [String: QLPreviewReplyAttachment] = [:]
  /// What the preview is called; the name of the file if empty.
  open var title = ""

  /// Another file that is shown in its place.
  public init(fileURL: URL) { content = .file(fileURL) }
  /// A drawing, which is done when the preview is shown: of pixels, or on a page.
  public init(
    contextSize: CGSize, isBitmap: Bool,
    drawUsing closure: @escaping (CGContext, QLPreviewReply) throws -> Void
  ) { content = .drawing(contextSize, isBitmap: isBitmap, closure) }
  /// Data, made when the preview is shown.
  public init(
    dataOfContentType contentType: UTType, contentSize: CGSize,
    createDataUsing closure: @escaping (QLPreviewReply) throws -> Data
  ) { content = .data(contentType, contentSize, closure) }

  /// What is shown, and what kind of data it is. Throws what the program throws.
  package func made() throws -> (data: Data, type: UTType) {
    switch content {
    case .file(let url): return (try Data(contentsOf: url), UTType(contentsOf: url) ?? .data)
    case .data(let type, _, let make): return (try make(self), type)
    case .drawing(let size, true, let draw):
      let (width, height) = (max(1, Int(size.width.rounded(.up))), max(1, Int(size.height.rounded(.up))))
      guard
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { throw CocoaError(.fileReadUnknown) }
      try draw(context, self)
      guard let picture = context.makeImage(), let data = UIImage(cgImage: picture).pngData() else {
        throw CocoaError(.fileReadUnknown)
      }
      return (data, .png)
    case .drawing(let size, false, let draw):
      let data = NSMutableData()
      var box = CGRect(origin: .zero, size: size)
      guard let consumer = CGDataConsumer(data: data),
        let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { throw CocoaError(.fileReadUnknown) }
      context.beginPDFPage(nil)
      try draw(context, self)
      context.endPDFPage()
      context.closePDF()
      return (data as Data, .pdf)
    }
  }
}

/// What an extension that shows files gives its replies by. Desktops have no such extensions: nobody asks it here.
open class QLPreviewProvider: NSObject {
  public override init() { super.init() }
}

/// Who makes previews of files or of what a search has found.
public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
  func providePreview(
    for request: QLFilePreviewRequest,
    completionHandler handler: @escaping (QLPreviewReply?, (any Error)?) -> Void)
}
extension QLPreviewingController {
  public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(CocoaError(.featureUnsupported))
  }
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(CocoaError(.featureUnsupported)) }
  public func providePreview(
    for request: QLFilePreviewRequest,
    completionHandler handler: @escaping (QLPreviewReply?, (any Error)?) -> Void
  ) { handler(nil, CocoaError(.featureUnsupported)) }
}
