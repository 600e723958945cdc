import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call at once, with the value as it is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// One call before a change too; changes are found after they were made here, so there is none.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has been done to an observed property.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// There if it was asked for.
  public let newValue: Value?
  public let oldValue: Value?
  /// Where in a collection; properties are compared as wholes here.
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation of a property, until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var entry: ObservedProperty?
  init(_ entry: ObservedProperty) { self.entry = entry }
  /// Ends the observation; the object may be gone by then.
  public func invalidate() {
    entry.map { ObservedProperties.shared.remove($0) }
    entry = nil
  }
  deinit { entry.map { ObservedProperties.shared.remove($0) } }
}

/// What can have its properties observed by their key paths.
public protocol _KeyValueCodingAndObserving: NSObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a property has become another one, for as long as the result is kept.
  ///
  /// There is no Objective-C here that could tell of each setting, so the property is read and compared: before the run
  /// loop of the main thread waits, and when the observation is looked at. Several changes in a row are one. Objects of Core
  /// Data tell of their own properties at the moment of the change.
  ///
  /// - Missing: calls at the moment of the change of other objects, and in the middle of a change (`prior`).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
    }
    var last = self[keyPath: keyPath]
    let entry = ObservedProperty(of: self) { [weak self] in
      guard let self else { return false }
      let now = self[keyPath: keyPath]
      if isSame(last, now) { return true }
      let before = last
      last = now
      changeHandler(self, change(before, now))
      return true
    }
    ObservedProperties.shared.add(entry)
    if options.contains(.initial) { changeHandler(self, change(nil, last)) }
    return NSKeyValueObservation(entry)
  }
}

/// Whether a property has stayed as it was: by its own equality, by identity of objects, or else byte by byte.
func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  func equals<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  if let a = a as? any Equatable { return equals(a) }
  return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
}
