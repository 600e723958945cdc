import Foundation

/// Builds what lies at a path for other machines.
public struct AppDistribution {
  public enum Form: String, CaseIterable, Sendable { case deb, appdir, flatpak }

  private let checkout: SashCheckout
  private let scratch: URL
  private let say: (String) -> Void

  /// - Parameters:
  ///   - scratch: Where build results go; nil means a folder in the user's cache.
  ///   - say: Is told each line that a person should see.
  public init(checkout: SashCheckout, scratch: URL? = nil, say: @escaping (String) -> Void) {
    (self.checkout, self.say) = (checkout, say)
    self.scratch = scratch ?? ProjectBuild.cache.appendingPathComponent("build")
  }

  /// - Parameter path: A project, or a program that has been built already.
  /// - Returns: What was made.
  public func make(
    _ path: String, target: String?, forms: Set<Form>, in folder: URL, isDebug: Bool = false,
    verbose: Bool = false
  ) throws -> [URL] {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    if !place.leadsToFolder, FileManager.default.isExecutableFile(atPath: place.path) {
      return try pack(place, of: place, forms: forms, in: folder)
    }
    let program = try ProjectBuild(
      checkout: checkout, scratch: scratch, configuration: isDebug ? .debug : .release, say: say
    ).build(path, target: target, verbose: verbose)
    return try pack(program, of: URL(fileURLWithPath: path), forms: forms, in: folder)
  }

  /// Packs a program that has its resources beside it.
  func pack(_ program: URL, of project: URL, forms: Set<Form>, in folder: URL) throws -> [URL] {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = program.lastPathComponent
    let bundles = try Self.bundles(beside: program)
    let app = AppDescription(program: name, bundles: bundles)
    for notice in app.notices { say("\(app.title): \(notice)") }
    let packager = AppPackager(
      app: app, program: program, bundles: bundles, libraries: try SharedLibraries(of: program),
      licences: licences(of: project), say: say)
    var made: [URL] = []
    if forms.contains(.deb) {
      let file = try packager.makeDebianPackage(in: folder)
      say(
        "\(file.lastPathComponent): \(Self.megabytes(try packager.size(of: file))); "
          + "`sudo apt install ./\(file.lastPathComponent)` installs it."
      )
      made.append(file)
    }
    if !forms.isDisjoint(with: [.appdir, .flatpak]) {
      let image = try packager.makeImageFolder(in: folder)
      made.append(image)
      say("\(image.lastPathComponent): \(Self.megabytes(try packager.size(of: image))).")
      if forms.contains(.appdir) { made += try finish(image, app, in: folder) }
      if forms.contains(.flatpak) {
        let file = try packager.writeFlatpakManifest(in: folder, image: image)
        made.append(file)
        say(
          "\(file.lastPathComponent): `flatpak-builder --user --install build \(file.lastPathComponent)` makes it "
            + "beside \(image.lastPathComponent)."
        )
      }
    }
    if let time = startTime(of: program) {
      say("\(app.title) shows its first picture after \(Int(time * 1000)) ms.")
    }
    return made
  }

  /// The folders of resources that a program has, those of its own target first. In a folder of SwiftPM lie those of others too.
  private static func bundles(beside program: URL) throws -> [URL] {
    let (name, folder) = (program.lastPathComponent, program.deletingLastPathComponent())
    let own = "_\(name).resources"
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let isBuildFolder = all.contains("\(name).product")
    let found = all.filter { $0.hasSuffix(isBuildFolder ? own : ".resources") }
    return (found.filter { $0.hasSuffix(own) } + found.filter { !$0.hasSuffix(own) })
      .map { folder.appendingPathComponent($0).resolvingSymlinksInPath() }
  }

  /// Makes the image, where the tool for that is there.
  private func finish(_ folder: URL, _ app: AppDescription, in output: URL) throws -> [URL] {
    guard Tool.find("appimagetool") != nil else {
      say(
        "\(folder.lastPathComponent) is a folder: appimagetool, which is not in the PATH, makes one file of it "
          + "(https://github.com/AppImage/appimagetool)."
      )
      return []
    }
    let file = output.appendingPathComponent("\(app.program)-\(app.version).AppImage")
    let (status, _, errors) = try Tool.read("appimagetool", [folder.path, file.path])
    guard status == 0 else { throw ProjectError("appimagetool makes no image: \(errors)") }
    return [file]
  }

  /// The licences of the project, of Sash, of what both are made of, and of Swift.
  private func licences(of project: URL) -> [(String, URL)] {
    let manager = FileManager.default
    func licence(in folder: URL) -> URL? {
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().first { name in
        ["license", "licence", "copying"].contains { name.lowercased().hasPrefix($0) }
      }.map { folder.appendingPathComponent($0) }
    }
    var found: [(String, URL)] = []
    let own =
      project.leadsToFolder && project.pathExtension.isEmpty ? project : project.deletingLastPathComponent()
    if let file = licence(in: own) { found.append((own.standardizedFileURL.lastPathComponent, file)) }
    if let file = licence(in: checkout.folder) { found.append(("Sash", file)) }
    let checkouts = scratch.appendingPathComponent("checkouts")
    for name in ((try? manager.contentsOfDirectory(atPath: checkouts.path)) ?? []).sorted() {
      if let file = licence(in: checkouts.appendingPathComponent(name)) { found.append((name, file)) }
    }
    if let swift = Tool.find("swift")?.resolvingSymlinksInPath() {
      let share = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "share/swift")
      if let file = licence(in: share) { found.append(("Swift", file)) }
    }
    var names: Set<String> = []
    return found.filter { names.insert($0.0).inserted }
  }

  /// Seconds until the program has drawn its first picture, in a run without a screen; nil where it draws none.
  private func startTime(of program: URL) -> Double? {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let start = ProcessInfo.processInfo.systemUptime
    let environment = ["SASH_SNAPSHOT": picture.path, "SASH_HOST": "headless", "SASH_BUS": "0"]
    guard (try? Tool.read(program.path, [], environment: environment))?.status == 0 else { return nil }
    let end = ProcessInfo.processInfo.systemUptime
    return FileManager.default.fileExists(atPath: picture.path) ? end - start : nil
  }

  private static func megabytes(_ size: Int) -> String { String(format: "%.1f MB", Double(size) / 1e6) }
}
