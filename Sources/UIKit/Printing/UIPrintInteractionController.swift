import Foundation
import SashCore

/// How something is printed.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
  public override init() { super.init() }
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?
}

/// Lays out what is printed.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  public override init() { super.init() }
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  open var pageCount: Int { 0 }
  open weak var printPageRenderer: UIPrintPageRenderer?
}
/// Prints plain text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural
  public init(text: String) {
    self.text = text
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}
/// Prints text with marks of HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
/// Prints what a view shows.
open class UIViewPrintFormatter: UIPrintFormatter {
  open var view: UIView { shown }
  private let shown: UIView
  init(_ view: UIView) { shown = view }
}
extension UIView {
  /// What would print the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws the pages of what is printed.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  public override init() { super.init() }
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open var printFormatters: [UIPrintFormatter]?
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Asks a person how to print something. There is no way to printers here: it shows nothing, says so once, and tells whoever
/// waits that nothing was printed.
///
/// - Missing: printing.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  private static let one = UIPrintInteractionController()
  override init() { super.init() }
  open class var shared: UIPrintInteractionController { one }
  /// False.
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?

  private func nothing(_ completion: CompletionHandler?) -> Bool {
    runtimeWarning("UIPrintInteractionController: there is no way to printers here; nothing is printed.")
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { completion?(self, false, nil) } }
    return false
  }
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    nothing(completion)
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { nothing(completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { nothing(completion) }
  open func dismiss(animated: Bool) {}
}

/// Hears of printing.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
