import SwiftUI
import Testing

/// What SwiftPM has put beside the program is the app's, as what lies in its bundle is on Apple's systems.
@Suite("The main bundle")
struct MainBundleTests {
  @Test("A file of the target is found by its name, in every way to ask for it")
  func files() throws {
    let url = try #require(Bundle.main.url(forResource: "places", withExtension: "json"))
    let names = try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
    #expect(names == ["Oslo", "Lima", "Kyiv"])
    #expect(Bundle.main.url(forResource: "places.json", withExtension: nil) == url)
    #expect(Bundle.main.path(forResource: "places", ofType: "json") == url.path)
    #expect(Bundle.main.paths(forResourcesOfType: "json", inDirectory: nil).contains(url.path))
    #expect(Bundle.main.path(forResource: "nowhere", ofType: "json") == nil)
  }

  @Test("Tables of words are those of the target, for Foundation and for views")
  func words() {
    #expect(NSLocalizedString("test.greeting", comment: "") == "Good morning, bundle")
    #expect(String(localized: "test.greeting") == "Good morning, bundle")
    #expect(NSLocalizedString("test.unknown", comment: "") == "test.unknown")
    #expect(NSLocalizedString("test.unknown", value: "else", comment: "") == "else")
  }

  @Test("Info.plist says what it says, and what a new project says where it does not")
  func info() throws {
    #expect(Bundle.main.object(forInfoDictionaryKey: "WordOfTheDay") as? String == "sash")
    let info = try #require(Bundle.main.infoDictionary)
    let name = ProcessInfo.processInfo.processName
    #expect(info["CFBundleDisplayName"] as? String == "Tests of \(name)")
    #expect(
      info["CFBundleShortVersionString"] as? String == "1.0" && info["CFBundleVersion"] as? String == "1")
    #expect(Bundle.main.bundleIdentifier == name)
  }
}
