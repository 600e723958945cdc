import Foundation
import SashFoundation

extension NSUserActivity {
  /// Why a value cannot be put into an activity, or taken out of it.
  public enum TypedPayloadError: Error {
    /// There is none of the type.
    case invalidContent
    /// The value has no form that can be kept.
    case encodingError
  }
  private static var payloadKey: String { "com.apple.SwiftUI.typedPayload" }

  /// Puts a value into the activity, to be taken out by `typedPayload(_:)`.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    guard let data = try? JSONEncoder().encode([payload]) else { throw TypedPayloadError.encodingError }
    addUserInfoEntries(from: [Self.payloadKey: data])
  }
  /// The value that was put into the activity.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payloadKey] as? Data,
      let found = try? JSONDecoder().decode([T].self, from: data).first
    else { throw TypedPayloadError.invalidContent }
    return found
  }
}
