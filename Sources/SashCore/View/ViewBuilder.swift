/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: __owned Content) -> Content {
    content
  }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: __owned Content) -> Content { content }

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

// Builders and modifiers own what they are given (`__owned`, `__consuming`): they only move it on, and a copy of a tuple
// of views goes through the runtime.
//
// A pack copies each view through its type's witness, also where all types are known: the body of a column of ten
// views takes twice as long. So blocks of the usual lengths name their views one by one.
extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    C0: View, C1: View
  >(
    _ c0: __owned C0, _ c1: __owned C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4, _ c5: __owned C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView((c0, c1, c2, c3, c4, c5))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4,
    _ c5: __owned C5, _ c6: __owned C6
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4,
    _ c5: __owned C5, _ c6: __owned C6, _ c7: __owned C7
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4,
    _ c5: __owned C5, _ c6: __owned C6, _ c7: __owned C7, _ c8: __owned C8
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
  >(
    _ c0: __owned C0, _ c1: __owned C1, _ c2: __owned C2, _ c3: __owned C3, _ c4: __owned C4,
    _ c5: __owned C5, _ c6: __owned C6, _ c7: __owned C7, _ c8: __owned C8, _ c9: __owned C9
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
}
