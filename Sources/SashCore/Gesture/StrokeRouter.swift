import Foundation
import SashDisplay
import SashInput

/// Leads strokes on a touch pad and turns of a wheel to the responder that claims them.
///
/// A stroke of a touch pad belongs to one responder as long as it lasts. So do notches of a wheel that follow each other
/// quickly: what began by scrolling a list to its top ends there, and neither renews the list nor moves the sheet it is in.
final class StrokeRouter {
  private unowned let scene: ViewGraph
  /// The stroke that goes on, by a finger that is imagined where the pointer was when it began.
  private var stroke: (start: CGPoint, travel: CGSize, taker: ResponderID?, source: Stroke.Source)?
  /// The notches that follow each other.
  private var series: (claim: StrokeClaim, place: CGPoint, time: Double)?
  private var cancelSilence: (() -> Void)?

  /// Seconds without news after which a stroke has ended whose host does not know of fingers.
  private static let silence = 0.12
  /// Seconds between notches that follow each other.
  private static let pause = 0.25
  /// How far the pointer may move, in points, between notches that follow each other.
  private static let distance: CGFloat = 20
  /// How far a stroke goes before it is known where to, in points.
  private static let slop: CGFloat = 1

  init(scene: ViewGraph) { self.scene = scene }

  func send(_ event: ScrollEvent) {
    switch (event.phase, event.isPrecise) {
    case (.turned, false): turn(event)
    case (.turned, true):
      follow(event)
      endLater(after: StrokeRouter.silence)
    case (.began, _):
      end(at: event.time, isLifted: true)
      follow(event)
    case (.moved, _): follow(event)
    case (.ended, _), (.cancelled, _):
      if event.delta != .zero { follow(event) }
      end(at: event.time, isLifted: true)
    }
  }

  /// Ends what goes on: the window has lost its focus or closes.
  func cancel() {
    series = nil
    end(at: scene.services.clock?() ?? 0, isLifted: false)
  }

  // MARK: Touch pads

  private func follow(_ event: ScrollEvent) {
    var now = stroke ?? (event.location, .zero, nil, .pad)
    now.travel.width += event.delta.width
    now.travel.height += event.delta.height
    series = nil
    if now.taker == nil, hypot(now.travel.width, now.travel.height) >= StrokeRouter.slop,
      let (id, _) = best(Stroke(.pad, now.travel), at: now.start)
    {
      now.taker = id
      taker(id)?.strokeBegan(at: now.start, time: event.time)
    }
    stroke = now
    move(event.time)
  }

  private func move(_ time: Double) {
    guard let stroke, let id = stroke.taker else { return }
    taker(id)?.strokeMoved(to: place(stroke.start, stroke.travel), time: time)
  }

  private func end(at time: Double, isLifted: Bool) {
    cancelSilence?()
    cancelSilence = nil
    guard let old = stroke else { return }
    stroke = nil
    if let id = old.taker {
      taker(id)?.strokeEnded(at: place(old.start, old.travel), time: time, isLifted: isLifted)
    }
  }

  private func endLater(after delay: Double) {
    cancelSilence?()
    cancelSilence = scene.schedule(after: delay) { [weak self] in
      guard let self else { return }
      self.series = nil
      self.scene.graph.withCurrent { self.end(at: self.scene.services.clock?() ?? 0, isLifted: false) }
    }
  }

  private func place(_ start: CGPoint, _ travel: CGSize) -> CGPoint {
    CGPoint(x: start.x + travel.width, y: start.y + travel.height)
  }

  // MARK: Wheels

  private func turn(_ event: ScrollEvent) {
    let delta = event.delta
    if delta == .zero { return }
    let goesOn = series.map { series in
      event.time - series.time <= StrokeRouter.pause
        && hypot(series.place.x - event.location.x, series.place.y - event.location.y)
          <= StrokeRouter.distance
    }
    if goesOn != true {
      series = nil
      end(at: event.time, isLifted: false)
    }
    let way = Stroke(.wheel, delta)
    switch series?.claim {
    case .first: break
    case .beyond:
      stroke?.travel.width += delta.width
      stroke?.travel.height += delta.height
      move(event.time)
      endLater(after: StrokeRouter.pause)
    case .within: scroll(way, delta, event)
    case .some(.none), nil:
      guard let (id, claim) = best(way, at: event.location), let taker = taker(id) else { return }
      switch claim {
      case .first: if !taker.turn(by: delta) { return }
      case .within:
        scroll(way, delta, event)
        return
      case .beyond:
        // Only what is renewed by it is pulled beyond its end by a wheel.
        guard taker.room(along: way.axis)?.pulls == true, !way.isForward else { return }
        stroke = (event.location, delta, id, .wheel)
        taker.strokeBegan(at: event.location, time: event.time)
        move(event.time)
        endLater(after: StrokeRouter.pause)
      case .none: return
      }
      series = (claim, event.location, event.time)
    }
    series?.time = event.time
  }

  /// Hands a notch to the innermost that can follow it.
  private func scroll(_ way: Stroke, _ delta: CGSize, _ event: ScrollEvent) {
    let all = takers(at: event.location)
    for (index, entry) in all.enumerated()
    where entry.taker.claim(way, inner: all[..<index].map(\.taker)) == .within {
      if entry.taker.turn(by: delta) {
        series = (.within, event.location, event.time)
        return
      }
    }
  }

  // MARK: Who claims it

  private func taker(_ id: ResponderID) -> (any StrokeResponder)? {
    scene.responders[id] as? any StrokeResponder
  }
  private func takers(at point: CGPoint) -> [(id: ResponderID, taker: any StrokeResponder)] {
    (hitTest(scene.display(), at: point)?.chain ?? []).compactMap { entry in
      taker(entry.responder).map { (entry.responder, $0) }
    }
  }

  private func best(_ stroke: Stroke, at point: CGPoint) -> (ResponderID, StrokeClaim)? {
    let all = takers(at: point)
    var best: (ResponderID, StrokeClaim)?
    for (index, entry) in all.enumerated() {
      let claim = entry.taker.claim(stroke, inner: all[..<index].map(\.taker))
      if claim > best?.1 ?? .none { best = (entry.id, claim) }
    }
    return best
  }
}
