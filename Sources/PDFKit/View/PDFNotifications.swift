import Foundation

// What a view and a document of pages tell of.
extension NSNotification.Name {
  public static let PDFViewDocumentChanged = Self("PDFViewDocumentChanged")
  public static let PDFViewPageChanged = Self("PDFViewPageChanged")
  public static let PDFViewScaleChanged = Self("PDFViewScaleChanged")
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
  public static let PDFViewDisplayModeChanged = Self("PDFViewDisplayModeChanged")
  public static let PDFViewDisplayBoxChanged = Self("PDFViewDisplayBoxChanged")
  public static let PDFViewChangedHistory = Self("PDFViewChangedHistory")
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChanged")
  public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHit")
  public static let PDFViewCopyPermission = Self("PDFViewCopyPermission")
  public static let PDFDocumentDidBeginFind = Self("PDFDidBeginFind")
  public static let PDFDocumentDidEndFind = Self("PDFDidEndFind")
  public static let PDFDocumentDidFindMatch = Self("PDFDidFindMatch")
  public static let PDFDocumentDidBeginPageFind = Self("PDFDidBeginPageFind")
  public static let PDFDocumentDidEndPageFind = Self("PDFDidEndPageFind")
  public static let PDFDocumentDidBeginWrite = Self("PDFDidBeginWrite")
  public static let PDFDocumentDidEndWrite = Self("PDFDidEndWrite")
  public static let PDFDocumentDidBeginPageWrite = Self("PDFDidBeginPageWrite")
  public static let PDFDocumentDidEndPageWrite = Self("PDFDidEndPageWrite")
  public static let PDFViewAnnotationWillHit = Self("PDFViewAnnotationWillHit")
  public static let PDFViewPrintPermission = Self("PDFViewPrintPermission")
  public static let PDFThumbnailViewDocumentEdited = Self("PDFThumbnailViewDocumentEdited")
  public static let PDFDocumentDidUnlock = Self("PDFDocumentDidUnlock")
}
