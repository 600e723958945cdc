import Foundation
import SashCore

/// What a person chooses for a widget. Nothing is performed.
public protocol WidgetConfigurationIntent: AppIntent {}
/// What a person chooses for a control. Nothing is performed.
public protocol ControlConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult {
    IntentResultContainer<Never, Never, Never, Never>()
  }
}

/// Was an intent of SiriKit before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// Works in the app, not in an extension.
public protocol ForegroundContinuableIntent: AppIntent {}
/// Starts sound.
public protocol AudioPlaybackIntent: AppIntent {}
/// Starts a recording.
public protocol AudioRecordingIntent: AppIntent {}
/// Changes a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// Starts a live activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// Starts audio that has begun elsewhere.
public protocol AudioStartingIntent: AppIntent {}
/// Tells how it comes on.
public protocol ProgressReportingIntent: AppIntent {}
/// Belongs to a focus of the system.
public protocol SetFocusFilterIntent: AppIntent {}
/// Can be deleted by a person who agrees.
public protocol DeleteIntent: AppIntent {}

/// Opens something of the app.
public protocol OpenIntent: AppIntent {
  associatedtype Value: Sendable
  var target: Value { get set }
}
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// Sets a value, as a toggle does.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: Sendable
  var value: ValueType { get set }
}

/// A search inside of the app.
public protocol ShowInAppSearchResultsIntent: AppIntent {
  var criteria: StringSearchCriteria { get set }
}
public struct StringSearchCriteria: Hashable, Sendable {
  public let term: String
  public init(term: String) { self.term = term }
}
