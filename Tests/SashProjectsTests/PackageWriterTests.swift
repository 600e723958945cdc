import Foundation
import Testing

@testable import SashProjects

@Suite struct PackageWriterTests {
  let fixture: ProjectFixture
  let checkout: SashCheckout
  init() throws {
    fixture = try ProjectFixture()
    try fixture.write("Sash/Sources/SwiftUI/Exports.swift")
    try fixture.write("Sash/Sources/Charts/Charts.swift")
    checkout = try SashCheckout(fixture.folder.appendingPathComponent("Sash"))
  }

  private func plan(_ settings: String = "", target: String? = nil, more: String = "", targets: String = "T")
    throws -> PackagePlan
  {
    try fixture.write("Demo/App.swift", "import SwiftUI\nimport Kit\n")
    try fixture.write("Demo/Words.json")
    try fixture.write("Kit/Kit.swift", "import Charts\n")
    let text = ProjectFixture.app(
      groups: """
        G = { isa = PBXGroup; children = ( D, J, K ); sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = Demo/App.swift; sourceTree = "<group>"; };
        J = { isa = PBXFileReference; path = Demo/Words.json; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
        """,
      phases: "SP, RP", settings: settings,
      more: """
        SP = { isa = PBXSourcesBuildPhase; files = ( B1 ); }; B1 = { isa = PBXBuildFile; fileRef = D; };
        RP = { isa = PBXResourcesBuildPhase; files = ( B2 ); }; B2 = { isa = PBXBuildFile; fileRef = J; };
        T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( SP2 ); };
        SP2 = { isa = PBXSourcesBuildPhase; files = ( B3 ); }; B3 = { isa = PBXBuildFile; fileRef = K; };
        \(more)
        """
    ).replacingOccurrences(of: "targets = ( T )", with: "targets = ( \(targets) )")
    let project = try fixture.project(text)
    return try XcodePlanner(
      projects: [project], folders: [], origin: project.url,
      packages: PackageCollector(checkout, scratch: fixture.folder.appendingPathComponent("scratch"))
    ).plan(target: target)
  }

  private func write(_ plan: PackagePlan) throws -> (folder: URL, manifest: String, notices: [ProjectNotice])
  {
    let folder = fixture.folder.appendingPathComponent("Made")
    var writer = PackageWriter(checkout, to: folder)
    try writer.write(plan)
    let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return (folder, manifest, writer.notices)
  }

  @Test("A framework that is only imported becomes a module; files stay where they are")
  func frameworks() throws {
    let made = try write(
      plan("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA\"; SWIFT_VERSION = 6.0;", targets: "T, T2"))
    let app = made.folder.appendingPathComponent("Sources/Demo/Code/App.swift")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: app.path)
        == fixture.folder.appendingPathComponent("Demo/App.swift").path)
    #expect(made.manifest.contains("dependencies: [\"Kit\", .product(name: \"SwiftUI\", package: \"Sash\")]"))
    #expect(made.manifest.contains(".define(\"BETA\")"))
    #expect(!made.manifest.contains(".define(\"DEBUG\")"))
    #expect(made.manifest.contains("swiftLanguageMode(.v6)"))
    #expect(made.manifest.contains("resources: [.process(\"Resources\")]"))
    #expect(made.notices.isEmpty)
    #expect(FileManager.default.fileExists(atPath: made.folder.path + "/Sources/Kit/Code/Kit.swift"))
  }

  @Test("A module that is not there is named with the place of its import")
  func missingModules() throws {
    let made = try write(plan(targets: "T"))
    let file = fixture.folder.appendingPathComponent("Demo/App.swift").path
    #expect(made.notices == [ProjectNotice("the module Kit is not here", file: file, line: 2)])
  }

  @Test("What is written again is not touched, and what is gone is removed")
  func again() throws {
    let folder = fixture.folder.appendingPathComponent("Tree")
    var tree = FileTree()
    tree.add(.contents(Data("a".utf8)), at: "A/a.txt")
    tree.add(.contents(Data("b".utf8)), at: "B/b.txt")
    try tree.write(to: folder)
    let file = folder.appendingPathComponent("A/a.txt")
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    var other = FileTree()
    other.add(.contents(Data("a".utf8)), at: "A/a.txt")
    try other.write(to: folder)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == before)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("B").path))
  }

  @Test("An app whose name a module here has gets another one")
  func names() throws {
    let made = try write(plan("PRODUCT_NAME = Charts;"))
    #expect(made.manifest.contains("executableTarget(\n      name: \"ChartsApp\""))
  }

  @Test("Which app is meant has to be clear")
  func apps() throws {
    let other = """
      T3 = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; buildPhases = ( ); };
      """
    let place = fixture.folder.appendingPathComponent("Demo.xcodeproj").path
    #expect(
      throws: ProjectError("\(place) has several apps; say which by --target.\nIts apps:\n  Demo\n  Other")
    ) {
      try plan(more: other, targets: "T, T3")
    }
    #expect(try plan(target: "Other", more: other, targets: "T, T3").app?.name == "Other")
    #expect(throws: ProjectError("\(place) has no target Nope.\nIts apps:\n  Demo\n  Other")) {
      try plan(target: "Nope", more: other, targets: "T, T3")
    }
    #expect(throws: ProjectError("\(place) has no target that is an app. It has these:\n  Kit")) {
      try plan(targets: "T2")
    }
  }

  @Test("A new package has a name that code can write")
  func newPackage() throws {
    let made = try NewPackage(name: "Hello", checkout: checkout).write(in: fixture.folder)
    #expect(
      FileManager.default.fileExists(atPath: made.appendingPathComponent("Sources/Hello/HelloApp.swift").path)
    )
    #expect(throws: ProjectError("\(made.path) is there already.")) {
      try NewPackage(name: "Hello", checkout: checkout).write(in: fixture.folder)
    }
    #expect(throws: ProjectError.self) { try NewPackage(name: "My App", checkout: checkout) }
    #expect(throws: ProjectError.self) { try NewPackage(name: "Charts", checkout: checkout) }
  }
}
