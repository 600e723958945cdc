/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(_storage: .trueContent(first))
  }

  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(_storage: .falseContent(second))
  }

  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
