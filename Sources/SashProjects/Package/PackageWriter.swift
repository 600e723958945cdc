import Foundation

/// Writes the package that stands for a project: a manifest, and folders whose files lead to those of the project.
struct PackageWriter {
  private let checkout: SashCheckout
  private let folder: URL
  private(set) var notices: [ProjectNotice] = []
  /// Whether the compiler would not get past the imports.
  private(set) var lacksModules = false
  /// The files of the package that are not where the project has them, for messages of the compiler.
  private(set) var origins: [String: String] = [:]

  init(_ checkout: SashCheckout, to folder: URL) {
    (self.checkout, self.folder) = (checkout, folder)
  }

  /// Names that are taken here and that a module of the project must not have.
  static func name(of app: ModulePlan, _ checkout: SashCheckout) -> String {
    let taken = checkout.modules.union(["Gallery", "GalleryPages", "Monkey", "SashBench"])
    return taken.contains(app.name) ? app.name + "App" : app.name
  }

  mutating func write(_ plan: PackagePlan) throws {
    var tree = FileTree()
    var targets: [String] = []
    for module in plan.modules { targets.append(target(module, plan, &tree)) }
    let dependencies = [".package(name: \"Sash\", path: \(quoted(checkout.folder.path)))"] + plan.packages
    let app = plan.app.map { Self.name(of: $0, checkout) }
    let products =
      app.map { "  products: [.executable(name: \(quoted($0)), targets: [\(quoted($0))])],\n" } ?? ""
    let manifest = """
      // swift-tools-version: 6.2
      // Made by `sash` of \(plan.origin.path); written anew each time.
      import PackageDescription

      let package = Package(
        name: \(quoted(folder.lastPathComponent)),
        defaultLocalization: \(quoted(plan.language)),
        platforms: [.iOS(.v17), .macOS(.v14)],
      \(products)  dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ]
      )

      """
    tree.add(.contents(Data(manifest.utf8)), at: "Package.swift")
    // What the package manager writes itself.
    let resolved = folder.appendingPathComponent("Package.resolved")
    if let data = try? Data(contentsOf: resolved) { tree.add(.contents(data), at: "Package.resolved") }
    try tree.write(to: folder)
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  // MARK: One target

  private mutating func target(_ module: ModulePlan, _ plan: PackagePlan, _ tree: inout FileTree) -> String {
    let name = module.isApp ? Self.name(of: module, checkout) : module.name
    let base = "Sources/\(name)"
    let sources = self.sources(module, plan)
    let translation = SourceTranslator(sources.map { ($0.url, $0.text) }).translate()
    notices += translation.notices
    for source in sources {
      let path = "\(base)/Code/\(source.path)"
      if let text = translation.texts[source.url] {
        tree.add(.contents(Data(text.utf8)), at: path)
      } else {
        tree.add(.link(source.url), at: path)
      }
      origins[folder.appendingPathComponent(path).path] = source.url.path
    }
    let rules = resources(module, base, &tree)
    var excludes: [String] = []
    if let list = module.infoPlist {
      tree.add(.contents(list), at: "\(base)/Info.plist")
      excludes.append("Info.plist")
    }
    let imported = Set(sources.flatMap { ImportScan.imports(of: $0.text).map(\.module) })
    noticeImports(sources, module, plan)
    return manifest(name, module, plan, rules, excludes, imported)
  }

  private func manifest(
    _ name: String, _ module: ModulePlan, _ plan: PackagePlan, _ rules: [String], _ excludes: [String],
    _ imported: Set<String>
  ) -> String {
    let app = plan.app
    let modules = module.modules.map { $0 == app?.name ? Self.name(of: app!, checkout) : $0 }
    var dependencies = modules.map(quoted) + [".product(name: \"SwiftUI\", package: \"Sash\")"]
    // These are left out of SwiftUI, since what they stand on takes a while to build.
    if !imported.isDisjoint(with: ["CryptoKit", "Security"]) {
      dependencies.append(".product(name: \"CryptoKit\", package: \"Sash\")")
    }
    // XCTest brings it along on Apple's systems.
    if module.kind == .tests, imported.contains("XCTest") {
      dependencies.append(".product(name: \"XCUIAutomation\", package: \"Sash\")")
    }
    dependencies += module.products.map {
      ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
    }
    var settings = [".swiftLanguageMode(.\(module.languageMode))"]
    settings += Set(module.conditions).subtracting(["DEBUG"]).sorted().map { ".define(\(quoted($0)))" }
    settings += module.features.map { ".enableUpcomingFeature(\(quoted($0)))" }
    if module.isOnMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    let fields = [
      "name: \(quoted(name))", "dependencies: [\(dependencies.joined(separator: ", "))]",
      "path: \(quoted("Sources/\(name)"))",
      excludes.isEmpty ? nil : "exclude: [\(excludes.map(quoted).joined(separator: ", "))]",
      "sources: [\"Code\"]",
      rules.isEmpty ? nil : "resources: [\(rules.joined(separator: ", "))]",
      "swiftSettings: [\(settings.joined(separator: ", "))]",
      "plugins: [.plugin(name: \"SashAssets\", package: \"Sash\")]",
    ].compactMap { $0 }
    let kind =
      switch module.kind {
      case .app: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    return ".\(kind)(\n      \(fields.joined(separator: ",\n      ")))"
  }

  // MARK: Sources

  private struct Source {
    let url: URL
    let path: String
    let text: String
  }

  /// The files of Swift, with the paths that they have below a folder of all.
  private mutating func sources(_ module: ModulePlan, _ plan: PackagePlan) -> [Source] {
    var taken: Set<String> = []
    let root = Self.commonFolder(module.sources)
    var sources: [Source] = []
    for url in module.sources {
      guard url.pathExtension == "swift" else {
        notices.append(
          ProjectNotice("only Swift is built here; this file of \(module.name) is left out", file: url.path))
        continue
      }
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        notices.append(ProjectNotice("this file of \(module.name) cannot be read as UTF-8", file: url.path))
        continue
      }
      let path = url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.lastPathComponent
      // A file that is named twice is one file.
      guard taken.insert(path).inserted else { continue }
      sources.append(Source(url: url, path: path, text: text))
    }
    return sources
  }

  static func commonFolder(_ urls: [URL]) -> String {
    let folders = urls.map { Array($0.deletingLastPathComponent().pathComponents.dropFirst()) }
    guard var common = folders.first else { return "/" }
    for folder in folders {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    return common.isEmpty ? "/" : "/" + common.joined(separator: "/") + "/"
  }

  /// Names what is imported and is not there, before the compiler does: one that is missing after the other.
  private mutating func noticeImports(_ sources: [Source], _ module: ModulePlan, _ plan: PackagePlan) {
    let own = Set(plan.modules.map(\.name)).union(module.products.map(\.name)).union(
      plan.modules.flatMap(\.products).map(\.name))
    let known = checkout.modules.union(SashCheckout.system).union(own)
    // Products of packages need not have the names of their modules.
    guard plan.packages.isEmpty else { return }
    var first: [String: (file: String, line: Int, count: Int)] = [:]
    for source in sources {
      for found in ImportScan.imports(of: source.text)
      where !found.isConditional && !known.contains(found.module) {
        first[found.module, default: (source.url.path, found.line, 0)].count += 1
      }
    }
    lacksModules = lacksModules || !first.isEmpty
    for (module, place) in first.sorted(by: { $0.key < $1.key }) {
      let more = place.count > 1 ? " (and \(place.count - 1) more)" : ""
      notices.append(
        ProjectNotice("the module \(module) is not here\(more)", file: place.file, line: place.line))
    }
  }

  // MARK: Resources

  private static let wholes: Set<String> = [
    "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "docc", "xcmappingmodel",
  ]

  /// Lays the files out and says the rules for them.
  private mutating func resources(_ module: ModulePlan, _ base: String, _ tree: inout FileTree) -> [String] {
    var (isProcessed, copied): (Bool, [String]) = (false, [])
    for resource in module.resources {
      let (url, name) = (resource.url, resource.url.lastPathComponent)
      if url.pathExtension == "nib", !url.leadsToFolder {
        notices.append(
          ProjectNotice("what Interface Builder has compiled cannot be read; give its .xib", file: url.path))
        continue
      }
      // Nothing shows a launch screen here.
      if name == "LaunchScreen.storyboard" || name == "Info.plist"
        || ["xcstickers", "icon", "docc"].contains(url.pathExtension)
      {
        continue
      }
      if resource.isFolder || Self.wholes.contains(url.pathExtension) {
        let path = "Folders/\(name)"
        if copied.contains(path) { continue }
        tree.add(folder: url, at: "\(base)/\(path)")
        copied.append(path)
        continue
      }
      let language = resource.language.map { $0 + ".lproj/" } ?? ""
      let path = "\(base)/Resources/\(language)\(name)"
      if url.leadsToFolder {
        tree.add(folder: url, at: path)
      } else if !tree.add(.link(url), at: path) {
        notices.append(
          ProjectNotice("\(module.name) has another resource of this name, which is taken", file: url.path))
      }
      isProcessed = true
    }
    return (isProcessed ? [".process(\"Resources\")"] : []) + copied.map { ".copy(\(quoted($0)))" }
  }
}
