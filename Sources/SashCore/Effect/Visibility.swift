import Foundation
import SashDisplay
import SashGraph

/// Whether a part of the interface is to be seen, or whether that is left to the platform.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// Keeps the place of a view without drawing it.
@frozen public nonisolated struct _HiddenModifier: UnaryModifier, Sendable {
  @inlinable public init() {}
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    if let display = outputs.display {
      outputs.display = Attribute(rule: HiddenDisplayRule(content: display))
    }
    return outputs
  }
}

/// Draws nothing, but keeps the content up to date: views in it live on.
private struct HiddenDisplayRule: Rule {
  let content: Attribute<PlacedItem?>
  func compute() -> PlacedItem? {
    _ = content.value
    return nil
  }
}

/// Lets pointers fall through a view.
@frozen public nonisolated struct _AllowsHitTestingModifier: DrawnEffect, Equatable, Sendable {
  public var allowsHitTesting: Bool
  @inlinable public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    allowsHitTesting ? nil : .allowsHitTesting(false)
  }
}

/// Sets where a view takes pointers.
@frozen public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: UnaryModifier {
  public var shape: ContentShape
  public var eoFill: Bool
  @inlinable public init(shape: ContentShape, eoFill: Bool = false) {
    self.shape = shape
    self.eoFill = eoFill
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let environment = inputs.environment
    let table = inputs.host.responders
    let place = ContainerShapePlace(inputs)
    outputs.display = Attribute(
      rule: ContentShapeRule(
        identity: inputs.host.nextIdentity(), size: inputs.size, content: outputs.display,
        id: table.add(PassiveResponder()), table: table
      ) { size in
        let frame = CGRect(origin: .zero, size: size)
        let modifier = modifier.value
        let path = ContainerShapePlace.at(place) {
          modifier.shape.outline(in: frame) { environment[\.layoutDirection] }
        }
        // Receivers are hit by the non-zero rule.
        return modifier.eoFill ? path.normalized(eoFill: true) : path
      })
    return outputs
  }
}

/// Takes no event: it only says where gestures around it are hit.
final class PassiveResponder: Responder {}

/// There is a receiver even where nothing is drawn, as in `Color.clear.contentShape(Rectangle())`.
private struct ContentShapeRule: Rule {
  let identity: DisplayIdentity
  let size: Attribute<CGSize>
  let content: Attribute<PlacedItem?>?
  let id: ResponderID
  let table: ResponderTable
  let shape: (CGSize) -> Path

  func compute() -> PlacedItem? {
    let child =
      content?.value
      ?? PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group([])))
    let content = DisplayContent.responder(id, shape: shape(size.value), child: child)
    return PlacedItem(offset: .zero, item: DisplayItem(identity: identity, content: content))
  }
  mutating func destroy() { table.remove(id) }
}

/// Sets the place of a view among its siblings from back to front.
@frozen public nonisolated struct _ZIndexModifier: ViewModifier, Sendable {
  public typealias Body = Never
  @usableFromInline var value: Double
  @inlinable init(value: Double) { self.value = value }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.part(at: 0, as: Double.self).attribute
    let wrapper = ViewListWrapper(traits: { $0.set(ZIndexTrait.self, value) }) { inputs, make in make(inputs)
    }
    return .wrapped(body(_Graph(), inputs), wrapper)
  }
}

/// What a content shape is for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the view takes pointers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What shows that the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Keeps the place of this view without drawing it.
  @inlinable public nonisolated __consuming func hidden() -> some View { modifier(_HiddenModifier()) }
  /// Sets whether this view takes pointers.
  @inlinable public nonisolated __consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
  /// Sets where this view takes pointers.
  @inlinable public nonisolated __consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
  /// Sets the shape of this view for some purposes; `.interaction` and `.focusEffect` have an effect here.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let ringed = modifier(FocusShapeModifier(shape: kind.contains(.focusEffect) ? shape : nil))
    if kind.contains(.interaction) { ringed.contentShape(shape, eoFill: eoFill) } else { ringed }
  }
  /// Draws this view before siblings with a lower value; 0 is the default.
  @inlinable public nonisolated __consuming func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}
