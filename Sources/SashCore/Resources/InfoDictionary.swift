import Foundation

/// What an app says of itself: its `Info.plist`, and what Xcode fills in where that says nothing.
enum InfoDictionary {
  nonisolated(unsafe) static let app: [String: Any] = {
    let name = ProcessInfo.processInfo.processName
    // What Xcode writes into the Info.plist of a new project; the identifier is nobody's domain here.
    var values: [String: Any] = [
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL",
    ]
    for (key, value) in read() { values[key] = resolved(value, settings: values) }
    return values
  }()

  private static func read() -> [String: Any] {
    let places =
      [Bundle.main.bundleURL.appendingPathComponent("Info.plist")]
      + AppBundle.resources.map { $0.bundleURL.appendingPathComponent("Info.plist") }
    for place in places {
      guard let data = try? Data(contentsOf: place) else { continue }
      if let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
        return found
      }
      runtimeWarning("\(place.lastPathComponent) of the app is no property list with keys; it is left out.")
    }
    return [:]
  }

  /// A value with build settings such as `$(PRODUCT_NAME)` replaced by what they are here.
  private static func resolved(_ value: Any, settings: [String: Any]) -> Any {
    switch value {
    case let text as String: resolved(text, settings)
    case let list as [Any]: list.map { resolved($0, settings: settings) }
    case let values as [String: Any]: values.mapValues { resolved($0, settings: settings) }
    default: value
    }
  }
  private static let builtIn = [
    "PRODUCT_NAME": "CFBundleName", "EXECUTABLE_NAME": "CFBundleExecutable",
    "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier", "TARGET_NAME": "CFBundleName",
    "MARKETING_VERSION": "CFBundleShortVersionString", "CURRENT_PROJECT_VERSION": "CFBundleVersion",
    "DEVELOPMENT_LANGUAGE": "CFBundleDevelopmentRegion", "PRODUCT_BUNDLE_PACKAGE_TYPE": "CFBundlePackageType",
    "PRODUCT_MODULE_NAME": "CFBundleName",
  ]
  private static func resolved(_ text: String, _ settings: [String: Any]) -> String {
    var result = text
    for (name, key) in builtIn {
      guard let value = settings[key] as? String else { continue }
      for form in ["$(\(name))", "${\(name)}", "$(\(name):rfc1034identifier)", "$(\(name):c99extidentifier)"]
      {
        result = result.replacingOccurrences(of: form, with: value)
      }
    }
    return result
  }
}
