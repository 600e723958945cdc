import Foundation
import SashCore
import SashMessages

/// A value that an intent is performed with.
///
/// Copies of an intent share its parameters, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?
  private let lock = NSLock()
  private var held: Value?
  private let standard: Value?
  /// The choices that a provider of them offers.
  let options: (@Sendable () async throws -> [Any])?

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?, standard: Value?,
    options: (@Sendable () async throws -> [Any])? = nil
  ) { (self.title, self.description, self.standard, self.options) = (title, description, standard, options) }

  /// The value, else the default. Where there is neither, an empty value after a message, or nil.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ held }) ?? standard { return value }
      if let empty = Self.empty {
        if !(empty is any AbsentValue) {
          tellOnce("a parameter of type \(Value.self) is read before it has a value.", by: "AppIntents")
        }
        return empty
      }
      preconditionFailure("A parameter of type \(Value.self) was read before it had a value.")
    }
    set { lock.withLock { held = newValue } }
  }
  public var projectedValue: IntentParameter<Value> { self }
  /// Whether it has a value of its own or a default.
  public var isSet: Bool { lock.withLock { held } != nil || standard != nil }

  private static var empty: Value? {
    let candidates: [Any] = [Optional<Any>.none as Any, "", 0, 0.0, false, Date(), URL(fileURLWithPath: "/")]
    if let absent = (Value.self as? any AbsentValue.Type)?.absent as? Value { return absent }
    if let list = (Value.self as? any EmptyList.Type)?.emptyList as? Value { return list }
    return candidates.dropFirst().lazy.compactMap { $0 as? Value }.first
  }

  /// Asks a person for the value. There is nobody to ask here, so it throws.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    NeedsValue(name: title.map { String(localized: $0) } ?? "\(Value.self)")
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value
  {
    guard let first = values.first else { throw needsValueError(dialog) }
    tellOnce("nobody can be asked which one is meant; the first one is taken.", by: "AppIntents")
    return first
  }
}

/// A parameter has no value.
struct NeedsValue: LocalizedError {
  let name: String
  var errorDescription: String? { "A value is needed for “\(name)”." }
}

protocol AbsentValue { static var absent: Any { get } }
extension Optional: AbsentValue { static var absent: Any { Self.none as Any } }
protocol EmptyList { static var emptyList: Any { get } }
extension Array: EmptyList { static var emptyList: Any { Self() } }

public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
