import Foundation

/// An `.xcconfig`: build settings in lines, which may include others.
enum ConfigurationFile {
  /// The settings in the order of the file. Files that are missing are named in `notices`.
  static func settings(_ url: URL, _ notices: inout [ProjectNotice]) -> [(name: String, value: String)] {
    var seen: Set<String> = []
    return read(url, &seen, &notices)
  }

  private static func read(_ url: URL, _ seen: inout Set<String>, _ notices: inout [ProjectNotice])
    -> [(name: String, value: String)]
  {
    guard seen.insert(url.standardizedFileURL.path).inserted else { return [] }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      notices.append(ProjectNotice("this file of build settings is missing", file: url.path))
      return []
    }
    var settings: [(name: String, value: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if code.isEmpty { continue }
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let other = URL(fileURLWithPath: String(parts[1]), relativeTo: url.deletingLastPathComponent())
        let isOptional = code.hasPrefix("#include?")
        if isOptional, !FileManager.default.fileExists(atPath: other.path) { continue }
        settings += read(other.standardizedFileURL, &seen, &notices)
        continue
      }
      // Conditions hold equal signs too: NAME[sdk=iphoneos*] = value.
      var depth = 0
      guard
        let equal = code.firstIndex(where: {
          depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
          return $0 == "=" && depth == 0
        })
      else {
        notices.append(ProjectNotice("this is no build setting: \(code)", file: url.path, line: number + 1))
        continue
      }
      var value = code[code.index(after: equal)...].trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value.removeLast() }
      settings.append((code[..<equal].trimmingCharacters(in: .whitespaces), value))
    }
    return settings
  }
}
