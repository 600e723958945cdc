import Foundation

/// A kind of data, named for all programs: “public.png”.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  /// What is known of it beside the catalogue: a type that a program declares itself, or that was made for a file.
  private var parent: String?
  private var tag: String?

  init(known identifier: String) { self.identifier = identifier }
  /// The type of a name; nil if nobody knows it.
  public init?(_ identifier: String) {
    guard UTTypeCatalog.entry(identifier) != nil else { return nil }
    self.init(known: identifier)
  }
  /// A type that the program owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }
  /// A type that another program owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }
  /// The type of files with an ending; one that nobody knows gets a name of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let known = UTTypeCatalog.all.first {
      $0.endings.contains(ending) && UTType(known: $0.name).conforms(to: supertype)
    }
    if let known {
      self.init(known: known.name)
    } else {
      guard !ending.isEmpty else { return nil }
      self.init(exportedAs: "dyn.\(ending)", conformingTo: supertype)
      tag = ending
    }
  }
  /// The type of what is sent as a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased().split(separator: ";").first.map(String.init) ?? ""
    guard let known = UTTypeCatalog.all.first(where: { $0.mime == wanted }) else { return nil }
    self.init(known: known.name)
  }
  /// The type of what has a tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    }
  }

  /// The type of what lies at a place, by its ending; nil if nothing does.
  package init?(contentsOf url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
      self =
        UTType(filenameExtension: url.pathExtension, conformingTo: .directory).flatMap {
          $0.isDynamic ? nil : $0
        } ?? .folder
    } else {
      self = UTType(filenameExtension: url.pathExtension) ?? .data
    }
  }
  /// All types that have a tag and are kinds of another type.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let wanted = tag.lowercased()
    return UTTypeCatalog.all.filter {
      tagClass == .mimeType ? $0.mime == wanted : $0.endings.contains(wanted)
    }
    .map { UTType(known: $0.name) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  public var version: Int? { nil }
  public var referenceURL: URL? { nil }
  public var preferredFilenameExtension: String? { tag ?? UTTypeCatalog.entry(identifier)?.endings.first }
  /// The ending that a file of the type gets: its own, or that of the nearest type above it that has one.
  package var fileEnding: String? {
    if let own = preferredFilenameExtension { return own }
    let above = supertypes.sorted { a, b in
      let (first, second) = (a.supertypes.count, b.supertypes.count)
      return first == second ? a.identifier < b.identifier : first > second
    }
    return above.lazy.compactMap(\.preferredFilenameExtension).first
  }
  /// The name with the ending of the type, unless it has that or the ending of a kind of the type.
  package func fileName(_ name: String) -> String {
    guard let ending = fileEnding else { return name }
    let own = (name as NSString).pathExtension.lowercased()
    if own == ending || UTType(filenameExtension: own)?.conforms(to: self) == true { return name }
    return "\(name).\(ending)"
  }
  public var preferredMIMEType: String? { UTTypeCatalog.entry(identifier)?.mime }
  public var localizedDescription: String? { UTTypeCatalog.entry(identifier)?.words }
  public var description: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var tags: [UTTagClass: [String]] {
    var found: [UTTagClass: [String]] = [:]
    if let tag { found[.filenameExtension] = [tag] }
    if let entry = UTTypeCatalog.entry(identifier) {
      if !entry.endings.isEmpty { found[.filenameExtension] = entry.endings }
      if let mime = entry.mime { found[.mimeType] = [mime] }
    }
    return found
  }

  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = (UTTypeCatalog.entry(identifier)?.parents ?? []) + (parent.map { [$0] } ?? [])
    while let name = next.popLast() {
      guard found.insert(UTType(known: name)).inserted else { continue }
      next += UTTypeCatalog.entry(name)?.parents ?? []
    }
    return found
  }
  /// Whether this is another type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// How types are called elsewhere.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The path with the ending of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
