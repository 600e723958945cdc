import Foundation
import SashCore
import SashInput

/// What the user may do with a map.
///
/// - Missing: tilting a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Lets fingers, the mouse, wheels and touch pads move a map.
struct MapGestures: ViewModifier {
  let model: MapModel
  let modes: MapInteractionModes
  @State private var hand = MapHand()

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 3).onChanged { hand.drag($0, model, modes) }
          .onEnded { hand.dragEnded($0, model, modes) }
          .simultaneously(
            with: MagnifyGesture().onChanged { hand.magnify($0, model, modes) }.onEnded { _ in
              hand.magnifyEnded(model)
            }
          )
          .simultaneously(
            with: RotateGesture(minimumAngleDelta: .degrees(8)).onChanged { hand.rotate($0, model, modes) }
              .onEnded { _ in hand.rotateEnded(model) }),
        including: modes.isEmpty ? .subviews : .all
      )
      .simultaneousGesture(
        SpatialTapGesture(count: 2).onEnded { hand.doubleTap(at: $0.location, model) },
        including: modes.contains(.zoom) ? .all : .subviews
      )
      .onContinuousHover { if case .active(let place) = $0 { hand.pointer = place } }
      .modifier(MapStrokes(model: model, modes: modes, hand: hand))
  }
}

/// What is going on under the hand of the user.
@MainActor final class MapHand {
  /// Where a pointer hovers, about which a wheel zooms.
  var pointer: CGPoint?
  private var travel = CGSize.zero
  private var magnification: CGFloat = 1
  private var turned = Angle.zero
  private var isMagnifying = false
  private var isTurning = false

  func drag(_ value: DragGesture.Value, _ model: MapModel, _ modes: MapInteractionModes) {
    let step = CGSize(
      width: value.translation.width - travel.width, height: value.translation.height - travel.height)
    travel = value.translation
    guard modes.contains(.pan), !isMagnifying, let now = model.current else { return }
    model.isHeld = true
    model.move(to: now.moved(by: step, in: model.room))
  }
  func dragEnded(_ value: DragGesture.Value, _ model: MapModel, _ modes: MapInteractionModes) {
    travel = .zero
    if modes.contains(.pan), !isMagnifying { throwMap(value.velocity, model) }
    model.isHeld = false
  }
  /// The map glides on.
  func throwMap(_ velocity: CGSize, _ model: MapModel) {
    guard hypot(velocity.width, velocity.height) > 50, let now = model.current else { return }
    let way = CGSize(width: velocity.width * MapGlide.reach, height: velocity.height * MapGlide.reach)
    model.move(to: now.moved(by: way, in: model.room), animation: Animation(MapGlide()))
  }

  func magnify(_ value: MagnifyGesture.Value, _ model: MapModel, _ modes: MapInteractionModes) {
    guard modes.contains(.zoom), value.magnification > 0, let now = model.current else { return }
    isMagnifying = true
    model.isHeld = true
    let factor = value.magnification / magnification
    magnification = value.magnification
    model.move(to: now.zoomed(by: factor, about: value.startLocation, in: model.room, scales: model.scales))
  }
  func magnifyEnded(_ model: MapModel) {
    (isMagnifying, magnification) = (false, 1)
    if !isTurning { model.isHeld = false }
  }
  func rotate(_ value: RotateGesture.Value, _ model: MapModel, _ modes: MapInteractionModes) {
    guard modes.contains(.rotate), let now = model.current else { return }
    if !isTurning { turned = value.rotation }
    isTurning = true
    model.isHeld = true
    let step = value.rotation.degrees - turned.degrees
    turned = value.rotation
    model.move(to: now.rotated(by: step, about: value.startLocation, in: model.room))
  }
  func rotateEnded(_ model: MapModel) {
    (isTurning, turned) = (false, .zero)
    if !isMagnifying { model.isHeld = false }
  }
  func doubleTap(at place: CGPoint, _ model: MapModel) {
    guard let now = model.current else { return }
    model.move(
      to: now.zoomed(by: 2, about: place, in: model.room, scales: model.scales),
      animation: .easeInOut(duration: 0.3))
  }

  // MARK: Wheels and touch pads

  private var strokePlace: CGPoint?
  private var strokeSpeed = FingerSpeed()

  func strokeBegan(at finger: CGPoint, time: Double) {
    strokePlace = finger
    strokeSpeed = FingerSpeed()
    strokeSpeed.add(finger, at: time)
  }
  func strokeMoved(to finger: CGPoint, time: Double, _ model: MapModel) {
    guard let before = strokePlace, let now = model.current else { return }
    strokePlace = finger
    strokeSpeed.add(finger, at: time)
    model.isHeld = true
    model.move(
      to: now.moved(by: CGSize(width: finger.x - before.x, height: finger.y - before.y), in: model.room))
  }
  func strokeEnded(time: Double, isLifted: Bool, _ model: MapModel) {
    strokePlace = nil
    if isLifted { throwMap(strokeSpeed.velocity(at: time), model) }
    model.isHeld = false
  }
  /// A notch of a wheel, 40 points, makes the map larger or smaller by half of a level.
  func turn(by delta: CGSize, _ model: MapModel) -> Bool {
    guard delta.height != 0, let now = model.current else { return false }
    let new = now.zoomed(
      by: exp2(delta.height / 80), about: pointer ?? model.room.middle, in: model.room, scales: model.scales)
    guard new != now else { return false }
    model.move(to: new)
    return true
  }
}

/// Gives strokes of a touch pad and turns of a wheel over a map to its hand.
nonisolated private struct MapStrokes: UnaryModifier {
  var model: MapModel
  var modes: MapInteractionModes
  var hand: MapHand

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: MapStrokeResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class MapStrokeResponder: StrokeResponder {
  private let modifier: WeakAttribute<MapStrokes>
  private unowned let host: ViewGraph
  init(modifier: Attribute<MapStrokes>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: MapStrokes? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard let current else { return .none }
    let isWanted = stroke.source == .wheel ? current.modes.contains(.zoom) : current.modes.contains(.pan)
    return isWanted ? .within : .none
  }
  func strokeBegan(at finger: CGPoint, time: Double) {
    MainActor.assumeIsolated { current?.hand.strokeBegan(at: finger, time: time) }
  }
  func strokeMoved(to finger: CGPoint, time: Double) {
    MainActor.assumeIsolated {
      if let now = current { now.hand.strokeMoved(to: finger, time: time, now.model) }
    }
  }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) {
    MainActor.assumeIsolated {
      if let now = current { now.hand.strokeEnded(time: time, isLifted: isLifted, now.model) }
    }
  }
  func turn(by delta: CGSize) -> Bool {
    MainActor.assumeIsolated { current.map { $0.hand.turn(by: delta, $0.model) } ?? false }
  }
}
