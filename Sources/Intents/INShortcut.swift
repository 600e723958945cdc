import Foundation
import SashFoundation

/// Something that a person can have an assistant do: an intent or an activity.
open class INShortcut: NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(_ phrase: String, _ shortcut: INShortcut) { (invocationPhrase, self.shortcut) = (phrase, shortcut) }
}
/// The phrases that a person has recorded. There are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open func getAllVoiceShortcuts(
    withCompletion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { completion(nil, nil) }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) { noAssistant() }
}
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var widgetKind: String?
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
open class INRelevanceProvider: NSObject, @unchecked Sendable {}
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public init(start startDate: Date, end endDate: Date?) {}
}
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    noAssistant()
    completionHandler?(nil)
  }
}
extension NSUserActivity {
  /// What a person could say for it. Nobody listens.
  public var suggestedInvocationPhrase: String? {
    get { userInfo?["INSuggestedInvocationPhrase"] as? String }
    set { addUserInfoEntries(from: newValue.map { ["INSuggestedInvocationPhrase": $0] } ?? [:]) }
  }
  /// The interaction that opened the app; none does.
  public var interaction: INInteraction? { nil }
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Whether an app may work with the assistant: there is none.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)
  {
    noAssistant()
    DispatchQueue.main.async { handler(.restricted) }
  }
  open class func siriLanguageCode() -> String { Locale.current.identifier }
}
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let one = INVocabulary()
  open class func shared() -> INVocabulary { one }
  open func removeAllVocabularyStrings() {}
}
open class INUserContext: NSObject, @unchecked Sendable {
  open func becomeCurrent() { noAssistant() }
}
open class INMediaUserContext: INUserContext, @unchecked Sendable {
  open var numberOfLibraryItems: Int?
}
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INFocusStatus: NSObject, @unchecked Sendable {
  open var isFocused: Bool? { nil }
}
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  public static let `default` = INFocusStatusCenter()
  open var focusStatus: INFocusStatus { INFocusStatus() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(.restricted)
  }
}
