import CoreMedia
import Foundation

/// What kind of thing an item of metadata is, whatever the file calls it.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ key: AVMetadataKey) { rawValue = "common/" + key.rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(.commonKeyTitle)
  public static let commonIdentifierCreator = AVMetadataIdentifier(.commonKeyCreator)
  public static let commonIdentifierAuthor = AVMetadataIdentifier(.commonKeyAuthor)
  public static let commonIdentifierArtist = AVMetadataIdentifier(.commonKeyArtist)
  public static let commonIdentifierArtwork = AVMetadataIdentifier(.commonKeyArtwork)
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(.commonKeyAlbumName)
  public static let commonIdentifierDescription = AVMetadataIdentifier(.commonKeyDescription)
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(.commonKeyCreationDate)
  public static let commonIdentifierType = AVMetadataIdentifier(.commonKeyType)
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(.commonKeyCopyrights)
}

/// One thing that is said of an asset.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  fileprivate var stored:
    (identifier: AVMetadataIdentifier?, value: (any NSObjectProtocol)?, language: String?) = (nil, nil, nil)
  public override init() { super.init() }
  init(_ key: AVMetadataKey, _ value: any NSObjectProtocol) {
    stored = (AVMetadataIdentifier(key), value, nil)
    super.init()
  }
  open var identifier: AVMetadataIdentifier? { stored.identifier }
  open var value: (any NSObjectProtocol)? { stored.value }
  open var extendedLanguageTag: String? { stored.language }
  /// What it is called in all kinds of files; nil for what only some have.
  open var commonKey: AVMetadataKey? {
    identifier.flatMap { name in
      name.rawValue.hasPrefix("common/") ? AVMetadataKey(rawValue: String(name.rawValue.dropFirst(7))) : nil
    }
  }
  open var key: (any NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
  open var keySpace: AVMetadataKeySpace? { commonKey == nil ? nil : .common }
  open var stringValue: String? {
    (value as? NSString).map { String(describing: $0) } ?? numberValue?.stringValue
  }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate) as Date? }
  open var dataValue: Data? { (value as? NSData) as Data? }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter {
      (name == nil || $0.commonKey?.rawValue == name) && (keySpace == nil || $0.keySpace == keySpace)
    }
  }
  public func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T {
    try property.value(self)
  }
}
extension AVAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSObjectProtocol)?> { .init { $0.value } }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}

/// One thing that an app says of an asset.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  open override var identifier: AVMetadataIdentifier? {
    get { stored.identifier }
    set { stored.identifier = newValue }
  }
  open override var value: (any NSObjectProtocol)? {
    get { stored.value }
    set { stored.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { stored.language }
    set { stored.language = newValue }
  }
}
