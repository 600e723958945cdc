import CoreGraphics
import Foundation
import SashCore

/// One animation of SwiftUI that moves layers: which layers it moves and how far, how much of that they have gone, and that it
/// can be called off.
///
/// The graph moves what is shown. A layer computes the same from what the animation was last asked for.
@MainActor package final class LayerCourse {
  /// How fast it goes along its way.
  nonisolated let base: Animation
  /// Seconds since its beginning, in the frame that is shown; nil before the first one.
  nonisolated(unsafe) fileprivate var time: Double?
  /// Whether everything is to be at its end.
  nonisolated(unsafe) package private(set) var isStopped = false
  private var isOver = false
  /// What the layers that are changed now were like before.
  private var noted: [(layer: CALayer, key: String, numbers: [CGFloat])] = []
  /// What notes the changes of this moment.
  package private(set) static var current: LayerCourse?

  package init(_ base: Animation) { self.base = base }
  /// What moves the layers in the graph.
  package var animation: Animation { Animation(MovedAnimation(course: self)) }

  /// Makes changes, and notes how far they move layers.
  package func record(_ changes: () -> Void) {
    let outer = LayerCourse.current
    LayerCourse.current = self
    defer {
      LayerCourse.current = outer
      for (layer, key, before) in noted {
        guard let now = layer.modelNumbers(key), now.count == before.count, now != before else { continue }
        layer.add(LayerWay(course: self, key: key, way: mix(now, before) { $0 - $1 }))
      }
      noted = []
    }
    changes()
  }
  /// A property of a layer is about to be another one.
  package func note(_ layer: CALayer, _ keys: [String] = LayerWay.keys) {
    if noted.contains(where: { $0.layer === layer && $0.key == keys.first }) { return }
    for key in keys { layer.modelNumbers(key).map { noted.append((layer, key, $0)) } }
  }

  /// A layer has been changed whose numbers before are known.
  func moves(_ change: (layer: CALayer, key: String, old: [CGFloat])) {
    guard let now = change.layer.modelNumbers(change.key), now.count == change.old.count, now != change.old
    else { return }
    change.layer.add(LayerWay(course: self, key: change.key, way: mix(now, change.old) { $0 - $1 }))
  }

  /// How much of its way is gone in the frame that is shown, from 0 to 1; springs swing beyond.
  var share: CGFloat {
    if isOver || isStopped { return 1 }
    guard let time else { return 0 }
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context).map { CGFloat($0) } ?? 1
  }
  var isRunning: Bool { !isOver && !isStopped }
  /// Has what it moves be at its end with the next frame.
  func stop() { isStopped = true }
  /// Nothing moves by it any more.
  package func ended() { isOver = true }
}

/// How far one animation moves a property of a layer.
package struct LayerWay {
  let course: LayerCourse
  let key: String
  let way: [CGFloat]
  /// What animations of views move.
  package static let keys = ["bounds", "position", "transform", "opacity", "backgroundColor"]
}

extension CALayer {
  /// A property as it has been set, as numbers; nil where it has none.
  func modelNumbers(_ key: String) -> [CGFloat]? { found(named: key).flatMap(LayerProperty.numbers) }

  /// It is on another way; those that were gone before the last one that has ended are forgotten.
  fileprivate func add(_ way: LayerWay) {
    if let last = ways.lastIndex(where: { $0.key == way.key && !$0.course.isRunning }) {
      ways = ways.enumerated().filter { $0.offset > last || $0.element.key != way.key }.map(\.element)
    }
    ways.append(way)
  }
  /// How far the shown value of a property is behind the one that has been set; nil where it is there.
  ///
  /// What begins while something else moves the same goes on from where that is at each moment.
  func lag(of key: String) -> [CGFloat]? {
    // What comes to its end ends what was on its way before it.
    let own = ways.filter { $0.key == key }
    let last = own.lastIndex { !$0.course.isRunning }.map { $0 + 1 } ?? 0
    return own.dropFirst(last).reduce(nil) { behind, next in
      let rest = 1 - next.course.share
      return zip(next.way, behind ?? next.way.map { _ in 0 }).map { ($0 + $1) * rest }
    }
  }
  /// Ends what moves it: with the next frame it is where it has been set, and who waits for the end hears that it has not
  /// been reached.
  func stopCourses(_ which: (String) -> Bool = { _ in true }) {
    for way in ways where which(way.key) { way.course.stop() }
    ways.removeAll { which($0.key) }
  }
}

/// Goes as another animation, until it is called off.
private struct MovedAnimation: CustomAnimation {
  let course: LayerCourse
  static func == (a: Self, b: Self) -> Bool { a.course === b.course }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(course)) }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if course.isStopped { return nil }
    course.time = time
    return course.base.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    course.base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let before = (previous.base as? MovedAnimation)?.course.base ?? previous
    return course.base.shouldMerge(previous: before, value: value, time: time, context: &context)
  }
}
