import Foundation
import SashMessages

// Foundation on Linux lacks these; where it has them, its own are taken.

extension URL {
  /// The documents of the user.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// What programs keep that is neither a document nor a setting.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }
  /// What can be made again.
  @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// Around what programs keep; Linux has no such folder of its own.
  @_disfavoredOverload public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }
  @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

  /// A folder of the user, which is there when it is asked for, as on Apple's systems.
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ standard: String) -> URL {
    let url =
      FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(standard, isDirectory: true)
    do {
      try UserFolders.make(url)
    } catch {
      tellOnce("The folder \(url.path) cannot be made: \(error.localizedDescription)")
    }
    return url
  }
}

extension UserFolders {
  /// Makes the folders that an app takes for granted: it asks `FileManager` where they are and writes into them.
  package static func makeStandardFolders() {
    for directory in [
      FileManager.SearchPathDirectory.documentDirectory, .applicationSupportDirectory, .cachesDirectory,
    ] {
      // What cannot be made is told when it is asked for: many programs never do.
      guard let url = FileManager.default.urls(for: directory, in: .userDomainMask).first else { continue }
      try? make(url)
    }
  }

  fileprivate static func make(_ folder: URL) throws {
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
