import Foundation
import SashCore

/// Finds entities by what their properties are, as an action “Find …” of shortcuts does. No shortcuts are here: an app asks itself.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias ComparatorMode = EntityQueryComparatorMode
  typealias Sort = EntityQuerySort<Entity>
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort], limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortableBy<Value> = EntityQuerySortableByProperty<Entity, Value>
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether an entity must match all comparisons or one.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// In which order entities come.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// The properties that entities are found by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  public let keyPaths: [PartialKeyPath<Entity>]
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> _ properties: () -> [PartialKeyPath<Entity>]
  ) { keyPaths = properties() }
}
/// A property that entities are found by, and how it can be compared.
public struct EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType> {
  let keyPath: PartialKeyPath<Entity>
  /// What comparisons with a value are to the app, in the order of the comparators.
  let comparators: [(Value) -> ComparatorMappingType]
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
      [(Value) -> ComparatorMappingType]
  ) { (self.keyPath, self.comparators) = (keyPath, comparators()) }
}
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression<Value>(
    _ expression: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> PartialKeyPath<Entity> { expression.keyPath }
  public static func buildBlock(_ parts: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { parts }
}

/// A way to compare a property with a value.
public protocol EntityQueryComparing {
  associatedtype Value
  associatedtype ComparatorMappingType
  /// What the comparison with a value is to the app.
  var mappingTransform: (Value) -> ComparatorMappingType { get }
}
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression<Comparator: EntityQueryComparing>(_ expression: Comparator)
    -> (Value) -> ComparatorMappingType
  where Comparator.Value == Value, Comparator.ComparatorMappingType == ComparatorMappingType {
    expression.mappingTransform
  }
  public static func buildBlock(_ parts: ((Value) -> ComparatorMappingType)...)
    -> [(Value) -> ComparatorMappingType]
  { parts }
}
/// The property is the value.
public struct EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property is not the value.
public struct NotEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The value is in the property.
public struct ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property begins with the value.
public struct HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property ends with the value.
public struct HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property is less than the value.
public struct LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property is at most the value.
public struct LessThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property is more than the value.
public struct GreaterThanComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}
/// The property is at least the value.
public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparing {
  public let mappingTransform: (Value) -> ComparatorMappingType
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    self.mappingTransform = mappingTransform
  }
}

/// By what entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  public let keyPaths: [PartialKeyPath<Entity>]
  public init(@EntityQuerySortingOptionsBuilder<Entity> _ options: () -> [PartialKeyPath<Entity>]) {
    keyPaths = options()
  }
}
public struct EntityQuerySortableByProperty<Entity: AppEntity, Value> {
  let keyPath: PartialKeyPath<Entity>
  public init(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression<Value>(_ expression: EntityQuerySortableByProperty<Entity, Value>)
    -> PartialKeyPath<Entity>
  { expression.keyPath }
  public static func buildBlock(_ parts: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { parts }
}
