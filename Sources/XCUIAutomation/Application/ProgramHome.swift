import Foundation

/// A home folder for programs under test: what they keep, they find again as long as the tests run, and the user's own data stay
/// as they are.
@MainActor final class ProgramHome {
  static let shared = ProgramHome()
  private let folder: URL

  private init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ui-tests-\(ProcessInfo.processInfo.processIdentifier)")
    atexit { MainActor.assumeIsolated { ProgramHome.shared.remove() } }
  }
  private func remove() { try? FileManager.default.removeItem(at: folder) }

  func folder(for program: URL) throws -> URL {
    let place = folder.appendingPathComponent(program.lastPathComponent)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }

  /// The environment of the tests with folders for data below `home`. Caches stay where they are: those of fonts take long to
  /// make.
  static func environment(in home: URL) -> [String: String] {
    var all = ProcessInfo.processInfo.environment
    let cache = all["XDG_CACHE_HOME"] ?? all["HOME"].map { $0 + "/.cache" }
    all["HOME"] = home.path
    all["XDG_CACHE_HOME"] = cache
    for (name, below) in [
      ("XDG_DATA_HOME", ".local/share"), ("XDG_CONFIG_HOME", ".config"), ("XDG_STATE_HOME", ".local/state"),
    ] { all[name] = home.appendingPathComponent(below).path }
    all["SASH_HOST"] = all["SASH_UI_TEST_HOST"] ?? "headless"
    return all
  }
}
