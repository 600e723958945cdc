import SashCore

/// Which keyboard is on the screen while a person types.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension UIKeyboardType {
  var kind: KeyboardKind {
    switch self {
    case .default, .asciiCapable: .letters
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .numberPad
    case .phonePad: .phonePad
    case .namePhonePad: .namePhonePad
    case .emailAddress: .email
    case .decimalPad: .decimalPad
    case .twitter: .twitter
    case .webSearch: .webSearch
    }
  }
}

/// Which letters become large while a person types.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

extension UIReturnKeyType {
  /// What the key says in SwiftUI; nil where the system's own word stands.
  var label: SubmitLabel? {
    switch self {
    case .default, .emergencyCall: nil
    case .go: .go
    case .google, .yahoo, .search: .search
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .done
    case .continue: .continue
    }
  }
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
}

extension View {
  /// Chooses the keyboard on the screen; with real keys every key can be typed, as on a tablet with a keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { keyboardKind(type.kind) }

  /// Says what fields are for, so that the system can offer what it knows; here it knows nothing to offer.
  ///
  /// - Missing: offering names, passwords and codes.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets which letters become large while a person types.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}

extension TextInputAutocapitalization {
  /// What UIKit calls so.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
