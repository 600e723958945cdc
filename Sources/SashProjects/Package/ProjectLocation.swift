import Foundation

/// What lies at a path that somebody wants to run.
public enum ProjectLocation: Equatable {
  case package(URL), project(URL), workspace(URL)

  /// Looks at a path: a project, a workspace, a manifest, or a folder that holds one of these, itself or some folders below.
  public static func find(_ path: String) throws -> ProjectLocation {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ProjectError("There is nothing at \(url.path).")
    }
    if let location = named(url) { return location }
    guard url.leadsToFolder else {
      throw ProjectError(
        "\(url.path) is no project: name a Package.swift, an .xcodeproj, an .xcworkspace or a folder with one."
      )
    }
    var level = [url]
    for _ in 0..<4 {
      let found = level.flatMap(inside)
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        let names = found.map { "  " + $0.url.path }.sorted()
        throw ProjectError(
          "There are several projects in \(url.path); name one of them:\n\(names.joined(separator: "\n"))")
      }
      level = level.flatMap(folders)
    }
    throw ProjectError(
      "There is no Package.swift, .xcodeproj or .xcworkspace in \(url.path) or the folders below it.")
  }

  public var url: URL {
    switch self {
    case .package(let url), .project(let url), .workspace(let url): url
    }
  }

  private static func named(_ url: URL) -> ProjectLocation? {
    switch url.pathExtension {
    case "xcodeproj": .project(url)
    case "xcworkspace": .workspace(url)
    default: url.lastPathComponent == "Package.swift" ? .package(url.deletingLastPathComponent()) : nil
    }
  }

  /// The projects in a folder. A workspace holds projects, and a project comes before a package: many libraries have a
  /// manifest beside the project of their app.
  private static func inside(_ folder: URL) -> [ProjectLocation] {
    let all = contents(folder).compactMap(named)
    for group in [
      all.filter { if case .workspace = $0 { true } else { false } },
      all.filter { if case .project = $0 { true } else { false } }, all,
    ] where !group.isEmpty { return group }
    return []
  }
  private static func contents(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
  private static func folders(in folder: URL) -> [URL] {
    contents(folder).filter {
      let name = $0.lastPathComponent
      return $0.leadsToFolder && !name.hasPrefix(".")
        && !["Pods", "Carthage", "build", "node_modules"].contains(name)
    }
  }
}
