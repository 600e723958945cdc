import Foundation

/// Puts an app into what other machines install: a Debian package, a folder for an AppImage, and a manifest for Flatpak.
struct AppPackager {
  let app: AppDescription
  /// The program and its folders of resources.
  let program: URL
  let bundles: [URL]
  let libraries: SharedLibraries
  /// Files with the licences of what the program is made of, by the names of their owners.
  let licences: [(String, URL)]
  let say: (String) -> Void

  private let manager = FileManager.default
  /// The folder of the program in a package.
  private var home: String { "lib/\(app.packageName)" }

  /// Lays out the app below a folder that stands for `/usr`: the program, what it reads, and what desktops read of it.
  ///
  /// - Parameter prefix: Where the folder will be, if desktops find the app there: then the bus may start it, and the system has the
  ///   libraries. Otherwise all of them come along.
  func layOut(in usr: URL, for prefix: String? = nil) throws {
    let home = usr.appendingPathComponent(self.home)
    try manager.createDirectory(at: home, withIntermediateDirectories: true)
    let copy = home.appendingPathComponent(app.program)
    try manager.copyItem(at: program.resolvingSymlinksInPath(), to: copy)
    strip(copy)
    for bundle in bundles {
      try copyTree(
        bundle.resolvingSymlinksInPath(), to: home.appendingPathComponent(bundle.lastPathComponent))
    }
    // Programs look beside themselves for the libraries that come with them.
    for library in libraries.ofSwift {
      let place = home.appendingPathComponent(library.name)
      try manager.copyItem(at: library.file.resolvingSymlinksInPath(), to: place)
      strip(place)
    }
    try write(infoList, home.appendingPathComponent("Info.plist"))
    // What comes along beside Swift is asked for by other libraries, which do not look there.
    let libraries =
      prefix == nil ? "export LD_LIBRARY_PATH=\"$home${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\"\n" : ""
    try script(
      "#!/bin/sh\nhome=\"$(dirname \"$(readlink -f \"$0\")\")/../\(self.home)\"\n" + libraries
        + "exec \"$home/\(app.program)\" \"$@\"\n",
      usr.appendingPathComponent("bin/\(app.packageName)"))
    let share = usr.appendingPathComponent("share")
    let isActivatable = prefix != nil && app.hasBusName
    try write(
      Data(app.desktopEntry(isActivatable: isActivatable).utf8),
      share.appendingPathComponent("applications/\(app.identifier).desktop"))
    if let prefix, isActivatable {
      try write(
        Data(app.busService(starting: "\(prefix)/bin/\(app.packageName)").utf8),
        share.appendingPathComponent("dbus-1/services/\(app.identifier).service"))
    }
    for (size, file) in app.icons {
      try write(
        Data(contentsOf: file),
        share.appendingPathComponent("icons/hicolor/\(size)x\(size)/apps/\(app.identifier).png"))
    }
    for (name, file) in licences {
      try write(
        Data(contentsOf: file), share.appendingPathComponent("doc/\(app.packageName)/licences/\(name).txt"))
    }
  }

  /// What the program finds of itself: its identifier lets it run once, and keep what belongs to it.
  private var infoList: Data {
    let place = bundles.lazy.map { $0.appendingPathComponent("Info.plist") }.first {
      manager.fileExists(atPath: $0.path)
    }
    var info: [String: Any] = [:]
    if let place, let data = try? Data(contentsOf: place),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      info = list
    }
    info["CFBundleIdentifier"] = app.identifier
    return (try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)) ?? Data()
  }

  // MARK: Debian

  /// - Returns: The file of the package.
  func makeDebianPackage(in folder: URL) throws -> URL {
    let root = try scratch(named: "deb")
    defer { try? manager.removeItem(at: root) }
    try layOut(in: root.appendingPathComponent("usr"), for: "/usr")
    let architecture = try Tool.read("dpkg", ["--print-architecture"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let needs =
      try libraries.packages(for: program) + ["fonts-inter-variable | fonts-inter | fonts-noto-core"]
    let control = """
      Package: \(app.packageName)
      Version: \(debianVersion)
      Architecture: \(architecture)
      Maintainer: \(maintainer)
      Installed-Size: \(try size(of: root) / 1024 + 1)
      Depends: libc6, libstdc++6, \(needs.joined(separator: ", "))
      Recommends: xdg-utils
      Section: misc
      Priority: optional
      Description: \(app.title)
       An app for the desktop, made with Sash.

      """
    try write(Data(control.utf8), root.appendingPathComponent("DEBIAN/control"))
    let file = folder.appendingPathComponent("\(app.packageName)_\(debianVersion)_\(architecture).deb")
    try? manager.removeItem(at: file)
    let (status, _, errors) = try Tool.read(
      "dpkg-deb", ["--root-owner-group", "-Zxz", "--build", root.path, file.path])
    guard status == 0 else {
      try? manager.removeItem(at: file)
      throw ProjectError("dpkg-deb makes no package: \(errors)")
    }
    return file
  }
  /// A version of Debian begins with a digit.
  private var debianVersion: String {
    let plain = app.version.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) }
    return plain.first?.isNumber == true ? plain : "0" + plain
  }
  private var maintainer: String {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["DEBFULLNAME"] ?? NSFullUserName()
    return "\(name.isEmpty ? "unknown" : name) <\(environment["DEBEMAIL"] ?? "unknown@localhost")>"
  }

  // MARK: AppImage

  /// - Returns: The folder that `appimagetool` makes an image of.
  func makeImageFolder(in folder: URL) throws -> URL {
    let root = folder.appendingPathComponent("\(app.program).AppDir")
    try? manager.removeItem(at: root)
    let usr = root.appendingPathComponent("usr")
    try layOut(in: usr)
    for library in libraries.forImage {
      try manager.copyItem(
        at: library.file.resolvingSymlinksInPath(),
        to: usr.appendingPathComponent(home).appendingPathComponent(library.name))
    }
    try script(
      """
      #!/bin/sh
      exec "$(dirname "$(readlink -f "$0")")/usr/bin/\(app.packageName)" "$@"

      """, root.appendingPathComponent("AppRun"))
    try write(Data(app.desktopEntry().utf8), root.appendingPathComponent("\(app.identifier).desktop"))
    if let (_, icon) = app.icons.max(by: { $0.key < $1.key }) {
      let data = try Data(contentsOf: icon)
      try write(data, root.appendingPathComponent("\(app.identifier).png"))
      try write(data, root.appendingPathComponent(".DirIcon"))
    }
    return root
  }

  // MARK: Flatpak

  /// - Parameter image: The folder for an AppImage, which holds what the sandbox gets.
  /// - Returns: The manifest.
  func writeFlatpakManifest(in folder: URL, image: URL) throws -> URL {
    let manifest: [String: Any] = [
      "id": app.identifier, "runtime": "org.freedesktop.Platform", "runtime-version": "24.08",
      "sdk": "org.freedesktop.Sdk", "command": app.packageName,
      "finish-args": [
        "--share=ipc", "--share=network", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio",
        "--device=dri", "--talk-name=org.kde.StatusNotifierWatcher",
        "--talk-name=org.freedesktop.Notifications", "--talk-name=org.freedesktop.secrets",
        "--talk-name=com.canonical.AppMenu.Registrar", "--talk-name=org.a11y.Bus",
      ],
      "modules": [
        [
          "name": app.packageName, "buildsystem": "simple",
          "build-commands": ["cp -a usr/. /app/"],
          "sources": [["type": "dir", "path": image.lastPathComponent]],
          "build-options": ["strip": false, "no-debuginfo": true],
        ] as [String: Any]
      ],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    let file = folder.appendingPathComponent("\(app.identifier).json")
    try write(data + Data("\n".utf8), file)
    return file
  }

  // MARK: Files

  private func scratch(named name: String) throws -> URL {
    let folder = manager.temporaryDirectory.appendingPathComponent("sash-\(name)-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
  private func write(_ data: Data, _ file: URL) throws {
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
  }
  private func script(_ text: String, _ file: URL) throws {
    try write(Data(text.utf8), file)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
  /// Copies a folder with what its links lead to.
  private func copyTree(_ source: URL, to place: URL) throws {
    let (status, _, errors) = try Tool.read("cp", ["-rL", source.path, place.path])
    if status != 0 { throw ProjectError("\(source.path) is not copied: \(errors)") }
  }
  /// Takes away what only debuggers read. Names that the program looks up in itself stay.
  private func strip(_ file: URL) {
    guard let result = try? Tool.read("strip", ["--strip-unneeded", file.path]), result.status == 0 else {
      return say("\(file.lastPathComponent) keeps what only debuggers read: strip of binutils does not run.")
    }
  }
  func size(of folder: URL) throws -> Int {
    if !folder.leadsToFolder {
      return try manager.attributesOfItem(atPath: folder.path)[.size] as? Int ?? 0
    }
    var size = 0
    let files = manager.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      size += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return size
  }
}
