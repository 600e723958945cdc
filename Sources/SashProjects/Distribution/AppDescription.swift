import Foundation
import SashLauncher

/// What desktops are told of an app: taken from its `Info.plist` and its asset catalogue.
struct AppDescription {
  /// The name of the program.
  var program: String
  /// As people read it.
  var title: String
  /// Names the app among all, as `org.example.App`.
  var identifier: String
  var version: String
  var categories: [String] = []
  /// The schemes of URLs that it opens.
  var schemes: [String] = []
  /// The kinds of files that it opens, as MIME types.
  var types: [String] = []
  /// The language that it is written in.
  var region = "en"
  /// What the menu of its icon offers.
  var actions: [LauncherAction] = []
  /// The words of `InfoPlist.strings` by their keys, for each language that has such: `de`, `pt-BR`.
  var translations: [String: [String: String]] = [:]
  /// Whether it takes its identifier as a name on the bus: it does so if it has one of its own that may be such a name.
  var hasBusName = false
  /// Icons by their sizes, in pixels.
  var icons: [Int: URL] = [:]
  var notices: [String] = []

  /// - Parameter bundles: The folders of resources beside the program, that of its own target first.
  init(program: String, bundles: [URL]) {
    let lists = bundles.map { $0.appendingPathComponent("Info.plist") }
    let info = lists.lazy.compactMap { url -> [String: Any]? in
      guard let data = try? Data(contentsOf: url) else { return nil }
      return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }.first
    self.init(program: program, info: info ?? [:])
    translations = Self.translations(in: bundles)
    icons = bundles.lazy.map(Self.icons).first { !$0.isEmpty } ?? [:]
    if icons.isEmpty {
      notices.append("it has no icon: no AppIcon with pictures of PNG is in its asset catalogues.")
    }
  }

  init(program: String, info: [String: Any]) {
    func text(_ key: String) -> String? {
      guard let text = info[key] as? String, !text.isEmpty, !text.contains("$(") else { return nil }
      return text
    }
    self.program = program
    title = text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
    version = text("CFBundleShortVersionString") ?? "1.0"
    region = text("CFBundleDevelopmentRegion") ?? "en"
    let own = "local." + String(program.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    if let named = text("CFBundleIdentifier"), named.contains(".") {
      identifier = named
      hasBusName = BusName.isValid(named)
    } else {
      identifier = own
      notices.append("its Info.plist names no identifier; \(own) is taken.")
    }
    categories = Self.categories[text("LSApplicationCategoryType") ?? ""] ?? ["Utility"]
    let urls = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    schemes = urls.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.filter { !$0.contains("$(") }
    actions = LauncherAction.read(info)
    let documents = info["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    let declared =
      (info["UTExportedTypeDeclarations"] as? [[String: Any]] ?? [])
      + (info["UTImportedTypeDeclarations"] as? [[String: Any]] ?? [])
    for name in documents.flatMap({ $0["LSItemContentTypes"] as? [String] ?? [] }) {
      let own = declared.first { $0["UTTypeIdentifier"] as? String == name }
      let tags = own?["UTTypeTagSpecification"] as? [String: Any]
      let mime = tags?["public.mime-type"]
      let found = (mime as? [String]) ?? (mime as? String).map { [$0] } ?? Self.types[name] ?? []
      if found.isEmpty {
        notices.append("files of the type \(name) have no MIME type, so desktops do not offer it for them.")
      }
      types += found.filter { !types.contains($0) }
    }
  }

  /// The name of a package: small letters, digits, `+`, `-` and `.`.
  var packageName: String {
    let name = program.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let trimmed = String(name).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return trimmed.count > 1 ? trimmed : "app-" + trimmed
  }

  /// How the bus starts the program when somebody asks for it by its name.
  ///
  /// - Parameter program: The path of what is started.
  func busService(starting program: String) -> String {
    "[D-BUS Service]\nName=\(identifier)\nExec=\(program)\n"
  }

  /// - Parameter isActivatable: Whether the bus can start the program, and the desktop is to ask it there. It may only if a file
  ///   says so to the bus too.
  /// - Source: the specification of desktop entries of freedesktop.org
  func desktopEntry(isActivatable: Bool = false) -> String {
    let mime = types + schemes.map { "x-scheme-handler/\($0)" }
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(title))",
    ]
    lines += names(of: "CFBundleDisplayName", "CFBundleName")
    lines += [
      "Exec=\(packageName) %U", "Terminal=false", "Categories=\(categories.joined(separator: ";"));",
      "StartupWMClass=\(program)",
    ]
    if !icons.isEmpty { lines.append("Icon=\(identifier)") }
    if !mime.isEmpty { lines.append("MimeType=\(mime.joined(separator: ";"));") }
    if isActivatable { lines.append("DBusActivatable=true") }
    if !actions.isEmpty {
      lines.append("Actions=\(actions.map(\.name).joined(separator: ";"));")
      for action in actions {
        // A title may be a key that is no word for people.
        let title = (translations[region] ?? translations["en"])?[action.title] ?? action.title
        lines += ["", "[Desktop Action \(action.name)]", "Name=\(Self.escaped(title))"]
        lines += names(of: action.title)
        lines.append("Exec=\(packageName) \(LauncherAction.argument)\(action.name)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
  /// What the first of some keys of `InfoPlist.strings` is in each language.
  ///
  /// - Source: the specification of desktop entries: languages are named as locales, `Name[pt_BR]`
  private func names(of keys: String...) -> [String] {
    translations.keys.sorted().compactMap { language in
      keys.lazy.compactMap { translations[language]?[$0] }.first.map {
        "Name[\(Self.locale(of: language))]=\(Self.escaped($0))"
      }
    }
  }
  /// How desktops call a language: `pt_BR`, and `sr@latin` for one that is written otherwise.
  private static func locale(of language: String) -> String {
    switch language {
    case "zh-Hans": return "zh_CN"
    case "zh-Hant": return "zh_TW"
    default: break
    }
    if language.hasSuffix("-Latn") { return language.dropLast(5) + "@latin" }
    return language.replacingOccurrences(of: "-", with: "_")
  }
  /// The tables of all languages in folders of resources; what the first one says counts.
  private static func translations(in bundles: [URL]) -> [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for bundle in bundles {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
      for folder in files.sorted() where folder.hasSuffix(".lproj") && folder != "Base.lproj" {
        let file = bundle.appendingPathComponent(folder).appendingPathComponent("InfoPlist.strings")
        guard let data = try? Data(contentsOf: file),
          let words = try? PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: String]
        else { continue }
        found[String(folder.dropLast(6)), default: [:]].merge(words) { first, _ in first }
      }
    }
    return found
  }
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
  }

  /// The pictures of the app's icon in the asset catalogues of a folder, the largest of each size.
  private static func icons(in folder: URL) -> [Int: URL] {
    var found: [Int: URL] = [:]
    let manager = FileManager.default
    guard let files = manager.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [:] }
    for case let file as URL in files
    where file.pathExtension == "png" && file.deletingLastPathComponent().pathExtension == "appiconset" {
      if let size = PNGSize(file), size.width == size.height { found[size.width] = file }
    }
    return found
  }

  /// - Source: the registered categories of the menu specification of freedesktop.org
  private static let categories: [String: [String]] = {
    let all = [
      "business": ["Office"], "developer-tools": ["Development"], "education": ["Education"],
      "entertainment": ["AudioVideo"], "finance": ["Office", "Finance"], "games": ["Game"],
      "graphics-design": ["Graphics"], "healthcare-fitness": ["Utility"], "lifestyle": ["Utility"],
      "medical": ["Science"], "music": ["AudioVideo", "Audio"], "news": ["Network", "News"],
      "photography": ["Graphics", "Photography"], "productivity": ["Office"], "reference": ["Education"],
      "social-networking": ["Network"], "sports": ["Utility"], "travel": ["Utility"],
      "utilities": ["Utility"],
      "video": ["AudioVideo", "Video"], "weather": ["Utility"],
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ("public.app-category." + $0.key, $0.value) })
  }()
  private static let types: [String: [String]] = [
    "public.plain-text": ["text/plain"], "public.text": ["text/plain"],
    "public.utf8-plain-text": ["text/plain"],
    "public.json": ["application/json"], "public.xml": ["application/xml"], "public.html": ["text/html"],
    "public.image": ["image/png", "image/jpeg", "image/webp", "image/gif"], "public.png": ["image/png"],
    "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"], "com.adobe.pdf": ["application/pdf"],
    "public.comma-separated-values-text": ["text/csv"], "net.daringfireball.markdown": ["text/markdown"],
    "public.zip-archive": ["application/zip"], "public.folder": ["inode/directory"],
    "public.mp3": ["audio/mpeg"], "public.audio": ["audio/mpeg", "audio/ogg", "audio/flac"],
    "public.movie": ["video/mp4", "video/webm"], "public.rtf": ["application/rtf"],
    "public.swift-source": ["text/x-swift"], "public.source-code": ["text/plain"],
  ]
}

/// How large a picture is, by its head.
struct PNGSize {
  let width: Int
  let height: Int
  /// - Source: the head of a PNG file: eight bytes, then a chunk of thirteen bytes that begins with width and height
  init?(_ file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: 24),
      data.count == 24, data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    func number(_ offset: Int) -> Int { data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
  }
}
