import Foundation

/// Builds what lies at a path and runs it.
///
/// A package is made of it in the user's cache. All projects share one folder of build results, so that Sash is compiled
/// once for all of them (Docs/Decisions/0024-projects-become-packages.md).
public struct ProjectBuild {
  let checkout: SashCheckout
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

  var packages: PackageCollector {
    PackageCollector(checkout, scratch: cache.appendingPathComponent("describe"))
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
    let packages = self.packages
    if case .package(let folder) = location {
      let package = try packages.package(folder)
      if package.usesSash { return try buildInPlace(package, target, verbose) }
    }
    let plan = try self.plan(location, target, packages)
    guard let app = plan.app else { throw ProjectError("\(location.url.path) has no app.") }
    let name = PackageWriter.name(of: app, checkout)
    let made = try write(plan, name)
    try compile(made.folder, ["--product", name], name, origins: made.origins, verbose)
    return try stage(name, of: made.folder)
  }

  func plan(_ location: ProjectLocation, _ target: String?, _ packages: PackageCollector) throws
    -> PackagePlan
  {
    if let planner = try planner(location, packages) { return try planner.plan(target: target) }
    let package = try packages.package(location.url)
    var plan = PackagePlan(origin: location.url, language: package.language ?? "en")
    try packages.merge(Self.executable(package, target), of: package, as: .app, &plan)
    return plan
  }
  /// Nil for what is no project of Xcode.
  func planner(_ location: ProjectLocation, _ packages: PackageCollector) throws -> XcodePlanner? {
    switch location {
    case .project(let url):
      return try XcodePlanner(projects: [XcodeProject(url)], folders: [], origin: url, packages: packages)
    case .workspace(let url):
      let contents = try Workspace.contents(url)
      let projects = try contents.filter { $0.pathExtension == "xcodeproj" && !$0.path.contains("/Pods/") }
        .map { try XcodeProject($0) }
      return XcodePlanner(
        projects: projects, folders: contents.filter { $0.pathExtension.isEmpty }, origin: url,
        packages: packages)
    case .package: return nil
    }
  }

  /// Makes the package that stands for a project, and says what of it will not work.
  func write(_ plan: PackagePlan, _ name: String) throws -> (folder: URL, origins: [String: String]) {
    let folder = cache.appendingPathComponent("projects").appendingPathComponent(
      "\(name)-\(Self.mark(plan.origin.path))")
    var writer = PackageWriter(checkout, to: folder)
    try writer.write(plan)
    tell(plan.notices + writer.notices)
    if writer.lacksModules {
      throw ProjectError("\(name) is not built: it imports modules that are not here.")
    }
    return (folder, writer.origins)
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
    try compile(package.folder, ["--product", product], product, origins: [:], verbose)
    return try stage(product, name, of: package)
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

  /// - Parameters:
  ///   - wish: What of the package is built, as the package manager is told.
  ///   - name: What it is called to people.
  ///   - origins: The files that those of the package stand for.
  func compile(
    _ folder: URL, _ wish: [String], _ name: String, origins: [String: String], _ verbose: Bool
  ) throws {
    let isFirst = !FileManager.default.fileExists(
      atPath: scratch.appendingPathComponent(configuration.rawValue).path)
    if isFirst { say("Sash itself is built first, once for all projects. This takes some minutes.") }
    var arguments = ["build"] + wish
    if configuration == .release { arguments += ["-c", "release"] + staticLinking() }
    let status = try swift(arguments, folder, origins, verbose: verbose, say)
    if status != 0 { throw ProjectError("\(name) was not built.") }
  }

  /// Without the files that this needs, libraries of Swift stay beside the program.
  private func staticLinking() -> [String] {
    let missing = StaticLinking.missing()
    if missing.isEmpty { return ["--static-swift-stdlib"] }
    say(
      "The libraries of Swift stay beside the program, since \(missing.map { "lib\($0)" }.joined(separator: " and ")) cannot be "
        + "linked with: apt-get install libcurl4-openssl-dev libxml2-dev")
    return []
  }

  /// Has the package manager do something with a package, and hands on what it says, with the files that people know.
  func swift(
    _ words: [String], _ folder: URL, _ origins: [String: String], environment: [String: String] = [:],
    verbose: Bool, _ tell: (String) -> Void
  ) throws -> Int32 {
    // The plan of one package would be taken for that of another.
    let arguments =
      [
        words[0], "--disable-build-manifest-caching", "--package-path", folder.path, "--scratch-path",
        scratch.path,
      ] + words.dropFirst()
    if verbose { say("swift " + arguments.joined(separator: " ")) }
    let prefixes = origins.keys.sorted { $0.count > $1.count }
    return try Tool.follow("swift", arguments, environment: environment) { line in
      // Most lines name no file.
      guard line.contains(folder.path), let path = prefixes.first(where: line.contains) else {
        return tell(line)
      }
      tell(line.replacingOccurrences(of: path, with: origins[path]!))
    }
  }

  /// Puts the program of a package that was made into a folder of its own.
  func stage(_ product: String, of made: URL) throws -> URL {
    try stage(
      product, "\(made.lastPathComponent)_", cache.appendingPathComponent("apps/\(made.lastPathComponent)"))
  }
  /// Puts a program of a package that is built where it is into a folder of its own.
  func stage(_ product: String, _ target: String, of package: SwiftPackage) throws -> URL {
    let mark = "\(target)-\(Self.mark(package.folder.path))"
    return try stage(product, "\(package.name)_", cache.appendingPathComponent("apps/\(mark)"))
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
