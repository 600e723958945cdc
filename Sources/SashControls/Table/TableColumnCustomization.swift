import Foundation
import SashCore

/// What a person may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  private var rawValue: UInt8
  private init(rawValue: UInt8) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  /// Its place among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it shows.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  public func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    rawValue |= newMember.rawValue
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let old = intersection(member)
    rawValue &= ~member.rawValue
    return old.rawValue == 0 ? nil : old
  }
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let old = intersection(newMember)
    rawValue |= newMember.rawValue
    return old.rawValue == 0 ? nil : old
  }
  public mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: Self) { rawValue &= other.rawValue }
  public mutating func formSymmetricDifference(_ other: Self) { rawValue ^= other.rawValue }
}

/// What a person has changed of the columns of a table: which show, their order and their widths.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var shown: [String: Bool] = [:]
  /// The columns that have names, from the leading edge on; nil while they are as they are written.
  var order: [String]?
  /// In points, by name.
  var widths: [String: CGFloat]?
  public init() {}

  /// Whether a column shows that `customizationID` names.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Puts the columns into the order in which they are written.
  public mutating func resetOrder() { order = nil }
}

extension AppStorage {
  /// What a person has changed of the columns of a table, kept in the user defaults.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> { self.init(coded: wrappedValue, key, store: store) }
}
extension SceneStorage {
  /// What a person has changed of the columns of a table, kept with the scene.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> { self.init(coded: wrappedValue, key) }
}
