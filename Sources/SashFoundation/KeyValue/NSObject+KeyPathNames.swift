import Foundation
import SashMessages

/// What is said of a change of a property that is observed by its name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A number: the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Knows its properties by the names that Apple's class has for them.
package protocol NamedProperties: AnyObject {
  /// The value of a property; nil if there is none of this name.
  func property(named name: String) -> Any??
}

/// Hears of changes of properties that it observes by their names.
package protocol KeyPathObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving {
  /// Tells another object whenever a property has become another one, until it is removed. The observer's
  /// `observeValue(forKeyPath:of:change:context:)` is called: that of a responder of UIKit, or one that is marked `@objc`.
  ///
  /// - Missing: names that the object does not have as stored properties, apart from those that Apple's documentation says
  ///   can be observed; calls at the moment of the change.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) { NamedObservations.shared.add(observer, to: self, keyPath, options, context) }

  /// Ends an observation. One that there is not is told once and left.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.shared.remove(observer, from: self, keyPath, nil)
  }
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { NamedObservations.shared.remove(observer, from: self, keyPath, .some(context)) }

  /// Where changes come that nothing overrides this for.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    tellOnce("\(type(of: self)) was told of a change of '\(keyPath ?? "")' that it does not handle.")
  }
}

/// Observations by names.
private final class NamedObservations: @unchecked Sendable {
  static let shared = NamedObservations()

  private struct Observation {
    weak var object: NSObject?
    weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let property: ObservedProperty
  }
  private let lock = NSLock()
  private var all: [Observation] = []

  func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let first = Self.value(of: object, at: keyPath) else {
      tellOnce("\(type(of: object)) has no property '\(keyPath)' that can be observed by its name.")
      return
    }
    var last = first
    func tell(_ observer: NSObject, _ object: NSObject, old: Any??, new: Any?) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
      if let observer = observer as? any KeyPathObserver {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else {
        SelectorDispatch.send(
          Selector("observeValueForKeyPath:ofObject:change:context:"), to: observer,
          [keyPath, object, change, context])
      }
    }
    let property = ObservedProperty(of: object) { [weak object, weak observer] in
      guard let object, let observer else { return false }
      guard let now = Self.value(of: object, at: keyPath), !isSame(last, now) else { return true }
      let before = last
      last = now
      tell(observer, object, old: before, new: now)
      return true
    }
    lock.withLock {
      all.removeAll { $0.object == nil || $0.observer == nil }
      all.append(
        Observation(
          object: object, observer: observer, keyPath: keyPath, context: context, property: property))
    }
    ObservedProperties.shared.add(property)
    if options.contains(.initial) { tell(observer, object, old: nil, new: last) }
  }

  func remove(
    _ observer: NSObject, from object: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer??
  ) {
    let found: Observation? = lock.withLock {
      let index = all.lastIndex {
        $0.object === object && $0.observer === observer && $0.keyPath == keyPath
          && (context == nil || $0.context == context!)
      }
      return index.map { all.remove(at: $0) }
    }
    guard let found else {
      tellOnce("\(type(of: observer)) does not observe '\(keyPath)' of \(type(of: object)).")
      return
    }
    ObservedProperties.shared.remove(found.property)
  }

  /// What a path of names leads to; nil if there is no such property.
  private static func value(of object: NSObject, at keyPath: String) -> Any?? {
    var value: Any? = object
    for name in keyPath.split(separator: ".").map(String.init) {
      guard let current = value else { return .some(nil) }
      guard let next = property(named: name, of: current) else { return nil }
      value = next
    }
    return value
  }
  private static func property(named name: String, of value: Any) -> Any?? {
    if let known = (value as? any NamedProperties)?.property(named: name) { return known }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) {
        let optional = Mirror(reflecting: child.value)
        return optional.displayStyle == .optional ? .some(optional.children.first?.value) : child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
