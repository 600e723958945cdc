import Foundation

/// The `Info.plist` of an app as Xcode makes it: of the file that the settings name, and of settings in its place.
enum InfoPlist {
  static func make(_ settings: BuildSettings, _ notices: inout [ProjectNotice]) throws -> Data {
    var fields: [String: Any] = [:]
    if settings["GENERATE_INFOPLIST_FILE"] == nil || settings.isSet("GENERATE_INFOPLIST_FILE") {
      fields = [
        "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
        "CFBundleName": settings["PRODUCT_NAME"] ?? "",
        "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
        "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
        "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? "", "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      ]
      for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
        let (key, value) = field(String(name.dropFirst(14)), settings[name] ?? "")
        fields[key] = value
      }
    }
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      let url = URL(
        fileURLWithPath: path, relativeTo: URL(fileURLWithPath: settings["SRCROOT"] ?? "/", isDirectory: true)
      )
      .standardizedFileURL
      if let data = try? Data(contentsOf: url) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
          let own = list as? [String: Any]
        else { throw ProjectError("\(url.path) is no property list, and INFOPLIST_FILE names it.") }
        fields.merge(own.mapValues { expanded($0, settings) }) { $1 }
      } else {
        notices.append(ProjectNotice("INFOPLIST_FILE names this file, which is missing", file: url.path))
      }
    }
    return try PropertyListSerialization.data(fromPropertyList: fields, format: .xml, options: 0)
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    if let text = value as? String { return settings.expand(text) }
    if let list = value as? [Any] { return list.map { expanded($0, settings) } }
    if let fields = value as? [String: Any] { return fields.mapValues { expanded($0, settings) } }
    return value
  }

  /// What a setting `INFOPLIST_KEY_…` puts into the file.
  static func field(_ name: String, _ value: String) -> (key: String, value: Any) {
    switch name {
    case "UILaunchScreen_Generation": return ("UILaunchScreen", [String: Any]())
    case "UIApplicationSceneManifest_Generation":
      return (
        "UIApplicationSceneManifest",
        ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
          as [String: Any]
      )
    default: break
    }
    var key = name
    for (ending, mark) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(ending) {
      key = name.dropLast(ending.count) + mark
    }
    if name.hasPrefix("UISupportedInterfaceOrientations") || name.hasSuffix("Modes") {
      return (key, value.split(separator: " ").map(String.init))
    }
    switch value {
    case "YES": return (key, true)
    case "NO": return (key, false)
    default: return (key, value)
    }
  }
}
