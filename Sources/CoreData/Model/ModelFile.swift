import Foundation
import FoundationXML
import SashFoundation

/// Reads the `contents` of an `.xcdatamodel`.
final class ModelFile: NSObject, XMLParserDelegate {
  private(set) var entities: [NSEntityDescription] = []
  private(set) var configurations: [String: [NSEntityDescription]] = [:]
  private(set) var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var composites: [String: NSCompositeAttributeDescription] = [:]
  private var composite: NSCompositeAttributeDescription?
  /// What attributes of composite types say of themselves, by which their types are found when all are known.
  private var untyped: [(NSCompositeAttributeDescription, [String: String])] = []
  private var fetched: NSFetchedPropertyDescription?
  private var indexes: [(entity: NSEntityDescription, name: String, elements: [(String, Bool, Bool)])] = []
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
    for (attribute, notes) in untyped { attribute.elements = type(of: attribute, notes).map { $0.copied() } }
    NSManagedObjectModel.link(entities, parents: parents)
    for (entity, name, elements) in indexes {
      let index = NSFetchIndexDescription(
        name: name,
        elements: elements.compactMap { path, ascending, isTree in
          entity.propertiesByName[path].map {
            let element = NSFetchIndexElementDescription(
              property: $0, collationType: isTree ? .rTree : .binary)
            element.isAscending = ascending
            return element
          }
        })
      if !index.elements.isEmpty { entity.indexes.append(index) }
    }
    let names = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    configurations = members.mapValues { $0.compactMap { names[$0] } }
  }

  /// The file of the current version.
  private static func contents(of url: URL) -> URL? {
    let files = FileManager.default
    if url.lastPathComponent == "contents" { return url }
    if !files.fileExists(atPath: url.path) { return source(of: url).flatMap(contents) }
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

  /// What lies where Xcode would have put what it compiles: `X.momd` is `X.xcdatamodeld` here, or a model of one version,
  /// and `X.momd/V.mom` is a version in it.
  private static func source(of url: URL) -> URL? {
    let (folder, name) = (url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent)
    let places: [URL]
    switch url.pathExtension {
    case "momd":
      places = ["xcdatamodeld", "xcdatamodel"].map { folder.appendingPathComponent("\(name).\($0)") }
    case "mom":
      let model = folder.pathExtension == "momd" ? source(of: folder) : folder
      places = [model?.appendingPathComponent(name + ".xcdatamodel")].compactMap { $0 }
    default: return nil
    }
    return places.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The type of a composite attribute: the one that it names, or the one that is named like it, or the only one.
  private func type(of attribute: NSCompositeAttributeDescription, _ notes: [String: String])
    -> [NSAttributeDescription]
  {
    let named = notes.filter { $0.key != "name" }.values.lazy.compactMap { self.composites[$0] }.first
    let alike = composites.first { $0.key.caseInsensitiveCompare(attribute.name) == .orderedSame }?.value
    let only = composites.count == 1 ? composites.values.first : nil
    return (named ?? alike ?? only)?.elements ?? []
  }

  /// The versions of the models of a bundle.
  static func versions(in bundle: Bundle) -> [URL] {
    models(in: bundle).flatMap(versions)
  }
  /// The versions of a model.
  static func versions(of model: URL) -> [URL] {
    if model.pathExtension == "xcdatamodel" { return [model] }
    let inner =
      (try? FileManager.default.contentsOfDirectory(at: model, includingPropertiesForKeys: nil)) ?? []
    return inner.filter { $0.pathExtension == "xcdatamodel" }.sorted { $0.path < $1.path }
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
    case "composite", "compositeAttribute":
      composite = NSCompositeAttributeDescription()
      composite?.name = attributes["name"] ?? ""
      composites[attributes["name"] ?? ""] = composite
    case "fetchedProperty":
      let made = NSFetchedPropertyDescription()
      made.name = attributes["name"] ?? ""
      made.isOptional = flag("optional")
      fetched = made
      add(made)
    case "fetchRequest":
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: attributes["entity"] ?? "")
      request.predicate = attributes["predicateString"].map { NSPredicate(format: $0) }
      request.fetchLimit = attributes["fetchLimit"].flatMap(Int.init) ?? 0
      request.fetchBatchSize = attributes["fetchBatchSize"].flatMap(Int.init) ?? 0
      if attributes["includeSubentities"] == "NO" { request.includesSubentities = false }
      if let fetched { fetched.fetchRequest = request } else { templates[attributes["name"] ?? ""] = request }
    case "fetchIndex":
      if let entity = entities.last { indexes.append((entity, attributes["name"] ?? "", [])) }
    case "fetchIndexElement":
      if let path = attributes["property"], !indexes.isEmpty {
        indexes[indexes.count - 1].elements.append(
          (path, attributes["order"] != "descending", attributes["type"] == "RTree"))
      }
    case "attribute":
      let attribute: NSAttributeDescription
      if flag("derived"), let expression = attributes["derivationExpression"], !expression.isEmpty {
        let derived = NSDerivedAttributeDescription()
        derived.derivationExpression = SashFoundation.NSExpression(format: expression)
        attribute = derived
      } else if attributes["attributeType"] == "Composite" {
        let made = NSCompositeAttributeDescription()
        untyped.append((made, attributes))
        attribute = made
      } else {
        attribute = NSAttributeDescription()
      }
      attribute.name = attributes["name"] ?? ""
      attribute.isOptional = flag("optional")
      attribute.isTransient = flag("transient")
      attribute.renamingIdentifier = attributes["elementID"]
      attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
      attribute.valueTransformerName = attributes["valueTransformerName"]
      attribute.attributeValueClassName = attributes["customClassName"]
      attribute.allowsExternalBinaryDataStorage = flag("allowsExternalBinaryDataStorage")
      attribute.preservesValueInHistoryOnDeletion =
        flag("preserveAfterDeletion") || flag("preservesValueInHistoryOnDeletion")
      attribute.versionHashModifier = attributes["versionHashModifier"]
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
    case "entry" where composite == nil && configuration == nil:
      var notes = entities.last?.userInfo ?? [:]
      notes[attributes["key"] ?? ""] = attributes["value"] ?? ""
      entities.last?.userInfo = notes
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
    case "attribute", "relationship", "fetchedProperty":
      property = nil
      if element == "fetchedProperty" { fetched = nil }
    case "composite", "compositeAttribute": composite = nil
    default: break
    }
  }

  private func add(_ property: NSPropertyDescription) {
    if let composite, let attribute = property as? NSAttributeDescription {
      composite.elements.append(attribute)
      return
    }
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
    "Composite": .compositeAttributeType,
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
