import Foundation

/// Where a program lies that tests use.
enum ProgramLocation {
  case file(URL)
  case named(String)

  /// The program that tests of a file are for; `fileID` is `Module/File.swift`.
  static func tested(by fileID: String) -> ProgramLocation {
    if let path = ProcessInfo.processInfo.environment["SASH_UI_TEST_APP"], !path.isEmpty {
      return .file(URL(fileURLWithPath: path))
    }
    var module = String(fileID.prefix { $0 != "/" })
    for end in ["UITests", "UITest", "Tests"] where module.hasSuffix(end) && module != end {
      module.removeLast(end.count)
      break
    }
    return .named(module.hasSuffix("_") ? String(module.dropLast()) : module)
  }

  var name: String {
    switch self {
    case .file(let url): url.deletingPathExtension().lastPathComponent
    case .named(let name): name
    }
  }

  /// The file; throws where it was looked for in vain.
  func find() throws -> URL {
    switch self {
    case .file(let url):
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
      throw FindError("\(url.path) is no program")
    case .named(let name):
      let folders = [Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0])]
        .compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
      for folder in folders {
        let file = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: file.path)
        {
          return file
        }
      }
      throw FindError(
        "there is no program \(name) in \(folders.first?.path ?? "the folder of the tests"); let the target of the tests "
          + "depend on it, or name its file by SASH_UI_TEST_APP")
    }
  }
}
