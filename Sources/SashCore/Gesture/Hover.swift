import Foundation
import SashDisplay
import SashGraph
import SashInput

/// What a pointer that hovers does over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// It is at a place.
  case active(CGPoint)
  /// It has left.
  case ended
}

/// Tells a view of a pointer that hovers over it.
private nonisolated struct HoverModifier: UnaryModifier {
  enum Action {
    case change((Bool) -> Void)
    case move(CoordinateSpace, (HoverPhase) -> Void)
  }
  let action: Action

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = HoverResponder(
      latest: LatestGesture(modifier), space: GestureSpace(_GestureInputs(view: inputs)),
      host: inputs.host)
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder)
  }
}

private final class HoverResponder: HoveredResponder {
  private let latest: LatestGesture<HoverModifier>
  private let space: GestureSpace
  private let wish: HoverWish
  private var isInside = false

  init(latest: LatestGesture<HoverModifier>, space: GestureSpace, host: ViewGraph) {
    self.latest = latest
    self.space = space
    wish = HoverWish(host)
  }

  func hovered(at local: CGPoint, inWindow location: CGPoint) {
    switch latest.value.action {
    case .change(let action): if !isInside { action(true) }
    case .move(let target, let action): action(.active(space.point(location, in: target)))
    }
    isInside = true
  }
  func hoverLeft() {
    isInside = false
    switch latest.value.action {
    case .change(let action): action(false)
    case .move(_, let action): action(.ended)
    }
  }
}

/// How many views want to hear of pointers that hover.
final class HoverCount {
  fileprivate(set) var value = 0
}

/// Says that somebody wants to hear of pointers that hover, as long as it lives.
package final class HoverWish {
  private let count: HoverCount
  package init(_ host: ViewGraph) {
    count = host.events.hoverCount
    count.value += 1
  }
  deinit { count.value -= 1 }
}

/// Tells views of the pointer that hovers.
final class HoverRouter {
  private unowned let scene: ViewGraph
  let count = HoverCount()
  private var inside: [ResponderID] = []
  private var last: PointerEvent?
  private var shape = PointerShape.arrow

  init(scene: ViewGraph) { self.scene = scene }

  /// True if somebody wants to hear of it with the next frame.
  func keep(_ event: PointerEvent) -> Bool {
    guard count.value > 0 || shape != .arrow else { return false }
    last = event
    return true
  }

  func tell() {
    guard let event = last else { return }
    last = nil
    let chain = hitTest(scene.display(), at: event.location)?.chain ?? []
    let left = inside.filter { id in !chain.contains { $0.responder == id } }
    inside = chain.map(\.responder).filter { scene.responders[$0] is any HoveredResponder }
    for id in left { (scene.responders[id] as? any HoveredResponder)?.hoverLeft() }
    // Outer views first, as the pointer comes to them first.
    for entry in chain.reversed() {
      (scene.responders[entry.responder] as? any HoveredResponder)?
        .hovered(at: entry.point, inWindow: event.location)
    }
    show(shape(chain))
  }

  private func shape(_ chain: [HitResult.Entry]) -> PointerShape {
    for (depth, entry) in chain.enumerated() {
      guard let responder = scene.responders[entry.responder] else { continue }
      if responder.yieldsToActions,
        chain[(depth + 1)...].contains(where: { scene.responders[$0.responder]?.isAction == true })
      {
        continue
      }
      if let shape = responder.pointerShape(at: entry.point) { return shape }
    }
    return .arrow
  }
  private func show(_ new: PointerShape) {
    if new == shape { return }
    shape = new
    scene.events.onPointerShape?(new)
  }
}

extension View {
  /// Calls `action` with true when a pointer comes over this view, and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: .change(action)))
  }
  /// Calls `action` with each place of a pointer that moves over this view, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .move(coordinateSpace.coordinateSpace, action)))
  }
  @available(iOS, deprecated: 17.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .move(coordinateSpace, action)))
  }
}
