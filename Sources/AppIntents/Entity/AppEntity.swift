import Foundation
import SashCore

/// A thing of the app that intents work with, and that a query finds by its name.
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable, Sendable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  public typealias Property = EntityProperty
}
/// An entity that is made for one moment and cannot be found again.
public protocol TransientAppEntity: DisplayRepresentable, PersistentlyIdentifiable, Sendable {
  init()
}
/// There is one of it.
public protocol UniqueAppEntity: AppEntity {}

/// A property of an entity that intents can see.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  private let lock = NSLock()
  private var held: Value?
  public init() { title = nil }
  public init(title: LocalizedStringResource) { self.title = title }
  public init(title: LocalizedStringResource, identifier: String) { self.title = title }
  /// Traps if it is read before it was set.
  public var wrappedValue: Value {
    get {
      if let held = lock.withLock({ held }) { return held }
      if let absent = (Value.self as? any AbsentValue.Type)?.absent as? Value { return absent }
      preconditionFailure("A property of type \(Value.self) of an entity was read before it was set.")
    }
    set { lock.withLock { held = newValue } }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

/// Knows choices for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Element
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their names.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity
  init()
  /// The entities of these names; whichever do not exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}
extension EntityQuery {
  /// Something that the app gives to its intents and queries.
  public typealias Dependency = AppDependency
  public func results() async throws -> Result { try await suggestedEntities() }
}
extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Finds entities by what a person types.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}
/// Knows all of its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
}
extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// Choices: a list, or sections of them.
public protocol ResultsCollection {
  associatedtype Element
  /// All of them, in order.
  var items: [Element] { get }
}
extension Array: ResultsCollection {
  public var items: [Element] { self }
}

/// Choices in sections, with words above.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    (self.promptLabel, self.usesIndexedCollation, self.sections) = (
      promptLabel, usesIndexedCollation, sections
    )
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  public static var empty: Self { Self(sections: []) }
  public var items: [Result] { sections.flatMap(\.values) }
}

/// Some choices under a title.
public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  let values: [Result]
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    (self.title, values) = (title, items)
  }
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    (self.title, values) = (title, items.map(\.value))
  }
}
/// A choice.
public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource?
  public init(
    _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title) = (value, title) }
}
