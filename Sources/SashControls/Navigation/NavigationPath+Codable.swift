import Foundation
import SashCore

extension NavigationPath {
  /// A path as data that can be kept and read again.
  ///
  /// - Source: the list that SwiftUI writes: from the last value to the first, the name of its type and its JSON.
  public struct CodableRepresentation: Codable {
    fileprivate let elements: [PathElement]

    fileprivate init?(_ elements: [PathElement]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name) that can be a value of a path.")
        }
        elements.append(PathElement(try JSONDecoder().decode(type, from: Data(json.utf8)) as any Hashable))
      }
      self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Codable else { continue }
        let type = Swift.type(of: value)
        try container.encode(_mangledTypeName(type) ?? _typeName(type))
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// The path as data; nil if one of its values cannot be coded.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}
