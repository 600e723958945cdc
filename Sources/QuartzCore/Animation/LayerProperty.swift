import CoreGraphics
import Foundation
import SashCore

/// The properties of layers that animations change, as lists of numbers.
@MainActor package enum LayerProperty {
  static let names: Set<String> = [
    "opacity", "position", "position.x", "position.y", "transform", "transform.rotation",
    "transform.rotation.z",
    "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.xy",
    "transform.translation",
    "transform.translation.x", "transform.translation.y", "cornerRadius", "backgroundColor", "borderWidth",
    "borderColor", "shadowOpacity", "shadowRadius", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    "fillColor", "strokeColor", "colors", "locations", "startPoint", "endPoint", "bounds", "bounds.size",
  ]

  /// A value as its numbers: colours by red, green, blue and opacity.
  static func numbers(_ value: Any) -> [CGFloat]? {
    if let number = CGFloat(value: value) { return [number] }
    switch value {
    case let value as CGPoint: return [value.x, value.y]
    case let value as CGSize: return [value.width, value.height]
    case let value as CGRect: return [value.minX, value.minY, value.width, value.height]
    case let value as CATransform3D:
      let plane = CATransform3DGetAffineTransform(value)
      return [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty]
    case let value as CGColor: return color(value)
    case let values as [CGColor]: return values.flatMap(color)
    case let values as [Any]:
      let all = values.compactMap(numbers)
      return all.count == values.count ? all.flatMap { $0 } : nil
    default:
      runtimeWarning("A layer's animation cannot show values of the type \(type(of: value)).")
      return nil
    }
  }
  package static func color(_ color: CGColor) -> [CGFloat] {
    let parts = color.components ?? []
    if parts.count == 4 { return parts }
    if parts.count == 2 { return [parts[0], parts[0], parts[0], parts[1]] }
    return [0, 0, 0, 1]
  }
  package static func color(_ numbers: [CGFloat]) -> Color {
    guard numbers.count >= 4 else { return .clear }
    return Color(
      .sRGB, red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]),
      opacity: Double(numbers[3]))
  }
  /// Points along a path, as many as a slow way shows.
  static func points(_ path: CGPath) -> [[CGFloat]] {
    (0...100).compactMap { step in
      let part = Path(path).trimmedPath(from: 0, to: max(0.0001, CGFloat(step) / 100))
      return part.currentPoint.map { [$0.x, $0.y] }
    }
  }
}

/// An animation that a layer shows, and since when.
@MainActor package final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// Seconds until it begins, and its beginning on the clock of the scene.
  let delay: Double
  var start: Double?
  /// Whether its delegate has been told of its end.
  var isTold = false
  init(key: String, animation: CAAnimation) {
    self.key = key
    self.animation = animation
    delay = animation.beginTime > 0 ? max(0, animation.beginTime - CACurrentMediaTime()) : 0
  }
}

extension CALayer {
  /// Shows an animation; one with the same key ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if anim.duration <= 0 { anim.duration = CATransaction.animationDuration() }
    if let transition = anim as? CATransition {
      if let owner { return owner.shows(transition) }
      runtimeWarning("CATransition is shown of the layers of views only: this one changes at once.")
      return
    }
    let key = key ?? UUID().uuidString
    running.removeAll { $0.key == key }
    running.append(RunningAnimation(key: key, animation: anim))
    CATransaction.added(anim.wholeDuration)
    topOwner?.layerChanged()
  }
  public func removeAnimation(forKey key: String) {
    stopCourses { $0 == key }
    end { $0.key == key }
  }
  /// Ends its animations, and those of `UIView.animate` and the like that move it: it is at their end with the next frame.
  ///
  /// - Missing: leaving the other views alone that the same block of `UIView.animate` has changed.
  public func removeAllAnimations() {
    stopCourses()
    end { _ in true }
  }
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  public func animationKeys() -> [String]? {
    var keys = running.map(\.key)
    for way in ways where way.course.isRunning && !keys.contains(way.key) { keys.append(way.key) }
    return keys.isEmpty ? nil : keys
  }

  private func end(_ which: (RunningAnimation) -> Bool) {
    let ended = running.filter(which)
    running.removeAll(where: which)
    topOwner?.layerChanged()
    for one in ended { one.animation.delegate?.animationDidStop(one.animation, finished: false) }
  }

  /// Animations end with the window that shows them, here and in the layers inside that belong to no view.
  package func leftWindow() {
    ways = []
    if !running.isEmpty { removeAllAnimations() }
    for layer in children where layer.owner == nil { layer.leftWindow() }
    mask?.leftWindow()
  }

  /// The view that the layer is drawn in.
  var topOwner: (any LayerOwner)? {
    var layer: CALayer? = self
    while let current = layer, current.owner == nil { layer = current.superlayer }
    return layer?.owner
  }

  /// Begins what has been added, now that the layer is drawn.
  package func animationsAreDrawn() {
    guard !running.isEmpty, let scene = topOwner?.layerScene else { return }
    let now = scene.services.clock?() ?? 0
    var isNew = false
    for one in running where one.start == nil {
      one.start = now + one.delay
      one.animation.delegate?.animationDidStart(one.animation)
      isNew = true
    }
    if isNew { scene.enqueue { [weak self] in MainActor.assumeIsolated { self?.nextTick() } } }
  }
  /// - Source: a frame of the host is a sixtieth of a second.
  private func nextTick() {
    guard !isTicking, !running.isEmpty, let scene = topOwner?.layerScene else { return }
    isTicking = true
    _ = scene.schedule(after: 1.0 / 60) { [weak self] in
      MainActor.assumeIsolated {
        self?.isTicking = false
        self?.tick()
      }
    }
  }
  private func tick() {
    guard let owner = topOwner, let scene = owner.layerScene else { return }
    let now = scene.services.clock?() ?? 0
    let ended = running.filter { one in one.start.map { now - $0 >= one.animation.wholeDuration } ?? false }
    let isAtRest = ended.count == running.count
    running.removeAll { one in one.animation.isRemovedOnCompletion && ended.contains { $0 === one } }
    owner.layerChanged()
    for one in ended where !one.isTold {
      one.isTold = true
      one.animation.delegate?.animationDidStop(one.animation, finished: true)
    }
    if !isAtRest { nextTick() }
  }

  /// What is shown of a property, as numbers.
  package func shown(_ keyPath: String, _ base: [CGFloat]) -> [CGFloat] {
    guard !running.isEmpty else { return base }
    let now = topOwner?.layerScene?.services.clock?() ?? 0
    var numbers = base
    for one in running {
      let time = one.start.map { now - $0 } ?? 0
      if let new = one.animation.numbers(of: keyPath, from: numbers, at: time),
        new.count == base.count || base.isEmpty
      {
        numbers = new
      }
    }
    return numbers
  }
  package func shown(_ keyPath: String, _ base: CGFloat) -> CGFloat { shown(keyPath, [base]).first ?? base }

  /// How far it is moved from where it is, and turned and scaled about its anchor point, by animations.
  package var shownMotion: CGAffineTransform {
    guard !running.isEmpty else { return .identity }
    let place = position
    let moved = shown("position", [place.x, place.y])
    let x = shown("position.x", moved[0]) - place.x + shown("transform.translation.x", 0)
    let y = shown("position.y", moved[1]) - place.y + shown("transform.translation.y", 0)
    let both = shown("transform.translation", [0, 0])
    let angle = shown("transform.rotation.z", shown("transform.rotation", 0))
    let scale = shown("transform.scale.xy", shown("transform.scale", 1))
    let plane = CATransform3DGetAffineTransform(transform)
    let whole = shown("transform", [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty])
    let own = CGAffineTransform(
      a: whole[0], b: whole[1], c: whole[2], d: whole[3], tx: whole[4], ty: whole[5])
    // What the layer's own transform does is done where the layer is placed.
    let more =
      plane.isIdentity || own == plane
      ? (own == plane ? .identity : own) : plane.inverted().concatenating(own)
    return
      more
      .concatenating(
        CGAffineTransform(
          scaleX: scale * shown("transform.scale.x", 1), y: scale * shown("transform.scale.y", 1))
      )
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: x + both[0], y: y + both[1]))
  }
}
