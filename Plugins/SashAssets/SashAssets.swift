import Foundation
import PackagePlugin

/// Gives the pictures and colours in the asset catalogues of a target names: `Image(.logo)`, `Color(.accent)`.
@main struct SashAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = Self.catalogs(in: module.directoryURL)
    if catalogs.isEmpty { return [] }
    let declared = module.sourceFiles.filter { $0.type == .resource }.map(\.url.standardizedFileURL.path)
    for catalog in catalogs
    where !declared.contains(where: { $0.hasPrefix(catalog.standardizedFileURL.path) }) {
      Diagnostics.error(
        "\(catalog.lastPathComponent) is no resource of the target \(target.name). Write "
          + "resources: [.process(\"\(catalog.lastPathComponent)\")] there.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "SashAssetTool").url,
        arguments: [output.path] + catalogs.map(\.path), inputFiles: catalogs.flatMap(Self.files),
        outputFiles: [output])
    ]
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
