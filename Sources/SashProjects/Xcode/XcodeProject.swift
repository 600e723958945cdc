import Foundation

/// A project of Xcode: its targets with their files and settings, and the packages that they use.
public struct XcodeProject {
  /// A Swift package that the project names.
  enum Package: Equatable {
    case local(URL)
    case remote(url: String, requirement: String)
  }

  public let url: URL
  public private(set) var targets: [ProjectTarget] = []
  /// By the identifiers of their references.
  private(set) var packages: [String: Package] = [:]
  /// What was odd about it.
  public private(set) var notices: [ProjectNotice] = []
  /// The language that it is written in.
  let developmentLanguage: String

  public var name: String { url.deletingPathExtension().lastPathComponent }

  /// - Parameter url: The folder `NAME.xcodeproj`.
  public init(_ url: URL, configuration: String = "Debug") throws {
    try self.init(ProjectFile(project: url), configuration: configuration)
  }

  init(_ file: ProjectFile, configuration: String = "Debug") throws {
    url = file.url
    developmentLanguage = file.root.string("developmentRegion") ?? "en"
    let paths = ProjectPaths(file)
    packages = Self.packages(file, paths)
    for entry in file.root.entries("targets") {
      guard let name = entry.string("name") else { continue }
      guard entry.isa == "PBXNativeTarget" else {
        notices.append(
          ProjectNotice("\(name) is a target that builds nothing itself and is left out", file: url.path))
        continue
      }
      let settings = self.settings(of: entry, file, paths, configuration)
      var target = ProjectTarget(name: name, kind: Self.kind(entry), settings: settings)
      TargetFiles(file, paths, entry).collect(into: &target, &notices)
      target.dependencies += entry.entries("dependencies").compactMap {
        // A dependency on a target of another project has only a proxy.
        $0.entry("target")?.string("name") ?? $0.string("name")
      }
      let products =
        entry.entries("packageProductDependencies")
        + entry.entries("dependencies").compactMap { $0.entry("productRef") }
      for product in products.compactMap(Self.product) where !target.products.contains(product) {
        target.products.append(product)
      }
      targets.append(target)
    }
  }

  private static func product(_ entry: ProjectFile.Entry) -> ProjectTarget.PackageProduct? {
    entry.string("productName").map { .init(name: $0, package: entry.string("package")) }
  }

  private static func kind(_ entry: ProjectFile.Entry) -> ProjectTarget.Kind {
    let type = (entry.string("productType") ?? "").replacingOccurrences(
      of: "com.apple.product-type.", with: "")
    return switch type {
    case "application", "application.on-demand-install-capable": .app
    case "framework", "framework.static", "library.static", "library.dynamic": .framework
    case "bundle.unit-test", "bundle.ui-testing": .tests
    default: .other(type)
    }
  }

  private static func packages(_ file: ProjectFile, _ paths: ProjectPaths) -> [String: Package] {
    var packages: [String: Package] = [:]
    for entry in file.all("XCLocalSwiftPackageReference") {
      guard let path = entry.string("relativePath") else { continue }
      packages[entry.id] = .local(file.folder.appendingPathComponent(path).standardizedFileURL)
    }
    for entry in file.all("XCRemoteSwiftPackageReference") {
      guard let url = entry.string("repositoryURL") else { continue }
      packages[entry.id] = .remote(url: url, requirement: requirement(entry.fields["requirement"]))
    }
    // Before Xcode 15 a package in a folder was only a file of the project.
    for entry in file.all("PBXFileReference") {
      guard let url = paths.url(of: entry),
        FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
      else { continue }
      packages[entry.id] = .local(url)
    }
    return packages
  }

  /// As a manifest writes it.
  private static func requirement(_ field: Any?) -> String {
    let fields = field as? [String: String] ?? [:]
    let (lowest, highest) = (fields["minimumVersion"] ?? "0.0.0", fields["maximumVersion"] ?? "0.0.0")
    return switch fields["kind"] {
    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(lowest)\")"
    case "exactVersion": "exact: \"\(fields["version"] ?? lowest)\""
    case "versionRange": "\"\(lowest)\"..<\"\(highest)\""
    case "branch": "branch: \"\(fields["branch"] ?? "main")\""
    case "revision": "revision: \"\(fields["revision"] ?? "")\""
    default: "from: \"\(lowest)\""
    }
  }

  // MARK: Settings

  private mutating func settings(
    of target: ProjectFile.Entry, _ file: ProjectFile, _ paths: ProjectPaths, _ configuration: String
  ) -> BuildSettings {
    let name = target.string("name") ?? ""
    let folder = file.folder.path
    var settings = BuildSettings(
      granted: [
        "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": target.string("productName") ?? name,
        "PROJECT_NAME": self.name, "PROJECT": self.name, "SRCROOT": folder, "PROJECT_DIR": folder,
        "SOURCE_ROOT": folder, "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        "DEVELOPMENT_LANGUAGE": developmentLanguage, "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1",
      ], configuration: configuration)
    for owner in [file.root, target] {
      let all = owner.entry("buildConfigurationList")?.entries("buildConfigurations") ?? []
      guard let found = all.first(where: { $0.string("name") == configuration }) ?? all.first else {
        continue
      }
      if let base = found.entry("baseConfigurationReference"), let url = paths.url(of: base) {
        settings.add(ConfigurationFile.settings(url, &notices))
      } else if let anchor = found.entry("baseConfigurationReferenceAnchor"),
        let below = found.string("baseConfigurationReferenceRelativePath"), let url = paths.url(of: anchor)
      {
        settings.add(ConfigurationFile.settings(url.appendingPathComponent(below), &notices))
      }
      let fields = found.fields["buildSettings"] as? [String: Any] ?? [:]
      settings.add(
        fields.keys.sorted().map { key in
          // Words of lists that have spaces are in quotes in a text.
          let list = (fields[key] as? [String])?.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
          return (key, list?.joined(separator: " ") ?? fields[key] as? String ?? "")
        })
    }
    return settings
  }
}
