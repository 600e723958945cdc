import Foundation

/// What a folder is to hold: files that lead to others, and files with contents of their own.
struct FileTree {
  enum Node: Equatable {
    case link(URL)
    case contents(Data)
  }
  private(set) var nodes: [String: Node] = [:]

  /// Adds a file; false if there is one in its place already.
  @discardableResult
  mutating func add(_ node: Node, at path: String) -> Bool {
    guard nodes[path] == nil else { return nodes[path] == node }
    nodes[path] = node
    return true
  }
  /// Adds each file of a folder, since what is made of folders looks into these and not through links.
  mutating func add(folder: URL, at path: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] where name != ".DS_Store" {
      let url = folder.appendingPathComponent(name)
      if url.leadsToFolder {
        add(folder: url, at: "\(path)/\(name)")
      } else {
        add(.link(url), at: "\(path)/\(name)")
      }
    }
  }

  /// Makes a folder hold these files and no others. What is as it was is not touched, so that nothing is built anew.
  func write(to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] where nodes[path] == nil {
      let url = folder.appendingPathComponent(path)
      guard let attributes = try? manager.attributesOfItem(atPath: url.path) else { continue }
      if attributes[.type] as? FileAttributeType == .typeDirectory {
        if !nodes.keys.contains(where: { $0.hasPrefix(path + "/") }) { try? manager.removeItem(at: url) }
      } else {
        try manager.removeItem(at: url)
      }
    }
    for (path, node) in nodes {
      let url = folder.appendingPathComponent(path)
      let link = try? manager.destinationOfSymbolicLink(atPath: url.path)
      switch node {
      case .link(let target):
        if link == target.path { continue }
        try? manager.removeItem(at: url)
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
      case .contents(let data):
        if link == nil, (try? Data(contentsOf: url)) == data { continue }
        try? manager.removeItem(at: url)
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
      }
    }
  }
}

extension URL {
  /// Whether there is a folder, or a link to one.
  var leadsToFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
