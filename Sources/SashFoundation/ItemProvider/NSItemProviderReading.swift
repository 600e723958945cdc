import Foundation
import UniformTypeIdentifiers

/// A class whose objects can be made of data that somebody else offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be offered to others as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that it writes, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Those that this object writes; nil for those of its class.
  var writableTypeIdentifiersForItemProvider: [String]? { get }
  /// Makes the data and hands it to the handler, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String]? { nil }
}

private func unreadable(_ type: String) -> NSError {
  NSItemProvider.error(.unavailableCoercionError, "The data is not of type \(type)")
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier == UTType.utf16PlainText.identifier ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding), let object = NSString(string: text) as? Self
    else { throw unreadable(typeIdentifier) }
    return object
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.fileURL.identifier]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public var writableTypeIdentifiersForItemProvider: [String]? {
    isFileURL ? [UTType.fileURL.identifier, UTType.url.identifier] : nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw unreadable(typeIdentifier)
    }
    return url
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// The text of the data, without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(decoding: data, as: UTF8.self)
    guard
      let object = NSAttributedString(string: text) as? Self ?? NSMutableAttributedString(string: text)
        as? Self
    else { throw unreadable(typeIdentifier) }
    return object
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
