import Foundation
import Testing

@testable import SashProjects

/// What other machines are given of an app.
@Suite struct DistributionTests {
  private static let info: [String: Any] = [
    "CFBundleDisplayName": "Tea Timer", "CFBundleIdentifier": "org.example.Tea",
    "CFBundleShortVersionString": "2.1",
    "LSApplicationCategoryType": "public.app-category.utilities",
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["tea", "$(SCHEME)"]]],
    "CFBundleDocumentTypes": [
      ["LSItemContentTypes": ["public.plain-text", "org.example.leaf", "org.example.none"]]
    ],
    "UTExportedTypeDeclarations": [
      [
        "UTTypeIdentifier": "org.example.leaf",
        "UTTypeTagSpecification": ["public.mime-type": ["application/x-leaf"]],
      ] as [String: Any]
    ],
  ]

  @Test("A desktop is told name, kinds and schemes; what it cannot be told is said") func description() {
    let app = AppDescription(program: "TeaApp", info: Self.info)
    #expect(app.title == "Tea Timer" && app.identifier == "org.example.Tea" && app.packageName == "teaapp")
    #expect(app.schemes == ["tea"] && app.types == ["text/plain", "application/x-leaf"])
    #expect(app.notices.count == 1 && app.notices[0].contains("org.example.none"))
    let entry = app.desktopEntry()
    for line in [
      "Name=Tea Timer", "Exec=teaapp %U", "Categories=Utility;",
      "MimeType=text/plain;application/x-leaf;x-scheme-handler/tea;",
    ] { #expect(entry.split(separator: "\n").contains { $0 == line }, "\(line)") }
    #expect(!entry.contains("Icon=") && !entry.contains("Actions=") && !entry.contains("DBusActivatable"))
  }

  @Test(
    "A desktop is told what the menu of the icon offers, and may ask over the bus where the bus knows the app"
  )
  func activation() {
    var info = Self.info
    info["UIApplicationShortcutItems"] = [
      [
        "UIApplicationShortcutItemType": "org.example.new_cup", "UIApplicationShortcutItemTitle": "New Cup",
      ], ["UIApplicationShortcutItemType": "org.example.untitled"],
    ]
    let app = AppDescription(program: "TeaApp", info: info)
    #expect(app.hasBusName)
    let lines = app.desktopEntry(isActivatable: true).split(separator: "\n").map(String.init)
    #expect(lines.contains("DBusActivatable=true") && lines.contains("Actions=org-example-new-cup;"))
    #expect(
      Array(lines.suffix(3)) == [
        "[Desktop Action org-example-new-cup]", "Name=New Cup",
        "Exec=teaapp --activate-action=org-example-new-cup",
      ])
    #expect(
      app.busService(starting: "/usr/bin/teaapp")
        == "[D-BUS Service]\nName=org.example.Tea\nExec=/usr/bin/teaapp\n")
    for name in ["Tea", "org.example.1st", "org.exämple.Tea"] {
      #expect(!AppDescription(program: "TeaApp", info: ["CFBundleIdentifier": name]).hasBusName, "\(name)")
    }
  }

  @Test("Names in other languages are those of InfoPlist.strings") func languages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ language: String, _ words: String) throws {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try words.write(
        to: place.appendingPathComponent("InfoPlist.strings"), atomically: true, encoding: .utf8)
    }
    var info = Self.info
    info["UIApplicationShortcutItems"] = [
      ["UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "NEW_CUP"]
    ]
    try write("en", "NEW_CUP = \"New Cup\";\n")
    try write(
      "de", "CFBundleDisplayName = \"Teeuhr\";\n/* Ein Kommentar */\nNEW_CUP = \"Neue \\\"Tasse\\\"\";\n")
    try write("pt-BR", "CFBundleName = \"Chá\";\n")
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    let app = AppDescription(program: "TeaApp", bundles: [folder])
    let lines = app.desktopEntry().split(separator: "\n").map(String.init)
    #expect(Array(lines[2...4]) == ["Name=Tea Timer", "Name[de]=Teeuhr", "Name[pt_BR]=Chá"])
    // A key that is no name for people: who speaks none of the languages reads English.
    #expect(
      Array(lines.suffix(5)) == [
        "[Desktop Action new]", "Name=New Cup", "Name[de]=Neue \"Tasse\"", "Name[en]=New Cup",
        "Exec=teaapp --activate-action=new",
      ])
  }

  @Test("An app without an identifier gets one, and a name that a package may have") func unnamed() {
    let app = AppDescription(program: "X", info: [:])
    #expect(app.identifier == "local.X" && app.packageName == "app-x" && app.notices.count == 1)
  }

  @Test("Libraries of Swift go along, those of the system are asked for, the C library is everywhere")
  func libraries() throws {
    let listing = """
      \tlinux-vdso.so.1 (0x00007ffd)
      \tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f)
      \tlibFoundation.so => /opt/swift/usr/lib/swift/linux/libFoundation.so (0x00007f)
      \tlibSDL2-2.0.so.0 => /lib/x86_64-linux-gnu/libSDL2-2.0.so.0 (0x00007f)
      \tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)
      \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
      \t/lib64/ld-linux-x86-64.so.2 (0x00007f)

      """
    let found = try SharedLibraries(listing: listing)
    #expect(found.ofSwift.map(\.name) == ["libswiftCore.so", "libFoundation.so"])
    #expect(found.ofSystem.map(\.name) == ["libSDL2-2.0.so.0", "libX11.so.6"])
    #expect(found.forImage.map(\.name) == ["libSDL2-2.0.so.0"])
    let dynamic = """
      \u{20}0x0000000000000001 (NEEDED)             Shared library: [libSDL2-2.0.so.0]
      \u{20}0x000000000000001d (RUNPATH)            Library runpath: [$ORIGIN]

      """
    #expect(SharedLibraries.needed(dynamic) == ["libSDL2-2.0.so.0"])
    #expect(throws: ProjectError.self) { try SharedLibraries(listing: "\tlibgone.so => not found\n") }
  }

  @Test(
    "A program becomes a package of Debian, a folder for an image and a manifest",
    .enabled(if: ["dpkg-deb", "ldd", "strip", "readelf"].allSatisfy { Tool.find($0) != nil }))
  func packs() throws {
    let fixture = try ProjectFixture()
    let manager = FileManager.default
    // Any program will do that the loader knows.
    let program = try fixture.write("built/TeaApp", "")
    try manager.removeItem(at: program)
    try manager.copyItem(at: URL(fileURLWithPath: "/bin/true").resolvingSymlinksInPath(), to: program)
    let list = try PropertyListSerialization.data(fromPropertyList: Self.info, format: .xml, options: 0)
    try fixture.write("built/Tea_TeaApp.resources/Info.plist", String(decoding: list, as: UTF8.self))
    try fixture.write("built/Tea_TeaApp.resources/words.txt", "green")
    let icon = fixture.folder.appendingPathComponent(
      "built/Tea_TeaApp.resources/Assets.xcassets/AppIcon.appiconset/icon.png")
    try manager.createDirectory(at: icon.deletingLastPathComponent(), withIntermediateDirectories: true)
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 64, 0, 0, 0, 64,
    ]
    try Data(head).write(to: icon)
    try fixture.write("LICENSE", "Do what you like.")
    nonisolated(unsafe) var said: [String] = []
    let checkout = try SashCheckout(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent())
    let output = fixture.folder.appendingPathComponent("out")
    let made = try AppDistribution(checkout: checkout, scratch: fixture.folder) { said.append($0) }
      .pack(program, of: fixture.folder, forms: Set(AppDistribution.Form.allCases), in: output)

    let deb = try #require(made.first { $0.pathExtension == "deb" })
    #expect(deb.lastPathComponent.hasPrefix("teaapp_2.1_"))
    let listing = try Tool.read("dpkg-deb", ["--contents", deb.path]).output
    for path in [
      "./usr/bin/teaapp", "./usr/lib/teaapp/TeaApp", "./usr/lib/teaapp/Tea_TeaApp.resources/words.txt",
      "./usr/share/applications/org.example.Tea.desktop",
      "./usr/share/dbus-1/services/org.example.Tea.service",
      "./usr/share/icons/hicolor/64x64/apps/org.example.Tea.png", "./usr/share/doc/teaapp/licences/Sash.txt",
    ] { #expect(listing.contains(path), "\(path)") }
    let control = try Tool.read("dpkg-deb", ["--field", deb.path]).output
    #expect(control.contains("Version: 2.1") && control.contains("libc6") && control.contains("fonts-"))
    let root = fixture.folder.appendingPathComponent("root")
    _ = try Tool.read("dpkg-deb", ["--extract", deb.path, root.path])
    let info = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: root.appendingPathComponent("usr/lib/teaapp/Info.plist")), format: nil)
    #expect((info as? [String: Any])?["CFBundleIdentifier"] as? String == "org.example.Tea")
    #expect(try status(of: root.path + "/usr/bin/teaapp") == 0)

    let entry = try String(
      contentsOf: root.appendingPathComponent("usr/share/applications/org.example.Tea.desktop"),
      encoding: .utf8)
    #expect(entry.contains("DBusActivatable=true"))

    let image = output.appendingPathComponent("TeaApp.AppDir")
    #expect(try status(of: image.path + "/AppRun") == 0)
    for name in ["org.example.Tea.desktop", "org.example.Tea.png", ".DirIcon"] {
      #expect(manager.fileExists(atPath: image.appendingPathComponent(name).path), "\(name)")
    }
    // Nobody installs the file for the bus of an image.
    let ofImage = try String(
      contentsOf: image.appendingPathComponent("org.example.Tea.desktop"), encoding: .utf8)
    #expect(!ofImage.contains("DBusActivatable"))
    if Tool.find("appimagetool") == nil { #expect(said.contains { $0.contains("appimagetool") }) }
    let manifest =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: output.appendingPathComponent("org.example.Tea.json"))) as? [String: Any]
    #expect(manifest?["id"] as? String == "org.example.Tea" && manifest?["command"] as? String == "teaapp")
  }

  /// What a program that was made just now ends with. The script runs others that are as new: while one of them is busy, the shell says 126.
  private func status(of program: String) throws -> Int32 {
    for _ in 0..<20 {
      let (status, _, errors) = try Tool.read(program, [])
      if status != 126 || !errors.contains("busy") { return status }
      usleep(50_000)
    }
    return 126
  }

  @Test("The words of the command say what is made and where") func words() throws {
    let words = try CommandWords(["package", "Tea", "--format", "deb,flatpak", "--output", "out", "--debug"])
    #expect(words.command == .package && words.place == "Tea" && words.output == "out" && words.isDebug)
    #expect(words.forms == [.deb, .flatpak])
    #expect(try CommandWords(["package"]).forms == Set(AppDistribution.Form.allCases))
    #expect(throws: UsageError.self) { try CommandWords(["package", "--format", "rpm"]) }
    #expect(throws: UsageError.self) { try CommandWords(["run", "--output", "x"]) }
  }
}
