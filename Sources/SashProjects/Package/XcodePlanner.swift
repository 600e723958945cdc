import Foundation

/// Makes a plan of projects of Xcode: the app, and of the targets and packages those that it needs.
struct XcodePlanner {
  private let projects: [XcodeProject]
  /// Packages that lie in the workspace beside the projects.
  private let folders: [URL]
  private let origin: URL
  private let packages: PackageCollector

  init(projects: [XcodeProject], folders: [URL], origin: URL, packages: PackageCollector) {
    (self.projects, self.folders, self.origin, self.packages) = (projects, folders, origin, packages)
  }

  /// - Parameter target: The app to build; may be nil if there is one only.
  func plan(target: String?) throws -> PackagePlan {
    let (project, app) = try self.app(target)
    return try plan(project, app: app, tests: [])
  }

  /// - Parameter target: Tests, or the app whose tests are meant; may be nil if there is one app only, or none.
  func testPlan(target: String?) throws -> PackagePlan {
    let all = projects.flatMap { project in project.targets.map { (project: project, target: $0) } }
    let apps = all.filter { $0.target.kind == .app }
    let tests = all.filter { $0.target.kind == .tests }
    if let found = tests.first(where: { $0.target.name == target }) {
      return try plan(
        found.project, app: apps.first { found.target.isTest(of: $0.target) }?.target, tests: [found.target])
    }
    let app = try target == nil && apps.isEmpty ? nil : self.app(target).1
    let others = apps.filter { $0.target.name != app?.name }
    // Those of frameworks are of no app.
    let meant = tests.filter { test in
      app.map { test.target.isTest(of: $0) } == true || !others.contains { test.target.isTest(of: $0.target) }
    }
    guard let first = meant.first else {
      throw ProjectError("\(origin.path) has no target of tests\(app.map { " for \($0.name)" } ?? "").")
    }
    return try plan(first.project, app: app, tests: meant.map(\.target))
  }

  private func plan(_ project: XcodeProject, app: ProjectTarget?, tests: [ProjectTarget]) throws
    -> PackagePlan
  {
    var plan = PackagePlan(origin: origin, language: project.developmentLanguage)
    let roots = (app.map { [$0] } ?? []) + tests
    let names = Set(roots.map(\.name))
    plan.notices = project.notices.filter { notice in
      // What concerns targets that are not built is of no interest.
      !project.targets.contains { !names.contains($0.name) && notice.text.contains("of \($0.name) ") }
    }
    var (waiting, seen) = (roots, names)
    while let next = waiting.popLast() {
      var module = try self.module(next, &plan.notices)
      let imported = Set(
        next.sources.filter { $0.pathExtension == "swift" }.flatMap { url in
          ImportScan.imports(of: (try? String(contentsOf: url, encoding: .utf8)) ?? "").map(\.module)
        })
      for other in projects.flatMap(\.targets) where other.name != next.name {
        // Xcode finds what is only imported too.
        let isNeeded = next.dependencies.contains(other.name) || imported.contains(other.module)
        guard isNeeded else { continue }
        if next.kind == .tests, other.name == app?.name {
          module.modules.append(other.module)
          continue
        }
        guard other.kind == .framework else {
          if case .other(let kind) = other.kind, next.name == app?.name {
            plan.notices.append(
              ProjectNotice(
                "\(other.name) (\(kind)) goes with the app and is not built", file: project.url.path))
          }
          continue
        }
        if !module.modules.contains(other.module) { module.modules.append(other.module) }
        if seen.insert(other.name).inserted { waiting.append(other) }
      }
      let references = Set(projects.flatMap(\.packages.values.local) + folders)
      for product in next.products {
        try packages.add(product.name, reference(product), Array(references), to: &module, &plan)
      }
      plan.modules.append(module)
    }
    return plan
  }

  private func reference(_ product: ProjectTarget.PackageProduct) -> XcodeProject.Package? {
    product.package.flatMap { id in projects.lazy.compactMap { $0.packages[id] }.first }
      ?? projects.flatMap { $0.packages.values }.first { package in
        // The project does not say which package: one that is named as the product.
        guard case .remote(let url, _) = package else { return false }
        return PackageCollector.identity(url).lowercased() == product.name.lowercased()
      }
  }

  private func app(_ name: String?) throws -> (XcodeProject, ProjectTarget) {
    let all = projects.flatMap { project in project.targets.map { (project, $0) } }
    let apps = all.filter { $0.1.kind == .app }
    let place = origin.path
    if let name {
      guard let found = all.first(where: { $0.1.name == name }) else {
        throw ProjectError("\(place) has no target \(name).\n" + Self.list(apps))
      }
      guard found.1.kind == .app else {
        throw ProjectError("\(name) is no app, so it cannot be built by itself.\n" + Self.list(apps))
      }
      return found
    }
    let phones = apps.filter { $0.1.isForPhones }
    let candidates = phones.isEmpty ? apps : phones
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      let others = all.map { "  \($0.1.name)" }
      throw ProjectError(
        "\(place) has no target that is an app."
          + (others.isEmpty ? "" : " It has these:\n\(others.joined(separator: "\n"))"))
    default: throw ProjectError("\(place) has several apps; say which by --target.\n" + Self.list(candidates))
    }
  }
  private static func list(_ apps: [(XcodeProject, ProjectTarget)]) -> String {
    apps.isEmpty ? "It has no apps." : "Its apps:\n" + apps.map { "  \($0.1.name)" }.joined(separator: "\n")
  }

  // MARK: One target

  private func module(_ target: ProjectTarget, _ notices: inout [ProjectNotice]) throws -> ModulePlan {
    let settings = target.settings
    let kind: ModulePlan.Kind =
      switch target.kind {
      case .app: .app
      case .tests: .tests
      case .framework, .other: .library
      }
    var module = ModulePlan(name: target.module, kind: kind)
    module.sources = target.sources
    module.resources = target.resources
    if target.kind == .app { module.infoPlist = try InfoPlist.make(settings, &notices) }
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    module.conditions =
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
      + flags.indices.compactMap { index in
        if flags[index] == "-D", index + 1 < flags.count { return flags[index + 1] }
        return flags[index].hasPrefix("-D") && flags[index].count > 2
          ? String(flags[index].dropFirst(2)) : nil
      }
    module.languageMode =
      switch settings["SWIFT_VERSION"] ?? "5.0" {
      case let version where version.hasPrefix("6"): "v6"
      case let version where version.hasPrefix("4.2"): "v4_2"
      case let version where version.hasPrefix("4"): "v4"
      default: "v5"
      }
    module.isOnMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    module.features = Self.features(settings)
    if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      notices.append(
        ProjectNotice(
          "\(header) brings Objective-C to Swift, which is not here", file: target.settings["PROJECT_DIR"]))
    }
    return module
  }

  private static func features(_ settings: BuildSettings) -> [String] {
    var features = settings.names.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isSet($0) }
      .compactMap { spelled[String($0.dropFirst(23))] }
    if settings.isSet("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    }
    return Set(features).sorted()
  }
  /// How settings spell features, and how the compiler does.
  private static let spelled: [String: String] = [
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility", "EXISTENTIAL_ANY": "ExistentialAny",
    "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
}

extension Collection where Element == XcodeProject.Package {
  /// The folders of those that lie on this disk.
  var local: [URL] { compactMap { if case .local(let url) = $0 { url } else { nil } } }
}
