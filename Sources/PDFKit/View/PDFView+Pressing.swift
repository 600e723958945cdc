import CoreGraphics
import UIKit

extension PDFView {
  // MARK: Selections

  public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
    if animate, selection != nil { scrollSelectionToVisible(nil) }
  }
  public func clearSelection() { currentSelection = nil }

  /// A finger that stays down selects the word below it, and what it moves over.
  func select(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: self)
    guard let page = page(for: point, nearest: true) else { return }
    let place = convert(point, to: page)
    switch press.state {
    case .began:
      becomeFirstResponder()
      anchor = (page, place)
      currentSelection = page.selectionForWord(at: place)
    case .changed:
      guard let anchor, let document else { return }
      let selection = document.selection(
        from: anchor.page, at: anchor.point, to: page, at: place, with: .word)
      if let selection { currentSelection = selection }
    default: anchor = nil
    }
  }

  // MARK: Presses

  /// A press on an annotation does what it is for; elsewhere it ends the selection.
  package func press(at point: CGPoint) {
    endEditing()
    guard let page = page(for: point, nearest: false),
      let found = page.annotation(at: convert(point, to: page))
    else {
      return clearSelection()
    }
    NotificationCenter.default.post(
      name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": found])
    if found.kind == .widget { return press(found, on: page) }
    if let action = found.action { return perform(action) }
    if let place = found.destination { go(to: place) }
  }
  /// Does what an action says, as far as a view can; other things are the delegate's.
  public func perform(_ action: PDFAction) {
    switch action {
    case let action as PDFActionGoTo: go(to: action.destination)
    case let action as PDFActionURL: action.url.map { open($0) }
    case let action as PDFActionRemoteGoTo: delegate?.pdfViewOpenPDF(self, forRemoteGoToAction: action)
    case let action as PDFActionResetForm: reset(action)
    case let action as PDFActionNamed: perform(action.name)
    default: break
    }
  }
  private func perform(_ name: PDFActionNamedName) {
    switch name {
    case .none: break
    case .nextPage: goToNextPage(nil)
    case .previousPage: goToPreviousPage(nil)
    case .firstPage: goToFirstPage(nil)
    case .lastPage: goToLastPage(nil)
    case .goBack: goBack(nil)
    case .goForward: goForward(nil)
    case .zoomIn: zoomIn(nil)
    case .zoomOut: zoomOut(nil)
    case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
    case .find: delegate?.pdfViewPerformFind(self)
    case .print: NotificationCenter.default.post(name: .PDFViewPrintPermission, object: self)
    }
  }
  private func open(_ url: URL) {
    if let delegate {
      delegate.pdfViewWillClick(onLink: self, with: url)
    } else {
      UIApplication.shared.open(url)
    }
  }
  private func reset(_ action: PDFActionResetForm) {
    for page in document?.pages ?? [] {
      for field in page.annotations where field.kind == .widget {
        let isNamed = action.fields.map { $0.contains(field.fieldName ?? "") } ?? true
        guard action.fields == nil || isNamed == action.fieldsIncludedAreCleared else { continue }
        if field.widgetFieldType == .button {
          if field.widgetControlType != .pushButtonControl {
            field.buttonWidgetState =
              field.widgetDefaultStringValue.map { $0.drop { $0 == "/" } == field.buttonWidgetStateString }
                == true ? .onState : .offState
          }
        } else {
          field.widgetStringValue = field.widgetDefaultStringValue
        }
      }
    }
  }

  // MARK: Fields

  private func press(_ field: PDFAnnotation, on page: PDFPage) {
    guard !field.isReadOnly else { return }
    switch field.widgetFieldType {
    case .text: editor = FieldEditor(field, on: page, in: self)
    case .choice: choose(field)
    case .button:
      switch field.widgetControlType {
      case .pushButtonControl: field.action.map { perform($0) }
      case .radioButtonControl: pressRadio(field)
      default: field.buttonWidgetState = field.buttonWidgetState == .onState ? .offState : .onState
      }
    default: field.action.map { perform($0) }
    }
  }
  private func pressRadio(_ field: PDFAnnotation) {
    if field.buttonWidgetState == .onState {
      if field.allowsToggleToOff { field.buttonWidgetState = .offState }
      return
    }
    for other in (document?.pages ?? []).flatMap(\.annotations)
    where other !== field && other.kind == .widget && other.fieldName == field.fieldName
      && field.fieldName != nil
    {
      other.buttonWidgetState =
        field.radiosInUnison && other.buttonWidgetStateString == field.buttonWidgetStateString
        ? .onState : .offState
    }
    field.buttonWidgetState = .onState
  }
  private func choose(_ field: PDFAnnotation) {
    guard let choices = field.choices, !choices.isEmpty, let controller = hostingController else { return }
    let sheet = UIAlertController(title: field.fieldName, message: nil, preferredStyle: .actionSheet)
    let values = field.values ?? choices
    for (index, choice) in choices.enumerated() {
      sheet.addAction(
        UIAlertAction(title: choice, style: .default) { _ in
          field.widgetStringValue = values.indices.contains(index) ? values[index] : choice
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = self
    controller.present(sheet, animated: true)
  }
  private var hostingController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
  /// Puts what was typed into its field.
  func endEditing() {
    editor?.end()
    editor = nil
  }
}

/// A field of text that is being filled in: a text field that lies above it.
@MainActor
final class FieldEditor: NSObject, UITextFieldDelegate {
  private let field: PDFAnnotation
  private let input = UITextField()
  init(_ field: PDFAnnotation, on page: PDFPage, in view: PDFView) {
    self.field = field
    super.init()
    input.text = field.widgetStringValue
    input.isSecureTextEntry = field.isPasswordField
    input.backgroundColor = .white
    input.textColor = field.fontColor ?? .black
    input.font = (field.font ?? .systemFont(ofSize: 12)).withSize(
      (field.font?.pointSize ?? 12) * view.scaleFactor)
    input.delegate = self
    input.frame = view.convert(field.bounds, from: page).offsetBy(
      dx: view.scroll.contentOffset.x, dy: view.scroll.contentOffset.y)
    view.content.addSubview(input)
    input.becomeFirstResponder()
  }
  func end() {
    guard input.superview != nil else { return }
    let text = input.text ?? ""
    let most = field.maximumLength
    if text != field.widgetStringValue ?? "" {
      field.widgetStringValue = most > 0 ? String(text.prefix(most)) : text
    }
    input.removeFromSuperview()
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end()
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { end() }
}

/// What a view of documents asks and tells.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
  /// A link was pressed. Without a method of the delegate's own the address is opened.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {}
}

/// Who has views that lie above pages.
@MainActor @preconcurrency
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  /// A view for a page that comes into sight, as large as the page is shown; nil for none.
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
  func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
  func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}
extension PDFPageOverlayViewProvider {
  public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
  public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
  {}
}
