import Foundation
import SashFoundation
import SashMessages

public let NFCErrorDomain = "NFCError"
public struct NFCReaderError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { NFCErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = NFCReaderError
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly,
      readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
}
func noReader() -> NFCReaderError {
  tellOnce("there is no reader of tags on this system.", by: "CoreNFC")
  return NFCReaderError(.readerErrorUnsupportedFeature)
}
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  private static let starts = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]
  open class func wellKnownTypeURIPayload(url: URL) -> Self? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    let index = starts.indices.dropFirst().first { uri.hasPrefix(starts[$0]) } ?? 0
    let data = Data([UInt8(index)]) + Data(uri.dropFirst(starts[index].count).utf8)
    return NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: data)
      as? Self
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      Self.starts.indices.contains(Int(first))
    else { return nil }
    return URL(string: Self.starts[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  open var length: Int { records.reduce(0) { $0 + $1.payload.count } }
}
public protocol NFCNDEFTag: AnyObject {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  open var alertMessage = ""
  func refuse() {}
  open func begin() { refuse() }
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Reads tags: the delegate is told at once that it cannot.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
  }
  override func refuse() { delegate?.readerSession(self, didInvalidateWithError: noReader()) }
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(noReader())
  }
  open func connect(to tag: any NFCNDEFTag) async throws { throw noReader() }
}
