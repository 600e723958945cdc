import Foundation

/// A value of an attribute, as it is kept in the file.
enum KeychainValue: Codable, Equatable {
  case text(String), data(Data), number(Double), truth(Bool), date(Date)

  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let truth as Bool: self = .truth(truth)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: return nil
    }
  }

  var value: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): number == number.rounded() ? Int(number) as Any : number
    case .truth(let truth): truth
    case .date(let date): date
    }
  }

  /// Whether a query for one finds the other: 1 and true are the same there.
  func matches(_ other: KeychainValue) -> Bool { self == other || (number != nil && number == other.number) }
  private var number: Double? {
    switch self {
    case .number(let number): number
    case .truth(let truth): truth ? 1 : 0
    default: nil
    }
  }
}

/// What is kept under a few attributes: mostly a password.
struct KeychainItem: Codable {
  let id: UUID
  /// `kSecClass…`
  let kind: String
  var attributes: [String: KeychainValue]
  var data: Data?

  /// Where two items agree in all of these, there is only room for one.
  ///
  /// - Source: Apple's documentation of `errSecDuplicateItem`.
  static func identifying(_ kind: String) -> [String] {
    switch kind {
    case kSecClassGenericPassword:
      [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
        kSecAttrPath,
        kSecAttrSecurityDomain, kSecAttrAccessGroup, kSecAttrSynchronizable,
      ]
    default:
      [
        kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeyClass, kSecAttrLabel,
        kSecAttrAccessGroup,
      ]
    }
  }
  func collides(with other: KeychainItem) -> Bool {
    kind == other.kind && Self.identifying(kind).allSatisfy { attributes[$0] == other.attributes[$0] }
  }

  /// What a caller gets who asks for attributes.
  var described: [String: Any] {
    attributes.mapValues(\.value).merging([kSecClass: kind]) { $1 }
  }
}
