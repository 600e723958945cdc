import CoreGraphics
import Foundation
import SashMessages
import UIKit

/// What shows a document: its pages in rows, which are scrolled, made larger, pressed and selected from.
///
/// A page is drawn when it comes near what is seen. Its size is that of its box times the scale factor.
///
/// - Missing: the bar that looks for text, pages that are curled, and pictures that are drawn coarser while a page is
///   made larger.
@MainActor @preconcurrency
open class PDFView: UIView, UIScrollViewDelegate {
  open var document: PDFDocument? {
    didSet {
      if let document, document.isLocked {
        tellOnce("A document is locked; unlock(withPassword:) opens it before a view shows it.", by: "PDFKit")
      }
      forget()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  open weak var delegate: (any PDFViewDelegate)?
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? { didSet { layoutDocumentView() } }

  // MARK: How pages are laid out

  open var displayMode: PDFDisplayMode = .singlePageContinuous {
    didSet { if displayMode != oldValue { changed(.PDFViewDisplayModeChanged) } }
  }
  open var displayDirection: PDFDisplayDirection = .vertical { didSet { changed(nil) } }
  open var displayBox: PDFDisplayBox = .cropBox {
    didSet { if displayBox != oldValue { changed(.PDFViewDisplayBoxChanged) } }
  }
  /// Whether there is room around pages.
  open var displaysPageBreaks = true { didSet { changed(nil) } }
  /// The room around a page, in points as it is shown at a scale of 1.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { changed(nil) }
  }
  /// Whether the first page of two in a row stands alone.
  open var displaysAsBook = false { didSet { changed(nil) } }
  /// Whether rows begin at the right.
  open var displaysRTL = false { didSet { changed(nil) } }
  open var pageShadowsEnabled = true {
    didSet { pageViews.values.forEach { $0.castsShadow(pageShadowsEnabled) } }
  }
  /// Whether strokes of a finger draw on pages; they scroll them all the same here.
  open var isInMarkupMode = false
  open var interpolationQuality = PDFInterpolationQuality.high
  private(set) public var isUsingPageViewController = false
  /// Shows one page at a time, which strokes of a finger turn. The options are those of a page view controller.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    scroll.isPagingEnabled = enable
    changed(nil)
  }

  // MARK: Scale

  /// Whether pages are as large as suits the view, however it changes. Setting a scale ends that.
  open var autoScales = false { didSet { if autoScales { scaleToFit() } } }
  /// How many points of the view one of a page is.
  open var scaleFactor: CGFloat {
    get { scale }
    set {
      if autoScales { autoScales = false }
      setScale(newValue)
    }
  }
  private(set) var scale: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  /// The scale at which the widest row is as wide as the view, and a single page is seen whole.
  open var scaleFactorForSizeToFit: CGFloat { PageRows(self).fitting(bounds.size) }
  open var canZoomIn: Bool { document != nil && scale < maxScaleFactor }
  open var canZoomOut: Bool { document != nil && scale > minScaleFactor }
  open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = min(scale * 1.4142, maxScaleFactor) } }
  open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = max(scale / 1.4142, minScaleFactor) } }
  func setScale(_ value: CGFloat) {
    let value = min(max(value, min(minScaleFactor, maxScaleFactor)), max(minScaleFactor, maxScaleFactor))
    guard value.isFinite, value > 0, abs(value - scale) > 0.0001 else { return }
    let place = currentDestination
    scale = value
    layoutDocumentView()
    if let place { show(place) }
    NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
  }
  private func scaleToFit() {
    guard bounds.width > 0, bounds.height > 0, document != nil else { return }
    setScale(scaleFactorForSizeToFit)
  }

  // MARK: What is shown

  /// The page in the middle of what is seen.
  public internal(set) var currentPage: PDFPage? {
    didSet {
      if currentPage !== oldValue { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
    }
  }
  var history = PageHistory()
  open var currentSelection: PDFSelection? {
    didSet {
      guard currentSelection !== oldValue else { return }
      redraw(pagesOf: [oldValue, currentSelection].compactMap { $0 })
      NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self)
    }
  }
  /// What is marked beside the selection, as what a search has found.
  open var highlightedSelections: [PDFSelection]? {
    didSet { redraw(pagesOf: (oldValue ?? []) + (highlightedSelections ?? [])) }
  }
  let scroll = UIScrollView()
  /// What holds the pages and is scrolled.
  let content = UIView()
  open var documentView: UIView? { document == nil ? nil : content }
  var pageViews: [Int: PDFPageView] = [:]
  /// Where each page is in the content, by its index; null for those that are not shown.
  private(set) var frames: [CGRect] = []
  private var shown: [PDFPage] = []
  private var laidSize = CGSize.zero
  var editor: FieldEditor?
  /// Where a selection by a finger began.
  var anchor: (page: PDFPage, point: CGPoint)?

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
    scroll.delegate = self
    scroll.minimumZoomScale = 0.2
    scroll.maximumZoomScale = 5
    addSubview(scroll)
    scroll.addSubview(content)
    let (tap, hold) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    tap.handler = { [weak self, weak tap] in
      if let self, let tap { press(at: tap.location(in: self)) }
    }
    hold.handler = { [weak self, weak hold] in
      if let self, let hold { select(hold) }
    }
    content.addGestureRecognizer(tap)
    content.addGestureRecognizer(hold)
    let observer = NotificationCenter.default.addObserver(forName: .pageLookChanged, object: nil, queue: nil)
    {
      [weak self] note in
      guard Thread.isMainThread, let page = note.object as? PDFPage else { return }
      MainActor.assumeIsolated { self?.annotationsChanged(on: page) }
    }
    observers.append(observer)
  }
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
  deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

  private func forget() {
    pageViews.values.forEach { $0.removeFromSuperview() }
    pageViews = [:]
    (history, shown, frames) = (PageHistory(), [], [])
    currentSelection = nil
    highlightedSelections = nil
    currentPage = document?.page(at: 0)
    scroll.setContentOffset(.zero, animated: false)
    if autoScales { scaleToFit() }
    layoutDocumentView()
  }
  private func changed(_ name: NSNotification.Name?) {
    if autoScales { scaleToFit() }
    layoutDocumentView()
    if let name { NotificationCenter.default.post(name: name, object: self) }
  }
  /// Draws a page again, whose annotations look otherwise.
  open func annotationsChanged(on page: PDFPage) {
    if let index = document?.index(for: page) { pageViews[index]?.setNeedsDisplay() }
  }
  private func redraw(pagesOf selections: [PDFSelection]) {
    for page in selections.flatMap(\.pages) { annotationsChanged(on: page) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    guard bounds.size != laidSize else { return look() }
    laidSize = bounds.size
    if autoScales { scaleToFit() }
    layoutDocumentView()
  }
  /// Puts the pages in their places now, and not when the view is laid out next.
  open func layoutDocumentView() {
    scroll.frame = bounds
    let rows = PageRows(self)
    let size: CGSize
    (frames, size) = rows.frames(scale: scale, in: bounds.size)
    content.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    for (index, view) in pageViews {
      if frames.indices.contains(index), !frames[index].isNull { view.frame = frames[index] }
    }
    look()
  }
  /// How large the row of a page is, at the present scale.
  open func rowSize(for page: PDFPage) -> CGSize { PageRows(self).rowSize(of: page, scale: scale) }

  /// Makes pages that are near what is seen, and gives up those that are not.
  func look() {
    guard let document else { return }
    let seen = scroll.bounds
    let near = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
    var (visible, wanted): ([PDFPage], Set<Int>) = ([], [])
    for (index, frame) in frames.enumerated() where !frame.isNull {
      guard let page = document.page(at: index) else { continue }
      if frame.intersects(seen) { visible.append(page) }
      if frame.intersects(near) { wanted.insert(index) }
    }
    for (index, view) in pageViews where !wanted.contains(index) || view.page !== document.page(at: index) {
      view.overlay.map {
        pageOverlayViewProvider?.pdfView(self, willEndDisplayingOverlayView: $0, for: view.page)
      }
      view.removeFromSuperview()
      pageViews[index] = nil
    }
    for index in wanted where pageViews[index] == nil {
      guard let page = document.page(at: index) else { continue }
      let view = PDFPageView(page, in: self)
      view.frame = frames[index]
      content.addSubview(view)
      pageViews[index] = view
      view.castsShadow(pageShadowsEnabled)
      if let overlay = pageOverlayViewProvider?.pdfView(self, overlayViewFor: page) {
        pageOverlayViewProvider?.pdfView(self, willDisplayOverlayView: overlay, for: page)
        view.put(overlay)
      }
    }
    if visible.count != shown.count || zip(visible, shown).contains(where: { $0 !== $1 }) {
      shown = visible
      NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
    }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - middle.x, middle.x - frame.maxX, 0),
        max(frame.minY - middle.y, middle.y - frame.maxY, 0))
    }
    let nearest = frames.indices.filter { !frames[$0].isNull }.min {
      distance(frames[$0]) < distance(frames[$1])
    }
    if isContinuous, seen.width > 0, let nearest { currentPage = document.page(at: nearest) }
  }
  /// Whether all pages are laid out, not only those of the present row.
  var isContinuous: Bool {
    isUsingPageViewController || displayMode == .singlePageContinuous || displayMode == .twoUpContinuous
  }
  /// The pages of which something is seen.
  open var visiblePages: [PDFPage] { shown }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { look() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    guard abs(scale - 1) > 0.001 else { return }
    scroll.zoomScale = 1
    scaleFactor = self.scale * scale
  }

  // MARK: Copying

  open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
  /// Puts the selected text on the pasteboard, if the document allows that; else it is told of by a notification.
  open override func copy(_ sender: Any?) {
    guard let text = currentSelection?.string else { return }
    guard document?.allowsCopying == true else {
      NotificationCenter.default.post(name: .PDFViewCopyPermission, object: self)
      return
    }
    UIPasteboard.general.string = text
  }
  open override var canBecomeFirstResponder: Bool { true }

  // MARK: Drawing

  /// Draws a page with its annotations into a context whose y points upward from the lower left corner of its box.
  open func draw(_ page: PDFPage, to context: CGContext) { page.draw(with: displayBox, to: context) }
  /// Draws what lies above a page, in its space: selections and what is marked.
  open func drawPagePost(_ page: PDFPage, to context: CGContext) {
    for selection in highlightedSelections ?? [] {
      let color = selection.color
      if color == nil { selection.color = UIColor.systemYellow.withAlphaComponent(0.5) }
      selection.paint(page, active: true, in: context)
      selection.color = color
    }
    currentSelection?.paint(page, active: true, in: context)
  }
}
