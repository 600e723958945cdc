import CoreGraphics
import Foundation
import SashMessages
import UIKit

/// A document of pages: read from a file or put together of pages. Pages are drawn, and their text is found, when
/// somebody asks.
///
/// - Missing: what is written is the pages with their annotations, the contents, and what is said about the document;
///   forms keep their
///   fields, but scripts, attachments and layers of the file are left out once something has been changed.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
  public private(set) var documentURL: URL?
  /// The file as Core Graphics reads it; nil for a document that was not read.
  public private(set) var documentRef: CGPDFDocument?
  private var data: Data?
  var pages: [PDFPage] = []
  private var hasRead = false
  open weak var delegate: (any PDFDocumentDelegate)? { didSet { readAgain() } }
  /// What is being looked for in parts of a turn each.
  var finding: FindRun?
  private var attributes: [AnyHashable: Any]?
  private var outline: PDFOutline?
  private var hasOutline = false

  /// An empty document.
  public override init() { hasRead = true }
  /// The document in a file; nil if it cannot be read or is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), let found = CGPDFDocument(data: data) else { return nil }
    (self.data, documentURL, documentRef) = (data, url, found)
    super.init()
    read()
  }
  /// The document in these bytes; nil if they are none.
  public init?(data: Data) {
    guard let found = CGPDFDocument(data: data) else { return nil }
    (self.data, documentRef) = (data, found)
    super.init()
    read()
  }
  /// The same pages in a document of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    dataRepresentation().flatMap { PDFDocument(data: $0) } ?? PDFDocument()
  }

  private func read() {
    guard let documentRef, documentRef.isUnlocked, !hasRead else { return }
    hasRead = true
    let type = pageClass as? PDFPage.Type ?? PDFPage.self
    pages = (1..<documentRef.numberOfPages + 1).compactMap { number in
      guard let found = documentRef.page(at: number) else { return nil }
      let page = type.init()
      page.take(found)
      page.document = self
      return page
    }
  }
  /// A delegate may want pages of its own class, as long as nobody has seen the usual ones.
  private func readAgain() {
    guard hasRead, documentRef != nil, !isChanged, type(of: pages.first ?? PDFPage()) != pageClass else {
      return
    }
    hasRead = false
    read()
  }
  /// The class that pages are made of: the delegate's, or `PDFPage`.
  open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }

  // MARK: Pages

  open var pageCount: Int { pages.count }
  /// A page; nil if there is none of this index.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// `NSNotFound` for pages of other documents.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Puts a page in. Traps if the index lies beyond the end.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: index)
    isChanged = true
  }
  /// Takes a page out. Traps if there is none of this index.
  open func removePage(at index: Int) {
    pages.remove(at: index).document = nil
    isChanged = true
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    pages.swapAt(indexA, indexB)
    isChanged = true
  }
  /// Whether pages came, went or were moved, or something said about the document has changed.
  var isChanged = false

  // MARK: Locks

  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  /// Whether a password is wanted before anything can be read.
  open var isLocked: Bool { documentRef.map { !$0.isUnlocked } ?? false }
  /// Tries a password; says whether it opened the document.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool {
    guard let documentRef, documentRef.unlockWithPassword(password) else { return !isLocked }
    read()
    let note = Notification(name: .PDFDocumentDidUnlock, object: self)
    NotificationCenter.default.post(note)
    delegate?.documentDidUnlock(note)
    return true
  }
  /// Whose password has opened it.
  open var permissionsStatus: PDFDocumentPermissions {
    guard let documentRef, documentRef.isUnlocked else { return .none }
    return documentRef.file.isOwner ? .owner : .user
  }
  open var accessPermissions: PDFAccessPermissions {
    PDFAccessPermissions(rawValue: UInt(rights.rawValue))
  }
  private var rights: CGPDFAccessPermissions {
    documentRef?.accessPermissions ?? CGPDFAccessPermissions(rawValue: 255)
  }
  open var allowsPrinting: Bool { rights.contains(.allowsLowQualityPrinting) }
  open var allowsCopying: Bool { rights.contains(.allowsContentCopying) }
  open var allowsDocumentChanges: Bool { rights.contains(.allowsDocumentChanges) }
  open var allowsDocumentAssembly: Bool { rights.contains(.allowsDocumentAssembly) }
  open var allowsContentAccessibility: Bool { rights.contains(.allowsContentAccessibility) }
  open var allowsCommenting: Bool { rights.contains(.allowsCommenting) }
  open var allowsFormFieldEntry: Bool { rights.contains(.allowsFormFieldEntry) }
  open var majorVersion: Int { documentRef?.file.version.0 ?? 1 }
  open var minorVersion: Int { documentRef?.file.version.1 ?? 7 }

  // MARK: What is said about it

  /// Title, author… by `PDFDocumentAttribute`: texts, the keywords a list of texts, dates as such.
  open var documentAttributes: [AnyHashable: Any]? {
    get { attributes ?? readAttributes() }
    set {
      attributes = newValue ?? [:]
      isChanged = true
    }
  }
  private func readAttributes() -> [AnyHashable: Any]? {
    guard let info = documentRef?.file.trailer["Info"]?.dictionary, !isLocked else { return nil }
    var result: [AnyHashable: Any] = [:]
    for (key, value) in info {
      let attribute = PDFDocumentAttribute(rawValue: key)
      if attribute == .creationDateAttribute || attribute == .modificationDateAttribute {
        result[attribute] = value.resolved.date
      } else if attribute == .keywordsAttribute, let text = value.resolved.text {
        result[attribute] = text.split { $0 == "," || $0 == ";" }.map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      } else if let text = value.resolved.text {
        result[attribute] = text
      }
    }
    return result
  }

  /// The contents; nil if there are none. Its children are the chapters.
  open var outlineRoot: PDFOutline? {
    get {
      if !hasOutline {
        hasOutline = true
        if let root = documentRef?.file.root?["Outlines"], !isLocked {
          let found = PDFOutline(root, in: self)
          if found.numberOfChildren > 0 { outline = found }
        }
      }
      return outline
    }
    set {
      (outline, hasOutline, isChanged) = (newValue, true, true)
      newValue?.own(self)
    }
  }
  /// The chapter that a selection begins in: the last one that begins before it.
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
    guard let page = selection.pages.first, let root = outlineRoot else { return nil }
    let (index, top) = (index(for: page), selection.bounds(for: page).maxY)
    var found: PDFOutline?
    func look(_ item: PDFOutline) {
      if let place = item.destination, let target = place.page {
        let number = self.index(for: target)
        let y = place.point.y == kPDFDestinationUnspecifiedValue ? .infinity : place.point.y
        if number < index || number == index && y >= top { found = item }
      }
      for child in 0..<item.numberOfChildren { item.child(at: child).map(look) }
    }
    look(root)
    return found
  }

  /// The page and the place that an object of the file leads to.
  func destination(_ object: PDFObject) -> PDFDestination? {
    guard let (number, place) = documentRef?.destination(object) else { return nil }
    let page = pages.first { $0.pageRef?.pageNumber == number }
    let list = place.array ?? []
    func value(_ index: Int) -> CGFloat {
      index < list.count
        ? list[index].number ?? kPDFDestinationUnspecifiedValue : kPDFDestinationUnspecifiedValue
    }
    guard let page else { return nil }
    let result: PDFDestination
    switch list.count > 1 ? list[1].name : nil {
    case "XYZ": result = PDFDestination(page: page, at: CGPoint(x: value(2), y: value(3)))
    case "FitH", "FitBH":
      result = PDFDestination(page: page, at: CGPoint(x: kPDFDestinationUnspecifiedValue, y: value(2)))
    case "FitV", "FitBV":
      result = PDFDestination(page: page, at: CGPoint(x: value(2), y: kPDFDestinationUnspecifiedValue))
    case "FitR": result = PDFDestination(page: page, at: CGPoint(x: value(2), y: value(5)))
    default:
      let none = kPDFDestinationUnspecifiedValue
      result = PDFDestination(page: page, at: CGPoint(x: none, y: none))
    }
    if list.count > 4, list[1].name == "XYZ", value(4) > 0 { result.zoom = value(4) }
    return result
  }

  /// The bytes of the file as long as nothing has been changed.
  var untouched: Data? { isChanged || pages.contains { $0.isChanged } ? nil : data }
}
