import Foundation
import SashMessages
import UIKit

/// Says once what is not done.
func pdfWarning() {
  tellOnce("pages of PDF files are not drawn; open the file with another program.", by: "PDFKit")
}

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
}
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A file of pages. How many they are is found in it; what is on them is not read.
///
/// - Missing: what is on pages, and files whose pages lie in compressed parts (they have one page then).
open class PDFDocument: NSObject, @unchecked Sendable {
  public private(set) var documentURL: URL?
  private let data: Data
  private var pages: [PDFPage] = []
  open weak var delegate: AnyObject?
  open var documentAttributes: [AnyHashable: Any]?

  public override init() { data = Data() }
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
    (self.data, documentURL) = (data, url)
    super.init()
    find()
  }
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.data = data
    super.init()
    find()
  }
  private func find() {
    let text = String(decoding: data, as: UTF8.self)
    let count = text.components(separatedBy: "/Type").dropFirst().filter {
      let rest = $0.drop { $0 == " " || $0.isNewline }
      return rest.hasPrefix("/Page") && !rest.hasPrefix("/Pages")
    }.count
    pages = (0..<max(count, 1)).map { _ in PDFPage() }
    for page in pages { page.document = self }
  }
  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: index)
  }
  open func removePage(at index: Int) { pages.remove(at: index) }
  open var string: String? {
    pdfWarning()
    return nil
  }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func dataRepresentation() -> Data? { data }
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
  { [] }
  open var outlineRoot: PDFOutline?
}
open class PDFPage: NSObject, @unchecked Sendable {
  open weak var document: PDFDocument?
  let image: UIImage?
  public override init() { image = nil }
  public init?(image: UIImage) { self.image = image }
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { nil }
  open var rotation = 0
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  /// A picture of the page: white but for pages of images.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    if image == nil { pdfWarning() }
    return MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        image?.draw(in: CGRect(origin: .zero, size: size))
      }
    }
  }
  open var annotations: [PDFAnnotation] { [] }
}
open class PDFSelection: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}
open class PDFOutline: NSObject, @unchecked Sendable {
  open var label: String?
  open var numberOfChildren: Int { 0 }
}
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds = CGRect.zero
  open var contents: String?
}

/// What shows a document: a sheet for each page, with its number.
///
/// - Missing: what is on pages.
@MainActor @preconcurrency
open class PDFView: UIView {
  open var document: PDFDocument? {
    didSet {
      show()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  open var autoScales = false
  open var displayMode: PDFDisplayMode = .singlePageContinuous
  open var displayDirection: PDFDisplayDirection = .vertical
  open var displayBox: PDFDisplayBox = .cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var scaleFactor: CGFloat = 1 {
    didSet {
      if scaleFactor != oldValue { NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self) }
    }
  }
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var pageShadowsEnabled = true
  open weak var delegate: (any PDFViewDelegate)?
  public private(set) var currentPage: PDFPage? {
    didSet {
      if currentPage !== oldValue { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
    }
  }
  private let scroll = UIScrollView()
  private let stack = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.spacing = 10
    addSubview(scroll)
    scroll.addSubview(stack)
  }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  open func go(to page: PDFPage) {
    currentPage = page
    guard let index = document?.index(for: page), stack.arrangedSubviews.indices.contains(index) else {
      return
    }
    scroll.scrollRectToVisible(stack.arrangedSubviews[index].frame, animated: true)
  }
  open var canGoToNextPage: Bool { index < (document?.pageCount ?? 0) - 1 }
  open var canGoToPreviousPage: Bool { index > 0 }
  open func goToNextPage(_ sender: Any?) { step(1) }
  open func goToPreviousPage(_ sender: Any?) { step(-1) }
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
  open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map(go) }
  private var index: Int { currentPage.flatMap { document?.index(for: $0) } ?? 0 }
  private func step(_ by: Int) { document?.page(at: index + by).map(go) }

  private func show() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    guard let document else { return currentPage = nil }
    pdfWarning()
    for number in 0..<document.pageCount {
      let label = UILabel()
      label.text = "Page \(number + 1)\n\nThis page cannot be drawn here."
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .gray
      label.backgroundColor = .white
      stack.addArrangedSubview(label)
    }
    currentPage = document.page(at: 0)
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let pages = stack.arrangedSubviews
    guard let page = document?.page(at: 0)?.bounds(for: displayBox), page.width > 0 else { return }
    let width = max(bounds.width - 20, 0)
    let height = width * page.height / page.width
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 10, y: 10, width: width, height: CGFloat(pages.count) * (height + 10))
    scroll.contentSize = CGSize(width: bounds.width, height: stack.frame.maxY)
  }
}
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {}
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 40, height: 60)
  open var layoutMode = 0
}
