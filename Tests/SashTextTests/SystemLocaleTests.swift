import Foundation
import Testing

@testable import SashText

@Suite struct SystemLocaleTests {
  @Test(
    "The locale is that of the environment, and American English where it says nothing",
    arguments: [
      ([:], "en_US", ["en-US"]), (["LANG": "C.UTF-8"], "en_US", ["en-US"]),
      (["LANG": ""], "en_US", ["en-US"]),
      (["LANG": "de_DE.UTF-8"], "de_DE", ["de-DE"]), (["LANG": "sr_RS@latin"], "sr_RS", ["sr-RS"]),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"], "fr_FR", ["fr-FR"]),
      (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "de_DE", ["en-US"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_AT:de:en"], "de_DE", ["de-AT", "de", "en"]),
      (["LANG": "C", "LANGUAGE": "de"], "en_US", ["en-US"]), (["LANG": "POSIX"], "en_US", ["en-US"]),
    ] as [([String: String], String, [String])])
  func environment(_ environment: [String: String], _ locale: String, _ languages: [String]) {
    #expect(SystemLocale.locale(in: environment).identifier == locale)
    #expect(SystemLocale.languages(in: environment) == languages)
  }

  @Test("Foundation writes as the user does, where no locale is named")
  func told() {
    #expect(Locale.current == SystemLocale.locale && Locale.current.identifier != "en_001")
    #expect(Locale.autoupdatingCurrent.identifier == SystemLocale.locale.identifier)
    let sum = Decimal(string: "1234.5")!
    #expect(
      sum.formatted(.currency(code: "USD"))
        == sum.formatted(.currency(code: "USD").locale(SystemLocale.locale)))
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    let named = NumberFormatter()
    named.locale = SystemLocale.locale
    named.numberStyle = .currency
    named.currencyCode = "USD"
    #expect(formatter.string(from: 12.5) == named.string(from: 12.5))
    #expect(
      DateFormatter.localizedString(from: Date(timeIntervalSince1970: 0), dateStyle: .short, timeStyle: .none)
        == Date(timeIntervalSince1970: 0).formatted(
          Date.FormatStyle(date: .numeric, time: .omitted).locale(SystemLocale.locale).year(.twoDigits)))
    #expect(Calendar.current.firstWeekday == SystemLocale.locale.calendar.firstWeekday)
  }
}
