import Foundation
import SashMessages
import WidgetKit

/// What an app may do with live activities: nothing here.
///
/// - Missing: live activities.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(false) } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(false) } }
}

/// Why an activity could not begin.
public enum ActivityAuthorizationError: Error, LocalizedError, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded,
    unsupportedTarget,
    visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier,
    reconnectNotPermitted
  public var errorDescription: String? { "Live activities are not available: \(self)." }
  public var failureReason: String? { "\(self)" }
}

/// Something that goes on and is seen outside of the app. None can begin here.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public var activityState: ActivityState { .dismissed }
  public var pushToken: Data? { nil }
  @available(*, deprecated, renamed: "content")
  public var contentState: ContentState { content.state }

  init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Throws `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw refusal() }
  @available(*, deprecated)
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw refusal() }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw refusal() }
  private static func refusal() -> ActivityAuthorizationError {
    tellOnce("live activities cannot begin here; ask areActivitiesEnabled first.", by: "ActivityKit")
    return .unsupported
  }

  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { self.content = content }
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { if let content { self.content = content } }

  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

public struct PushType: Hashable, Sendable {
  private let channel: String?
  public static let token = PushType(channel: nil)
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// How long an activity is still seen after its end.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  private let isImmediate: Bool
  public static let `default` = Self(date: nil, isImmediate: false)
  public static let immediate = Self(date: nil, isImmediate: true)
  public static func after(_ date: Date) -> Self { Self(date: date, isImmediate: false) }
}

/// What is said when an activity changes.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Equatable, Sendable {
    private let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
