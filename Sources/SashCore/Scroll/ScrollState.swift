import Foundation
import SashAnimation
import SashGraph
import SashInput
import SashLayout

/// What one scroll view remembers: how far it is scrolled, who moves it, and who wants to know.
///
/// A step writes `position` and nothing else: what depends on it is where the content is drawn, and what reads places
/// in the window.
package final class ScrollState {
  private let scene: SceneLife
  private let life: WeakAttribute<ScrollOffset>
  /// To be asked only while the view is there, as in `use`.
  package var host: ViewGraph { scene.graph! }
  package let position: Attribute<ScrollOffset>
  /// How strongly the indicators show, 0…1.
  let indicators: Attribute<Double>
  /// The bars that a pointer is at, or that are held.
  let widenedBars: Attribute<Axis.Set>
  /// Where the bar of an axis is; nil where there is none.
  var findBar: (Axis) -> ScrollBar? = { _ in nil }
  /// The bar that a pointer is at.
  var hoveredBar: Axis?
  /// The bar that is held, and where it was taken.
  var barGrip: ScrollBarGrip?
  package internal(set) var metrics: Attribute<ScrollMetrics>!
  let axes: Attribute<Axis.Set>
  /// What is seen, in points in the scroll view's space.
  let area: Attribute<CGRect>
  /// The space of the content; where it stands follows the position.
  package internal(set) var contentSpace: CoordinateSpaceNode!
  package internal(set) var contentGeometry: Attribute<ViewGeometry>!

  /// Somebody has asked how long the scroll view would be along its axes: the lazy containers in it have to know.
  private(set) var hasIdeal = false
  private var lazyLayouts: [WeakAttribute<LayoutEngine>] = []

  /// What frames in the content that are relative to a container follow, where this scroll view is the nearest one.
  var container: Attribute<CGSize>?
  /// The axes of the frames in the content that are relative to this scroll view.
  private(set) var relativeAxes: Axis.Set = []

  /// What modifiers around the scroll view have asked of it.
  var margins: [Attribute<_ContentMarginsModifier>] = []
  var anchors: [Attribute<_DefaultScrollAnchorModifier>] = []
  var phaseActions: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
  var settings: () -> ScrollSettings = { ScrollSettings() }
  /// Where a glide is to end instead of where it would; nil leaves it.
  var chooseTarget: ((ScrollFling) -> CGPoint?)?
  /// Whether it rests at whole pages, so that a notch of a wheel turns one.
  var turnsPages = false
  /// Whether a mouse turns its pages by dragging.
  package var dragsWithMouse = false
  /// Whether pulling it beyond its start renews it.
  package var pullsToRefresh: () -> Bool = { false }
  /// Whether fingers may move content now; nil lets them.
  package var mayDrag: (() -> Bool)?
  /// How often the finger has moved content since it took it.
  package private(set) var dragMoves = 0
  /// Told when a person scrolls.
  var onUserScroll: [() -> Void] = []
  /// Those in the content who know where views are.
  private var sources: [any ScrollTargetSource] = []

  package private(set) var phase = ScrollPhase.idle
  private var flights: [(axis: Axis, flight: ScrollFlight)] = []
  private var flightStart = 0.0
  /// A way that an animation leads, and where it ends.
  private var tour: (animator: Animator<CGPoint.AnimatableData>, goal: CGPoint)?
  private var cancelTick: (() -> Void)?
  private var cancelFade: (() -> Void)?
  private var fade = 1.0

  init(host: ViewGraph, axes: Attribute<Axis.Set>, area: Attribute<CGRect>) {
    scene = host.life
    self.axes = axes
    self.area = area
    position = Attribute(input: ScrollOffset())
    indicators = Attribute(input: 0)
    widenedBars = Attribute(input: [])
    life = WeakAttribute(position)
  }

  /// Runs `body` with the graph at hand, unless the view has ended.
  func use<R>(_ gone: R, _ body: () -> R) -> R {
    // A task that the view began may go on after the window.
    guard let host = scene.graph else { return gone }
    return host.graph.withCurrent { life.attribute == nil ? gone : body() }
  }

  package var currentMetrics: ScrollMetrics? { use(nil) { metrics.untrackedValue } }
  /// How far the content is scrolled now, in points.
  package var offset: CGPoint {
    use(.zero) { metrics.untrackedValue.effective(position.untrackedValue) }
  }

  /// Scrolls at once.
  package func set(_ point: CGPoint, isFree: Bool = false) {
    use(()) { if position.setValue(ScrollOffset(point, isFree: isFree)) { host.requestFrame() } }
  }

  /// Keeps what is seen in place while the content before it has become `distance` points longer.
  package func adjust(by distance: CGSize) {
    use(()) {
      var point = position.untrackedValue.point
      point.x += distance.width
      point.y += distance.height
      position.setValue(ScrollOffset(point, isFree: position.untrackedValue.isFree))
      for index in flights.indices {
        flights[index].flight = flights[index].flight.moved(by: distance[flights[index].axis])
      }
      tour?.goal.x += distance.width
      tour?.goal.y += distance.height
      drag?.base.x += distance.width
      drag?.base.y += distance.height
      host.requestFrame()
    }
  }

  /// Stops at once where it is, within the ends, and goes to `point`; what slows down there goes on, if `keepsVelocity`.
  package func jump(to point: CGPoint, keepsVelocity: Bool = false) {
    guard let metrics = currentMetrics else { return stop() }
    if keepsVelocity, phase == .decelerating {
      let (now, goal) = (offset, metrics.clamped(point))
      return adjust(by: CGSize(width: goal.x - now.x, height: goal.y - now.y))
    }
    stop()
    set(metrics.clamped(point))
  }

  // MARK: Fingers and wheels

  private struct Drag {
    /// Where the content would be if nothing held it back, and the finger for it.
    var base: CGPoint
    var finger: CGPoint
    var axes: Axis.Set
    /// Where content was when the finger took it.
    var start: CGPoint
    var speed = FingerSpeed()
  }
  private var drag: Drag?

  /// True while content moves on its own.
  var isFlying: Bool { !flights.isEmpty || tour != nil }

  /// The axes along which a finger moves content now.
  func draggableAxes() -> Axis.Set {
    guard let metrics = currentMetrics else { return [] }
    let settings = settings()
    guard settings.isEnabled, mayDrag?() ?? true else { return [] }
    return Axis.allCases.reduce(into: []) { axes, axis in
      guard metrics.axes.contains(Axis.Set(axis)) else { return }
      if metrics.range(axis).upperBound > 0 || settings.bounces(axis) == .always {
        axes.insert(Axis.Set(axis))
      }
    }
  }

  func beginDrag(at finger: CGPoint, time: Double, axes: Axis.Set) {
    stop()
    guard let metrics = currentMetrics else { return }
    var base = offset
    for axis in Axis.allCases {
      let (range, length) = (metrics.range(axis), metrics.viewport[axis])
      let place = base[axis]
      if place < range.lowerBound {
        base[axis] = range.lowerBound - ScrollPhysics.pull(range.lowerBound - place, length: length)
      } else if place > range.upperBound {
        base[axis] = range.upperBound + ScrollPhysics.pull(place - range.upperBound, length: length)
      }
    }
    drag = Drag(base: base, finger: finger, axes: axes, start: offset)
    dragMoves = 0
    drag?.speed.add(finger, at: time)
    change(to: .interacting)
    if settings().endsFocus { scene.graph?.focus.holder = nil }
    showIndicators()
  }

  func moveDrag(to finger: CGPoint, time: Double) {
    guard var drag, let metrics = currentMetrics else { return }
    drag.speed.add(finger, at: time)
    self.drag = drag
    dragMoves += 1
    let moved = metrics.onScreen(
      CGSize(width: finger.x - drag.finger.x, height: finger.y - drag.finger.y))
    var point = offset
    for axis in Axis.allCases where drag.axes.contains(Axis.Set(axis)) {
      point[axis] = held(drag.base[axis] - moved[axis], axis, metrics)
    }
    set(point, isFree: true)
    showIndicators()
    userScrolled()
  }

  /// Where content lies that is pulled to a place, which may be beyond the ends.
  private func held(_ place: CGFloat, _ axis: Axis, _ metrics: ScrollMetrics) -> CGFloat {
    let range = metrics.range(axis)
    let edge = min(max(place, range.lowerBound), range.upperBound)
    if edge == place { return place }
    let bounce = settings().bounces(axis)
    if bounce == .never || bounce == .basedOnSize && range.upperBound == 0 { return edge }
    let give = ScrollPhysics.give(abs(place - edge), length: metrics.viewport[axis])
    return place < edge ? edge - give : edge + give
  }

  /// - Parameter isLifted: Whether the finger has gone; one that rests leaves no momentum, and what it would have led to
  ///   counts only for where content may rest.
  func endDrag(time: Double, isLifted: Bool = true) {
    guard let drag, let metrics = currentMetrics else { return }
    self.drag = nil
    let moment = isLifted ? time : chooseTarget == nil ? .infinity : drag.speed.lastTime ?? time
    let speed = metrics.onScreen(drag.speed.velocity(at: moment))
    var velocity = CGSize(width: -speed.width, height: -speed.height)
    for axis in Axis.allCases where !drag.axes.contains(Axis.Set(axis)) { velocity[axis] = 0 }
    fly(velocity: velocity)
  }

  /// Leaves the finger to somebody else, and content where it is, or where it was when the finger took it.
  package func giveUpDrag(goesBack: Bool) {
    guard let drag else { return }
    self.drag = nil
    if goesBack { set(drag.start) }
    change(to: .idle)
  }

  func cancelDrag() {
    guard drag != nil else { return }
    drag = nil
    fly(velocity: .zero)
  }

  /// True if any of it could be used. `delta` is how far content moves on the screen, in points.
  func turnWheel(_ delta: CGSize) -> Bool {
    guard let metrics = currentMetrics, settings().isEnabled else { return false }
    let moved = metrics.onScreen(delta)
    return turnsPages ? turnPage(moved, metrics) : moveContent(by: moved, metrics)
  }

  /// Moves content at once by points of the screen, as far as it goes; false if it does not move.
  private func moveContent(by moved: CGSize, _ metrics: ScrollMetrics) -> Bool {
    let old = metrics.clamped(offset)
    let new = metrics.clamped(CGPoint(x: old.x - moved.width, y: old.y - moved.height))
    guard new != old else { return false }
    stop()
    set(new)
    showIndicators()
    userScrolled()
    return true
  }

  func moveContent(by delta: CGSize) -> Bool {
    guard let metrics = currentMetrics, settings().isEnabled else { return false }
    return moveContent(by: metrics.onScreen(delta), metrics)
  }

  /// Turns one page for a notch, and none while most of the way to the last one is still to go.
  private func turnPage(_ moved: CGSize, _ metrics: ScrollMetrics) -> Bool {
    let axis: Axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
    let page = metrics.viewport[axis]
    guard metrics.axes.contains(Axis.Set(axis)), page > 0 else { return false }
    let place = metrics.clamped(offset)[axis]
    var start = place
    if let goal = flights.first(where: { $0.axis == axis })?.flight.end {
      if abs(goal - place) > page * 0.3 { return true }
      start = goal
    }
    var goal = offset
    goal[axis] = ((start / page).rounded() + (moved[axis] < 0 ? 1 : -1)) * page
    goal = metrics.clamped(goal)
    guard goal[axis] != start else { return false }
    stop()
    flights = [
      (
        axis,
        ScrollFlight(
          from: place, velocity: 0, range: metrics.range(axis), bounces: true, target: goal[axis])
      )
    ]
    change(to: .decelerating)
    takeOff()
    return true
  }

  /// Where content can still be scrolled to along an axis; nil if a person cannot scroll it so.
  func room(along axis: Axis) -> ScrollRoom? {
    guard let metrics = currentMetrics, settings().isEnabled, metrics.axes.contains(Axis.Set(axis)) else {
      return nil
    }
    let (place, range) = (metrics.clamped(offset)[axis], metrics.range(axis))
    let (start, end) = (place > range.lowerBound + 0.5, place < range.upperBound - 0.5)
    let isMirrored = axis == .horizontal && metrics.direction == .rightToLeft
    return ScrollRoom(
      before: isMirrored ? end : start, after: isMirrored ? start : end,
      pulls: axis == .vertical && pullsToRefresh())
  }

  /// Calls an action with every step that a person scrolls.
  package func addScrollAction(_ action: @escaping () -> Void) { onUserScroll.append(action) }
  func userScrolled() { for action in onUserScroll { action() } }

  // MARK: Moving on its own

  /// Lets content glide, or goes to where the behaviour of the scroll view wants it.
  private func fly(velocity: CGSize) {
    guard let metrics = currentMetrics else { return }
    let start = offset
    var goal = start
    for axis in Axis.allCases {
      goal[axis] = ScrollPhysics.end(of: start[axis], velocity: velocity[axis])
    }
    let chosen = chooseTarget?(
      ScrollFling(metrics: metrics, start: start, goal: metrics.clamped(goal), velocity: velocity))
    flights = Axis.allCases.compactMap { axis in
      guard metrics.axes.contains(Axis.Set(axis)) else { return nil }
      let flight = ScrollFlight(
        from: start[axis], velocity: velocity[axis], range: metrics.range(axis),
        bounces: settings().bounces(axis) != .never,
        target: chosen.flatMap { $0[axis] == start[axis] && velocity[axis] == 0 ? nil : $0[axis] })
      return flight.duration > 0 || flight.end != start[axis] ? (axis, flight) : nil
    }
    if flights.isEmpty { return settle() }
    change(to: .decelerating, velocity: velocity)
    takeOff()
  }

  /// Moves smoothly to a place.
  package func glide(to point: CGPoint) {
    stop()
    guard let metrics = currentMetrics else { return }
    let (start, goal) = (offset, metrics.clamped(point))
    flights = Axis.allCases.compactMap { axis in
      if start[axis] == goal[axis] { return nil }
      return (
        axis,
        ScrollFlight(
          from: start[axis], velocity: 0, range: metrics.range(axis), bounces: true, target: goal[axis])
      )
    }
    if flights.isEmpty { return }
    change(to: .animating)
    takeOff()
  }

  /// Goes to a place as the transaction of the change wants it: by its animation, or at once.
  func go(to point: CGPoint, in transaction: Transaction) {
    guard let animation = transaction.animation else {
      return jump(to: point, keepsVelocity: transaction.scrollPositionUpdatePreservesVelocity)
    }
    guard let metrics = currentMetrics else { return stop() }
    let goal = metrics.clamped(point)
    func way(from start: CGPoint) -> CGPoint.AnimatableData { goal.animatableData - start.animatableData }
    let now = scene.graph?.services.clock?() ?? 0
    if let old = tour?.goal {
      // Sizes that have become known meanwhile may ask for the same once more.
      if old == goal { return }
      tour?.animator.retarget(
        by: way(from: old), with: animation, at: now, listeners: transaction.listeners, surroundings: nil)
      tour?.goal = goal
      return
    }
    stop()
    let start = offset
    if start == goal { return }
    tour = (
      Animator(animation, way: way(from: start), at: now, listeners: transaction.listeners), goal
    )
    change(to: .animating)
    nextTick()
  }

  /// The next step of a way that an animation leads; false if there is none.
  private func continueTour() -> Bool {
    guard let goal = tour?.goal else { return false }
    var point = goal
    if let lag = tour?.animator.lag(at: scene.graph?.services.clock?() ?? 0, surroundings: nil) {
      point.animatableData -= lag
      set(point, isFree: true)
      showIndicators()
      nextTick()
    } else {
      tour = nil
      set(point)
      settle()
    }
    return true
  }

  /// Where content is, or will be when it has come to rest; what it was asked for, whatever the size of the scroll view.
  var restingPlace: CGPoint {
    use(.zero) {
      var place = tour?.goal ?? position.untrackedValue.point
      for (axis, flight) in flights { place[axis] = flight.end }
      return place
    }
  }

  private func takeOff() {
    flightStart = scene.graph?.services.clock?() ?? 0
    nextTick()
  }

  /// - Source: a frame of the host is a sixtieth of a second.
  private static let frame = 1.0 / 60

  private func nextTick() {
    cancelTick = scene.graph?.schedule(after: ScrollState.frame) { [weak self] in self?.tick() }
  }

  private func tick() {
    cancelTick = nil
    guard currentMetrics != nil else { return }
    if continueTour() { return }
    if flights.isEmpty { return }
    let time = (scene.graph?.services.clock?() ?? 0) - flightStart
    var point = offset
    for (axis, flight) in flights { point[axis] = flight.position(after: time) }
    set(point, isFree: true)
    showIndicators()
    if phase == .decelerating { userScrolled() }
    if flights.allSatisfy({ time >= $0.flight.duration }) {
      flights = []
      settle()
    } else {
      nextTick()
    }
  }

  /// Comes to rest within the ends.
  private func settle() {
    if let metrics = currentMetrics { set(metrics.clamped(offset)) }
    change(to: .idle)
  }

  /// Stays where it is.
  package func stopMoving() { stop() }
  func stop() {
    cancelTick?()
    cancelTick = nil
    if !isFlying { return }
    flights = []
    tour?.animator.end()
    tour = nil
    if drag == nil { change(to: .idle) }
  }

  func change(to new: ScrollPhase, velocity: CGSize? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if phaseActions.isEmpty { return }
    let context = ScrollPhaseChangeContext(
      state: self, velocity: velocity.map { CGVector(dx: $0.width, dy: $0.height) })
    for action in phaseActions { scene.graph?.enqueue { action(old, new, context) } }
  }

  // MARK: Indicators

  /// Seconds that indicators stay after the last movement, and that they take to fade.
  ///
  /// - Source: facts on animation: a stay of 0.3 to 1.2 s, a fade of 0.25 to 0.4 s
  private static let stay = 0.8
  private static let fadeSteps = 15.0

  /// Shows the indicators for a moment.
  package func showBars() { showIndicators() }
  func showIndicators() {
    cancelFade?()
    fade = 1
    use(()) { if indicators.setValue(1) { host.requestFrame() } }
    cancelFade = scene.graph?.schedule(after: ScrollState.stay) { [weak self] in self?.fadeIndicators() }
  }

  private func fadeIndicators() {
    cancelFade = nil
    if drag != nil || hoveredBar != nil || barGrip != nil { return }
    fade = max(0, fade - 1 / ScrollState.fadeSteps)
    if fade < 1e-9 { fade = 0 }
    use(()) { if indicators.setValue(fade) { host.requestFrame() } }
    if fade > 0 {
      cancelFade = scene.graph?.schedule(after: ScrollState.frame) { [weak self] in self?.fadeIndicators() }
    }
  }

  // MARK: Views in the content

  /// A frame in the content follows `container` on some axes.
  func noteRelativeFrame(in container: Attribute<CGSize>, axes: Attribute<_ContainerRelativeFrameLayout>) {
    if container == self.container { relativeAxes.formUnion(axes.untrackedValue.axes) }
  }

  func add(_ source: any ScrollTargetSource) {
    if sources.count == sources.capacity { sources.removeAll { !$0.isAlive } }
    sources.append(source)
  }

  /// Scrolls until the view with an id is where `anchor` says, or just until it is seen. False if there is none.
  package func scroll(to id: AnyHashable, anchor: UnitPoint?, in transaction: Transaction = Transaction())
    -> Bool
  {
    guard let frame = frame(of: id), let metrics = currentMetrics else { return false }
    go(to: metrics.offset(showing: frame, anchor: anchor, from: metrics.clamped(offset)), in: transaction)
    return true
  }

  /// Where the view with an id stands, in points in the content's space from its leading edge; nil if there is none.
  package func frame(of id: AnyHashable) -> CGRect? {
    use(nil) {
      for source in sources where source.isAlive {
        if let frame = source.frame(of: id, in: self) { return frame }
      }
      return nil
    }
  }
  /// The views with ids that are seen, with their frames in the content's space.
  package func visibleTargets(in rect: CGRect) -> [(id: AnyHashable, frame: CGRect)] {
    use([]) {
      sources.filter(\.isAlive).flatMap { $0.targets(in: rect, of: self) }
    }
  }
  /// The frames of the views near `rect` that scrolling may end at, in the content's space.
  func alignedFrames(near rect: CGRect) -> [CGRect] {
    use([]) { sources.filter(\.isAlive).flatMap { $0.alignedFrames(near: rect, of: self) } }
  }

  /// Adds what guesses how long a lazy container in it is.
  func add(_ layout: Attribute<LayoutEngine>) {
    lazyLayouts.removeAll { $0.attribute == nil }
    lazyLayouts.append(WeakAttribute(layout))
  }
  /// Has them guess anew, from as much as fills the window.
  func asksForIdeal() {
    if hasIdeal { return }
    hasIdeal = true
    let host = host
    host.enqueue { [weak self, unowned host] in
      host.graph.withCurrent { self?.lazyLayouts.forEach { $0.attribute?.markNeedsUpdate() } }
    }
  }

  func end() {
    cancelTick?()
    cancelFade?()
    flights = []
    tour?.animator.end()
    tour = nil
    // What is in the content refers to the scroll view, and would keep it.
    sources = []
    phaseActions = []
    onUserScroll = []
    chooseTarget = nil
    settings = { ScrollSettings() }
    pullsToRefresh = { false }
    mayDrag = nil
    findBar = { _ in nil }
  }
}

/// A container in the content of a scroll view that knows its views by their ids.
protocol ScrollTargetSource: AnyObject {
  var isAlive: Bool { get }
  /// In points in the space of the content, x from its leading edge.
  func frame(of id: AnyHashable, in scroll: ScrollState) -> CGRect?
  func targets(in rect: CGRect, of scroll: ScrollState) -> [(id: AnyHashable, frame: CGRect)]
  /// The frames of the views near `rect` that scrolling may end at.
  func alignedFrames(near rect: CGRect, of scroll: ScrollState) -> [CGRect]
}

/// A finger has been lifted: where content is, where it would glide to, and how fast, in points and seconds.
struct ScrollFling {
  let metrics: ScrollMetrics
  let start: CGPoint
  let goal: CGPoint
  let velocity: CGSize
}

/// What the environment says about a scroll view.
struct ScrollSettings {
  enum Bounce { case always, basedOnSize, never }
  var isEnabled = true
  var vertical = Bounce.always
  var horizontal = Bounce.always
  /// Whether a stroke takes the focus away from fields.
  var endsFocus = false
  func bounces(_ axis: Axis) -> Bounce { axis == .vertical ? vertical : horizontal }
}

/// Something that a modifier asks of the next scroll view in it.
package final class ScrollRequest {
  let outer: ScrollRequest?
  let attach: (ScrollState) -> Void
  init(outer: ScrollRequest?, attach: @escaping (ScrollState) -> Void) {
    self.outer = outer
    self.attach = attach
  }
}
