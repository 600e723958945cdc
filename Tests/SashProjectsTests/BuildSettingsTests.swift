import Foundation
import Testing

@testable import SashProjects

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [(name: String, value: String)]...) -> BuildSettings {
    var settings = BuildSettings(granted: ["TARGET_NAME": "My App"], configuration: "Debug")
    for level in levels { settings.add(level) }
    return settings
  }

  @Test("A level may take what the one below says") func inheritance() {
    let made = settings(
      [("FLAGS", "A"), ("ONLY", "x")], [("FLAGS", "$(inherited) B")], [("FLAGS", "${inherited} C")])
    #expect(made.words("FLAGS") == ["A", "B", "C"])
    #expect(made["ONLY"] == "x")
    #expect(made["NONE"] == nil)
  }

  @Test("Values refer to others, in a manner, in each other, and not without end") func references() {
    let made = settings([
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("MODULE", "$(PRODUCT_NAME:c99extidentifier)"),
      ("ID", "org.$(PRODUCT_NAME:rfc1034identifier:lower)"), ("A_B", "deep"), ("X", "B"), ("Y", "$(A_$(X))"),
      ("ROUND", "$(TRIP)"), ("TRIP", "$(ROUND)"), ("EMPTY", "$(NOTHING:default=some)"), ("PRICE", "5$"),
    ])
    #expect(made["MODULE"] == "My_App")
    #expect(made["ID"] == "org.my-app")
    #expect(made["Y"] == "deep")
    #expect(made["EMPTY"] == "some")
    #expect(made["PRICE"] == "5$")
    #expect(made["ROUND"] != nil)
  }

  @Test("Conditions are those of a phone in this configuration") func conditions() {
    let made = settings([
      ("A[sdk=iphoneos*]", "phone"), ("A", "any"), ("B[sdk=macosx*]", "mac"),
      ("C[config=Debug][sdk=iphone*]", "both"),
      ("D[config=Release]", "no"),
    ])
    #expect(made["A"] == "phone")
    #expect(made["B"] == nil)
    #expect(made["C"] == "both")
    #expect(made["D"] == nil)
  }

  @Test("Words may be in quotes") func words() {
    #expect(settings([("LIST", "A \"B C\" D='E F'")]).words("LIST") == ["A", "B C", "D=E F"])
  }

  @Test("A file of settings includes others, and names what is wrong in it") func files() throws {
    let fixture = try ProjectFixture()
    try fixture.write("base.xcconfig", "// by us\nA = 1 // one\nB[sdk=iphoneos*] = 2\n")
    let file = try fixture.write(
      "app.xcconfig",
      "#include \"base.xcconfig\"\n#include? \"gone.xcconfig\"\nA = $(inherited) 3\nnonsense\n")
    var notices: [ProjectNotice] = []
    var made = BuildSettings(granted: ["A": "0"], configuration: "Debug")
    made.add(ConfigurationFile.settings(file, &notices))
    #expect(made["B"] == "2")
    #expect(made["A"] == "1 3")
    #expect(notices == [ProjectNotice("this is no build setting: nonsense", file: file.path, line: 4)])
  }

  @Test("Info.plist is made of a file, of settings, or of both") func infoPlist() throws {
    let fixture = try ProjectFixture()
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "$(PRODUCT_NAME)", "Fonts": ["$(TARGET_NAME).ttf"]] as [String: Any],
      format: .xml,
      options: 0)
    try fixture.write("Info.plist", String(decoding: list, as: UTF8.self))
    let made = settings([
      ("SRCROOT", fixture.folder.path), ("INFOPLIST_FILE", "Info.plist"), ("PRODUCT_NAME", "Demo"),
      ("GENERATE_INFOPLIST_FILE", "YES"), ("INFOPLIST_KEY_CFBundleDisplayName", "A Demo"),
      ("INFOPLIST_KEY_UIRequiresFullScreen", "YES"), ("MARKETING_VERSION", "2.1"),
      ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "Portrait LandscapeLeft"),
      ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
    ])
    var notices: [ProjectNotice] = []
    let data = try InfoPlist.make(made, &notices)
    let fields = try #require(
      PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
    #expect(fields["CFBundleName"] as? String == "Demo")
    #expect(fields["Fonts"] as? [String] == ["My App.ttf"])
    #expect(fields["CFBundleDisplayName"] as? String == "A Demo")
    #expect(fields["UIRequiresFullScreen"] as? Bool == true)
    #expect(fields["CFBundleShortVersionString"] as? String == "2.1")
    #expect(fields["UISupportedInterfaceOrientations~ipad"] as? [String] == ["Portrait", "LandscapeLeft"])
    #expect(fields["UILaunchScreen"] is [String: Any])
    #expect(notices.isEmpty)
  }
}
