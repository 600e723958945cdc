import Foundation

/// The folder of Sash that packages of projects depend on.
public struct SashCheckout {
  public let folder: URL
  /// The modules that code can import from it.
  let modules: Set<String>

  public init(_ folder: URL) throws {
    let sources = folder.appendingPathComponent("Sources")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path),
      names.contains("SwiftUI")
    else {
      throw ProjectError("\(folder.path) is no checkout of Sash; SASH_HOME can name one.")
    }
    self.folder = folder
    modules = Set(names)
  }

  /// Modules that come with the compiler on this system.
  static let system: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Glibc", "Observation",
    "Synchronization", "RegexBuilder", "Distributed", "XCTest", "Testing", "_Concurrency",
    "_StringProcessing", "Builtin",
  ]
}
