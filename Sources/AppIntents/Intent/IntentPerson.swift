import Foundation
import SashCore

/// Somebody whom an intent is about.
public struct IntentPerson: Hashable, Codable, Sendable {
  public enum Identifier: Hashable, Codable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
  }
  public enum Name: Hashable, Codable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
    /// The name as it is read.
    public var displayString: String {
      switch self {
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      case .displayName(let name): name
      }
    }
  }
  public enum Handle: Hashable, Codable, Sendable {
    case applicationDefined(String)
    case emailAddress(String)
    case phoneNumber(String)
  }
  public let identifier: Identifier
  public let name: Name
  public let handle: Handle?
  public let isMe: Bool
  public init(identifier: Identifier, name: Name, handle: Handle? = nil, isMe: Bool = false) {
    (self.identifier, self.name, self.handle, self.isMe) = (identifier, name, handle, isMe)
  }
}

/// Some money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
  public let amount: Decimal
  /// Of ISO 4217.
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}

/// How a person pays.
public struct IntentPaymentMethod: Sendable {
  public enum PaymentType: String, Hashable, Codable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  public let type: PaymentType
  public let name: String
  public let identificationHint: String?
  public init(type: PaymentType, name: String, identificationHint: String? = nil) {
    (self.type, self.name, self.identificationHint) = (type, name, identificationHint)
  }
}

/// What an intent knows of who has it performed.
public struct IntentSystemContext: Sendable {
  /// What brought it about.
  public enum Source: Sendable { case app, widget, shortcuts }
  public var isVoiceOnly: Bool { false }
}
extension AppIntent {
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// In how many items a widget of a size shows a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  let count: Int?
  let families: [IntentWidgetFamily: Int]
  public init(integerLiteral value: Int) { (count, families) = (value, [:]) }
  private init(_ families: [IntentWidgetFamily: Int]) { (count, self.families) = (nil, families) }
  public static func familySizes(_ sizes: [IntentWidgetFamily: Int]) -> Self { Self(sizes) }
}
public enum IntentWidgetFamily: Int, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
  case accessoryRectangular, accessoryInline
}
