import CoreGraphics
import Foundation

/// Stands for a number of a destination about which nothing is said.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// A place on a page.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
  public private(set) weak var page: PDFPage?
  /// In points from the lower left corner of the page; `kPDFDestinationUnspecifiedValue` for what is as it was.
  public let point: CGPoint
  /// How large the page is shown; `kPDFDestinationUnspecifiedValue` for as it was.
  open var zoom = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let page else { return self }
    let copy = PDFDestination(page: page, at: point)
    copy.zoom = zoom
    return copy
  }
  /// Which comes first in the document: ascending if this does. Places without a page are the same.
  open func compare(_ destination: PDFDestination) -> ComparisonResult {
    guard let page, let other = destination.page, let document = page.document, other.document === document
    else {
      return .orderedSame
    }
    let (a, b) = (document.index(for: page), document.index(for: other))
    if a != b { return a < b ? .orderedAscending : .orderedDescending }
    // Higher is earlier, then further to the left.
    if point.y != destination.point.y {
      return point.y > destination.point.y ? .orderedAscending : .orderedDescending
    }
    if point.x != destination.point.x {
      return point.x < destination.point.x ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }
}

/// What happens when a part of a page is pressed.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
  /// Its name in files.
  open var type: String { "" }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  static func read(_ object: PDFObject, in document: PDFDocument?) -> PDFAction? {
    switch object["S"]?.name {
    case "GoTo": object["D"].flatMap { document?.destination($0) }.map { PDFActionGoTo(destination: $0) }
    case "URI": object["URI"]?.text.flatMap { URL(string: $0) }.map { PDFActionURL(url: $0) }
    case "Named": PDFActionNamed(name: PDFActionNamedName.named(object["N"]?.name ?? ""))
    case "ResetForm": PDFActionResetForm(object)
    case "GoToR":
      (object["F"]?["UF"] ?? object["F"]?["F"] ?? object["F"])?.text.map { path in
        let place = object["D"]?.array ?? []
        func value(_ index: Int) -> CGFloat { index < place.count ? place[index].number ?? 0 : 0 }
        return PDFActionRemoteGoTo(
          pageIndex: place.first?.integer ?? 0, at: CGPoint(x: value(2), y: value(3)),
          fileURL: URL(fileURLWithPath: path, relativeTo: document?.documentURL))
      }
    default: nil
    }
  }
}
/// Shows a place of the same document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
/// Opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}
/// Shows a place of another document.
open class PDFActionRemoteGoTo: PDFAction, @unchecked Sendable {
  /// The first page is 0.
  open var pageIndex: Int
  /// In points of that page.
  open var point: CGPoint
  open var url: URL
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
    (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
  }
  open override var type: String { "GoToR" }
}
/// Brings fields back to what they were at first.
open class PDFActionResetForm: PDFAction, @unchecked Sendable {
  /// The names of fields; nil for all.
  open var fields: [String]?
  /// Whether the named ones are meant, or all others.
  open var fieldsIncludedAreCleared = true
  public override init() { super.init() }
  init(_ object: PDFObject) {
    fields = object["Fields"]?.array?.compactMap { $0.text ?? $0["T"]?.text }
    fieldsIncludedAreCleared = (object["Flags"]?.integer ?? 0) & 1 == 0
  }
  open override var type: String { "ResetForm" }
}
/// Does what a view of documents can do by itself.
open class PDFActionNamed: PDFAction, @unchecked Sendable {
  open var name: PDFActionNamedName
  public init(name: PDFActionNamedName) { self.name = name }
  open override var type: String { "Named" }
}
public enum PDFActionNamedName: Int, Sendable {
  case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn,
    zoomOut

  private static let names = [
    "", "NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find", "Print",
    "ZoomIn",
    "ZoomOut",
  ]
  static func named(_ name: String) -> PDFActionNamedName {
    names.firstIndex(of: name).flatMap { Self(rawValue: $0) } ?? .none
  }
  var inFiles: String { Self.names[rawValue] }
}
