import CSashBundle
import Foundation

/// Makes `Bundle.main` find what SwiftPM has put beside the program; called once, before `main`.
///
/// On Apple's systems the files of an app lie in its main bundle. Here SwiftPM copies them into a folder of the target, and
/// Foundation looks for them beside the program only. The object changes its class, as objects do there that are observed:
/// so all who ask it, Foundation included, ask ours (Docs/Decisions/0019-files-beside-the-program.md).
@_cdecl("sash_lead_main_bundle_to_resources")
func leadMainBundleToResources() {
  let main = Bundle.main
  guard type(of: main) == Bundle.self, instanceSize(Bundle.self) == instanceSize(AppBundle.self) else {
    return
  }
  let object = Unmanaged.passUnretained(main).toOpaque()
  object.storeBytes(of: unsafeBitCast(AppBundle.self, to: UInt.self), as: UInt.self)
}

/// How many bytes an object of a class has.
///
/// - Source: include/swift/ABI/Metadata.h, TargetClassMetadata without interoperation with Objective-C: kind, superclass,
///   flags and address point of instances, size and alignment of instances
private func instanceSize(_ type: AnyClass) -> UInt32 {
  UnsafeRawPointer(bitPattern: unsafeBitCast(type, to: UInt.self))!.load(fromByteOffset: 24, as: UInt32.self)
}

/// The main bundle, with the files of the program's target.
///
/// No object of this class is ever made, so it has no fields of its own.
final class AppBundle: Bundle, @unchecked Sendable {
  /// What SwiftPM has put beside the program: the files of its own target first, then those of others.
  static let resources: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = "_\(ProcessInfo.processInfo.processName).resources"
    let found = names.filter { $0.hasSuffix(".resources") }.sorted()
    return (found.filter { $0.hasSuffix(own) } + found.filter { !$0.hasSuffix(own) }).compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }()
  /// The files of the program's target; nil if it has none.
  private static var own: Bundle? {
    let own = "_\(ProcessInfo.processInfo.processName).resources"
    return resources.first { $0.bundlePath.hasSuffix(own) }
  }

  private func first<Found>(_ find: (Bundle) -> Found?) -> Found? {
    for bundle in AppBundle.resources { if let found = find(bundle) { return found } }
    return nil
  }
  /// Those of the program's target; else all that lie beside the program.
  private func all<Found: Hashable>(_ found: [Found]?, _ find: (Bundle) -> [Found]?) -> [Found] {
    var seen: Set<Found> = []
    let all =
      AppBundle.own.map { find($0) ?? [] } ?? (found ?? []) + AppBundle.resources.flatMap { find($0) ?? [] }
    return all.filter { seen.insert($0).inserted }
  }

  // MARK: Files

  override var resourceURL: URL? { AppBundle.own?.resourceURL ?? super.resourceURL }
  override var resourcePath: String? { AppBundle.own?.resourcePath ?? super.resourcePath }

  override func url(forResource name: String?, withExtension ext: String?) -> URL? {
    super.url(forResource: name, withExtension: ext)
      ?? first { $0.url(forResource: name, withExtension: ext) }
  }
  override func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    super.url(forResource: name, withExtension: ext, subdirectory: subpath)
      ?? first { $0.url(forResource: name, withExtension: ext, subdirectory: subpath) }
  }
  override func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    super.url(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)
      ?? first {
        $0.url(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)
      }
  }
  override func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]? {
    all(super.urls(forResourcesWithExtension: ext, subdirectory: subpath)) {
      $0.urls(forResourcesWithExtension: ext, subdirectory: subpath)
    }
  }
  override func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [NSURL]? {
    all(
      super.urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)
    ) { $0.urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName) }
  }
  override func path(forResource name: String?, ofType ext: String?) -> String? {
    super.path(forResource: name, ofType: ext) ?? first { $0.path(forResource: name, ofType: ext) }
  }
  override func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
  {
    super.path(forResource: name, ofType: ext, inDirectory: subpath)
      ?? first { $0.path(forResource: name, ofType: ext, inDirectory: subpath) }
  }
  override func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? {
    super.path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localizationName)
      ?? first {
        $0.path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localizationName)
      }
  }
  override func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    all(super.paths(forResourcesOfType: ext, inDirectory: subpath)) {
      $0.paths(forResourcesOfType: ext, inDirectory: subpath)
    }
  }
  override func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String] {
    all(super.paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName)) {
      $0.paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName)
    }
  }

  // MARK: Languages

  override var localizations: [String] { AppBundle.own?.localizations ?? super.localizations }
  override var preferredLocalizations: [String] {
    AppBundle.own?.preferredLocalizations ?? super.preferredLocalizations
  }
  override var developmentLocalization: String? {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? super.developmentLocalization
  }
  override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    for bundle in AppBundle.resources {
      if let found = LocalizedStringKey.translation(ofPlain: key, table: tableName, bundle: bundle) {
        return found
      }
    }
    return super.localizedString(forKey: key, value: value, table: tableName)
  }

  // MARK: What the app says of itself

  override var infoDictionary: [String: Any]? { InfoDictionary.app }
  override func object(forInfoDictionaryKey key: String) -> Any? { InfoDictionary.app[key] }
  override var bundleIdentifier: String? { InfoDictionary.app["CFBundleIdentifier"] as? String }
}
