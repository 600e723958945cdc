import Foundation

/// Models are found by the names that Xcode gives what it compiles, as apps ask for them that make their stack by hand:
/// here `X.momd` is the `X.xcdatamodeld` that a package takes along.
extension Bundle {
  /// The place of a resource; a model is found as `momd`, and as `mom`, too.
  public func url(forResource name: String, withExtension ext: String) -> URL? {
    let found: URL? = url(forResource: Optional(name), withExtension: Optional(ext))
    return found ?? model(name, ext)
  }

  /// The place of a resource in a folder; a version of a model is found as `mom` in the model's `momd`, too.
  public func url(forResource name: String, withExtension ext: String, subdirectory: String) -> URL? {
    let found: URL? = url(
      forResource: Optional(name), withExtension: Optional(ext), subdirectory: Optional(subdirectory))
    if let found { return found }
    return ext == "mom" ? versions(in: subdirectory).first { Self.title($0) == name } : nil
  }

  /// The places of all resources of a kind; models are found as `momd`, and the versions of one as `mom` in its `momd`, too.
  public func urls(forResourcesWithExtension ext: String, subdirectory: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subdirectory)
    if let found, !found.isEmpty { return found.map { $0 as URL } }
    switch (ext, subdirectory) {
    case ("momd", nil): return models(nil).filter { $0.pathExtension == "xcdatamodeld" }
    case ("mom", let folder?): return versions(in: folder)
    default: return found?.map { $0 as URL }
    }
  }

  private static func title(_ url: URL) -> String { url.deletingPathExtension().lastPathComponent }

  /// The versions of a model whose `momd` is named.
  private func versions(in folder: String) -> [URL] {
    let folder = URL(fileURLWithPath: "/" + folder)
    guard folder.pathExtension == "momd", let model = models(Self.title(folder)).first else { return [] }
    return ModelFile.versions(of: model)
  }

  /// The path of a resource; a model is found as `momd`, and as `mom`, too.
  public func path(forResource name: String, ofType ext: String) -> String? {
    let found: String? = path(forResource: Optional(name), ofType: Optional(ext))
    return found ?? model(name, ext)?.path
  }

  private func model(_ name: String, _ ext: String) -> URL? {
    ext == "momd" || ext == "mom" ? models(name).first : nil
  }

  /// The models in this bundle; what lies beside the program is in its main bundle.
  private func models(_ name: String?) -> [URL] {
    let isMain = bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL
    var seen: Set<String> = []
    return (isMain ? ModelFile.bundles : [self]).flatMap { ModelFile.models(in: $0, named: name) }
      .filter { seen.insert($0.path).inserted }
  }
}
