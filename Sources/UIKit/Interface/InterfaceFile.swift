import Foundation
import SashCore

/// A storyboard or a nib that was read.
@MainActor final class InterfaceFile {
  let name: String
  let bundle: Bundle
  let root: InterfaceElement
  /// Elements by their ids.
  private(set) var elements: [String: InterfaceElement] = [:]
  /// The scene that each element of a storyboard is in.
  private var scenes: [String: InterfaceElement] = [:]
  /// Pictures that are symbols of the system.
  private var symbols: Set<String> = []
  /// What the file remembers of the colours of catalogues.
  private(set) var namedColors: [String: InterfaceElement] = [:]

  init(_ name: String, _ bundle: Bundle, _ root: InterfaceElement) {
    (self.name, self.bundle, self.root) = (name, bundle, root)
    root.walk { if let id = $0.id { elements[id] = $0 } }
    for scene in root.parts("scenes") {
      scene.walk { if let id = $0.id { scenes[id] = scene } }
    }
    for color in root.parts("resources") where color.name == "namedColor" {
      if let name = color["name"] { namedColors[name] = color.first("color") }
    }
    for image in root.parts("resources") where image["catalog"] == "system" {
      if let name = image["name"] { symbols.insert(name) }
    }
  }

  /// The objects that stand side by side in a nib, or in the scene of an element.
  func objects(around id: String? = nil) -> [InterfaceElement] {
    (id.flatMap { scenes[$0] } ?? root).parts("objects")
  }

  // MARK: Storyboards

  var initialController: InterfaceElement? { root["initialViewController"].flatMap { elements[$0] } }
  func controller(named identifier: String) -> InterfaceElement? {
    for scene in root.parts("scenes") {
      let found = scene.parts("objects").first { $0["storyboardIdentifier"] == identifier }
      if let found { return found }
    }
    return nil
  }

  // MARK: Values

  /// A picture of the bundle, or a symbol.
  func image(_ name: String?, catalog: String? = nil) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if catalog == "system" || symbols.contains(name) { return UIImage(systemName: name) }
    let plain = (name as NSString).deletingPathExtension
    let found =
      UIImage(named: name, in: bundle, compatibleWith: nil)
      ?? UIImage(named: plain, in: bundle, compatibleWith: nil)
    if found == nil { tell("the picture \(name) is not there") }
    return found
  }
  /// A text in the language of the program: files of strings beside the file name it by object and property.
  func text(_ element: InterfaceElement, _ key: String, of id: String? = nil) -> String? {
    var found = element[key]
    if found == nil, let part = element.part(key), part.name == "string" || part.name == "mutableString" {
      found = part.text
      if part["base64-UTF8"] == "YES" {
        // Interface Builder leaves the filling at the end out.
        let packed = part.text.filter { !$0.isWhitespace }
        let filled = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        found = Data(base64Encoded: filled).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    guard let found else { return nil }
    guard let id = id ?? element.id else { return found }
    return bundle.localizedString(forKey: "\(id).\(key)", value: found, table: name)
  }

  private var told: Set<String> = []
  /// Says something about the file, once.
  func tell(_ text: String) {
    if told.insert(text).inserted { runtimeWarning("\(name): \(text).") }
  }

  // MARK: Finding files

  private static var known: [String: InterfaceFile?] = [:]

  /// The file of a name in a bundle; nil where there is none.
  static func find(_ name: String, _ types: [String], in bundle: Bundle?) -> InterfaceFile? {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)/\(name).\(types.joined())"
    if let known = known[key] { return known }
    var found: InterfaceFile?
    if let url = url(name, types, bundle), let data = try? Data(contentsOf: url) {
      found = InterfaceParser.parse(data).map { InterfaceFile(name, bundle, $0) }
      if found == nil {
        runtimeWarning("\(url.path) is no file of Interface Builder as Xcode writes them.")
      }
    }
    known[key] = found
    return found
  }
  private static func url(_ name: String, _ types: [String], _ bundle: Bundle) -> URL? {
    for type in types {
      if let url = bundle.url(forResource: name, withExtension: type) { return url }
      for language in bundle.preferredLocalizations + ["Base", "en"] {
        let url = bundle.url(
          forResource: name, withExtension: type, subdirectory: nil, localization: language)
        if let url { return url }
        let beside = bundle.resourceURL?.appendingPathComponent("\(language).lproj/\(name).\(type)")
        if let beside, FileManager.default.fileExists(atPath: beside.path) { return beside }
      }
    }
    return nil
  }
}
