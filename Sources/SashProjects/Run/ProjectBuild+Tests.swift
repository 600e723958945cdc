import Foundation

// Tests of projects and packages.
extension ProjectBuild {
  /// Builds the tests of what lies at a path, with the app that they are for, and runs them. Tests that use the app as people do
  /// find it by `XCUIApplication()`.
  ///
  /// - Parameters:
  ///   - target: Tests, or the app whose tests are meant.
  ///   - words: What `swift test` is told besides.
  ///   - tell: Is told each line that the tests say.
  /// - Returns: Whether all have passed.
  public func test(
    _ path: String, target: String?, _ words: [String] = [], verbose: Bool = false, tell: (String) -> Void
  ) throws -> Bool {
    let location = try ProjectLocation.find(path)
    let packages = packages
    if let planner = try planner(location, packages) {
      return try test(planner.testPlan(target: target), words, verbose, tell)
    }
    let package = try packages.package(location.url)
    let tests = package.targets.filter { $0.type == "test" }.map(\.name)
    guard !tests.isEmpty else { throw ProjectError("\(location.url.path) has no target of tests.") }
    if let target, !tests.contains(target) {
      throw ProjectError(
        "\(location.url.path) has no tests \(target).\nIts tests:\n"
          + tests.map { "  \($0)" }.joined(separator: "\n"))
    }
    let meant = target.map { [$0] } ?? tests
    if try package.usesSash || !packages.needsSash(package, tests) {
      return try testInPlace(package, target, words, verbose, tell)
    }
    var plan = PackagePlan(origin: location.url, language: package.language ?? "en")
    for name in meant { try packages.merge(name, of: package, as: .tests, &plan) }
    return try test(plan, words, verbose, tell)
  }

  private func test(_ plan: PackagePlan, _ words: [String], _ verbose: Bool, _ tell: (String) -> Void) throws
    -> Bool
  {
    let app = plan.app.map { PackageWriter.name(of: $0, checkout) }
    let name = app ?? BuildSettings.identifier(plan.origin.deletingPathExtension().lastPathComponent)
    // Beside the package that `run` makes of the same project, so that neither is written anew for the other.
    let made = try write(plan, name + "Tests")
    try compile(made.folder, ["--build-tests"], "\(name) with its tests", origins: made.origins, verbose)
    let program = try app.map { try stage($0, of: made.folder) }
    return try run(made.folder, made.origins, program, words, verbose, tell)
  }

  private func testInPlace(
    _ package: SwiftPackage, _ target: String?, _ words: [String], _ verbose: Bool, _ tell: (String) -> Void
  ) throws -> Bool {
    try compile(package.folder, ["--build-tests"], "\(package.name) with its tests", origins: [:], verbose)
    let apps = package.targets.filter { $0.type == "executable" }.map(\.name)
    // Of several, tests find theirs by its name.
    let program = try apps.count == 1 ? stage(apps[0], apps[0], of: package) : nil
    let filter = target.map { ["--filter", "^\($0)\\."] } ?? []
    return try run(package.folder, [:], program, filter + words, verbose, tell)
  }

  private func run(
    _ folder: URL, _ origins: [String: String], _ program: URL?, _ words: [String], _ verbose: Bool,
    _ tell: (String) -> Void
  ) throws -> Bool {
    let environment = program.map { ["SASH_UI_TEST_APP": $0.path] } ?? [:]
    return try swift(
      ["test", "--skip-build"] + words, folder, origins, environment: environment, verbose: verbose, tell)
      == 0
  }
}
