import CoreGraphics
import Foundation
import SashCore

/// A file of pages that code draws, between the functions that begin and end it.
@MainActor private final class OpenPages {
  let context: UIGraphicsPDFRendererContext
  let finish: (Data) -> Void
  init(_ bounds: CGRect, _ info: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in info ?? [:] { if let key = key as? String { format.documentInfo[key] = value } }
    // - Source: the documentation: an empty rectangle stands for 612 by 792 points.
    let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    context = UIGraphicsPDFRendererContext(page, format)
    self.finish = finish
  }
  static var open: [OpenPages] = []
  static func with(_ name: String, _ action: (UIGraphicsPDFRendererContext) -> Void) {
    if let last = open.last {
      action(last.context)
    } else {
      runtimeWarning("\(name) is called outside of a file of pages.")
    }
  }
}

/// Begins a file of pages in memory; what follows draws on its pages until `UIGraphicsEndPDFContext()`.
///
/// - Parameters:
///   - data: Has the file when it is ended.
///   - bounds: Of pages, in points; an empty rectangle stands for 612 by 792.
///   - documentInfo: `kCGPDFContextTitle`, `kCGPDFContextAuthor` and the like.
@MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { OpenPages.open.append(OpenPages(bounds, documentInfo) { data.append($0) }) }

/// Begins a file of pages at a path; false if nothing can be written there.
@MainActor @discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let folder = (path as NSString).deletingLastPathComponent
  guard FileManager.default.isWritableFile(atPath: folder.isEmpty ? "." : folder) else { return false }
  OpenPages.open.append(
    OpenPages(bounds, documentInfo) { data in
      do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
        runtimeWarning("The pages cannot be written to \(path): \(error.localizedDescription)")
      }
    })
  return true
}
/// Writes the file that was begun last.
@MainActor public func UIGraphicsEndPDFContext() {
  OpenPages.with("UIGraphicsEndPDFContext()") { $0.endPage() }
  guard let last = OpenPages.open.popLast() else { return }
  last.context.pages.info = last.context.format.documentInfo.compactMapValues { $0 as? String }
  last.finish(last.context.pages.data)
}
/// Begins a page; drawing before the first one goes nowhere.
@MainActor public func UIGraphicsBeginPDFPage() {
  OpenPages.with("UIGraphicsBeginPDFPage()") { $0.beginPage() }
}
/// Begins a page of another size.
@MainActor public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  OpenPages.with("UIGraphicsBeginPDFPageWithInfo(_:_:)") { $0.beginPage(withBounds: bounds, pageInfo: [:]) }
}
/// The page that is drawn now, in points.
@MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect {
  OpenPages.open.last?.context.pdfContextBounds ?? .zero
}
