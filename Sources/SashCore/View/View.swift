import Foundation
@_exported import SashAnimation
@_exported import SashGeometry
@_exported import SashGraph

/// A piece of user interface: a value that says what is on the screen, made anew whenever what it depends on changes.
///
/// Conform a type and write `body`. A view value is not the thing on the screen: it is turned into nodes of the graph once,
/// when its identity begins, and later values only feed those nodes.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What this view is made of. Reading state, environment or observable objects here makes the body run again when
  /// they change; nothing else does, apart from a new view value that differs from the last.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Turns the view into nodes that measure and draw one view. Called once per identity.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Turns the view into the list of views that a container sees in its place. Called once per identity.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs

  /// Runs `body` of the view at `view` into the memory at `value` and says whether the result differs from what was
  /// there. The default is compiled where the view conforms, so that the body and the store are specialised.
  @MainActor @preconcurrency
  static func _evaluateBody(_ view: UnsafeRawPointer, _ value: UnsafeMutableRawPointer, _ hasValue: Bool)
    -> Bool
}

extension View {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let body = makeBody(view: view, inputs: inputs.base)
    if LayoutNames.areKept {
      var inputs = inputs
      inputs.base.names = ViewName(Self.self, in: inputs.base.names)
      return LayoutNames.name(Body._makeView(view: _GraphValue(body), inputs: inputs), Self.self)
    }
    return Body._makeView(view: _GraphValue(body), inputs: inputs)
  }

  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let body = makeBody(view: view, inputs: inputs.base)
    if LayoutNames.areKept {
      var inputs = inputs
      inputs.base.names = ViewName(Self.self, in: inputs.base.names)
      return .wrapped(
        Body._makeViewList(view: _GraphValue(body), inputs: inputs),
        ViewListWrapper { LayoutNames.name($1($0), Self.self) })
    }
    return Body._makeViewList(view: _GraphValue(body), inputs: inputs)
  }

  @inlinable
  public static func _evaluateBody(
    _ view: UnsafeRawPointer, _ value: UnsafeMutableRawPointer, _ hasValue: Bool
  ) -> Bool {
    let view = view.assumingMemoryBound(to: Self.self)
    let old = value.assumingMemoryBound(to: Body.self)
    if !hasValue {
      old.initialize(to: view.pointee.body)
      return true
    }
    var new = view.pointee.body
    return _replaceIfChanged(old, with: &new)
  }
}

/// True if the two values are equal as far as can be told: the same bytes, `==`, or equal fields.
@inlinable @inline(__always)
public func _isSameValue<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
  _ComparisonTable._areEqual(a, b)
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
  public nonisolated static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
    fatalError("Never has no views")
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Never>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { fatalError("Never has no views") }
}

/// A view that the core draws or lays out itself: it has no body and stands as one view in any container.
package protocol UnaryView: View where Body == Never {}

extension UnaryView {
  public var body: Never { bodyError() }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(view: view, inputs: inputs) }
}

/// A view that stands for any number of views: containers see through it. Alone it acts as an implicit stack.
package protocol MultiView: View where Body == Never {}

extension MultiView {
  public var body: Never { bodyError() }
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = _makeViewList(view: view, inputs: inputs.listInputs)
    return makeImplicitRoot(of: list, inputs: inputs)
  }
}

extension View {
  /// A trap for code that calls `body` of a view of the framework.
  package nonisolated func bodyError() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}
