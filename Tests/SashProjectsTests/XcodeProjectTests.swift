import Foundation
import Testing

@testable import SashProjects

@Suite struct XcodeProjectTests {
  let fixture: ProjectFixture
  init() throws { fixture = try ProjectFixture() }

  @Test("Groups with every kind of place lead to the files")
  func groups() throws {
    for path in [
      "Demo/App.swift", "Demo/Views/Main.swift", "Shared/Tool.swift", "Away/Far.swift",
      "Demo/Assets.xcassets/Contents.json",
    ] {
      try fixture.write(path)
    }
    let project = try fixture.project(
      ProjectFixture.app(
        groups: """
          G = { isa = PBXGroup; children = ( D, S, F, B ); sourceTree = "<group>"; };
          D = { isa = PBXGroup; children = ( A, V, X ); path = Demo; sourceTree = "<group>"; };
          V = { isa = PBXGroup; children = ( M ); name = Screens; path = Views; sourceTree = "<group>"; };
          A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Assets.xcassets; lastKnownFileType = folder.assetcatalog; sourceTree = "<group>"; };
          S = { isa = PBXFileReference; name = Tool.swift; path = Shared/Tool.swift; sourceTree = SOURCE_ROOT; };
          F = { isa = PBXFileReference; path = "\(fixture.folder.path)/Away/Far.swift"; sourceTree = "<absolute>"; };
          B = { isa = PBXFileReference; path = Demo.app; sourceTree = BUILT_PRODUCTS_DIR; };
          """,
        phases: "SP, RP",
        more: """
          SP = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4 ); };
          RP = { isa = PBXResourcesBuildPhase; files = ( B5 ); };
          B1 = { isa = PBXBuildFile; fileRef = A; }; B2 = { isa = PBXBuildFile; fileRef = M; };
          B3 = { isa = PBXBuildFile; fileRef = S; }; B4 = { isa = PBXBuildFile; fileRef = F; };
          B5 = { isa = PBXBuildFile; fileRef = X; };
          """))
    let target = try #require(project.targets.first)
    #expect(target.kind == .app)
    #expect(
      fixture.paths(target.sources) == [
        "Away/Far.swift", "Demo/App.swift", "Demo/Views/Main.swift", "Shared/Tool.swift",
      ])
    #expect(fixture.paths(target.resources.map(\.url)) == ["Demo/Assets.xcassets"])
  }

  @Test("A file in several languages comes in each; a file that is missing is named")
  func languages() throws {
    try fixture.write("Demo/en.lproj/Words.strings")
    try fixture.write("Demo/de.lproj/Words.strings")
    let project = try fixture.project(
      ProjectFixture.app(
        groups: """
          G = { isa = PBXGroup; children = ( W, N ); path = Demo; sourceTree = "<group>"; };
          W = { isa = PBXVariantGroup; children = ( E, D ); name = Words.strings; sourceTree = "<group>"; };
          E = { isa = PBXFileReference; name = en; path = en.lproj/Words.strings; sourceTree = "<group>"; };
          D = { isa = PBXFileReference; name = de; path = de.lproj/Words.strings; sourceTree = "<group>"; };
          N = { isa = PBXFileReference; path = Gone.json; sourceTree = "<group>"; };
          """,
        phases: "RP",
        more: """
          RP = { isa = PBXResourcesBuildPhase; files = ( B1, B2 ); };
          B1 = { isa = PBXBuildFile; fileRef = W; }; B2 = { isa = PBXBuildFile; fileRef = N; };
          """))
    let resources = try #require(project.targets.first).resources
    #expect(Set(resources.map(\.language)) == ["en", "de"])
    #expect(project.notices.map(\.text) == ["this file of Demo is missing"])
    #expect(project.notices.first?.file == fixture.folder.appendingPathComponent("Demo/Gone.json").path)
  }

  @Test(
    "A folder in step with the disk gives all but its exceptions; another target's exceptions are files of this one"
  )
  func synchronized() throws {
    for path in [
      "Demo/App.swift", "Demo/Deep/View.swift", "Demo/Info.plist", "Demo/en.lproj/Words.strings",
      "Demo/Assets.xcassets/Contents.json", "Demo/Notes.md", "Demo/data.json", "Demo/Book/page.txt",
      "Kit/One.swift",
      "Kit/Two.swift",
    ] { try fixture.write(path) }
    let project = try fixture.project(
      ProjectFixture.app(
        groups: """
          G = { isa = PBXGroup; children = ( S, K ); sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; exceptions = ( E );
            explicitFolders = ( Book ); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist ); target = T; };
          K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = ( F ); };
          F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Two.swift ); target = T; };
          """,
        phases: "", targetFields: "fileSystemSynchronizedGroups = ( S );"))
    let target = try #require(project.targets.first)
    #expect(fixture.paths(target.sources) == ["Demo/App.swift", "Demo/Deep/View.swift", "Kit/Two.swift"])
    #expect(
      fixture.paths(target.resources.map(\.url))
        == ["Demo/Assets.xcassets", "Demo/Book", "Demo/data.json", "Demo/en.lproj/Words.strings"])
    #expect(target.resources.filter(\.isFolder).map(\.url.lastPathComponent) == ["Book"])
  }

  @Test("Packages are found by reference, with what is required of them")
  func packages() throws {
    let project = try fixture.project(
      ProjectFixture.app(
        groups: "G = { isa = PBXGroup; children = ( ); sourceTree = \"<group>\"; };", phases: "FP",
        more: """
          FP = { isa = PBXFrameworksBuildPhase; files = ( B1, B2 ); };
          B1 = { isa = PBXBuildFile; productRef = D1; }; B2 = { isa = PBXBuildFile; fileRef = MK; };
          D1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = Colours; };
          R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/colours.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
          L1 = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
          MK = { isa = PBXFileReference; name = MapKit.framework; path = System/Library/Frameworks/MapKit.framework;
            sourceTree = SDKROOT; };
          """, targetFields: "packageProductDependencies = ( D1 );"))
    let target = try #require(project.targets.first)
    #expect(target.products == [.init(name: "Colours", package: "R1")])
    #expect(target.frameworks == ["MapKit"])
    #expect(
      project.packages["R1"]
        == .remote(url: "https://example.org/colours.git", requirement: "from: \"1.2.0\""))
    let kit = fixture.folder.deletingLastPathComponent().appendingPathComponent("Kit")
    #expect(project.packages["L1"] == .local(kit))
  }

  @Test("A project that cannot be read says why and where")
  func broken() throws {
    try fixture.write("Demo.xcodeproj/project.pbxproj", "{ objects = {\n A = \"x\n")
    let url = fixture.folder.appendingPathComponent("Demo.xcodeproj")
    let error = #expect(throws: ProjectError.self) { try XcodeProject(url) }
    #expect(error?.description.contains("Demo.xcodeproj/project.pbxproj cannot be read") == true)
    #expect(error?.description.contains("line 2") == true)
    #expect(
      throws: ProjectError("\(url.path)/project.pbxproj cannot be read: its rootObject Q is no PBXProject.")
    ) {
      try fixture.project("P = { isa = PBXGroup; };\nQ = { isa = PBXGroup; };", root: "Q")
    }
    let gone = fixture.folder.appendingPathComponent("Gone.xcodeproj")
    #expect(throws: ProjectError("\(gone.path) has no project.pbxproj, so it is no project of Xcode.")) {
      try XcodeProject(gone)
    }
  }
}
