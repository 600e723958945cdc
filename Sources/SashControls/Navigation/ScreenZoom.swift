import Foundation
import SashCore
import SashDisplay
import SashGeometry
import SashGraph

/// Names a view that a screen grows out of.
struct ZoomKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// The view that the screen with this content grows out of; it travels up to the screen.
enum ZoomPreference: PreferenceKey {
  static var defaultValue: ZoomKey? { nil }
  static func reduce(value: inout ZoomKey?, nextValue: () -> ZoomKey?) { value = value ?? nextValue() }
}

/// How a view looks that a screen grows out of.
struct ZoomLook: Equatable, Sendable {
  /// Of its corners, in points.
  var radius: CGFloat = 0
}

/// A view that a screen may grow out of.
private final class ZoomSource {
  let geometry: GeometrySource
  var look = ZoomLook()
  var key: ZoomKey? {
    didSet {
      guard key != oldValue else { return }
      if let oldValue { ZoomSource.all[oldValue]?.removeAll { $0.source == nil || $0.source === self } }
      if let key { ZoomSource.all[key, default: []].append(Weak(source: self)) }
    }
  }
  init(_ geometry: GeometrySource) { self.geometry = geometry }

  private struct Weak { weak var source: ZoomSource? }
  nonisolated(unsafe) private static var all: [ZoomKey: [Weak]] = [:]
  /// The one that has come last, of those that are there.
  static func find(_ key: ZoomKey) -> ZoomSource? { all[key]?.last { $0.source != nil }?.source }
  func end() {
    if let key, ZoomSource.all[key]?.allSatisfy({ $0.source == nil || $0.source === self }) == true {
      ZoomSource.all[key] = nil
    }
    key = nil
  }
}

nonisolated struct ZoomSourceModifier: UnaryModifier {
  let key: ZoomKey
  let look: ZoomLook
  init(key: ZoomKey, look: ZoomLook) { (self.key, self.look) = (key, look) }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let source = ZoomSource(GeometrySource(inputs: inputs))
    inputs.host.addObserver(
      Attribute(rule: ZoomSourceRule(modifier: modifier.attribute, source: source)), inputs.base)
    return outputs
  }
}

private struct ZoomSourceRule: Rule {
  let modifier: Attribute<ZoomSourceModifier>
  let source: ZoomSource
  func compute() -> Int {
    let modifier = modifier.value
    (source.key, source.look) = (modifier.key, modifier.look)
    return 0
  }
  func destroy() { source.end() }
}

/// Draws a view on its way: out of the view that its content names, or aside where it names none.
///
/// A screen that grows is drawn as wide as the place where it is, cut off below, and becomes opaque on the first part of the way.
///
/// - Source: the look of iOS 18 from pictures; no numbers are known
nonisolated struct ScreenZoom: UnaryModifier, Animatable {
  /// 0 in its place, 1 where it comes from.
  var share: CGFloat
  /// Where it comes from otherwise: shares of its width, and points.
  var shares: CGFloat = 0
  var points: CGFloat = 0
  /// How it lies under a finger.
  var card: ZoomCard
  /// Whether what it grows out of says nothing of what is around it: a screen that was pushed is not what its stack is in.
  let keepsSource: Bool

  init(
    share: CGFloat, shares: CGFloat = 0, points: CGFloat = 0, card: ZoomCard = ZoomCard(),
    keepsSource: Bool = true
  ) {
    (self.share, self.shares, self.points, self.card) = (share, shares, points, card)
    self.keepsSource = keepsSource
  }
  // In a unit that says when a spring has come to rest.
  var animatableData: AnimatablePair<CGFloat, ZoomCard.AnimatableData> {
    get { AnimatablePair(share * 128, card.animatableData) }
    set { (share, card.animatableData) = (newValue.first / 128, newValue.second) }
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let way = ZoomWay(modifier: modifier.animated(inputs.base).attribute, inputs)
    var inner = inputs
    inner.groupMotion()
    inner.preferences.insert(ZoomPreference.self)
    var outputs = body(_Graph(), inner)
    way.key = outputs.preferences.optional(for: ZoomPreference.self)
    if modifier.attribute.untrackedValue.keepsSource { outputs.preferences.remove(ZoomPreference.self) }
    guard let display = outputs.display else { return outputs }
    let identities = (0..<3).map { _ in inputs.host.nextIdentity() }
    outputs.display = Attribute(
      rule: ZoomDisplayRule(
        identities: identities, way: way, frame: AnimatedFrame(inputs), content: display))
    return outputs
  }
}

private struct ZoomDisplayRule: Rule {
  let identities: [DisplayIdentity]
  let way: ZoomWay
  let frame: AnimatedFrame
  let content: Attribute<PlacedItem?>
  func compute() -> PlacedItem? {
    guard var item = content.value else { return nil }
    let frame = frame.value
    for (identity, effect) in zip(identities, way.effects(frame.size)) {
      item = PlacedItem(offset: .zero, item: DisplayItem(identity: identity, content: .effect(effect, item)))
    }
    item.offset.x += frame.minX
    item.offset.y += frame.minY
    return item
  }
}

/// What is done to a screen on its way. Read in rules.
private final class ZoomWay {
  private let modifier: Attribute<ScreenZoom>
  private let geometry: GeometrySource
  private let size: Attribute<CGSize>
  var key: Attribute<ZoomKey??>?

  init(modifier: Attribute<ScreenZoom>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    geometry = GeometrySource(inputs: inputs)
    size = inputs.size
  }

  /// Where the screen is at rest and now, in its own space, and how much of the way is left.
  private var now: (whole: CGRect, frame: CGRect, left: CGFloat, look: ZoomLook)? {
    let (share, card) = (modifier.value.share, modifier.value.card)
    guard share != 0 || !card.isAtRest else { return nil }
    let whole = geometry.outset(CGRect(origin: .zero, size: size.value), by: geometry.reach())
    let held = card.frame(of: whole)
    let from: CGRect
    var look = ZoomLook()
    if share != 0, let key = key?.value ?? nil, let source = ZoomSource.find(key) {
      let own = geometry.frame(in: .global).origin
      from = source.geometry.frame(in: .global).offsetBy(dx: -own.x, dy: -own.y)
      look = source.look
    } else if !card.isAtRest {
      // The view has gone: it becomes smaller where it is.
      from = held.insetBy(dx: held.width / 4, dy: held.height / 4)
    } else {
      return nil
    }
    guard from.width > 0, from.height > 0 else { return nil }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    let frame = CGRect(
      x: between(held.minX, from.minX), y: between(held.minY, from.minY),
      width: max(1, between(held.width, from.width)), height: max(1, between(held.height, from.height)))
    return (whole, frame, share, look)
  }

  /// What is done to a screen of a size, in points; the innermost first.
  func effects(_ size: CGSize) -> [DisplayEffect] {
    let modifier = modifier.value
    if modifier.share == 0, modifier.card.isAtRest { return [] }
    guard let now else {
      let moved = CGAffineTransform(
        translationX: modifier.share * modifier.shares * size.width, y: modifier.share * modifier.points)
      return [.transform(moved)]
    }
    let scale = now.frame.width / max(1, now.whole.width)
    let shown = CGRect(
      x: now.whole.minX, y: now.whole.minY, width: now.whole.width, height: now.frame.height / scale)
    let left = min(max(now.left, 0), 1)
    let radius = (left * now.look.radius + (1 - left) * modifier.card.radius) / scale
    let moved = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: now.frame.minX - now.whole.minX * scale,
      ty: now.frame.minY - now.whole.minY * scale)
    // Opaque for two thirds of the way.
    return [
      .clip(Path(roundedRect: shown, cornerRadius: radius), FillStyle()),
      .opacity(min(1, max(0, (1 - now.left) * 3))), .transform(moved),
    ]
  }
}
