import Foundation

/// The libraries that a program is linked with, as the loader of this machine finds them.
struct SharedLibraries {
  struct Library: Equatable {
    /// As the program asks for it.
    let name: String
    let file: URL
  }
  /// Those of Swift, which other machines do not have.
  let ofSwift: [Library]
  /// Those of the system, without what each system has: the C library and what belongs to it.
  let ofSystem: [Library]

  init(of program: URL) throws {
    let (status, output, errors) = try Tool.read("ldd", [program.path])
    guard status == 0 else { throw ProjectError("The libraries of \(program.path) are not found: \(errors)") }
    try self.init(listing: output)
  }

  /// - Parameter output: What `ldd` prints.
  init(listing output: String) throws {
    var (ofSwift, ofSystem) = ([Library](), [Library]())
    for line in output.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count >= 3, words[1] == "=>" else { continue }
      if words[2] == "not" {
        throw ProjectError("\(words[0]), which the program needs, is not on this machine.")
      }
      let library = Library(name: words[0], file: URL(fileURLWithPath: words[2]))
      if Self.isOfSwift(library) {
        ofSwift.append(library)
      } else if !Self.everywhere.contains(where: { library.name.hasPrefix($0) }) {
        ofSystem.append(library)
      }
    }
    (self.ofSwift, self.ofSystem) = (ofSwift, ofSystem)
  }

  private static func isOfSwift(_ library: Library) -> Bool {
    library.file.path.contains("/swift/") || library.name.hasPrefix("libswift")
      || library.name.hasPrefix("libFoundation") || library.name.hasPrefix("lib_Foundation")
      || ["libdispatch.so", "libBlocksRuntime.so"].contains(library.name)
  }

  private static let everywhere = [
    "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "ld-linux", "linux-vdso", "libresolv.so",
    "libutil.so", "libgcc_s.so", "libstdc++.so",
  ]
  /// What an AppImage leaves to the system: what goes with drivers, the window system, sound and fonts.
  ///
  /// - Source: the list of libraries that AppImages leave out (AppImageCommunity/pkg2appimage, excludelist), as far as it names
  ///   what Sash is linked with or what that needs
  private static let ofMachine = [
    "libGL.so", "libEGL", "libGLX", "libGLdispatch", "libdrm.so", "libgbm.so", "libX11", "libxcb.so",
    "libwayland-client", "libasound.so", "libfontconfig.so", "libfreetype.so", "libharfbuzz.so", "libz.so",
    "libexpat.so", "libuuid.so", "libpipewire", "libjack", "libgpg-error", "libp11-kit",
  ]
  /// Those that go into an AppImage.
  var forImage: [Library] {
    ofSystem.filter { library in !Self.ofMachine.contains { library.name.hasPrefix($0) } }
  }

  /// The packages of Debian that hold the libraries which the program and the libraries of Swift ask for themselves: what these
  /// need, their packages know.
  func packages(for program: URL) throws -> [String] {
    let files = [program.path] + ofSwift.map(\.file.path)
    let (status, output, errors) = try Tool.read("readelf", ["--dynamic", "--wide"] + files)
    guard status == 0 else {
      throw ProjectError("readelf of binutils cannot read \(program.path): \(errors)")
    }
    let needed = Self.needed(output)
    let wanted = ofSystem.filter { needed.contains($0.name) }
    // The packages of a merged /usr still name /lib.
    let places = wanted.map { library in
      let real = library.file.resolvingSymlinksInPath().path
      return [real, real.hasPrefix("/usr/") ? String(real.dropFirst(4)) : "/usr" + real]
    }
    if places.isEmpty { return [] }
    var owners: [String: String] = [:]
    for line in try Tool.read("dpkg-query", ["--search"] + places.flatMap { $0 }).output.split(
      separator: "\n")
    {
      let words = line.split(separator: ":", maxSplits: 1)
      guard words.count == 2, let file = line.split(separator: " ").last else { continue }
      owners[String(file)] = String(words[0])
    }
    let found = try places.map { names in
      guard let owner = names.lazy.compactMap({ owners[$0] }).first else {
        throw ProjectError("No package of this system holds \(names[0]).")
      }
      return owner
    }
    return Set(found).sorted()
  }
  /// - Parameter output: What `readelf --dynamic` prints.
  static func needed(_ output: String) -> Set<String> {
    Set(
      output.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap { line in
        guard let start = line.lastIndex(of: "["), let end = line.lastIndex(of: "]") else { return nil }
        return String(line[line.index(after: start)..<end])
      })
  }
}
