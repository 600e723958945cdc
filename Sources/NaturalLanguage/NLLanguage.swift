import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = Self("und")
  public static let english = Self("en")
  public static let german = Self("de")
  public static let french = Self("fr")
  public static let spanish = Self("es")
  public static let italian = Self("it")
  public static let portuguese = Self("pt")
  public static let dutch = Self("nl")
  public static let swedish = Self("sv")
  public static let danish = Self("da")
  public static let norwegian = Self("nb")
  public static let finnish = Self("fi")
  public static let polish = Self("pl")
  public static let czech = Self("cs")
  public static let hungarian = Self("hu")
  public static let romanian = Self("ro")
  public static let turkish = Self("tr")
  public static let indonesian = Self("id")
  public static let vietnamese = Self("vi")
  public static let russian = Self("ru")
  public static let ukrainian = Self("uk")
  public static let greek = Self("el")
  public static let arabic = Self("ar")
  public static let hebrew = Self("he")
  public static let hindi = Self("hi")
  public static let thai = Self("th")
  public static let japanese = Self("ja")
  public static let korean = Self("ko")
  public static let simplifiedChinese = Self("zh-Hans")
  public static let traditionalChinese = Self("zh-Hant")
}

/// A writing system, by its code.
public struct NLScript: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
