import Foundation
import SashCore

/// A sentence that says what an intent does with its parameters.
public protocol ParameterSummary {}

public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// Words with parameters in them, and parameters below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The words; a parameter is its title in `${}`.
  package let words: String
  package let parameterCount: Int
  public init() { (words, parameterCount) = ("", 0) }
  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
    (words, parameterCount) = (summaryString.words, 0)
  }
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) { (words, parameterCount) = (summaryString.words, parameters().count) }
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    (words, parameterCount) = ("", parameters().count)
  }
}

/// Words with parameters in them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let words: String
  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: Interpolation) { words = stringInterpolation.words }

  public struct Interpolation: StringInterpolationProtocol {
    var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      let title = Intent()[keyPath: keyPath].title.map { String(localized: $0) }
      words += "${\(title ?? "\(Value.self)")}"
    }
  }
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [expression] }
  public static func buildBlock(_ components: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    components.flatMap { $0 }
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    first component: First
  ) -> EitherParameterSummary<First, Second> { .first(component) }
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    second component: Second
  ) -> EitherParameterSummary<First, Second> { .second(component) }
}

/// One of two summaries.
public enum EitherParameterSummary<First: ParameterSummary, Second: ParameterSummary>: ParameterSummary {
  case first(First), second(Second)
}

/// How the value of a parameter is compared.
public struct ParameterSummaryWhenOperator<Value>: Sendable {
  public static var equalTo: Self { Self() }
  public static var notEqualTo: Self { Self() }
  public static var lessThan: Self { Self() }
  public static var greaterThan: Self { Self() }
}

/// Whether a parameter has a value.
public struct ParameterSummaryHasValueOperator: Sendable {
  public static var hasAnyValue: Self { Self() }
  public static var hasNoValue: Self { Self() }
}

/// A summary that depends on a parameter. Nothing is chosen here, since summaries are shown nowhere.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>:
  ParameterSummary
{
  package let then: Then
  package let otherwise: Otherwise
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ParameterSummaryWhenOperator<Value>,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ParameterSummaryHasValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }
}
extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ParameterSummaryWhenOperator<Value>,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) { (self.then, otherwise) = (then(), EmptyParameterSummary()) }
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ParameterSummaryHasValueOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) { (self.then, otherwise) = (then(), EmptyParameterSummary()) }
}
extension AppIntent {
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
}
