import Foundation
import FoundationXML

/// The entities of a data model for which classes or accessors are written.
final class DataModel: NSObject, XMLParserDelegate {
  struct Property {
    var name: String
    var type: String
    var isScalar = false
    var destination: String?
    var isToMany = false
    var isOrdered = false
  }
  struct Entity {
    var name: String
    var className: String
    /// `class`, `category`, or nothing where the app has written all itself.
    var generation: String
    var parent: String?
    var properties: [Property] = []
  }
  private(set) var entities: [Entity] = []

  /// The current version of an `.xcdatamodeld`.
  init?(_ url: URL) {
    super.init()
    guard let contents = Self.contents(of: url), let data = try? Data(contentsOf: contents) else {
      return nil
    }
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  private static func contents(of url: URL) -> URL? {
    let marker = url.appendingPathComponent(".xccurrentversion")
    if let data = try? Data(contentsOf: marker),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    {
      return url.appendingPathComponent(name).appendingPathComponent("contents")
    }
    let versions =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return versions.filter { $0.pathExtension == "xcdatamodel" }.map(\.path).sorted().last.map {
      URL(fileURLWithPath: $0).appendingPathComponent("contents")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let name = attributes["name"] ?? ""
    switch element {
    case "entity":
      let className = attributes["representedClassName"] ?? ""
      entities.append(
        Entity(
          name: name, className: className.hasPrefix(".") ? String(className.dropFirst()) : className,
          generation: attributes["codeGenerationType"] ?? "", parent: attributes["parentEntity"]))
    case "attribute" where !entities.isEmpty:
      let isScalar = attributes["usesScalarValueType"] == "YES"
      entities[entities.count - 1].properties.append(
        Property(name: name, type: Self.type(attributes, isScalar), isScalar: isScalar))
    case "relationship" where !entities.isEmpty:
      var property = Property(name: name, type: "", destination: attributes["destinationEntity"])
      property.isToMany = attributes["toMany"] == "YES"
      property.isOrdered = attributes["ordered"] == "YES"
      entities[entities.count - 1].properties.append(property)
    default: break
    }
  }

  private static func type(_ attributes: [String: String], _ isScalar: Bool) -> String {
    switch attributes["attributeType"] {
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: (attributes["customClassName"] ?? "NSObject") + "?"
    }
  }

  // MARK: Swift

  /// The classes and accessors that Xcode writes for a model.
  var code: String {
    let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    var lines: [String] = []
    for entity in entities where !entity.className.isEmpty && entity.className != "NSManagedObject" {
      guard entity.generation == "class" || entity.generation == "category" else { continue }
      let name = entity.className
      if entity.generation == "class" {
        let parent =
          entity.parent.flatMap { classes[$0] }.flatMap { $0.isEmpty ? nil : $0 } ?? "NSManagedObject"
        lines.append("public class \(name): \(parent) {}")
        if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
      }
      lines.append("extension \(name) {")
      lines.append("  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {")
      lines.append("    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")")
      lines.append("  }")
      for property in entity.properties { lines += members(property, classes) }
      lines.append("}")
    }
    return lines.isEmpty ? "" : "import CoreData\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func members(_ property: Property, _ classes: [String: String]) -> [String] {
    let name = property.name
    func variable(_ type: String) -> [String] {
      [
        "  public var \(name): \(type) {",
        "    get { _value(\"\(name)\") }",
        "    set { _setValue(\"\(name)\", newValue) }",
        "  }",
      ]
    }
    guard let entity = property.destination else { return variable(property.type) }
    let other = classes[entity].flatMap { $0.isEmpty ? nil : $0 } ?? "NSManagedObject"
    guard property.isToMany else { return variable("\(other)?") }
    let set = property.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var lines = variable("\(set)?")
    for (verb, call) in [("addTo", "_add"), ("removeFrom", "_remove")] {
      lines.append("  public func \(verb)\(title)(_ value: \(other)) { \(call)(\"\(name)\", value) }")
      lines.append("  public func \(verb)\(title)(_ values: \(set)) { \(call)(\"\(name)\", values) }")
    }
    if property.isOrdered {
      lines.append(
        "  public func insertInto\(title)(_ value: \(other), at index: Int) { _insert(\"\(name)\", value, at: index) }"
      )
      lines.append("  public func removeFrom\(title)(at index: Int) { _remove(\"\(name)\", at: index) }")
      lines.append("  public func replace\(title)(at index: Int, with value: \(other)) {")
      lines.append("    _remove(\"\(name)\", at: index)")
      lines.append("    _insert(\"\(name)\", value, at: index)")
      lines.append("  }")
    }
    return lines
  }
}
