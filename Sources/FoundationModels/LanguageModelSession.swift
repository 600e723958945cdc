import Foundation
import SashMessages

/// Says once that there is no model.
func noModel() {
  tellOnce("there is no language model on this system; availability says so.", by: "FoundationModels")
}

/// The model of the system. There is none.
///
/// - Missing: a model.
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
  /// What a model is kept from.
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
  public static let `default` = SystemLanguageModel(useCase: .general)
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
}
/// What a model is told of its part in a talk.
public struct Instructions: Sendable, InstructionsRepresentable {
  let text: String
  public init(_ text: String) { self.text = text }
  @_disfavoredOverload
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  public var instructionsRepresentation: Instructions { self }
}
/// What a model is asked.
public struct Prompt: Sendable, PromptRepresentable {
  let text: String
  public init(_ text: String) { self.text = text }
  @_disfavoredOverload
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}
/// Joins the parts of a prompt, a line each.
@resultBuilder public struct PromptBuilder {
  public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { part.promptRepresentation }
  public static func buildExpression(_ part: Prompt) -> Prompt { part }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { joined(parts) }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { joined(parts) }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("") }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
  private static func joined(_ parts: [Prompt]) -> Prompt {
    Prompt(parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
/// Joins the parts of instructions, a line each.
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions {
    part.instructionsRepresentation
  }
  public static func buildExpression(_ part: Instructions) -> Instructions { part }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { joined(parts) }
  public static func buildArray(_ parts: [Instructions]) -> Instructions { joined(parts) }
  public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions("") }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }
  private static func joined(_ parts: [Instructions]) -> Instructions {
    Instructions(parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
/// What a model may ask an app to do.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output: PromptRepresentable
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { "\(Self.self)" }
}
/// What has been said in a talk.
public struct Transcript: Sendable, Equatable {
  public struct Entry: Sendable, Equatable, Identifiable {
    public let id: String
  }
  public let entries: [Entry] = []
  public init() {}
}
public struct GenerationOptions: Sendable, Equatable {
  /// How the next word is chosen.
  public struct SamplingMode: Sendable, Equatable {
    let name: String
    public static var greedy: SamplingMode { SamplingMode(name: "greedy") }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top \(k)")
    }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "threshold \(probabilityThreshold)")
    }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
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
  /// What a model has answered.
  public struct Response<Content> {
    public let content: Content
    public let rawContent: GeneratedContent
  }
  /// An answer as it is being made: it ends with an error, as there is no model.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }
    public typealias Element = Snapshot
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.absent() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.absent() }
  }

  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?
  ) { self.init(model: model, tools: tools, instructions: instructions?.text) }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions().text) }
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.init(model: model, tools: tools, instructions: nil as String?) }

  public var isResponding: Bool { false }
  public var transcript: Transcript { Transcript() }
  public func prewarm(promptPrefix: Prompt? = nil) { noModel() }
  static func absent() -> GenerationError {
    noModel()
    return .assetsUnavailable(.init(debugDescription: "There is no language model on this system."))
  }

  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  { throw Self.absent() }
  @discardableResult
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  { throw Self.absent() }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw Self.absent() }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.absent() }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.absent() }
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw Self.absent() }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
}
