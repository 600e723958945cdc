import Foundation

/// Builds what lies at a path and runs it.
///
/// A package is made of it in the user's cache. All projects share one folder of build results, so that Sash is compiled
/// once for all of them (Docs/Decisions/0024-projects-become-packages.md).
public struct ProjectBuild {
  private let checkout: SashCheckout
  private let cache: URL
  private let scratch: URL
  private let configuration: Configuration
  private let say: (String) -> Void

  /// How programs are built.
  public enum Configuration: String, Sendable {
    case debug
    /// Optimised, with the library of Swift in the program.
    case release
  }

  /// - Parameters:
  ///   - scratch: Where build results go; nil means a folder in the user's cache.
  ///   - say: Is told each line that a person should see.
  public init(
    checkout: SashCheckout, scratch: URL? = nil, configuration: Configuration = .debug,
    say: @escaping (String) -> Void
  ) {
    (self.checkout, self.configuration) = (checkout, configuration)
    cache = Self.cache
    self.scratch = scratch ?? Self.cache.appendingPathComponent("build")
    self.say = say
  }

  static var cache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("sash")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/sash")
  }

  /// Builds the app.
  /// - Returns: The program.
  public func build(_ path: String, target: String?, verbose: Bool = false) throws -> URL {
    let location = try ProjectLocation.find(path)
    let packages = PackageCollector(checkout, scratch: cache.appendingPathComponent("describe"))
    if case .package(let folder) = location {
      let package = try packages.package(folder)
      if package.usesSash { return try buildInPlace(package, target, verbose) }
    }
    let plan = try self.plan(location, target, packages)
    guard let app = plan.app else { throw ProjectError("\(location.url.path) has no app.") }
    let name = PackageWriter.name(of: app, checkout)
    let folder = cache.appendingPathComponent("projects").appendingPathComponent(
      "\(name)-\(Self.mark(location.url.path))")
    var writer = PackageWriter(checkout, to: folder)
    try writer.write(plan)
    tell(plan.notices + writer.notices)
    if writer.lacksModules {
      throw ProjectError("\(name) is not built: it imports modules that are not here.")
    }
    try compile(folder, product: name, origins: writer.origins, verbose)
    return try stage(
      name, "\(folder.lastPathComponent)_", cache.appendingPathComponent("apps/\(folder.lastPathComponent)"))
  }

  private func plan(_ location: ProjectLocation, _ target: String?, _ packages: PackageCollector) throws
    -> PackagePlan
  {
    switch location {
    case .project(let url):
      return try XcodePlanner(projects: [XcodeProject(url)], folders: [], origin: url, packages: packages)
        .plan(target: target)
    case .workspace(let url):
      let contents = try Workspace.contents(url)
      let projects = try contents.filter { $0.pathExtension == "xcodeproj" && !$0.path.contains("/Pods/") }
        .map { try XcodeProject($0) }
      return try XcodePlanner(
        projects: projects, folders: contents.filter { $0.pathExtension.isEmpty }, origin: url,
        packages: packages
      ).plan(target: target)
    case .package(let folder):
      let package = try packages.package(folder)
      var plan = PackagePlan(origin: folder, language: package.language ?? "en")
      try packages.merge(Self.executable(package, target), of: package, isApp: true, &plan)
      return plan
    }
  }

  private static func executable(_ package: SwiftPackage, _ name: String?) throws -> String {
    let found = package.targets.filter { $0.type == "executable" }.map(\.name)
    if let name {
      guard found.contains(name) else {
        throw ProjectError("\(package.folder.path) has no executable target \(name).")
      }
      return name
    }
    switch found.count {
    case 1: return found[0]
    case 0: throw ProjectError("\(package.folder.path) has no executable target, so there is nothing to run.")
    default:
      let list = found.map { "  \($0)" }.joined(separator: "\n")
      throw ProjectError(
        "\(package.folder.path) has several executable targets; say which by --target.\n\(list)")
    }
  }

  private func buildInPlace(_ package: SwiftPackage, _ target: String?, _ verbose: Bool) throws -> URL {
    let name = try Self.executable(package, target)
    let product = package.products.first { $0.targets == [name] }?.name ?? name
    try compile(package.folder, product: product, origins: [:], verbose)
    let mark = "\(name)-\(Self.mark(package.folder.path))"
    return try stage(product, "\(package.name)_", cache.appendingPathComponent("apps/\(mark)"))
  }

  private func tell(_ notices: [ProjectNotice]) {
    var told: Set<ProjectNotice> = []
    let new = notices.filter { told.insert($0).inserted }
    if new.isEmpty { return }
    say("What will not work as it does with Xcode:")
    for notice in new { say("  \(notice)") }
  }

  /// A few letters for a path.
  static func mark(_ path: String) -> String {
    // FNV-1a.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash % 0xFFFF_FFFF, radix: 36)
  }

  // MARK: Building

  private func compile(_ folder: URL, product: String, origins: [String: String], _ verbose: Bool) throws {
    let isFirst = !FileManager.default.fileExists(
      atPath: scratch.appendingPathComponent(configuration.rawValue).path)
    if isFirst { say("Sash itself is built first, once for all projects. This takes some minutes.") }
    // The plan of one package would be taken for that of another.
    var arguments = [
      "build", "--disable-build-manifest-caching", "--package-path", folder.path, "--scratch-path",
      scratch.path,
      "--product", product,
    ]
    if configuration == .release { arguments += ["-c", "release", "--static-swift-stdlib"] }
    if verbose { say("swift " + arguments.joined(separator: " ")) }
    let prefixes = origins.keys.sorted { $0.count > $1.count }
    let status = try Tool.follow("swift", arguments) { line in
      // Most lines name no file.
      guard line.contains(folder.path), let path = prefixes.first(where: line.contains) else {
        return say(line)
      }
      say(line.replacingOccurrences(of: path, with: origins[path]!))
    }
    if status != 0 { throw ProjectError("\(product) was not built.") }
  }

  /// Puts the program and its files into a folder of their own: beside it in the build folder lie those of other apps.
  private func stage(_ product: String, _ prefix: String, _ folder: URL) throws -> URL {
    let manager = FileManager.default
    let built = scratch.appendingPathComponent(configuration.rawValue)
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent(product)
    let source = built.appendingPathComponent(product).resolvingSymlinksInPath()
    do {
      try manager.linkItem(at: source, to: program)
    } catch {
      try manager.copyItem(at: source, to: program)
    }
    for name in try manager.contentsOfDirectory(atPath: built.path)
    where name.hasSuffix(".resources") && name.hasPrefix(prefix) {
      try manager.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: built.appendingPathComponent(name))
    }
    return program
  }

  /// Becomes the program.
  public static func run(_ program: URL, _ arguments: [String]) throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &words)
    throw ProjectError("\(program.path) cannot be run: \(String(cString: strerror(errno)))")
  }
}
