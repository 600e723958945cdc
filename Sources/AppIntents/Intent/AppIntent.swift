import Foundation
import SashCore

/// What has a name by which it is found again.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// Something that the app can do for a person: a button of it performs it, and other code of the app.
///
/// - Missing: shortcuts, voices and searches of a system, which would find intents and perform them.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  /// A sentence with the parameters in it.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }

  /// Asks a person whether to go on. An intent is performed here because somebody has pressed something: the answer is yes.
  public func requestConfirmation() async throws {}
  public func requestConfirmation(dialog: IntentDialog) async throws {}

  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>

  /// Performs the intent.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }
  /// Performs the intent.
  @discardableResult
  public func callAsFunction() async throws -> PerformResult { try await perform() }
  /// Tells the system that a person did this; nobody learns from it here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The name of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private var id = UUID()
}

/// Who may have an intent performed.
public enum IntentAuthenticationPolicy: Int, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Why an intent could not be performed.
public struct AppIntentError: Error, LocalizedError, Sendable {
  private let words: String
  public var errorDescription: String? { words }
  /// The intent wants to be performed once more.
  public static let restartPerform = AppIntentError(words: "The intent is to be performed again.")
  public struct Unrecoverable: Error, Sendable {
    public static let unknown = Unrecoverable()
    public static let entityNotFound = Unrecoverable()
    public static let featureCurrentlyRestricted = Unrecoverable()
  }
  public struct UserActionRequired: Error, Sendable {
    public static let signin = UserActionRequired()
    public static let accountSetup = UserActionRequired()
  }
}

/// An object that intents need, and that the app has put there.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var made: [ObjectIdentifier: Any] = [:]
  public init() {}

  /// Has the object made when an intent asks for it the first time.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) { lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependencyProvider } }
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency
  ) { lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependencyProvider } }

  func object<Dependency>(_ type: Dependency.Type) -> Dependency? {
    let id = ObjectIdentifier(type)
    return lock.withLock {
      if let object = made[id] { return object as? Dependency }
      let object = makers[id]?()
      made[id] = object
      return object as? Dependency
    }
  }
}

/// An object that the app has put into the manager.
@propertyWrapper
public struct AppDependency<Dependency: Sendable>: Sendable {
  private let manager: AppDependencyManager
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { self.manager = manager }
  /// Traps if the app has put no such object there.
  public var wrappedValue: Dependency {
    guard let object = manager.object(Dependency.self) else {
      preconditionFailure("AppDependencyManager has no \(Dependency.self); add it when the app starts.")
    }
    return object
  }
}
