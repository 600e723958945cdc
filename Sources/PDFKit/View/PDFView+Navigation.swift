import CoreGraphics
import UIKit

extension PDFView {
  /// The place of the page that is seen, at the upper left corner of the view.
  public var currentDestination: PDFDestination? {
    guard let page = currentPage, let document, frames.indices.contains(document.index(for: page)) else {
      return currentPage.map {
        PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY))
      }
    }
    let place = PDFDestination(page: page, at: convert(.zero, to: page))
    place.zoom = scale
    return place
  }
  private var index: Int { currentPage.flatMap { document?.index(for: $0) } ?? 0 }
  private var step: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }
  public var canGoToFirstPage: Bool { document != nil && index > 0 }
  public var canGoToLastPage: Bool { index < (document?.pageCount ?? 0) - 1 }
  public var canGoToNextPage: Bool { index < (document?.pageCount ?? 0) - 1 }
  public var canGoToPreviousPage: Bool { index > 0 }
  public func goToNextPage(_ sender: Any?) {
    if canGoToNextPage { document?.page(at: min(index + step, document!.pageCount - 1)).map { go(to: $0) } }
  }
  public func goToPreviousPage(_ sender: Any?) {
    if canGoToPreviousPage { document?.page(at: max(index - step, 0)).map { go(to: $0) } }
  }
  public func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map { go(to: $0) } }
  public func goToLastPage(_ sender: Any?) {
    document.flatMap { $0.page(at: $0.pageCount - 1) }.map { go(to: $0) }
  }
  public var canGoBack: Bool { !history.back.isEmpty }
  public var canGoForward: Bool { !history.forward.isEmpty }
  /// Shows the place from which one came here.
  public func goBack(_ sender: Any?) {
    guard let place = history.goBack(from: currentDestination) else { return }
    show(place)
    NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
  }
  public func goForward(_ sender: Any?) {
    guard let place = history.goForward(from: currentDestination) else { return }
    show(place)
    NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
  }

  /// Shows a page from its top. Pages of other documents are no places here.
  public func go(to page: PDFPage) {
    let none = kPDFDestinationUnspecifiedValue
    go(to: PDFDestination(page: page, at: CGPoint(x: none, y: page.bounds(for: displayBox).maxY)))
  }
  /// Shows a place at the upper left corner, as far as the document can be scrolled, and remembers the one that was
  /// shown.
  public func go(to destination: PDFDestination) {
    guard let page = destination.page, let document, document.index(for: page) != NSNotFound else { return }
    if let place = currentDestination {
      history.leave(place)
      NotificationCenter.default.post(name: .PDFViewChangedHistory, object: self)
    }
    show(destination)
  }
  /// Shows where a selection begins.
  public func go(to selection: PDFSelection) {
    guard let page = selection.pages.first else { return }
    go(to: selection.bounds(for: page), on: page)
  }
  /// Shows a rectangle of a page; moves nothing if it is seen already.
  public func go(to rect: CGRect, on page: PDFPage) {
    guard let document, document.index(for: page) != NSNotFound else { return }
    turn(to: page)
    if bounds.contains(convert(rect, from: page)) { return currentPage = page }
    go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
  }
  /// Scrolls to what is selected.
  public func scrollSelectionToVisible(_ sender: Any?) { currentSelection.map { go(to: $0) } }

  private func turn(to page: PDFPage) {
    if !isContinuous, currentPage !== page {
      currentPage = page
      layoutDocumentView()
    } else if frames.count != document?.pageCount {
      layoutDocumentView()
    }
  }
  /// Scrolls to a place without remembering the one before.
  func show(_ destination: PDFDestination) {
    guard let page = destination.page, let document else { return }
    turn(to: page)
    let number = document.index(for: page)
    guard frames.indices.contains(number), !frames[number].isNull else { return currentPage = page }
    let box = page.bounds(for: displayBox)
    let none = kPDFDestinationUnspecifiedValue
    let point = CGPoint(
      x: destination.point.x == none ? box.minX : destination.point.x,
      y: destination.point.y == none ? box.maxY : destination.point.y)
    let there = inContent(point, of: page, number)
    let most = CGPoint(
      x: max(0, scroll.contentSize.width - bounds.width), y: max(0, scroll.contentSize.height - bounds.height)
    )
    let x = destination.point.x == none && !isUsingPageViewController ? scroll.contentOffset.x : there.x
    // The room above a page comes along when its top is shown.
    let top = point.y >= box.maxY && displaysPageBreaks ? pageBreakMargins.top * scale : 0
    let paged =
      isUsingPageViewController && bounds.width > 0
      ? (frames[number].midX / bounds.width).rounded(.down) * bounds.width : x
    scroll.setContentOffset(
      CGPoint(x: min(max(0, paged), most.x), y: min(max(0, there.y - top), most.y)), animated: false)
    look()
    currentPage = page
  }

  // MARK: Places

  private func inContent(_ point: CGPoint, of page: PDFPage, _ number: Int) -> CGPoint {
    let shown = point.applying(page.transform(for: displayBox))
    let frame = frames[number]
    return CGPoint(x: frame.minX + shown.x * scale, y: frame.maxY - shown.y * scale)
  }
  /// From points of the view to points of a page.
  public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    guard let number = document?.index(for: page), frames.indices.contains(number), !frames[number].isNull
    else {
      return .zero
    }
    let (frame, offset) = (frames[number], scroll.contentOffset)
    let shown = CGPoint(
      x: (point.x + offset.x - frame.minX) / scale, y: (frame.maxY - point.y - offset.y) / scale)
    return shown.applying(page.transform(for: displayBox).inverted())
  }
  public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    PDFView.box(convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page))
  }
  /// From points of a page to points of the view.
  public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    guard let number = document?.index(for: page), frames.indices.contains(number), !frames[number].isNull
    else {
      return .zero
    }
    let there = inContent(point, of: page, number)
    return CGPoint(x: there.x - scroll.contentOffset.x, y: there.y - scroll.contentOffset.y)
  }
  public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    PDFView.box(convert(rect.origin, from: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: page))
  }
  private static func box(_ a: CGPoint, _ b: CGPoint) -> CGRect {
    CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
  /// The page at a point of the view, or the one that is nearest to it.
  public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let there = CGPoint(x: point.x + scroll.contentOffset.x, y: point.y + scroll.contentOffset.y)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - there.x, there.x - frame.maxX, 0), max(frame.minY - there.y, there.y - frame.maxY, 0)
      )
    }
    let found = frames.indices.filter { !frames[$0].isNull }.min {
      distance(frames[$0]) < distance(frames[$1])
    }
    guard let found, nearest || frames[found].contains(there) else { return nil }
    return document?.page(at: found)
  }
  /// What lies at a point of the view.
  public func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
    guard let page = page(for: cursorLocation, nearest: false) else { return [] }
    let point = convert(cursorLocation, to: page)
    var result = PDFAreaOfInterest.pageArea
    if page.characterIndex(at: point) >= 0 { result.insert(.textArea) }
    guard let annotation = page.annotation(at: point) else { return result }
    result.insert(.annotationArea)
    switch annotation.kind {
    case .link: result.insert(.linkArea)
    case .popup: result.insert(.popupArea)
    case .text: result.insert(.iconArea)
    case .widget: result.insert(annotation.widgetFieldType == .text ? .textFieldArea : .controlArea)
    default: break
    }
    return result
  }
  /// What lies where an event happened.
  public func areaOfInterest(forMouse event: UIEvent) -> PDFAreaOfInterest {
    guard let touch = event.allTouches?.first else { return [] }
    return areaOfInterest(for: touch.location(in: self))
  }
}
