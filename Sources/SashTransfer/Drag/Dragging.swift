import Combine
import CoreTransferable
import Foundation
import SashControls
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// One drag in a window, from the moment something is lifted until it is put down or called off.
@MainActor final class Dragging {
  private let cargo: DragCargo
  private unowned let host: ViewGraph
  private let life: SceneLife
  private let picture: DragPicture
  private var layer: WindowLayer?
  private let start: CGPoint
  private var hasMoved = false
  /// Where it is over a view that takes it, and what that would do.
  private var target: (responder: any DropResponder, local: CGPoint, answer: DropAnswer)?
  private var isOver = false
  /// How far it goes before it is more than lifted, in points.
  private static let slop: CGFloat = 4

  init(_ cargo: DragCargo, preview: AnyView, at location: CGPoint, grip: CGPoint, host: ViewGraph) {
    (self.cargo, self.host, start) = (cargo, host, location)
    life = host.life
    picture = DragPicture(location: location, grip: grip)
    host.enqueue { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isOver else { return }
        let view = DragPreview(
          picture: self.picture, content: preview, count: self.cargo.providers.count,
          formation: self.cargo.course.formation)
        let layer = self.host.layers.add(view, base: host.rootInputs, owner: host.rootSubgraph)
        layer.onEscape = { [weak self] in MainActor.assumeIsolated { self?.cancel() } }
        self.layer = layer
      }
    }
  }

  /// It has been moved to a place of the window, in points.
  func move(to location: CGPoint) {
    guard !isOver, life.graph != nil else { return }
    hasMoved = hasMoved || hypot(location.x - start.x, location.y - start.y) > Self.slop
    picture.location = location
    guard hasMoved else { return }
    cargo.course.tell(.active, at: location)
    let found = DropTargets.find(cargo, at: location, in: host)
    if let old = target, old.responder !== found?.responder {
      target = nil
      old.responder.dropLeft(cargo, at: old.local)
    }
    target = found.map { ($0.responder, $0.local, $0.responder.dropMoved(cargo, at: $0.local)) }
    if picture.answer != target?.answer { picture.answer = target?.answer }
  }

  /// It is put down.
  func end(at location: CGPoint) {
    move(to: location)
    guard !isOver, let target, hasMoved, target.answer == .copy || target.answer == .move else {
      return cancel()
    }
    self.target = nil
    isOver = true
    // Who takes it may take the focus too, and keep it.
    layer?.isLeaving = true
    _ = target.responder.drop(cargo, at: target.local)
    cargo.onEnd?(target.answer)
    withAnimation(.easeIn(duration: 0.15)) { picture.stage = .down }
    remove(after: 0.15)
  }

  /// It goes back to where it came from.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    if let target { target.responder.dropLeft(cargo, at: target.local) }
    target = nil
    cargo.onEnd?(.cancel)
    cargo.course.tell(.ending(.cancel))
    cargo.course.tell(.ended(.cancel))
    withAnimation(.easeOut(duration: 0.25)) {
      picture.answer = nil
      picture.location = start
      picture.stage = .back
    }
    remove(after: 0.25)
  }
  private func remove(after delay: Double) {
    guard let host = life.graph else { return }
    _ = host.schedule(after: delay) { [self] in
      MainActor.assumeIsolated {
        guard let layer else { return }
        self.layer = nil
        layer.onEscape = nil
        if layer.subgraph.isValid { life.graph?.layers.remove(layer) }
      }
    }
  }
}

/// Finds the views on which something may be put down.
@MainActor enum DropTargets {
  /// The innermost view at a place that takes it, and the place in its space.
  static func find(_ cargo: any DraggedCargo, at location: CGPoint, in host: ViewGraph)
    -> (responder: any DropResponder, local: CGPoint)?
  {
    for entry in hitTest(host.display(), at: location)?.chain ?? [] {
      if let responder = host.responders[entry.responder] as? any DropResponder,
        responder.takes(cargo, at: entry.point)
      {
        return (responder, entry.point)
      }
    }
    return nil
  }
  /// Puts down what another program has brought.
  nonisolated static func listen() {
    guard EventRouter.dropReceiver == nil else { return }
    EventRouter.dropReceiver = { event, host in
      MainActor.assumeIsolated {
        let cargo = DragCargo(
          providers: NSItemProvider.dropped(files: event.files, texts: event.texts), isForeign: true)
        guard !cargo.providers.isEmpty, let (responder, local) = find(cargo, at: event.location, in: host)
        else { return }
        switch responder.dropMoved(cargo, at: local) {
        case .copy, .move: _ = responder.drop(cargo, at: local)
        case .cancel, .forbidden: responder.dropLeft(cargo, at: local)
        }
      }
    }
  }
}

/// Where the picture of what is dragged is, and how it looks.
@MainActor final class DragPicture: ObservableObject {
  enum Stage { case coming, lifted, down, back }
  /// The pointer, in points of the window.
  @Published var location: CGPoint
  @Published var stage = Stage.coming
  @Published var answer: DropAnswer?
  /// Where the pointer holds the picture, in points from its upper left.
  let grip: CGPoint
  init(location: CGPoint, grip: CGPoint) { (self.location, self.grip) = (location, grip) }
}

/// The picture of what is dragged, under the pointer.
private struct DragPreview: View {
  @ObservedObject var picture: DragPicture
  let content: AnyView
  /// Of the things that are dragged.
  let count: Int
  let formation: DragDropPreviewsFormation
  @Environment(\.layoutDirection) private var direction

  private var scale: CGFloat {
    switch picture.stage {
    case .coming, .back: 1
    case .lifted: 1.04
    case .down: 0.6
    }
  }

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      DragPile(content: content, count: count, formation: formation)
        .environment(\.layoutDirection, direction)
        .overlay(alignment: .topTrailing) { badge.offset(x: 8, y: -8) }
        .shadow(color: .black.opacity(picture.stage == .lifted ? 0.28 : 0), radius: 10, y: 5)
        .scaleEffect(scale)
        .opacity(picture.stage == .down ? 0 : 0.92)
        .fixedSize()
        .offset(
          x: picture.location.x - origin.x - picture.grip.x,
          y: picture.location.y - origin.y - picture.grip.y)
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onAppear { withAnimation(.easeOut(duration: 0.15)) { picture.stage = .lifted } }
  }
  @ViewBuilder private var badge: some View {
    switch picture.answer {
    case .copy where count < 2: badge("plus", .green)
    // Its place has the number of what is dragged.
    case .copy: EmptyView()
    case .forbidden: badge("slash.circle", .secondary)
    case .move, .cancel, nil: EmptyView()
    }
  }
  private func badge(_ symbol: String, _ color: Color) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 12, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 22, height: 22)
      .background(color, in: Circle())
  }
}
