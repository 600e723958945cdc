import SashGraph

/// A modifier that becomes another one when it is known in which environment it stands.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier to apply in `environment`. It is asked again when a part of the environment has changed.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  private nonisolated static func resolved(_ modifier: _GraphValue<Self>, _ inputs: _GraphInputs)
    -> _GraphValue<ResolvedModifier>
  {
    let fields = DynamicPropertyFields.of(Self.self)
    let boxes = fields.isEmpty ? nil : DynamicPropertyBoxes(fields, inputs: inputs)
    return _GraphValue(
      Attribute(
        rule: ResolvedModifierRule(
          modifier: modifier.attribute, environment: inputs.environment, boxes: boxes, host: inputs.host)))
  }
}

/// Asks a modifier what it is in its environment.
private struct ResolvedModifierRule<M: EnvironmentalModifier>: Rule {
  let modifier: Attribute<M>
  let environment: EnvironmentInput
  let boxes: DynamicPropertyBoxes?
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> M.ResolvedModifier {
    var copy = modifier.value
    if let boxes { withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) } }
    let environment = environment.value
    return reads.track(host) { copy.resolve(in: environment) }
  }
  func destroy() { boxes?.destroy() }
}

/// A modifier that changes nothing: a place to put one during development.
@frozen public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  @inlinable public init() {}
  @MainActor public func body(content: Self.Content) -> Never {
    fatalError("body(content:) should not be called on EmptyModifier.")
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { body(_Graph(), inputs) }
}
