import Foundation

/// A Swift package in a folder, as the package manager describes it.
struct SwiftPackage {
  struct Target {
    let name: String
    let type: String
    let moduleType: String
    let folder: URL
    let sources: [URL]
    let resources: [ProjectTarget.Resource]
    let modules: [String]
    let products: [String]
    var conditions: [String] = []
  }
  struct Product {
    let name: String
    let targets: [String]
  }
  struct Dependency {
    let identity: String
    /// Nil if it is fetched.
    let path: URL?
    let url: String?
    /// As a manifest writes it.
    let requirement: String
  }

  let name: String
  let folder: URL
  let language: String?
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]
  let languageMode: String

  /// Whether it says itself that it uses Sash.
  var usesSash: Bool { dependencies.contains { $0.identity.lowercased() == "sash" } || manifestNamesSash }
  private let manifestNamesSash: Bool

  init(_ folder: URL, scratch: URL) throws {
    self.folder = folder
    let manifest =
      (try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
    manifestNamesSash = manifest.contains("package: \"Sash\"")
    let dump = try Self.json(["dump-package"], folder, scratch)
    let described = try Self.json(["describe", "--type", "json"], folder, scratch)
    name = described["name"] as? String ?? folder.lastPathComponent
    language = described["default_localization"] as? String
    let tools = (dump["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.5"
    let modes = dump["swiftLanguageVersions"] as? [String]
    languageMode = "v" + (modes?.last ?? tools).prefix(1).description
    var conditions: [String: [String]] = [:]
    for target in dump["targets"] as? [[String: Any]] ?? [] {
      let settings = target["settings"] as? [[String: Any]] ?? []
      conditions[target["name"] as? String ?? ""] = settings.compactMap {
        guard $0["tool"] as? String == "swift", let kind = $0["kind"] as? [String: Any] else { return nil }
        return (kind["define"] as? [String: String])?["_0"]
      }
    }
    targets = (described["targets"] as? [[String: Any]] ?? []).compactMap { fields in
      guard let name = fields["name"] as? String, let path = fields["path"] as? String else { return nil }
      let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
      let resources = fields["resources"] as? [[String: Any]] ?? []
      return Target(
        name: name, type: fields["type"] as? String ?? "", moduleType: fields["module_type"] as? String ?? "",
        folder: place,
        sources: (fields["sources"] as? [String] ?? []).map { place.appendingPathComponent($0) },
        resources: resources.flatMap { Self.resources($0) },
        modules: fields["target_dependencies"] as? [String] ?? [],
        products: fields["product_dependencies"] as? [String] ?? [], conditions: conditions[name] ?? [])
    }
    products = (described["products"] as? [[String: Any]] ?? []).map {
      Product(name: $0["name"] as? String ?? "", targets: $0["targets"] as? [String] ?? [])
    }
    dependencies = (described["dependencies"] as? [[String: Any]] ?? []).map { fields in
      Dependency(
        identity: fields["identity"] as? String ?? "",
        path: (fields["path"] as? String).map { URL(fileURLWithPath: $0) }, url: fields["url"] as? String,
        requirement: Self.requirement(fields["requirement"]))
    }
  }

  /// A file or a folder in a target, with the language that its folder names.
  private static func resources(_ fields: [String: Any]) -> [ProjectTarget.Resource] {
    guard let path = fields["path"] as? String else { return [] }
    let url = URL(fileURLWithPath: path)
    let isCopied = (fields["rule"] as? [String: Any])?["copy"] != nil
    let folder = url.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    return [.init(url: url, language: language, isFolder: isCopied && url.leadsToFolder)]
  }

  private static func requirement(_ field: Any?) -> String {
    let fields = field as? [String: Any] ?? [:]
    if let range = (fields["range"] as? [[String: String]])?.first {
      return "\"\(range["lower_bound"] ?? "0.0.0")\"..<\"\(range["upper_bound"] ?? "999.0.0")\""
    }
    for kind in ["exact", "branch", "revision"] {
      if let value = (fields[kind] as? [String])?.first { return "\(kind): \"\(value)\"" }
    }
    return "from: \"0.0.0\""
  }

  private static func json(_ arguments: [String], _ folder: URL, _ scratch: URL) throws -> [String: Any] {
    let (status, output, errors) = try Tool.read(
      "swift", ["package", "--package-path", folder.path, "--scratch-path", scratch.path] + arguments)
    // Hints may stand before what was asked for.
    guard status == 0, let start = output.firstIndex(of: "{"),
      let fields = try? JSONSerialization.jsonObject(with: Data(output[start...].utf8)) as? [String: Any]
    else {
      let said = errors.split(separator: "\n").filter { $0.contains("error") }.joined(separator: "\n")
      throw ProjectError("The package in \(folder.path) cannot be read.\n\(said.isEmpty ? errors : said)")
    }
    return fields
  }
}
