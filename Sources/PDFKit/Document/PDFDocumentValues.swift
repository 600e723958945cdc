import Foundation

/// What a document says about itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// A list of texts.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The password that allows everything.
  public static let ownerPasswordOption = Self(rawValue: "kCGPDFContextOwnerPassword")
  /// The password that opens the document.
  public static let userPasswordOption = Self(rawValue: "kCGPDFContextUserPassword")
  /// A number of the bits of `PDFAccessPermissions`, for those who have the user's password.
  public static let accessPermissionsOption = Self(rawValue: "kCGPDFContextAccessPermissions")
  /// Whether annotations become a part of their pages that nobody can take away.
  public static let burnInAnnotationsOption = Self(rawValue: "PDFDocumentWriteOptionBurnInAnnotations")
  /// Pictures of added pages are always JPEG; those of files stay as they are.
  public static let saveImagesAsJPEGOption = Self(rawValue: "PDFDocumentSaveImagesAsJPEG")
  public static let optimizeImagesForScreenOption = Self(rawValue: "PDFDocumentOptimizeImagesForScreen")
  public static let saveTextFromOCROption = Self(rawValue: "PDFDocumentSaveTextFromOCR")
}

/// The rectangles of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
/// How much is selected between two places.
public enum PDFSelectionGranularity: UInt, Sendable { case character, word, line }
/// Whose password has opened a document.
public enum PDFDocumentPermissions: Int, Sendable { case none, user, owner }

/// What may be done with a document. A value can be any of these bits taken together.
public struct PDFAccessPermissions: RawRepresentable, OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let allowsLowQualityPrinting = Self(rawValue: 1 << 0)
  public static let allowsHighQualityPrinting = Self(rawValue: 1 << 1)
  public static let allowsDocumentChanges = Self(rawValue: 1 << 2)
  public static let allowsDocumentAssembly = Self(rawValue: 1 << 3)
  public static let allowsContentCopying = Self(rawValue: 1 << 4)
  public static let allowsContentAccessibility = Self(rawValue: 1 << 5)
  public static let allowsCommenting = Self(rawValue: 1 << 6)
  public static let allowsFormFieldEntry = Self(rawValue: 1 << 7)
}

/// What a document tells and asks.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func documentDidUnlock(_ notification: Notification)
  func documentDidBeginDocumentFind(_ notification: Notification)
  func documentDidEndDocumentFind(_ notification: Notification)
  func documentDidBeginPageFind(_ notification: Notification)
  func documentDidEndPageFind(_ notification: Notification)
  func documentDidFindMatch(_ notification: Notification)
  /// Each place that `beginFindString` finds.
  func didMatchString(_ instance: PDFSelection)
  /// A subclass of `PDFPage` that pages are made of.
  func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
  public func documentDidUnlock(_ notification: Notification) {}
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func documentDidBeginPageFind(_ notification: Notification) {}
  public func documentDidEndPageFind(_ notification: Notification) {}
  public func documentDidFindMatch(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}

/// Where notifications of a search keep what was found, and the page that is searched.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
