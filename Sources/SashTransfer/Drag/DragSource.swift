import CoreTransferable
import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput
import SashRaster

/// Lets a view be dragged: at once with a mouse, after it has been held with a finger.
package nonisolated struct DragModifier: UnaryModifier {
  /// What is dragged from a place of the view, in its points.
  let cargo: (CGPoint) -> DragCargo?
  /// What is shown under the pointer; the view as it looks if there is none.
  let preview: (() -> AnyView)?
  package init(cargo: @escaping (CGPoint) -> DragCargo?, preview: (() -> AnyView)?) {
    (self.cargo, self.preview) = (cargo, preview)
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: DragResponder(
        modifier.attribute, GestureSpace(inputs), host: inputs.host, environment: inputs.environment))
  }
}

/// Follows a pointer until it drags the view.
private final class DragResponder: TakingResponder {
  private let modifier: WeakAttribute<DragModifier>
  private let space: GestureSpace
  private unowned let host: ViewGraph
  private let environment: EnvironmentInput
  private var start: CGPoint?
  private var dragging: Dragging?
  private var cancelHold: (() -> Void)?
  let pressDelay = 0.0
  private static let mouseSlop: CGFloat = 4

  init(
    _ modifier: Attribute<DragModifier>, _ space: GestureSpace, host: ViewGraph, environment: EnvironmentInput
  ) {
    self.modifier = WeakAttribute(modifier)
    (self.space, self.host, self.environment) = (space, host, environment)
  }
  deinit {
    // The view has gone, and with it who hears of the pointer.
    if let dragging { DispatchQueue.main.async { dragging.cancel() } }
  }
  private var isEnabled: Bool { host.graph.withCurrent { environment.attribute.untrackedValue.isEnabled } }

  func watchBegan(_ event: PointerEvent) -> Bool {
    guard event.button == .primary, isEnabled, dragging == nil else { return false }
    start = event.location
    if event.kind == .touch {
      cancelHold = host.schedule(after: HoldLimits.duration) { [weak self] in self?.held() }
    }
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let start else { return false }
    if event.kind == .mouse {
      let distance = hypot(event.location.x - start.x, event.location.y - start.y)
      return distance > Self.mouseSlop && lift(at: start)
    }
    if !HoldLimits.rests(from: start, to: event.location) { watchEnded() }
    return false
  }
  func watchEnded() {
    cancelHold?()
    cancelHold = nil
    start = nil
  }
  private func held() {
    cancelHold = nil
    guard let start, lift(at: start) else { return }
    if !host.events.seize(self) { stop { $0.cancel() } }
  }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    MainActor.assumeIsolated { dragging?.move(to: event.location) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    stop { $0.end(at: event.location) }
  }
  func pointerCancelled() { stop { $0.cancel() } }
  private func stop(_ action: @MainActor (Dragging) -> Void) {
    guard let dragging else { return }
    self.dragging = nil
    MainActor.assumeIsolated { action(dragging) }
  }

  /// False if there is nothing to be dragged.
  private func lift(at start: CGPoint) -> Bool {
    let (local, size) = host.graph.withCurrent { (space.point(start, in: .local), space.size) }
    guard let value = host.graph.withCurrent({ modifier.attribute?.untrackedValue }),
      let cargo = value.cargo(local), !cargo.providers.isEmpty
    else {
      watchEnded()
      return false
    }
    watchEnded()
    let around = host.graph.withCurrent { environment.attribute.untrackedValue }
    cargo.course.configuration = around.dragConfiguration
    cargo.course.formation = around.dragFormation
    cargo.course.observers = around.dragObservers
    MainActor.assumeIsolated {
      cargo.course.tell(.initial, at: start)
      let area = cargo.area ?? CGRect(origin: .zero, size: size)
      let own = value.preview?()
      let view = own ?? AnyView(DragSnapshot(image: snapshot(of: area), size: area.size))
      let grip = CGPoint(x: local.x - area.minX, y: local.y - area.minY)
      dragging = Dragging(
        cargo, preview: view, at: start, grip: own == nil ? grip : CGPoint(x: 30, y: 30), host: host)
    }
    return true
  }

  /// A part of the view as it looks now.
  private func snapshot(of area: CGRect) -> Image? {
    guard var item = host.display().child(of: { [host] in host.responders[$0] === self }) else { return nil }
    item.offset.x -= area.minX
    item.offset.y -= area.minY
    let scale = host.graph.withCurrent { environment.attribute.untrackedValue.displayScale }
    let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 8192, height <= 8192 else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let root = DisplayItem(identity: host.nextIdentity(), content: .group([item]))
    Raster(threads: 1).render(root, into: bitmap, scale: scale, background: .clear)
    return Image(bitmap: bitmap, scale: scale, label: nil)
  }
}

/// A view as it looked when it was lifted.
private struct DragSnapshot: View {
  let image: Image?
  /// In points.
  let size: CGSize
  var body: some View {
    if let image { image.frame(width: size.width, height: size.height) }
  }
}

extension DisplayItem {
  /// What the responder contains that a condition holds for, in its space.
  fileprivate func child(of isWanted: (ResponderID) -> Bool) -> PlacedItem? {
    switch content {
    case .group(let children):
      for child in children.reversed() { if let found = child.item.child(of: isWanted) { return found } }
      return nil
    case .responder(let id, _, let child): return isWanted(id) ? child : child.item.child(of: isWanted)
    case .effect(_, let child): return child.item.child(of: isWanted)
    case .shape, .text, .image: return nil
    }
  }
}
