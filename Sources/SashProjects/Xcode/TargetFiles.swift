import Foundation

/// Finds the files of a target: those that its phases name, and those of folders that are kept in step with the disk.
struct TargetFiles {
  private let file: ProjectFile
  private let paths: ProjectPaths
  private let target: ProjectFile.Entry

  init(_ file: ProjectFile, _ paths: ProjectPaths, _ target: ProjectFile.Entry) {
    (self.file, self.paths, self.target) = (file, paths, target)
  }

  func collect(into found: inout ProjectTarget, _ notices: inout [ProjectNotice]) {
    for phase in target.entries("buildPhases") {
      let files = phase.entries("files").filter(Self.isForPhones)
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for build in files {
          if let reference = build.entry("fileRef") { add(reference, &found, &notices) }
        }
      case "PBXFrameworksBuildPhase":
        for build in files { link(build, &found) }
      case "PBXShellScriptBuildPhase":
        notices.append(
          ProjectNotice(
            "the script \"\(phase.string("name") ?? "Run Script")\" of \(found.name) is not run",
            file: file.url.path))
      default: break
      }
    }
    synchronized(&found, &notices)
  }

  /// Files may be for some platforms only.
  private static func isForPhones(_ build: ProjectFile.Entry) -> Bool {
    let filters = build.strings("platformFilters") + (build.string("platformFilter").map { [$0] } ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  private func add(
    _ reference: ProjectFile.Entry, _ found: inout ProjectTarget, _ notices: inout [ProjectNotice]
  ) {
    if reference.isa == "PBXVariantGroup" {
      for child in reference.entries("children") {
        // A storyboard in several languages has its words in files beside it.
        guard let url = paths.url(of: child) else { continue }
        let folder = url.deletingLastPathComponent()
        let language =
          folder.pathExtension == "lproj"
          ? folder.deletingPathExtension().lastPathComponent : child.string("name")
        take(url, language: language, &found, &notices)
      }
      return
    }
    guard let url = paths.url(of: reference) else { return }
    let isFolder = reference.string("lastKnownFileType") == "folder"
    take(url, isFolder: isFolder, &found, &notices)
  }

  /// Puts a file where its name says that it belongs.
  private func take(
    _ url: URL, language: String? = nil, isFolder: Bool = false, _ found: inout ProjectTarget,
    _ notices: inout [ProjectNotice]
  ) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      notices.append(ProjectNotice("this file of \(found.name) is missing", file: url.path))
      return
    }
    if !isFolder,
      ["swift", "m", "mm", "c", "cc", "cpp", "s", "metal", "intentdefinition", "mlmodel"].contains(
        url.pathExtension)
    {
      found.sources.append(url)
    } else {
      found.resources.append(.init(url: url, language: language, isFolder: isFolder))
    }
  }

  private func link(_ build: ProjectFile.Entry, _ found: inout ProjectTarget) {
    if let product = build.entry("productRef"), let name = product.string("productName") {
      let library = ProjectTarget.PackageProduct(name: name, package: product.string("package"))
      if !found.products.contains(library) { found.products.append(library) }
    }
    guard let reference = build.entry("fileRef") else { return }
    let path = reference.string("path") ?? reference.string("name") ?? ""
    if reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" {
      // The product of a target of this project, or of one that lies in a project in this one.
      let maker = file.all("PBXNativeTarget").first { $0.string("productReference") == reference.id }
      let name =
        maker?.string("name") ?? ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      found.dependencies.append(name)
    } else if path.hasSuffix(".framework") {
      found.frameworks.append(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    }
  }

  // MARK: Folders in step with the disk

  /// The folders of Xcode 16: everything in them belongs to the target, but for exceptions; and files of the folders of
  /// other targets that are exceptions for this one.
  private func synchronized(_ found: inout ProjectTarget, _ notices: inout [ProjectNotice]) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for group in file.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = paths.url(of: group) else { continue }
      let named = group.entries("exceptions").filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") }
      if own.contains(group.id) {
        let folders = Set(group.strings("explicitFolders"))
        walk(folder, folder, Set(named), folders, &found, &notices)
      } else {
        for path in named { take(folder.appendingPathComponent(path), &found, &notices) }
      }
    }
  }

  /// What Xcode takes as one thing though it is a folder.
  private static let wholes: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "scnassets", "rcproject", "icon",
    "mlpackage",
    "xcmappingmodel", "framework", "xcframework", "playground", "xcstickers",
  ]
  /// What Xcode leaves out of a target in such a folder.
  private static let plain: Set<String> = [
    "h", "entitlements", "xcconfig", "md", "xctestplan", "storekit", "pch", "modulemap",
  ]

  private func walk(
    _ folder: URL, _ root: URL, _ exceptions: Set<String>, _ folders: Set<String>,
    _ found: inout ProjectTarget,
    _ notices: inout [ProjectNotice]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let below = String(url.path.dropFirst(root.path.count + 1))
      if exceptions.contains(below) { continue }
      if folders.contains(below) {
        take(url, isFolder: true, &found, &notices)
      } else if url.leadsToFolder, !Self.wholes.contains(url.pathExtension) {
        walk(url, root, exceptions, folders, &found, &notices)
      } else if !Self.plain.contains(url.pathExtension) {
        let language =
          folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        take(url, language: language, &found, &notices)
      }
    }
  }
}
