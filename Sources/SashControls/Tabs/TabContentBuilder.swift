import SashCore
import SashGraph

/// Makes the tabs of a tab view of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  public nonisolated struct Content<C: TabContent>: View, MultiView {
    let tabs: C
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
      C._makeTabs(tabs: view.part(at: 0, as: C.self), inputs: inputs)
    }
  }

  public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue {
    content
  }
  public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
  @_disfavoredOverload
  public static func buildBlock<each T: TabContent>(_ content: repeat each T)
    -> _TupleTabs<TabValue, repeat each T>
  { _TupleTabs(content: (repeat each content)) }
  public static func buildIf<T: TabContent>(_ content: T?) -> _OptionalTabs<T> where T.TabValue == TabValue {
    _OptionalTabs(content: content)
  }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _EitherTabs<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _EitherTabs(first: first, second: nil) }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _EitherTabs<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _EitherTabs(first: nil, second: second) }
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }
}

/// Several tabs.
public nonisolated struct _TupleTabs<TabValue: Hashable, each T: TabContent>: TabContent {
  public typealias Body = _NoTabs<TabValue>
  var content: (repeat each T)
  public var body: _NoTabs<TabValue> { return noTabBody() }

  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var offset = 0
    var parts: [_ViewListOutputs] = []
    func add<C: TabContent>(_ type: C.Type) {
      offset = FieldOffset.following(offset, C.self)
      parts.append(C._makeTabs(tabs: tabs.part(at: offset, as: C.self), inputs: inputs))
      offset += MemoryLayout<C>.size
    }
    repeat add((each T).self)
    return .group(parts)
  }
}

/// Tabs that may be there.
public nonisolated struct _OptionalTabs<T: TabContent>: TabContent {
  public typealias TabValue = T.TabValue
  public typealias Body = _NoTabs<TabValue>
  let content: T?
  public var body: _NoTabs<TabValue> { return noTabBody() }

  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(
      BranchListRule(inputs: inputs) {
        tabs.value.content == nil ? nil : 0
      } make: { _, inputs in
        let part = BranchRule<Self, T>.attribute(of: tabs.attribute) { $0.content }
        return T._makeTabs(tabs: _GraphValue(part), inputs: inputs)
      })
  }
}

/// Either tabs or others.
public nonisolated struct _EitherTabs<T: TabContent, F: TabContent>: TabContent {
  public typealias TabValue = T.TabValue
  public typealias Body = _NoTabs<TabValue>
  let first: T?
  let second: F?
  public var body: _NoTabs<TabValue> { return noTabBody() }

  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(
      BranchListRule(inputs: inputs) {
        tabs.value.first == nil ? 1 : 0
      } make: { branch, inputs in
        if branch == 0 {
          let part = BranchRule<Self, T>.attribute(of: tabs.attribute) { $0.first }
          return T._makeTabs(tabs: _GraphValue(part), inputs: inputs)
        }
        let part = BranchRule<Self, F>.attribute(of: tabs.attribute) { $0.second }
        return F._makeTabs(tabs: _GraphValue(part), inputs: inputs)
      })
  }
}
