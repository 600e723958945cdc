import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("String catalogs")
struct StringCatalogTests {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-catalog-\(UUID())")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }
  private func texts<V: View>(_ locale: String, @ViewBuilder _ view: () -> V) -> [String] {
    TestHost { VStack { view() }.environment(\.locale, Locale(identifier: locale)) }.texts
  }

  private let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hello, %@!" } },
        "fr": { "stringUnit": { "state": "translated", "value": "Bonjour **%@** !" } } } },
      "%lld files": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
        "ru": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld файл" } },
          "few": { "stringUnit": { "value": "%lld файла" } },
          "many": { "stringUnit": { "value": "%lld файлов" } },
          "other": { "stringUnit": { "value": "%lld файла" } } } } } } },
      "%lld in %lld": { "localizations": { "en": {
        "stringUnit": { "value": "%#@birds@ in %#@cages@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg bird" } },
            "other": { "stringUnit": { "value": "%arg birds" } } } } },
          "cages": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "zero": { "stringUnit": { "value": "no cage" } },
            "one": { "stringUnit": { "value": "a cage" } },
            "other": { "stringUnit": { "value": "%arg cages" } } } } } } } } },
      "Settings": {}
    } }
    """

  @Test("A catalog of the bundle translates keys, and their numbers take the form of the language")
  func plurals() throws {
    let bundle = try self.bundle(["Localizable.xcstrings": catalog])
    let english = texts("en_GB") {
      Text("greeting", bundle: bundle)
      ForEach([0, 1, 2], id: \.self) { Text("\($0) files", bundle: bundle) }
      Text("Settings", bundle: bundle)
    }
    #expect(english == ["Hello, %@!", "0 files", "1 file", "2 files", "Settings"])
    let russian = texts("ru") { ForEach([1, 3, 5, 21], id: \.self) { Text("\($0) files", bundle: bundle) } }
    #expect(russian == ["1 файл", "3 файла", "5 файлов", "21 файл"])
    // What a language lacks is said in the language of the source.
    #expect(texts("ja") { Text("\(1) files", bundle: bundle) } == ["1 file"])
    #expect(texts("fr-CA") { Text("greeting", bundle: bundle) } == ["Bonjour %@ !"])
  }

  @Test("Parts of a string have forms of their own")
  func substitutions() throws {
    let bundle = try self.bundle(["Localizable.xcstrings": catalog])
    func said(_ birds: Int, _ cages: Int) -> [String] {
      texts("en_US") { Text("\(birds) in \(cages)", bundle: bundle) }
    }
    #expect(said(1, 1) == ["1 bird in a cage"])
    #expect(said(2, 3) == ["2 birds in 3 cages"])
    #expect(said(5, 0) == ["5 birds in no cage"])
  }

  @Test("Plurals of a .stringsdict file; a file that cannot be read warns")
  func stringsdict() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>After %#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld day</string><key>other</key><string>%lld days</string>
        </dict></dict></dict></plist>
      """
    let bundle = try self.bundle(["en.lproj/Trip.stringsdict": plurals])
    let said = texts("en_US") {
      ForEach([1, 4], id: \.self) { Text("\($0) days", tableName: "Trip", bundle: bundle) }
    }
    #expect(said == ["After 1 day", "After 4 days"])
    let broken = try self.bundle(["Localizable.xcstrings": "{ not json"])
    let warnings = TestHost.warnings { #expect(texts("en") { Text("key", bundle: broken) } == ["key"]) }
    #expect(warnings.count == 1)
  }
}
