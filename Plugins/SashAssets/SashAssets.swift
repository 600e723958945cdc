import Foundation
import PackagePlugin

/// Adds a file to a target that names the pictures and colours in its asset catalogues, `Image(.logo)`, `Color(.accent)`,
/// and gives files that import only Foundation what they have by it on Apple's systems: `ObservableObject`, `@Published`,
/// `@Observable`, `URLSession`; and files that import only XCTest what drives programs, where the target depends on it. Of data models it writes the classes that they ask for,
/// and of `@NSManaged` declarations the bodies. An `Info.plist` anywhere in the target comes along, for `Bundle.main`.
@main struct SashAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let drivesPrograms = Self.depends(target, on: ["XCUIAutomation"])
    guard drivesPrograms || Self.depends(target, on: ["SwiftUI", "Sash"]) else { return [] }
    let catalogs = Self.catalogs(in: module.directoryURL)
    let declared = module.sourceFiles.filter { $0.type == .resource }.map(\.url.standardizedFileURL.path)
    for catalog in catalogs
    where !declared.contains(where: { $0.hasPrefix(catalog.standardizedFileURL.path) }) {
      Diagnostics.error(
        "\(catalog.lastPathComponent) is no resource of the target \(target.name). Write "
          + "resources: [.process(\"\(catalog.lastPathComponent)\")] there.")
      return []
    }
    let tool = try context.tool(named: "SashAssetTool").url
    let models = Self.files(in: module.directoryURL).filter { $0.pathExtension == "xcdatamodeld" }
    for model in models
    where !declared.contains(where: { $0.hasPrefix(model.standardizedFileURL.path) }) {
      Diagnostics.error(
        "\(model.lastPathComponent) is no resource of the target \(target.name). Write "
          + "resources: [.copy(\"\(model.lastPathComponent)\")] there.")
      return []
    }
    let swift = module.sourceFiles(withSuffix: "swift").map(\.url)
    let isManaged = swift.contains {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("@NSManaged") == true
    }
    let sources = isManaged ? swift : []
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Naming the assets and models of \(target.name)", executable: tool,
        arguments: [output.path, "--module", module.moduleName]
          + (drivesPrograms ? ["--drives-programs"] : [])
          + (catalogs + models + sources).map(\.path),
        inputFiles: (catalogs + models).flatMap(Self.files) + sources,
        outputFiles: [output])
    ]
    // SwiftPM takes no Info.plist among the resources that a manifest names.
    if let info = Self.files(in: module.directoryURL).first(where: { $0.lastPathComponent == "Info.plist" }) {
      let copy = context.pluginWorkDirectoryURL.appendingPathComponent("Info.plist")
      commands.append(
        .buildCommand(
          displayName: "Taking along \(info.lastPathComponent) of \(target.name)", executable: tool,
          arguments: ["--copy", info.path, copy.path], inputFiles: [info], outputFiles: [copy]))
    }
    return commands
  }

  /// Whether a target depends on a product, or on a target of this package, of one of these names.
  private static func depends(_ target: any Target, on names: Set<String>) -> Bool {
    target.dependencies.contains {
      switch $0 {
      case .product(let product): names.contains(product.name)
      case .target(let target): names.contains(target.name) || depends(target, on: names)
      @unknown default: false
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// The catalogues anywhere in a folder; there are none in catalogues.
  private static func catalogs(in folder: URL) -> [URL] {
    files(in: folder).filter { $0.pathExtension == "xcassets" }
  }
}
