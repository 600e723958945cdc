import Foundation

/// Where the files and folders of a project are: a reference says its path relative to a group, the project or the disk.
struct ProjectPaths {
  private var urls: [String: URL] = [:]

  init(_ file: ProjectFile) {
    guard let main = file.root.entry("mainGroup") else { return }
    var waiting: [(entry: ProjectFile.Entry, parent: URL?)] = [(main, file.folder)]
    var seen: Set<String> = []
    while let (entry, parent) = waiting.popLast() {
      guard seen.insert(entry.id).inserted else { continue }
      let url = Self.url(of: entry, in: parent, file.folder)
      urls[entry.id] = url
      // A group of languages or of versions of a model may have no path of its own.
      for child in entry.entries("children") { waiting.append((child, url)) }
    }
  }

  /// The place of a file, a group or a synchronised folder; nil for what is built or comes with a system.
  func url(of entry: ProjectFile.Entry) -> URL? { urls[entry.id] }

  private static func url(of entry: ProjectFile.Entry, in parent: URL?, _ root: URL) -> URL? {
    let path = entry.string("path") ?? ""
    func below(_ base: URL?) -> URL? {
      guard let base else { return nil }
      return path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
    }
    switch entry.string("sourceTree") ?? "<group>" {
    case "<group>": return below(parent)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return below(root)
    case "<absolute>": return URL(fileURLWithPath: path)
    default: return nil
    }
  }
}
