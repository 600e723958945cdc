import Foundation

extension FileManager {
  /// The folder that the programs of a group share: one of this name in the user's data folder, made when it is asked for.
  /// There are no entitlements here, so any program of the user can ask.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "_")
    guard !name.isEmpty, name != ".", name != "..",
      let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = data.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Bundle {
  /// The files of a kind in a folder of the bundle. Foundation here says so in `NSURL`s, Apple's in `URL`s.
  @_disfavoredOverload
  public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return found?.map { $0 as URL }
  }
}
