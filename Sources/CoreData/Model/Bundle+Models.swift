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
    let folder = URL(fileURLWithPath: "/" + subdirectory)
    guard ext == "mom", folder.pathExtension == "momd" else { return nil }
    return model(folder.deletingPathExtension().lastPathComponent, "momd").flatMap { model in
      let inner = model.appendingPathComponent(name + ".xcdatamodel")
      return FileManager.default.fileExists(atPath: inner.path) ? inner : nil
    }
  }

  /// The path of a resource; a model is found as `momd`, and as `mom`, too.
  public func path(forResource name: String, ofType ext: String) -> String? {
    let found: String? = path(forResource: Optional(name), ofType: Optional(ext))
    return found ?? model(name, ext)?.path
  }

  /// A model in this bundle; what lies beside the program is in its main bundle.
  private func model(_ name: String, _ ext: String) -> URL? {
    guard ext == "momd" || ext == "mom" else { return nil }
    let isMain = bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL
    return (isMain ? ModelFile.bundles : [self]).lazy.flatMap { ModelFile.models(in: $0, named: name) }.first
  }
}
