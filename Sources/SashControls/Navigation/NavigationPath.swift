import Foundation
import SashCore

/// What a stack of screens shows above its root: values of any types, the last on top.
public struct NavigationPath {
  var elements: [PathElement]

  public init() { elements = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }
  public init<S: Sequence>(_ elements: S)
  where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { PathElement($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }
  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
    elements.append(PathElement(value))
  }
  mutating func append(_ element: PathElement) { elements.append(element) }

  /// Removes `k` values from the end; there must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= elements.count,
      "Cannot remove \(k) elements of a NavigationPath that has \(elements.count).")
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}

/// One value of a path. Values of different types are different, whatever `AnyHashable` says of numbers.
struct PathElement: Equatable {
  private let value: AnyHashable
  init<V: Hashable>(_ value: V) { self.value = AnyHashable(value) }
  init(_ value: any Hashable) {
    func open<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
    self.value = open(value)
  }

  var base: Any { value.base }
  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }
  var typeName: String { "\(Swift.type(of: value.base))" }

  static func == (a: PathElement, b: PathElement) -> Bool { a.type == b.type && a.value == b.value }
}
