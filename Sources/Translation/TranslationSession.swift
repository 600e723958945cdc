import Foundation
import SashCore
import SashMessages

public struct TranslationError: Error, LocalizedError, Equatable, Sendable {
  let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let internalError = TranslationError(name: "internalError")
  public var errorDescription: String? { "There is no translator on this system." }
  public static func ~= (a: TranslationError, b: any Error) -> Bool { (b as? TranslationError) == a }
}
func noTranslator() -> TranslationError {
  tellOnce("there is no translator on this system.", by: "Translation")
  return .unsupportedLanguagePairing
}
/// Translates: each request throws, as there is no translator.
///
/// - Missing: a translator.
public final class TranslationSession: @unchecked Sendable {
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Has the task of the view run again.
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  public struct Response: Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }
  public func prepareTranslation() async throws { throw noTranslator() }
  public func translate(_ string: String) async throws -> Response { throw noTranslator() }
  public func translations(from batch: [Request]) async throws -> [Response] { throw noTranslator() }
  /// The translations as they come: none does.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? { throw noTranslator() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
}
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}
extension View {
  /// Runs an action with a session when the configuration appears or changes.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) { if let configuration { await action(TranslationSession(configuration)) } }
  }
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
  }
  /// Shows a translation of a text; there is none, so nothing is shown.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, shown in
      guard shown else { return }
      _ = noTranslator()
      isPresented.wrappedValue = false
    }
  }
}
