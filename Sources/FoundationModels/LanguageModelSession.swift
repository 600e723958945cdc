import Foundation
import SashMessages

/// Says once that there is no model.
func noModel() {
  tellOnce("there is no language model on this system; availability says so.", by: "FoundationModels")
}

/// The model of the system. There is none.
///
/// - Missing: a model, and the macros `@Generable` and `@Guide`.
public final class SystemLanguageModel: Sendable {
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Sendable, Equatable {
    let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public static let `default` = SystemLanguageModel(useCase: .general)
  public init(useCase: UseCase = .general) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
}
public struct Instructions: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
}
public struct Prompt: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
}
public struct GenerationOptions: Sendable, Equatable {
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
  }
}
/// A talk with the model of the system: each request throws, as there is none.
public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error, LocalizedError {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context)
    case unsupportedGuide(Context), unsupportedLanguageOrLocale(Context), decodingFailure(Context),
      rateLimited(Context)
    case concurrentRequests(Context)
    public var errorDescription: String? { "There is no language model on this system." }
  }
  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
  }
  public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Content
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Content? { throw LanguageModelSession.absent() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
  public convenience init(model: SystemLanguageModel = .default, instructions: () -> String) {
    self.init(model: model)
  }
  public var isResponding: Bool { false }
  public func prewarm() { noModel() }
  static func absent() -> GenerationError {
    noModel()
    return .assetsUnavailable(.init(debugDescription: "There is no language model on this system."))
  }
  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  {
    throw Self.absent()
  }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  {
    ResponseStream()
  }
}
