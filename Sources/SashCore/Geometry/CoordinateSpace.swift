import Foundation
import SashGraph

/// The space that a point or a rectangle is given in: the window, the view itself, or a view further out by its name.
public enum CoordinateSpace {
  /// The window; its origin is the top left corner.
  case global
  /// The view that asks; its origin is its top left corner.
  case local
  /// The nearest view around the one that asks that was given this name by `coordinateSpace(_:)`.
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

/// A frame of reference that geometry is asked in.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that was given a name, as the views inside it refer to it.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package var name: AnyHashable
  package init(name: AnyHashable) { self.name = name }
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(*, unavailable)
extension NamedCoordinateSpace: Sendable {}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

@available(*, unavailable)
extension LocalCoordinateSpace: Sendable {}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

@available(*, unavailable)
extension GlobalCoordinateSpace: Sendable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space that an ancestor was given by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the innermost scroll view around the view that asks, which does not move when it scrolls.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.anyAxis))
  }
  /// The space of the innermost scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The names under which a scroll view makes its space known: one for any axis, and one for each that it scrolls.
package enum ScrollSpaceName: Hashable, Sendable {
  case anyAxis, horizontal, vertical
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// Gives the space of a view a name.
public nonisolated struct _CoordinateSpaceModifier<Name: Hashable>: UnaryModifier, Equatable {
  public var name: Name
  public init(name: Name) { self.name = name }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let name = Attribute(rule: SpaceNameRule(modifier: modifier.attribute))
    inner.space = CoordinateSpaceNode(parent: inputs.space, name: name, size: inputs.size)
    return body(_Graph(), inner)
  }
}

private struct SpaceNameRule<Name: Hashable>: Rule {
  let modifier: Attribute<_CoordinateSpaceModifier<Name>>
  func compute() -> AnyHashable { AnyHashable(modifier.value.name) }
}

extension View {
  /// Gives the space of this view a name, by which the views in it ask for frames.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: name))
  }
  /// Gives the space of this view a name, by which the views in it ask for frames.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
