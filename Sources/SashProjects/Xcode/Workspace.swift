import Foundation

/// A workspace of Xcode: projects and packages side by side.
enum Workspace {
  /// The projects and the folders of packages that it names, in its order.
  static func contents(_ workspace: URL) throws -> [URL] {
    let file = workspace.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: file) else {
      throw ProjectError("\(workspace.path) has no contents.xcworkspacedata, so it is no workspace of Xcode.")
    }
    guard let text = String(data: data, encoding: .utf8), text.contains("<Workspace") else {
      throw ProjectError("\(file.path) cannot be read: it is no workspace.")
    }
    var folders = [workspace.deletingLastPathComponent()]
    var found: [URL] = []
    // Groups may have a place of their own; all else are empty elements.
    for piece in text.split(separator: "<").map(String.init) {
      if piece.hasPrefix("/Group"), folders.count > 1 { folders.removeLast() }
      guard let place = attribute("location", piece) else { continue }
      let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = parts.count > 1 ? parts[1] : ""
      let base = parts[0] == "container" ? folders[0] : folders[folders.count - 1]
      let url =
        parts[0] == "absolute"
        ? URL(fileURLWithPath: path) : path.isEmpty ? base : base.appendingPathComponent(path)
      if piece.hasPrefix("Group") { folders.append(url.standardizedFileURL) }
      // The workspace in a project names the project.
      if piece.hasPrefix("FileRef") {
        found.append(parts[0] == "self" ? workspace.deletingLastPathComponent() : url.standardizedFileURL)
      }
    }
    return found
  }

  private static func attribute(_ name: String, _ piece: String) -> String? {
    guard let start = piece.range(of: #"\#(name)\s*=\s*""#, options: .regularExpression),
      let end = piece[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return piece[start.upperBound..<end].replacingOccurrences(of: "&amp;", with: "&")
  }
}
