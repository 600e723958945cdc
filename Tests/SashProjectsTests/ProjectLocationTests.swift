import Foundation
import Testing

@testable import SashProjects

@Suite struct ProjectLocationTests {
  let fixture: ProjectFixture
  init() throws { fixture = try ProjectFixture() }
  private var path: String { fixture.folder.path }

  @Test("A project is found in a folder and in folders below it") func below() throws {
    try fixture.write("App/Demo/Demo.xcodeproj/project.pbxproj")
    try fixture.write("App/Demo/Package.swift")
    let url = fixture.folder.appendingPathComponent("App/Demo/Demo.xcodeproj")
    #expect(try ProjectLocation.find(path) == .project(url))
    #expect(try ProjectLocation.find(url.path) == .project(url))
    #expect(
      try ProjectLocation.find(path + "/App/Demo/Package.swift")
        == .package(fixture.folder.appendingPathComponent("App/Demo")))
    try fixture.write("App/Demo/Demo.xcworkspace/contents.xcworkspacedata")
    #expect(
      try ProjectLocation.find(path)
        == .workspace(fixture.folder.appendingPathComponent("App/Demo/Demo.xcworkspace")))
  }

  @Test("What cannot be found is said in full") func missing() throws {
    #expect(throws: ProjectError("There is nothing at \(path)/gone.")) {
      try ProjectLocation.find(path + "/gone")
    }
    #expect(
      throws: ProjectError(
        "There is no Package.swift, .xcodeproj or .xcworkspace in \(path) or the folders below it.")
    ) {
      try ProjectLocation.find(path)
    }
    try fixture.write("A/A.xcodeproj/project.pbxproj")
    try fixture.write("B/B.xcodeproj/project.pbxproj")
    let error = #expect(throws: ProjectError.self) { try ProjectLocation.find(path) }
    #expect(error?.description.contains("\(path)/A/A.xcodeproj\n  \(path)/B/B.xcodeproj") == true)
  }

  @Test("A workspace names projects relative to itself and to groups") func workspace() throws {
    let file = try fixture.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef
            location = "group:App/App.xcodeproj">
         </FileRef>
         <Group location = "container:Kits" name = "Kits">
            <FileRef location = "group:Tools &amp; Co"></FileRef>
         </Group>
         <FileRef location = "absolute:/opt/Far.xcodeproj"></FileRef>
      </Workspace>
      """)
    let found = try Workspace.contents(file.deletingLastPathComponent())
    #expect(
      found.map(\.path) == [path + "/App/App.xcodeproj", path + "/Kits/Tools & Co", "/opt/Far.xcodeproj"])
  }

  @Test("The words of the command are understood, or it is said what is wrong") func words() throws {
    let words = try CommandWords(["run", "App", "--target", "Demo", "--", "-x", "--target"])
    #expect(words.command == .run)
    #expect(words.place == "App")
    #expect(words.target == "Demo")
    #expect(words.passedOn == ["-x", "--target"])
    #expect(try CommandWords(["build"]).place == ".")
    #expect(try CommandWords(["--help"]).command == .help)
    for (wrong, says) in [
      ([], "Say what to do."), (["fly"], "There is no command fly."),
      (["run", "--fast"], "There is no option --fast."),
      (["run", "A", "B"], "B is one path too many."), (["new"], "Say what the app is called."),
      (["run", "--target"], "--target needs a value."),
    ] as [([String], String)] {
      let error = #expect(throws: UsageError.self) { try CommandWords(wrong) }
      #expect(error?.description.hasPrefix(says) == true)
    }
  }

  @Test("A program has the library of Swift in itself only where what that needs can be linked with")
  func linking() throws {
    #expect(StaticLinking.missing(in: [path]) == ["curl", "xml2"])
    try Data().write(to: fixture.folder.appendingPathComponent("libcurl.so"))
    try Data().write(to: fixture.folder.appendingPathComponent("libxml2.a"))
    #expect(StaticLinking.missing(in: ["/nowhere", path]).isEmpty)
  }
}
