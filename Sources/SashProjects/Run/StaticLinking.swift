import Foundation

/// Whether a program can have the library of Swift in itself.
///
/// What Foundation does by libcurl and libxml2 is not in its archives: their files for developers have to be there. Where
/// Foundation is a library of its own they are not needed.
enum StaticLinking {
  static let libraries = ["curl", "xml2"]
  static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib",
  ]

  /// The libraries that cannot be linked with in some folders.
  static func missing(in folders: [String] = folders) -> [String] {
    libraries.filter { name in
      !folders.contains { folder in
        ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
      }
    }
  }
}
