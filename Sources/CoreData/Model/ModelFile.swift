import Foundation
import FoundationXML

/// Reads the `contents` of an `.xcdatamodel`.
final class ModelFile: NSObject, XMLParserDelegate {
  private(set) var entities: [NSEntityDescription] = []
  private(set) var configurations: [String: [NSEntityDescription]] = [:]
  let version: String
  private var parents: [String: String?] = [:]
  private var members: [String: [String]] = [:]
  private var configuration: String?
  private var constraint: [String]?
  private var property: NSPropertyDescription?

  init?(_ url: URL) {
    guard let contents = Self.contents(of: url), let data = try? Data(contentsOf: contents) else {
      return nil
    }
    version = contents.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
    NSManagedObjectModel.link(entities, parents: parents)
    let names = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    configurations = members.mapValues { $0.compactMap { names[$0] } }
  }

  /// The file of the current version.
  private static func contents(of url: URL) -> URL? {
    let files = FileManager.default
    if url.lastPathComponent == "contents" { return url }
    let own = url.appendingPathComponent("contents")
    if files.fileExists(atPath: own.path) { return own }
    let all = ((try? files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? [])
      .filter { $0.pathExtension == "xcdatamodel" }.sorted { $0.path < $1.path }
    let current = url.appendingPathComponent(".xccurrentversion")
    if let data = try? Data(contentsOf: current),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    {
      return url.appendingPathComponent(name).appendingPathComponent("contents")
    }
    return all.last?.appendingPathComponent("contents")
  }

  /// The bundles that a program has: its own and those of its packages' resources.
  static var bundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let inner =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return [.main]
      + inner.filter { ["resources", "bundle"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
      .compactMap { Bundle(url: $0) }
  }

  /// The models of a bundle.
  static func models(in bundle: Bundle, named name: String? = nil) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter {
      ["xcdatamodeld", "momd", "xcdatamodel"].contains($0.pathExtension)
        && (name == nil || $0.deletingPathExtension().lastPathComponent == name)
    }.sorted { $0.path < $1.path }
  }

  // MARK: The XML

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func flag(_ name: String) -> Bool { attributes[name] == "YES" }
    switch element {
    case "entity":
      let entity = NSEntityDescription()
      entity.name = attributes["name"]
      let module = attributes["representedClassName"]?.hasPrefix(".") == true
      entity.managedObjectClassName =
        attributes["representedClassName"].map { module ? String($0.dropFirst()) : $0 } ?? "NSManagedObject"
      entity.isAbstract = flag("isAbstract")
      entity.renamingIdentifier = attributes["elementID"]
      entity.versionHashModifier = attributes["versionHashModifier"]
      parents[entity.name ?? ""] = attributes["parentEntity"]
      entities.append(entity)
    case "attribute":
      let attribute = NSAttributeDescription()
      attribute.name = attributes["name"] ?? ""
      attribute.isOptional = flag("optional")
      attribute.isTransient = flag("transient")
      attribute.renamingIdentifier = attributes["elementID"]
      attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
      attribute.valueTransformerName = attributes["valueTransformerName"]
      attribute.attributeValueClassName = attributes["customClassName"]
      attribute.allowsExternalBinaryDataStorage = flag("allowsExternalBinaryDataStorage")
      attribute.defaultValue = Self.defaultValue(attributes, attribute.attributeType)
      Self.setLimits(attributes, of: attribute)
      add(attribute)
    case "relationship":
      let relationship = NSRelationshipDescription()
      relationship.name = attributes["name"] ?? ""
      relationship.isOptional = flag("optional")
      relationship.renamingIdentifier = attributes["elementID"]
      relationship.isOrdered = flag("ordered")
      relationship.minCount = attributes["minCount"].flatMap(Int.init) ?? 0
      relationship.maxCount = attributes["maxCount"].flatMap(Int.init) ?? (flag("toMany") ? 0 : 1)
      if flag("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
      relationship.deleteRule =
        ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule][
          attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
      relationship.destinationName = attributes["destinationEntity"]
      relationship.inverseName = attributes["inverseName"]
      add(relationship)
    case "uniquenessConstraint": constraint = []
    case "constraint": constraint?.append(attributes["value"] ?? "")
    case "entry" where property != nil:
      var notes = property?.userInfo ?? [:]
      notes[attributes["key"] ?? ""] = attributes["value"] ?? ""
      property?.userInfo = notes
    case "configuration":
      configuration = attributes["name"]
      members[attributes["name"] ?? ""] = []
    case "memberEntity": members[configuration ?? "", default: []].append(attributes["name"] ?? "")
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch element {
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { entities.last?.uniquenessConstraints.append(constraint) }
      constraint = nil
    case "attribute", "relationship": property = nil
    default: break
    }
  }

  private func add(_ property: NSPropertyDescription) {
    guard let entity = entities.last else { return }
    entity.own.append(property)
    property.entity = entity
    self.property = property
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  private static func defaultValue(_ attributes: [String: String], _ type: NSAttributeType) -> Any? {
    if let interval = attributes["defaultDateTimeInterval"].flatMap(Double.init) {
      return Date(timeIntervalSinceReferenceDate: interval)
    }
    guard let text = attributes["defaultValueString"] else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return Int(text)
    case .doubleAttributeType, .floatAttributeType: return Double(text)
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType: return text == "YES"
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return text
    }
  }

  private static func setLimits(_ attributes: [String: String], of attribute: NSAttributeDescription) {
    var rules: [(NSPredicate, String)] = []
    if let low = attributes["minValueString"].flatMap(Double.init) {
      let isText = attribute.attributeType == .stringAttributeType
      rules.append((NSPredicate(format: isText ? "length >= %f" : "SELF >= %f", low), "small"))
    }
    if let high = attributes["maxValueString"].flatMap(Double.init) {
      let isText = attribute.attributeType == .stringAttributeType
      rules.append((NSPredicate(format: isText ? "length <= %f" : "SELF <= %f", high), "large"))
    }
    if let pattern = attributes["regularExpressionString"] {
      rules.append((NSPredicate(format: "SELF MATCHES %@", pattern), "pattern"))
    }
    attribute.setValidationPredicates(rules.map(\.0), withValidationWarnings: rules.map(\.1))
  }
}
