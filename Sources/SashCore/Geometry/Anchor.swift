import Foundation
import SashGraph

/// A place in one view that another view asks for in its own space, by its geometry proxy.
///
/// A view hands anchors of itself up by `anchorPreference`; a view around it, or one over or behind that, resolves them.
public struct Anchor<Value> {
  let box: AnchorBox<Value>

  /// What of a view an anchor is to hold: its bounds, a rectangle or a point in it.
  public struct Source {
    let box: AnchorSourceBox<Value>
    init(box: AnchorSourceBox<Value>) { self.box = box }
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Two anchors are equal if they hold the same place of the window.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.box.isEqual(to: b.box) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the space of the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { .init(box: LeafSourceBox { _ in r }) }
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    .init(box: LeafSourceBox { CGRect(origin: .zero, size: $0.size.value) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the space of the view, in points.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { .init(box: LeafSourceBox { _ in p }) }
  /// A point given as a share of the width and the height of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    .init(box: LeafSourceBox { p.point(in: CGRect(origin: .zero, size: $0.size.value)) })
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
  /// Several places of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(box: ArraySourceBox(sources: array.map(\.box)))
  }
  /// A place of a view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(box: OptionalSourceBox(source: anchor?.box))
  }
}

extension GeometryProxy {
  /// The place that an anchor holds, in the space of this view, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    source.read(anchor.box.resolve(SpaceTransform())) {
      // A space whose points lie on each other has no way in; the place in the window is the best that is left.
      anchor.box.resolve(source.space.transform(to: nil).inverse ?? SpaceTransform())
    }
  }
}

extension GeometrySource {
  /// A place of the view, in points of the window; nil once the view has ended.
  package func value<Value>(of source: Anchor<Value>.Source) -> Value? {
    read(nil) { source.box.anchor(of: self).resolve(SpaceTransform()) }
  }
}

/// A value at a place of the window.
class AnchorBox<Value> {
  /// The value in the space that `transform` leads to from the window.
  func resolve(_ transform: SpaceTransform) -> Value { fatalError("abstract") }
  func isEqual(to other: AnchorBox<Value>) -> Bool { fatalError("abstract") }
  func hash(into hasher: inout Hasher) { fatalError("abstract") }
}

/// Takes values of a view.
class AnchorSourceBox<Value> {
  /// Read in a rule.
  func anchor(of source: GeometrySource) -> AnchorBox<Value> { fatalError("abstract") }
}

/// What can be taken from one space to another.
private protocol SpaceValue: Hashable {
  func applying(_ transform: SpaceTransform) -> Self
}
extension CGRect: SpaceValue {
  fileprivate func applying(_ transform: SpaceTransform) -> CGRect { transform.apply(to: self) }
}
extension CGPoint: SpaceValue {
  fileprivate func applying(_ transform: SpaceTransform) -> CGPoint { transform.apply(to: self) }
}

/// Keeps the value in the space of its view and the way to the window, so that a rectangle in a turned view comes back
/// to it as it was.
private final class LeafAnchorBox<Value: SpaceValue>: AnchorBox<Value> {
  let value: Value
  let toWindow: SpaceTransform
  init(value: Value, toWindow: SpaceTransform) {
    self.value = value
    self.toWindow = toWindow
  }
  override func resolve(_ transform: SpaceTransform) -> Value {
    value.applying(toWindow.followed(by: transform))
  }
  override func isEqual(to other: AnchorBox<Value>) -> Bool {
    guard let other = other as? LeafAnchorBox<Value> else { return false }
    return value == other.value && toWindow == other.toWindow
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

private final class LeafSourceBox<Value: SpaceValue>: AnchorSourceBox<Value> {
  let value: (GeometrySource) -> Value
  init(_ value: @escaping (GeometrySource) -> Value) { self.value = value }
  override func anchor(of source: GeometrySource) -> AnchorBox<Value> {
    LeafAnchorBox(value: value(source), toWindow: source.space.transform(to: nil))
  }
}

private final class ArrayAnchorBox<Element>: AnchorBox<[Element]> {
  let boxes: [AnchorBox<Element>]
  init(boxes: [AnchorBox<Element>]) { self.boxes = boxes }
  override func resolve(_ transform: SpaceTransform) -> [Element] { boxes.map { $0.resolve(transform) } }
  override func isEqual(to other: AnchorBox<[Element]>) -> Bool {
    guard let other = other as? ArrayAnchorBox<Element> else { return false }
    return boxes.count == other.boxes.count && zip(boxes, other.boxes).allSatisfy { $0.isEqual(to: $1) }
  }
  override func hash(into hasher: inout Hasher) { for box in boxes { box.hash(into: &hasher) } }
}

private final class ArraySourceBox<Element>: AnchorSourceBox<[Element]> {
  let sources: [AnchorSourceBox<Element>]
  init(sources: [AnchorSourceBox<Element>]) { self.sources = sources }
  override func anchor(of source: GeometrySource) -> AnchorBox<[Element]> {
    ArrayAnchorBox(boxes: sources.map { $0.anchor(of: source) })
  }
}

private final class OptionalAnchorBox<Wrapped>: AnchorBox<Wrapped?> {
  let box: AnchorBox<Wrapped>?
  init(box: AnchorBox<Wrapped>?) { self.box = box }
  override func resolve(_ transform: SpaceTransform) -> Wrapped? { box?.resolve(transform) }
  override func isEqual(to other: AnchorBox<Wrapped?>) -> Bool {
    guard let other = other as? OptionalAnchorBox<Wrapped> else { return false }
    guard let box, let otherBox = other.box else { return (box == nil) == (other.box == nil) }
    return box.isEqual(to: otherBox)
  }
  override func hash(into hasher: inout Hasher) { box?.hash(into: &hasher) }
}

private final class OptionalSourceBox<Wrapped>: AnchorSourceBox<Wrapped?> {
  let source: AnchorSourceBox<Wrapped>?
  init(source: AnchorSourceBox<Wrapped>?) { self.source = source }
  override func anchor(of place: GeometrySource) -> AnchorBox<Wrapped?> {
    OptionalAnchorBox(box: source?.anchor(of: place))
  }
}
