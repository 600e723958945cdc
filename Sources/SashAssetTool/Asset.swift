import Foundation

/// A picture or a colour of an asset catalogue.
struct Asset: Equatable {
  enum Kind: String, CaseIterable {
    case image, color
    /// The endings of its folder.
    var endings: [String] { self == .image ? ["imageset", "symbolset"] : ["colorset"] }
  }
  var kind: Kind
  /// The groups that it is named with, outermost first.
  var groups: [String] = []
  var name: String
  /// The name that the program finds it by.
  var path: String { (groups + [name]).joined(separator: "/") }

  /// What is in a catalogue, in the order of names. Only groups that say so are part of names.
  static func all(in folder: URL, groups: [String] = [], depth: Int = 0) -> [Asset] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var result: [Asset] = []
    for entry in (found ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind.allCases.first(where: { $0.endings.contains(entry.pathExtension) }) {
        result.append(Asset(kind: kind, groups: groups, name: name))
      } else if entry.pathExtension.isEmpty, entry.hasDirectoryPath, depth < 8 {
        result += all(in: entry, groups: hasNames(entry) ? groups + [name] : groups, depth: depth + 1)
      }
    }
    return result
  }

  /// Whether a group is part of the names of what is in it.
  private static func hasNames(_ group: URL) -> Bool {
    guard let data = try? Data(contentsOf: group.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
