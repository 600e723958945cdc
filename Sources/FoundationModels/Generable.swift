import Foundation

/// Makes a type one that a language model could fill.
@attached(extension, conformances: Generable, names: named(init(_:)))
@attached(member, names: named(generatedContent), named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "SashMacros", type: "GenerableMacro")

/// Says what a model should put into a property.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SashMacros", type: "GuideMacro")
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "SashMacros", type: "GuideMacro")
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "SashMacros", type: "GuideMacro")

/// What can be read from what a model has made.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}
/// What can be part of a prompt.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}
/// What can be part of instructions.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
/// What can be written as what a model makes.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt(generatedContent.jsonString) }
  public var instructionsRepresentation: Instructions { Instructions(generatedContent.jsonString) }
}
/// A type that a language model could fill.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value of which not all is there yet.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated? { try? PartiallyGenerated(generatedContent) }
}

/// Tells one thing that is being made from others.
public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

/// What a value of a property may be.
public struct GenerationGuide<Value>: Sendable {
  let words: String
}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self(words: "is \(value)") }
  public static func anyOf(_ values: [String]) -> Self { Self(words: "any of \(values)") }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self(words: "a pattern") }
}
extension GenerationGuide where Value: Numeric & Comparable {
  public static func minimum(_ value: Value) -> Self { Self(words: "at least \(value)") }
  public static func maximum(_ value: Value) -> Self { Self(words: "at most \(value)") }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self(words: "in \(range)") }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self(words: "at least \(count)")
  }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self(words: "at most \(count)")
  }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self(words: "\(count)") }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self(words: "\(range)")
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] {
    Self(words: "each \(guide.words)")
  }
}
/// Of lists of whatever, where nothing else says of what.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self(words: "at least \(count)") }
  public static func maximumCount(_ count: Int) -> Self { Self(words: "at most \(count)") }
  public static func count(_ count: Int) -> Self { Self(words: "\(count)") }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self(words: "\(range)") }
}

/// What a type consists of.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  public struct Property: Sendable {
    public let name: String
    let type: String
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) { (self.name, self.type) = (name, "\(type)") }
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) { (self.name, self.type) = (name, "\(type)") }
  }
  let name: String
  let properties: [Property]
  let choices: [String]
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    (name, self.properties, choices) = ("\(type)", properties, [])
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    (name, properties, self.choices) = ("\(type)", [], choices)
  }
  public var debugDescription: String {
    let parts = properties.map { "\($0.name): \($0.type)" } + choices
    return "\(name) { \(parts.joined(separator: ", ")) }"
  }
}
