import Foundation
import SashFoundation
import Testing

struct FormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    (formatter.calendar, formatter.unitsStyle, formatter.allowedUnits) = (calendar, style, units)
    return formatter
  }

  /// The styles are those of the documentation of `DateComponentsFormatter.UnitsStyle` for 9 hours, 41 minutes, 30 seconds.
  @Test("A time is said in each style as Apple's documentation shows it")
  func styles() {
    let time: TimeInterval = 9 * 3600 + 41 * 60 + 30
    #expect(formatter(.positional).string(from: time) == "9:41:30")
    #expect(formatter(.abbreviated).string(from: time) == "9h 41m 30s")
    #expect(formatter(.short).string(from: time) == "9 hr, 41 min, 30 sec")
    #expect(formatter(.full).string(from: time) == "9 hours, 41 minutes, 30 seconds")
    #expect(formatter(.spellOut).string(from: time) == "nine hours, forty-one minutes, thirty seconds")
    #expect(formatter(.brief).string(from: time) == "9hr 41min 30sec")
    #expect(formatter(.full, [], "de").string(from: time) == "9 Stunden, 41 Minuten und 30 Sekunden")
  }

  @Test("Zeros are dropped or padded as asked")
  func zeros() {
    #expect(formatter(.positional, [.minute, .second]).string(from: 65) == "1:05")
    #expect(formatter(.positional, [.minute, .second]).string(from: 5) == "5")
    let padded = formatter(.positional, [.minute, .second])
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 5) == "00:05")
    #expect(padded.string(from: 65) == "01:05")
    #expect(padded.string(from: 0) == "00:00")
    let hours = formatter(.positional, [.hour, .minute, .second])
    hours.zeroFormattingBehavior = .pad
    #expect(hours.string(from: 3_605) == "01:00:05")
    #expect(formatter(.abbreviated, [.hour, .minute]).string(from: 0) == "0m")
    #expect(formatter(.abbreviated).string(from: 3_600) == "1h")
    let whole = formatter(.full, [.hour, .minute])
    whole.zeroFormattingBehavior = []
    #expect(whole.string(from: 3_600) == "1 hour, 0 minutes")
  }

  @Test("The number of units is limited, and large ones are counted in smaller ones where that is asked for")
  func limits() {
    let short = formatter(.full, [.day, .hour, .minute])
    short.maximumUnitCount = 1
    #expect(short.string(from: 86_400 * 2 + 13 * 3600) == "3 days")
    let collapsing = formatter(.positional, [.minute, .second])
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 63) == "63")
    #expect(formatter(.full, [.day]).string(from: DateComponents(day: 3)) == "3 days")
    let about = formatter(.full, [.minute])
    (about.includesApproximationPhrase, about.includesTimeRemainingPhrase) = (true, true)
    #expect(about.string(from: 120) == "about 2 minutes remaining")
    #expect(formatter(.full).string(from: .nan) == nil)
  }

  @Test("The ² of an area is no digit of its number")
  func areas() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitArea.squareMeters)) == "5 m²")
  }

  @Test("Measurements are in the units of a region unless theirs are asked for")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.1 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "1 kilogram")
    #expect(
      formatter.string(from: Measurement(value: -2, unit: UnitTemperature.celsius)) == "-2 degrees Celsius")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers)) == "2,5 Kilometer")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(american)) == "68°F")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "20°C")
    #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(german)) == "20°")
  }

  @Test("Lists and names are joined as languages do")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Dr.")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    (name.givenName, name.familyName) = ("小龙", "李")
    #expect(name.formatted() == "李小龙")
  }

  @available(*, deprecated) private func parts(_ text: String) -> [String?] {
    let name = PersonNameComponentsFormatter().personNameComponents(from: text)
    return [name?.namePrefix, name?.givenName, name?.middleName, name?.familyName, name?.nameSuffix]
  }
  @available(*, deprecated)
  @Test("A formatter of names takes them apart, and writes their first letters")
  func nameFormatter() {
    #expect(parts("Ada Lovelace") == [nil, "Ada", nil, "Lovelace", nil])
    #expect(parts("Dr. Ann Bea van der Lee, Jr.") == ["Dr.", "Ann", "Bea", "van der Lee", "Jr."])
    #expect(parts("Lovelace, Ada King") == [nil, "Ada", "King", "Lovelace", nil])
    #expect(parts("Cher") == [nil, "Cher", nil, nil, nil] && parts(" 12 ") == [nil, nil, nil, nil, nil])
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    let name = formatter.personNameComponents(from: "Ada Lovelace")
    #expect(name.map(formatter.string) == "AL")
    #expect(name.map { PersonNameComponentsFormatter.localizedString(from: $0, style: .short) } == "Ada")
  }

  /// - Source: Apple's documentation of `Measurement.FormatStyle.ByteCount`
  @Test("Amounts of storage are said as sizes of files are")
  func bytes() {
    let size = Measurement(value: 1.24, unit: UnitInformationStorage.gigabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "1.24 GB")
    #expect(
      Measurement(value: 2, unit: UnitInformationStorage.kibibytes).formatted(
        .byteCount(style: .memory, allowedUnits: .kb, includesActualByteCount: true)
          .locale(Locale(identifier: "en_US"))) == "2 kB (2,048 bytes)")
    let endless = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
    #expect(!endless.formatted(.byteCount(style: .file)).isEmpty)
  }
}
