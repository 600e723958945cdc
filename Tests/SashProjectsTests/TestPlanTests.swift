import Foundation
import Testing

@testable import SashProjects

/// Which tests of a project are built, and how.
@Suite struct TestPlanTests {
  let fixture: ProjectFixture
  let checkout: SashCheckout
  init() throws {
    fixture = try ProjectFixture()
    try fixture.write("Sash/Sources/SwiftUI/Exports.swift")
    try fixture.write("Sash/Sources/XCUIAutomation/XCUIAutomation.swift")
    checkout = try SashCheckout(fixture.folder.appendingPathComponent("Sash"))
  }

  /// An app with a framework, tests in its process and tests that use it, tests of the framework, and another app with tests.
  private func planner(apps: String = "T, O, OT", isEmpty: Bool = false) throws -> XcodePlanner {
    try fixture.write("Demo.swift", "import SwiftUI\nimport Kit\n")
    try fixture.write("Kit.swift", "import SwiftUI\n")
    try fixture.write("Unit.swift", "import Testing\n@testable import Demo\n")
    try fixture.write("Use.swift", "import XCTest\n")
    try fixture.write("KitTest.swift", "import XCTest\nimport Kit\n")
    func target(
      _ id: String, _ name: String, _ kind: String, _ source: String, _ settings: String = "",
      needs: String = ""
    )
      -> String
    {
      """
      \(id) = { isa = PBXNativeTarget; name = \(name); productName = \(name); buildPhases = ( \(id)S );
        productType = "com.apple.product-type.\(kind)"; buildConfigurationList = \(id)L; dependencies = ( \(needs) ); };
      \(id)S = { isa = PBXSourcesBuildPhase; files = ( \(id)B ); };
      \(id)B = { isa = PBXBuildFile; fileRef = \(id)F; };
      \(id)F = { isa = PBXFileReference; path = \(source); sourceTree = "<group>"; };
      \(id)L = { isa = XCConfigurationList; buildConfigurations = ( \(id)C ); };
      \(id)C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; \(settings) }; };
      """
    }
    let tests = isEmpty ? "" : ", U, X, KT"
    let project = try fixture.project(
      """
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( K, \(apps)\(tests) ); };
      PL = { isa = XCConfigurationList; buildConfigurations = ( ); };
      G = { isa = PBXGroup; children = ( TF, KF, UF, XF, KTF, OF, OTF ); sourceTree = "<group>"; };
      \(target("T", "Demo", "application", "Demo.swift"))
      \(target("K", "Kit", "framework", "Kit.swift"))
      \(target("U", "DemoTests", "bundle.unit-test", "Unit.swift",
        "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Demo.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Demo\"; SWIFT_VERSION = 6.0;", needs: "D"))
      \(target("X", "DemoUITests", "bundle.ui-testing", "Use.swift", "TEST_TARGET_NAME = Demo;", needs: "D"))
      \(target("KT", "KitTests", "bundle.unit-test", "KitTest.swift"))
      \(target("O", "Other", "application", "Demo.swift"))
      \(target("OT", "OtherUITests", "bundle.ui-testing", "Use.swift", "TEST_TARGET_NAME = Other;"))
      D = { isa = PBXTargetDependency; target = T; };
      """)
    return XcodePlanner(
      projects: [project], folders: [], origin: project.url,
      packages: PackageCollector(checkout, scratch: fixture.folder.appendingPathComponent("scratch")))
  }
  private func names(_ plan: PackagePlan) -> [String] { plan.modules.map(\.name).sorted() }

  @Test("The tests of an app are those in its process, those that use it and those of what it is made of")
  func ofApp() throws {
    let plan = try planner().testPlan(target: "Demo")
    #expect(names(plan) == ["Demo", "DemoTests", "DemoUITests", "Kit", "KitTests"])
    #expect(plan.app?.name == "Demo")
    #expect(plan.modules.first { $0.name == "DemoTests" }?.modules == ["Demo"])
    #expect(plan.modules.first { $0.name == "KitTests" }?.modules == ["Kit"])
  }

  @Test("One target of tests comes with the app that it is for")
  func oneTarget() throws {
    let plan = try planner().testPlan(target: "OtherUITests")
    #expect(names(plan) == ["Kit", "Other", "OtherUITests"] && plan.app?.name == "Other")
    #expect(names(try planner().testPlan(target: "KitTests")) == ["Kit", "KitTests"])
  }

  @Test(
    "Which app is meant has to be clear; without an app all tests are; without tests there is nothing to run")
  func meant() throws {
    let place = fixture.folder.appendingPathComponent("Demo.xcodeproj").path
    #expect(
      throws: ProjectError("\(place) has several apps; say which by --target.\nIts apps:\n  Demo\n  Other")
    ) { try planner().testPlan(target: nil) }
    #expect(names(try planner(apps: "T").testPlan(target: nil)).contains("DemoUITests"))
    #expect(throws: ProjectError("\(place) has no target of tests for Demo.")) {
      try planner(apps: "T", isEmpty: true).testPlan(target: nil)
    }
    #expect(throws: ProjectError.self) { try planner().testPlan(target: "Kit") }
  }

  @Test("Tests become targets of tests, and those of XCTest have what drives apps")
  func manifest() throws {
    let folder = fixture.folder.appendingPathComponent("Made")
    var writer = PackageWriter(checkout, to: folder)
    try writer.write(planner(apps: "T").testPlan(target: nil))
    let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let swiftUI = ".product(name: \"SwiftUI\", package: \"Sash\")"
    let drives = ".product(name: \"XCUIAutomation\", package: \"Sash\")"
    func target(_ kind: String, _ name: String, _ dependencies: String) -> Bool {
      manifest.contains(".\(kind)(\n      name: \"\(name)\",\n      dependencies: [\(dependencies)],")
    }
    #expect(target("executableTarget", "Demo", "\"Kit\", \(swiftUI)"), "\(manifest)")
    #expect(target("testTarget", "DemoTests", "\"Demo\", \(swiftUI)"))
    #expect(target("testTarget", "DemoUITests", "\"Demo\", \(swiftUI), \(drives)"))
    #expect(target("testTarget", "KitTests", "\"Kit\", \(swiftUI), \(drives)"))
    #expect(manifest.contains("products: [.executable(name: \"Demo\", targets: [\"Demo\"])]"))
    #expect(!writer.lacksModules && writer.notices.isEmpty)
  }

  @Test("Words after -- are for the tests")
  func words() throws {
    let words = try CommandWords(["test", "Demo", "--target", "DemoUITests", "--", "--filter", "Launch"])
    #expect(words.command == .test && words.place == "Demo" && words.target == "DemoUITests")
    #expect(words.passedOn == ["--filter", "Launch"])
  }
}
