import Foundation
import Sash
import SwiftUI
import Testing

/// What a number of a localized text looks like.
/// - Source: `Text("\(1200)")` shows "1,200" on a device in en_US; the other rows are what `String(format:locale:)` says.
@MainActor @Suite("Numbers in texts")
struct InterpolatedNumberTests {
  private func shown(_ key: LocalizedStringKey, in locale: String = "en_US") -> [String] {
    TestHost { Text(key).environment(\.locale, Locale(identifier: locale)) }.texts
  }

  @Test("They are written as the locale writes them")
  func locales() {
    let number = 1_234_567
    #expect(shown("\(number) rows") == ["1,234,567 rows"])
    #expect(shown("\(number) rows", in: "de_DE") == ["1.234.567 rows"])
    #expect(shown("\(number) rows", in: "hi_IN") == ["12,34,567 rows"])
    #expect(shown("\(1_200)", in: "es_ES") == ["1200"])
    #expect(shown("\(12)", in: "ar_EG") == ["١٢"])
    #expect(shown("\(-1_200)|\(999)|\(-999)|\(1_000)") == ["-1,200|999|-999|1,000"])
  }

  @Test("Numbers of all kinds, to their ends")
  func kinds() {
    #expect(shown("\(Int.min)") == ["-9,223,372,036,854,775,808"])
    #expect(shown("\(UInt.max)") == ["18,446,744,073,709,551,615"])
    #expect(shown("\(UInt16(65_535)) \(Int8(-128)) \(Int32(70_000))") == ["65,535 -128 70,000"])
    #expect(shown("\(1_234.5) \(Float(2.5)) \(CGFloat(3))") == ["1,234.500000 2.500000 3.000000"])
    #expect(shown("\(Double.nan) \(Double.infinity)") == ["NaN ∞"])
  }

  @Test("A format that is given counts, unless it is one of other values")
  func formats() {
    #expect(shown("\(1_234.567, specifier: "%.2f") km", in: "de_DE") == ["1.234,57 km"])
    #expect(
      shown("\(42, specifier: "%05d")|\(255, specifier: "%x")|\(0.5, specifier: "%.0f%%")") == [
        "00,042|ff|0%"
      ])
    #expect(shown("\(1_200, specifier: "%@")|\(2.5, specifier: "%d")") == ["1,200|2.500000"])
  }

  @Test("Strings, and what is described, stay as they are")
  func strings() {
    #expect(
      shown("\(String(1_200)) \(1_200.description) \(Optional(1_200) as Any)") == ["1200 1200 Optional(1200)"]
    )
    #expect(TestHost { Text(verbatim: "\(1_200)") }.texts == ["1200"])
    let words: String = "\(1_200)"
    #expect(TestHost { Text(words) }.texts == ["1200"])
  }

  @Test("Strings that are translated have them too")
  func translated() {
    #expect(String(localized: "\(1_200) rows", locale: Locale(identifier: "en_US")) == "1,200 rows")
    #expect(String(localized: "\(1_200) rows", locale: Locale(identifier: "de_DE")) == "1.200 rows")
  }
}
