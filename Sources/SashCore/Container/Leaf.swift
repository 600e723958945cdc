import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Makes a view that draws itself and has no views in it.
///
/// - Parameters:
///   - engine: How it measures itself, computed inside a rule; nil takes the proposal, 10 points where there is none.
///   - animatesSize: False for what is drawn in its last size at once while its frame is animated, as text is.
///   - content: What it draws in its size (points, own space), computed inside a rule; nil draws nothing.
package func makeLeaf(
  inputs: _ViewInputs, engine: (() -> LayoutEngine)?, animatesSize: Bool = true,
  content: @escaping (CGSize) -> DisplayContent?
) -> _ViewOutputs {
  var outputs = _ViewOutputs()
  if let engine { outputs.layout = Attribute(rule: LeafLayoutRule(make: engine)) }
  outputs.display = Attribute(
    rule: LeafDisplayRule(
      items: ItemSource(inputs), frame: AnimatedFrame(inputs), size: animatesSize ? nil : inputs.size,
      content: content))
  return outputs
}

private struct LeafLayoutRule: Rule {
  let make: () -> LayoutEngine
  func compute() -> LayoutEngine { make() }
}

extension Rule where Value == PlacedItem? {
  /// Two items are the same if they are one: each that is made has a version of its own.
  static func areEqual(_ a: UnsafePointer<PlacedItem?>, _ b: UnsafePointer<PlacedItem?>) -> Bool {
    guard let x = a.pointee else { return b.pointee == nil }
    guard let y = b.pointee else { return false }
    return x.item === y.item && x.offset == y.offset
  }
}

extension Rule where Value == LayoutEngine {
  static func areEqual(_ a: UnsafePointer<LayoutEngine>, _ b: UnsafePointer<LayoutEngine>) -> Bool {
    a.pointee === b.pointee
  }
}

extension PlacedItem {
  /// Where the item stands in the value.
  static let itemOffset = MemoryLayout<PlacedItem>.offset(of: \.item)!
}

/// Makes the items of a view that may be animated.
struct ItemSource {
  private var items: DisplayItemSource
  private unowned(unsafe) let animations: SceneAnimations

  init(_ inputs: _ViewInputs) {
    items = DisplayItemSource(inputs.host.nextIdentity())
    animations = inputs.host.animations
  }
  mutating func make(_ content: DisplayContent) -> DisplayItem {
    items.make(content, isMoving: animations.isMoving)
  }
}

private struct LeafDisplayRule: Rule {
  var items: ItemSource
  let frame: AnimatedFrame
  /// Where it does not follow the frame that is shown.
  let size: Attribute<CGSize>?
  let content: (CGSize) -> DisplayContent?
  mutating func compute() -> PlacedItem? {
    let frame = frame.value
    guard let content = content(size?.value ?? frame.size) else { return nil }
    return PlacedItem(offset: frame.origin, item: items.make(content))
  }
}

/// Makes a view that draws another one differently in the same place: an opacity, a colour.
///
/// `effect` is computed inside a rule; nil leaves the content as it is.
package func makeEffect(
  inputs: _ViewInputs, outputs: _ViewOutputs, effect: @escaping () -> DisplayEffect?
) -> _ViewOutputs {
  guard let display = outputs.display else { return outputs }
  var outputs = outputs
  outputs.display = Attribute(
    rule: EffectDisplayRule(items: ItemSource(inputs), content: display, effect: effect))
  return outputs
}

private struct EffectDisplayRule: Rule {
  var items: ItemSource
  let content: Attribute<PlacedItem?>
  let effect: () -> DisplayEffect?
  mutating func compute() -> PlacedItem? {
    guard let item = content.value else { return nil }
    guard let effect = effect() else { return item }
    return PlacedItem(offset: .zero, item: items.make(.effect(effect, item)))
  }
}

/// Makes a view that draws another one through its frame: a clip, a transform about a point of it. While the frame is
/// animated, what is inside moves with it.
///
/// `effect` is computed inside a rule from the size that is shown (points); nil leaves the content as it is.
package func makeFrameEffect(
  inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs, effect: @escaping (CGSize) -> DisplayEffect?
) -> _ViewOutputs {
  var inner = inputs
  inner.groupMotion()
  var outputs = body(inner)
  guard let display = outputs.display else { return outputs }
  outputs.display = Attribute(
    rule: FrameEffectDisplayRule(
      items: ItemSource(inputs), frame: AnimatedFrame(inputs), content: display, effect: effect))
  return outputs
}

private struct FrameEffectDisplayRule: Rule {
  var items: ItemSource
  let frame: AnimatedFrame
  let content: Attribute<PlacedItem?>
  let effect: (CGSize) -> DisplayEffect?
  mutating func compute() -> PlacedItem? {
    guard var item = content.value else { return nil }
    let frame = frame.value
    if let effect = effect(frame.size) {
      item = PlacedItem(offset: .zero, item: items.make(.effect(effect, item)))
    }
    item.move(by: frame.origin)
    return item
  }
}

/// Makes a view that moves as a whole while its frame is animated.
package func makeMotionGroup(inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
  makeFrameEffect(inputs: inputs, body: body) { _ in nil }
}

/// Makes a view whose events go to `responder`. `shape` gives where it takes them, in its own space; without one it
/// takes them where it draws.
package func makeResponder(
  inputs: _ViewInputs, outputs: _ViewOutputs, responder: any Responder, shape: ((CGSize) -> Path?)? = nil
) -> _ViewOutputs {
  guard let display = outputs.display else { return outputs }
  var outputs = outputs
  let id = inputs.host.responders.add(responder)
  outputs.display = Attribute(
    rule: ResponderDisplayRule(
      identity: inputs.host.nextIdentity(), size: inputs.size, content: display, id: id, shape: shape,
      table: inputs.host.responders))
  return outputs
}

private struct ResponderDisplayRule: Rule {
  let identity: DisplayIdentity
  let size: Attribute<CGSize>
  let content: Attribute<PlacedItem?>
  let id: ResponderID
  let shape: ((CGSize) -> Path?)?
  let table: ResponderTable
  func compute() -> PlacedItem? {
    guard let item = content.value else { return nil }
    let path = shape.flatMap { $0(size.value) }
    return PlacedItem(
      offset: .zero, item: DisplayItem(identity: identity, content: .responder(id, shape: path, child: item)))
  }
  mutating func destroy() { table.remove(id) }
}
