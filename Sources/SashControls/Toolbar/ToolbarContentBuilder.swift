import SashCore
import SashGraph

/// Makes the items of a toolbar of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> _TupleToolbarContent<First, repeat each Content> {
    _TupleToolbarContent(content: (first, repeat each content))
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F>
  { _ConditionalContent(_storage: .trueContent(first)) }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F>
  { _ConditionalContent(_storage: .falseContent(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Several items of a toolbar.
public nonisolated struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  var content: (repeat each Content)
  public var body: Never { toolbarBodyError() }

  public static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    var offset = 0
    var parts: [_ViewListOutputs] = []
    func add<C: ToolbarContent>(_ type: C.Type) {
      offset = FieldOffset.following(offset, C.self)
      parts.append(C._makeToolbarItems(content: content.part(at: offset, as: C.self), inputs: inputs))
      offset += MemoryLayout<C>.size
    }
    repeat add((each Content).self)
    return .group(parts)
  }
}
extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
  public var body: Never { toolbarBodyError() }

  public nonisolated static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    .dynamic(
      BranchListRule(inputs: inputs) {
        content.value == nil ? nil : 0
      } make: { _, inputs in
        let wrapped = BranchRule<Self, Wrapped>.attribute(of: content.attribute) { $0 }
        return Wrapped._makeToolbarItems(content: _GraphValue(wrapped), inputs: inputs)
      })
  }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never
  public var body: Never { toolbarBodyError() }

  public nonisolated static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    .dynamic(
      BranchListRule(inputs: inputs) {
        if case .trueContent = content.value.storage { 0 } else { 1 }
      } make: { branch, inputs in
        if branch == 0 {
          let part = BranchRule<Self, TrueContent>.attribute(of: content.attribute) {
            if case .trueContent(let part) = $0.storage { part } else { nil }
          }
          return TrueContent._makeToolbarItems(content: _GraphValue(part), inputs: inputs)
        }
        let part = BranchRule<Self, FalseContent>.attribute(of: content.attribute) {
          if case .falseContent(let part) = $0.storage { part } else { nil }
        }
        return FalseContent._makeToolbarItems(content: _GraphValue(part), inputs: inputs)
      })
  }
}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { toolbarBodyError() }
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(_content: content()) }

  public nonisolated static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  { Content._makeToolbarItems(content: content.part(at: 0, as: Content.self), inputs: inputs) }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
