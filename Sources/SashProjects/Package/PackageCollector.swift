import Foundation

/// Brings the products of Swift packages into a plan.
///
/// A package whose sources import Apple's frameworks becomes modules of the plan, which depend on Sash: by itself it would
/// find no SwiftUI here. All other packages stay packages.
final class PackageCollector {
  private let checkout: SashCheckout
  private let scratch: URL
  private var read: [URL: SwiftPackage] = [:]
  private var reachable: [String: Bool] = [:]
  private var named: Set<String> = []

  init(_ checkout: SashCheckout, scratch: URL) {
    (self.checkout, self.scratch) = (checkout, scratch)
  }

  func package(_ folder: URL) throws -> SwiftPackage {
    if let package = read[folder] { return package }
    let package = try SwiftPackage(folder, scratch: scratch)
    read[folder] = package
    return package
  }

  /// The name by which a manifest means a package that has an address.
  static func identity(_ url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Adds a product to what a module needs.
  func add(
    _ product: String, _ reference: XcodeProject.Package?, _ folders: [URL], to module: inout ModulePlan,
    _ plan: inout PackagePlan
  ) throws {
    if case .remote(let url, let requirement) = reference {
      return fetched(product, url, requirement, to: &module, &plan)
    }
    let places = if case .local(let folder) = reference { [folder] } else { folders }
    for folder in places.sorted(by: { $0.path < $1.path }) {
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
        plan.notices.append(
          ProjectNotice(
            "there is no Package.swift in this folder, which \(module.name) needs", file: folder.path))
        continue
      }
      let package = try self.package(folder)
      guard let found = package.products.first(where: { $0.name == product }) else { continue }
      if try needsSash(package, found.targets) {
        for target in found.targets { try merge(target, of: package, &plan) }
        for target in found.targets where !module.modules.contains(target) { module.modules.append(target) }
      } else {
        let line = ".package(path: \"\(folder.path)\")"
        if !plan.packages.contains(line) { plan.packages.append(line) }
        module.products.append((product, folder.lastPathComponent.lowercased()))
      }
      return
    }
    plan.notices.append(
      ProjectNotice(
        "\(module.name) needs \(product), which no package of the project has", file: plan.origin.path))
  }

  private func fetched(
    _ product: String, _ url: String, _ requirement: String, to module: inout ModulePlan,
    _ plan: inout PackagePlan
  ) {
    guard isReachable(url) else {
      if named.insert(url).inserted {
        plan.notices.append(ProjectNotice("the package \(url) cannot be reached"))
      }
      return
    }
    let line = ".package(url: \"\(url)\", \(requirement))"
    if !plan.packages.contains(line) { plan.packages.append(line) }
    if !module.products.contains(where: { $0.name == product }) {
      module.products.append((product, Self.identity(url)))
    }
  }

  private func isReachable(_ url: String) -> Bool {
    if let known = reachable[url] { return known }
    let quiet = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]
    let found =
      (try? Tool.read("timeout", ["20", "git", "ls-remote", "--quiet", url, "HEAD"], environment: quiet)
        .status) == 0
    reachable[url] = found
    return found
  }

  // MARK: Packages in folders

  /// Whether any of the targets imports what only Sash has.
  func needsSash(_ package: SwiftPackage, _ targets: [String]) throws -> Bool {
    var (waiting, seen) = (targets, Set(targets))
    while let name = waiting.popLast() {
      guard let target = package.targets.first(where: { $0.name == name }) else { continue }
      for source in target.sources where source.pathExtension == "swift" {
        let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
        if ImportScan.imports(of: text).contains(where: { checkout.modules.contains($0.module) }) {
          return true
        }
      }
      waiting += target.modules.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Makes a target of a package a module of the plan, with those that it needs.
  func merge(
    _ name: String, of package: SwiftPackage, as kind: ModulePlan.Kind = .library, _ plan: inout PackagePlan
  )
    throws
  {
    guard let target = package.targets.first(where: { $0.name == name }),
      !plan.modules.contains(where: { $0.name == name })
    else { return }
    guard target.moduleType == "SwiftTarget" else {
      plan.notices.append(
        ProjectNotice("\(name) is not written in Swift and is left out", file: target.folder.path))
      return
    }
    var module = ModulePlan(name: name, kind: kind)
    module.sources = target.sources
    module.resources = target.resources
    module.languageMode = package.languageMode
    module.conditions = target.conditions
    module.modules = target.modules
    // Keeps its place before what it needs, so that circles end.
    let place = plan.modules.count
    plan.modules.append(module)
    for other in target.modules {
      // Tests may be of a program.
      let isProgram = package.targets.contains { $0.name == other && $0.type == "executable" }
      try merge(other, of: package, as: isProgram ? .app : .library, &plan)
    }
    let folders = package.dependencies.compactMap(\.path)
    for product in target.products where product != "SwiftUI" {
      let remote = package.dependencies.first { dependency in
        guard dependency.path == nil, let url = dependency.url else { return false }
        return [dependency.identity, Self.identity(url).lowercased()].contains(product.lowercased())
          || package.dependencies.count == 1
      }
      let reference = remote.flatMap {
        XcodeProject.Package.remote(url: $0.url!, requirement: $0.requirement)
      }
      try add(product, reference, folders, to: &module, &plan)
    }
    plan.modules[place] = module
  }
}
