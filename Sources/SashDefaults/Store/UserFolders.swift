import Foundation

/// Where the files of the running program belong in the user's home.
///
/// - Source: XDG Base Directory Specification 0.8; relative paths in its variables are to be ignored.
package enum UserFolders {
  /// Settings: `$XDG_CONFIG_HOME`, else `~/.config`.
  package static var configuration: URL { folder("XDG_CONFIG_HOME", ".config") }
  /// What is kept between runs but is no setting: `$XDG_STATE_HOME`, else `~/.local/state`.
  package static var state: URL { folder("XDG_STATE_HOME", ".local/state") }
  /// The bundle identifier, or the name of the program; Foundation names its file of settings by the same rule.
  package static var programName: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  private static func folder(_ variable: String, _ standard: String) -> URL {
    if let path = getenv(variable).map({ String(cString: $0) }), path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = getenv("HOME").map { String(cString: $0) } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(standard, isDirectory: true)
  }
}
