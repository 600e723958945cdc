import CoreGraphics
import Foundation
import UIKit

/// Stands for a number of a destination about which nothing is said.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// A place on a page.
open class PDFDestination: NSObject, @unchecked Sendable {
  public private(set) weak var page: PDFPage?
  /// In points from the lower left corner of the page.
  public let point: CGPoint
  open var zoom = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// What happens when a part of a page is pressed.
open class PDFAction: NSObject, @unchecked Sendable {
  open var type: String { "" }
}
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
open class PDFActionURL: PDFAction, @unchecked Sendable {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}
public enum PDFActionNamedName: Int, Sendable {
  case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn,
    zoomOut
}
open class PDFActionNamed: PDFAction, @unchecked Sendable {
  open var name: PDFActionNamedName
  public init(name: PDFActionNamedName) { self.name = name }
  open override var type: String { "Named" }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = Self(rawValue: "/Text")
  public static let link = Self(rawValue: "/Link")
  public static let freeText = Self(rawValue: "/FreeText")
  public static let line = Self(rawValue: "/Line")
  public static let square = Self(rawValue: "/Square")
  public static let circle = Self(rawValue: "/Circle")
  public static let highlight = Self(rawValue: "/Highlight")
  public static let underline = Self(rawValue: "/Underline")
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  public static let ink = Self(rawValue: "/Ink")
  public static let stamp = Self(rawValue: "/Stamp")
  public static let popup = Self(rawValue: "/Popup")
  public static let widget = Self(rawValue: "/Widget")
}
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
public struct PDFAreaOfInterest: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pageArea = Self(rawValue: 1)
  public static let textArea = Self(rawValue: 2)
  public static let annotationArea = Self(rawValue: 4)
  public static let linkArea = Self(rawValue: 8)
}
/// A line around an annotation.
open class PDFBorder: NSObject, @unchecked Sendable {
  open var style = PDFBorderStyle.solid
  /// In points.
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
  public override init() { super.init() }
}

extension PDFView {
  /// Where the page begins that is shown.
  public var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }
  /// Shows the page of a place.
  public func go(to destination: PDFDestination) { destination.page.map(go) }
  public func go(to selection: PDFSelection) { selection.pages.first.map(go) }
  /// Shows the page of a part.
  public func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
}
