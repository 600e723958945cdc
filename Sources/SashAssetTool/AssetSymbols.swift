/// Swift names for assets, and for what Apple's Foundation brings.
struct AssetSymbols {
  private let assets: [Asset]
  /// Modules that Foundation exports on Apple's systems.
  private static let broughtByFoundation = ["FoundationNetworking", "Observation", "SashFoundation"]
  /// Whether the target is one of tests that drive programs: on Apple's systems XCTest exports what they do it with.
  private let drivesPrograms: Bool
  init(_ assets: [Asset], drivesPrograms: Bool) {
    (self.assets, self.drivesPrograms) = (assets, drivesPrograms)
  }

  /// The Swift file, and what could not be named.
  var code: (text: String, messages: [String]) {
    var messages: [String] = []
    let brought = Self.broughtByFoundation + (drivesPrograms ? ["XCUIAutomation"] : [])
    var text = """
      // Names of what is in asset catalogues, written by SashAssetTool.
      // On Apple's systems Xcode writes such a file of its own.
      #if os(Linux)
      // What a file has there that imports nothing but Foundation: an import that one file exports holds in all files.
      \(brought.map { "@_exported public import \($0)" }.joined(separator: "\n"))


      """
    if !assets.isEmpty {
      text += """
        \(["Foundation", "SwiftUI"].map { "import \($0)" }.joined(separator: "\n"))

        private let resourceBundle = Bundle.module


        """
    }
    for kind in Asset.Kind.allCases {
      let root = Names(assets.filter { $0.kind == kind }, kind, &messages)
      if root.isEmpty { continue }
      let type = kind == .image ? "ImageResource" : "ColorResource"
      text += "extension \(type) {\n\(root.code(type, indent: "  "))}\n\n"
      // Members of a protocol, so that an app may have members of the same names in the types: those are meant then.
      let (platform, own) = kind == .image ? ("UIImage", Self.takenOfImages) : ("UIColor", Self.takenOfColors)
      let members = root.platformShorthand(platform, type, without: own, indent: "  ")
      if !members.isEmpty { text += "extension _AssetNames where Self == \(platform) {\n\(members)}\n\n" }
      let groups = root.groupShorthand(platform, type, "", indent: "  ")
      if !groups.isEmpty { text += "extension \(platform) {\n\(groups)}\n\n" }
      if kind == .color, !groups.isEmpty {
        text += "extension Color {\n\(root.groupShorthand("Color", type, "", indent: "  "))}\n\n"
      }
      if kind == .color {
        text += "extension _AssetNames where Self == Color {\n\(root.shorthand(indent: "  "))}\n\n"
      }
    }
    return (text + "#endif\n", messages)
  }

  /// The names of one kind at one depth.
  private struct Names {
    private var members: [(name: String, path: String)] = []
    private var groups: [(name: String, names: Names)] = []

    init(_ assets: [Asset], _ kind: Asset.Kind, depth: Int = 0, _ messages: inout [String]) {
      var used: [String: String] = [:]
      for asset in assets where asset.groups.count == depth {
        let name = AssetSymbols.member(asset.name, kind)
        guard !name.isEmpty else {
          messages.append("The \(kind.rawValue) '\(asset.path)' has no name that Swift could use.")
          continue
        }
        if let other = used[name] {
          messages.append(
            "The \(kind.rawValue)s '\(other)' and '\(asset.path)' have one name, \(name); the first keeps it."
          )
          continue
        }
        used[name] = asset.path
        members.append((name, asset.path))
      }
      var order: [String] = []
      var inner: [String: [Asset]] = [:]
      for asset in assets where asset.groups.count > depth {
        let group = asset.groups[depth]
        if inner[group] == nil { order.append(group) }
        inner[group, default: []].append(asset)
      }
      for group in order {
        let names = Names(inner[group]!, kind, depth: depth + 1, &messages)
        if !names.isEmpty { groups.append((AssetSymbols.type(group), names)) }
      }
    }

    var isEmpty: Bool { members.isEmpty && groups.isEmpty }

    func code(_ type: String, indent: String) -> String {
      var text = ""
      for (name, path) in members {
        text += "\(indent)/// \"\(path)\"\n"
        text += "\(indent)static let \(name) = \(type)(name: \(quoted(path)), bundle: resourceBundle)\n"
      }
      for (name, names) in groups {
        text += "\(indent)enum \(name) {\n\(names.code(type, indent: indent + "  "))\(indent)}\n"
      }
      return text
    }

    /// Colours by their names alone, without those that the framework has.
    func shorthand(indent: String) -> String {
      members.filter { !AssetSymbols.taken.contains($0.name.filter { $0 != "`" }) }.map {
        "\(indent)static var \($0.name): Color { Color(ColorResource.\($0.name)) }\n"
      }.joined()
    }

    /// The objects of UIKit by their names alone, without those that it has.
    func platformShorthand(
      _ platform: String, _ type: String, without taken: Set<String>, indent: String
    ) -> String {
      members.filter { !taken.contains($0.name.filter { $0 != "`" }) }.map {
        "\(indent)static var \($0.name): \(platform) { \(platform)(resource: \(type).\($0.name)) }\n"
      }.joined()
    }

    /// The groups with what is in them, as objects of a type.
    func groupShorthand(_ platform: String, _ type: String, _ path: String, indent: String) -> String {
      groups.map { name, names in
        let inner = path + name + "."
        let members = names.members.map { member, _ in
          let argument = "\(type).\(inner)\(member)"
          let label = platform == "Color" ? "" : "resource: "
          return "\(indent)  static var \(member): \(platform) { \(platform)(\(label)\(argument)) }\n"
        }.joined()
        let deeper = names.groupShorthand(platform, type, inner, indent: indent + "  ")
        return "\(indent)enum \(name) {\n\(members)\(deeper)\(indent)}\n"
      }.joined()
    }

    private func quoted(_ text: String) -> String {
      "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
  }

  // MARK: Names

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
  private static func firstLarge(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
  /// A word that begins small; of several large letters all but the last, which may begin the next word.
  private static func firstSmall(_ word: String) -> String {
    let large = word.prefix { $0.isUppercase }
    if large.count == word.count { return word.lowercased() }
    if large.count <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    return large.dropLast().lowercased() + word.dropFirst(large.count - 1)
  }
  private static func usable(_ name: String) -> String {
    guard let first = name.first else { return "" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of an asset, without the word that its kind says already: `accent-color` is the colour `accent`.
  static func member(_ text: String, _ kind: Asset.Kind) -> String {
    let words = words(text)
    // One word of large letters is an abbreviation and stays as it is.
    let isAbbreviation = words.count == 1 && words[0].count > 1 && words[0].allSatisfy { $0.isUppercase }
    var name =
      isAbbreviation
      ? words[0] : words.enumerated().map { $0 == 0 ? firstSmall($1) : firstLarge($1) }.joined()
    let ending = firstLarge(kind.rawValue)
    if name.hasSuffix(ending), name.count > ending.count { name.removeLast(ending.count) }
    return usable(name)
  }
  /// The name of a group.
  static func type(_ text: String) -> String { usable(words(text).map(firstLarge).joined()) }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  /// Colours and styles of the framework.
  private static let taken: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground",
    "gray",
    "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary",
    "quinary",
    "red", "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground",
    "yellow",
    "hash", "init", "mix", "random",
  ]
  /// Pictures that UIKit names.
  private static let takenOfImages: Set<String> = [
    "actions", "add", "checkmark", "hash", "init", "remove", "strokedCheckmark",
  ]
  /// Colours that UIKit names.
  private static let takenOfColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "hash", "init",
    "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
    "yellow",
  ]
}
