import Foundation
import SashCore
import SashMessages

/// Opens an address: in the app that it belongs to, or in the browser.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  @Parameter(title: "URL") public var url: URL
  public init() {}
  public init(_ url: URL) { self.url = url }
  @MainActor public func perform() async throws -> some IntentResult {
    let address = url
    let isOpen = await withCheckedContinuation { done in
      EnvironmentValues().openURL(address) { done.resume(returning: $0) }
    }
    guard isOpen else { throw AppIntentError.Unrecoverable.unknown }
    return .result()
  }
}

/// Undoes what it has done.
public protocol UndoableIntent: AppIntent {
  var undoManager: UndoManager? { get }
}
/// Opens the camera of the app.
public protocol CameraCaptureIntent: AppIntent {
  associatedtype AppContext: Codable & Sendable = Never
}
/// Starts or stops to speak to somebody.
public protocol PushToTalkTransmissionIntent: AppIntent {}
/// Plays a film of the app.
public protocol PlayVideoIntent: AppIntent {
  var term: String { get set }
}
/// Tells what is done when a person is expected to do it.
public protocol PredictableIntent: AppIntent {}
/// Has a link that opens it.
public protocol URLRepresentableIntent: AppIntent {}
/// Has a link that opens it.
public protocol URLRepresentableEntity: AppEntity {}

/// Brings intents of a library into the app.
public protocol AppIntentsPackage: Sendable {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
/// A program that performs intents for the system. The app performs its own here.
public protocol AppIntentsExtension {
  init()
}

/// What an intent must be confirmed for.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let automaticExecution = ConfirmationConditions(rawValue: 1)
}
/// What the button says that confirms an intent.
public struct ConfirmationActionName: Sendable {
  private let name: LocalizedStringResource
  private init(_ name: LocalizedStringResource) { self.name = name }
  public static let `continue` = Self("Continue")
  public static let add = Self("Add")
  public static let addData = Self("Add Data")
  public static let book = Self("Book")
  public static let buy = Self("Buy")
  public static let call = Self("Call")
  public static let checkIn = Self("Check In")
  public static let create = Self("Create")
  public static let `do` = Self("Do")
  public static let download = Self("Download")
  public static let filter = Self("Filter")
  public static let find = Self("Find")
  public static let get = Self("Get")
  public static let go = Self("Go")
  public static let log = Self("Log")
  public static let open = Self("Open")
  public static let order = Self("Order")
  public static let pay = Self("Pay")
  public static let play = Self("Play")
  public static let post = Self("Post")
  public static let request = Self("Request")
  public static let run = Self("Run")
  public static let search = Self("Search")
  public static let send = Self("Send")
  public static let set = Self("Set")
  public static let share = Self("Share")
  public static let start = Self("Start")
  public static let startNavigation = Self("Start Navigation")
  public static let toggle = Self("Toggle")
  public static let turnOff = Self("Turn Off")
  public static let turnOn = Self("Turn On")
  public static let view = Self("View")
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { Self(acceptLabel) }
}
extension AppIntent {
  /// Asks a person whether to go on. An intent is performed here because somebody has pressed something: the answer is yes.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {}
  /// Asks a person whether to go on, with what would come of it. The answer is yes.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {}
}

extension ForegroundContinuableIntent {
  /// Goes on at once: the app is there.
  @discardableResult
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Result
  ) async throws -> Result { try await continuation() }
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
  /// The error that has an intent go on in the app, where it is performed already.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError { .restartPerform }
}

/// The donations of intents, which nobody learns from here.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}
/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
}
