import Foundation

/// Structured content, as a model would make it: a tree of names, texts and numbers.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public let kind: Kind
  public var id: GenerationID?
  public var isComplete: Bool { true }
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    let parts = properties.map { ($0.key, $0.value.generatedContent) }
    self.init(
      kind: .structure(
        properties: Dictionary(parts) { $1 }, orderedKeys: parts.map(\.0)), id: id)
  }
  public init<S: Sequence>(elements: S, id: GenerationID? = nil)
  where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  /// Reads content from JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Parsed.self, from: Data(json.utf8)).content
  }
  /// A value of JSON, whatever it is.
  private struct Parsed: Decodable {
    let content: GeneratedContent
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let kind: Kind
      if value.decodeNil() {
        kind = .null
      } else if let flag = try? value.decode(Bool.self) {
        kind = .bool(flag)
      } else if let number = try? value.decode(Double.self) {
        kind = .number(number)
      } else if let text = try? value.decode(String.self) {
        kind = .string(text)
      } else if let list = try? value.decode([Parsed].self) {
        kind = .array(list.map(\.content))
      } else {
        let parts = try value.decode([String: Parsed].self)
        kind = .structure(properties: parts.mapValues(\.content), orderedKeys: parts.keys.sorted())
      }
      content = GeneratedContent(kind: kind)
    }
  }

  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard case .structure(let parts, _) = kind, let part = parts[property] else {
      throw Self.unknown("no \(property)")
    }
    return try Value(part)
  }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard case .structure(let parts, _) = kind, let part = parts[property], part.kind != .null else {
      return nil
    }
    return try Value(part)
  }

  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value):
      (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    case .array(let values): "[" + values.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let parts, let keys):
      "{" + keys.map { "\"\($0)\": \(parts[$0]?.jsonString ?? "null")" }.joined(separator: ", ") + "}"
    }
  }
  public var debugDescription: String { jsonString }

  /// The error of content that is something else than what is asked for.
  public static func unknown(_ what: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: what))
  }
}
extension GeneratedContent: Generable {
  public init(_ content: GeneratedContent) throws { self = content }
  public var generatedContent: GeneratedContent { self }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension String: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw GeneratedContent.unknown("no text") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  public var promptRepresentation: Prompt { Prompt(self) }
  public var instructionsRepresentation: Instructions { Instructions(self) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Bool: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw GeneratedContent.unknown("no yes or no") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Int: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind, let whole = Int(exactly: value) else {
      throw GeneratedContent.unknown("no whole number")
    }
    self = whole
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Double: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw GeneratedContent.unknown("no number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Float: Generable {
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Decimal: Generable {
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Never: Generable {
  public init(_ content: GeneratedContent) throws {
    throw GeneratedContent.unknown("nothing can be made of it")
  }
  public var generatedContent: GeneratedContent { fatalError("There is no value of this type.") }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Array: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let values) = content.kind else { throw GeneratedContent.unknown("no list") }
    self = try values.map { try Element($0) }
  }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { Element.generationSchema }
}
extension Optional: PromptRepresentable, InstructionsRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
