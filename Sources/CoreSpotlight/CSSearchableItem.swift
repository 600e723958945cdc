import Foundation
import SashFoundation
import UniformTypeIdentifiers

/// What a search knows of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentTypeTree: [String]
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var path: String?
  open var url: URL?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var textContent: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var kind: String?
  open var theme: String?
  open var subject: String?
  open var authorNames: [String]?
  open var metadataModificationDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var downloadedDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var city: String?
  open var country: String?
  open var album: String?
  open var artist: String?

  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    contentTypeTree = [contentType.identifier] + contentType.supertypes.map(\.identifier).sorted()
  }
  public convenience init(itemContentType: String) {
    self.init(contentType: UTType(itemContentType) ?? .data)
  }

  /// The words that searches look at.
  var words: String {
    let texts = [title, displayName, contentDescription, textContent, subject, artist, album, namedLocation]
    return (texts.compactMap { $0 } + (keywords ?? []) + (alternateNames ?? []) + (authorNames ?? []))
      .joined(separator: "\n")
  }
}

/// A thing of the app that a person may look for.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  open var isUpdate = false

  /// - Parameter uniqueIdentifier: Made up if it is nil.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    // A month, as Apple's documentation says.
    expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3600)
  }
}

/// The type of the activity with which an app is opened from a search, and the keys of what it holds.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

extension NSUserActivity {
  /// What a search may know of what a person does.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, attributeSetKey) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, attributeSetKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
private nonisolated(unsafe) let attributeSetKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
