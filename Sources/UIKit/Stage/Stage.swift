import Foundation
import SashCore
import SashGraph

/// The bridge between a tree of `UIView`s and the graph of the scene that shows it.
///
/// Views are changed at any time. A change is noted in `version`, up to the topmost view, whose stage marks one attribute
/// with the transaction of that moment. When the scene is evaluated and its layout has come to rest, the topmost view gets
/// its size, the tree is laid out as UIKit does, and then each view whose version has changed tells anew what it shows
/// (`UIViewContent`). The first time this is done at once, so that what is in the tree comes with it, and so it is when the
/// tree alone has changed.
///
/// - Invariant: nothing marks the graph while a tree is laid out for it.
@MainActor final class Stage: LayoutSettler {
  /// Of the last change of any view.
  static var lastVersion = 0
  /// How many passes of layout for the graph go on.
  static var passes = 0

  unowned let root: UIView
  private let life: SceneLife
  private let signal: WeakAttribute<UInt32>
  /// The place of the tree in the window, in points, when it is asked for.
  var place: () -> CGPoint = { .zero }
  var traits = UITraitCollection.current {
    didSet {
      guard isMounted, traits != oldValue else { return }
      host?.enqueue { [weak root] in MainActor.assumeIsolated { root?.tellTraits(outside: oldValue) } }
    }
  }
  private var isMounted = false
  /// Whether what shows the tree is seen: a page below another one and a tab that is not chosen are not.
  private var isInSight: Bool
  /// What a layout of the tree follows from.
  struct Wish: Equatable {
    var size: CGSize
    var insets: EdgeInsets
    /// How much a keyboard covers.
    var keyboard: CGFloat
    /// Of the changes that the stage has been told of.
    var seed: UInt32

    func isAtPlace(of other: Wish) -> Bool {
      (size, insets, keyboard) == (other.size, other.insets, other.keyboard)
    }
  }
  private var wish: Wish?
  private var done: Wish?
  private var isDue = false
  let depth: Int32

  /// Whether the tree is only drawn: it comes into no window.
  private let isPicture: Bool

  /// - Parameter isInSight: Whether what shows the tree is seen now; `sightChanged(to:)` tells of changes.
  init(
    root: UIView, host: ViewGraph, depth: Int32, signal: Attribute<UInt32>, isPicture: Bool = false,
    isInSight: Bool = true
  ) {
    self.root = root
    self.isInSight = isInSight
    self.isPicture = isPicture
    self.depth = depth
    life = host.life
    self.signal = WeakAttribute(signal)
  }

  var host: ViewGraph? { life.graph }
  var origin: CGPoint { place() }

  /// Has the tree drawn again.
  func changed() {
    guard Stage.passes == 0, let host, !host.isClosed else { return }
    if host.graph.isUpdating {
      host.enqueue { [weak self] in MainActor.assumeIsolated { self?.changed() } }
      return
    }
    Stage.dirty[ObjectIdentifier(host)] = host.life
    host.change(Transaction.current) { [signal] in signal.attribute?.updateInput { $0 &+= 1 } }
  }

  /// Scenes whose trees have changed since they were evaluated.
  private static var dirty: [ObjectIdentifier: SceneLife] = [:]
  /// Evaluates what has been changed so far, unless an evaluation goes on.
  static func showChanges() {
    let all = dirty.values
    dirty = [:]
    for life in all { life.graph?.updateBetweenFrames() }
  }

  /// The graph, which is evaluated meanwhile, says where the tree stands. It may say otherwise before it comes to rest.
  func wishes(_ wish: Wish) {
    self.wish = wish
    if wish == done || isDue { return }
    if done?.isAtPlace(of: wish) ?? true { return pass(wish) }
    isDue = true
    host?.settle(self)
  }

  func settle() -> Bool {
    isDue = false
    guard let wish, wish != done, let signal = signal.attribute else { return false }
    let before = root.version
    pass(wish)
    if root.version == before { return false }
    // The tree has been laid out for what follows from this.
    done?.seed &+= 1
    signal.updateInput { $0 &+= 1 }
    return true
  }

  func giveUp() { isDue = false }
  var name: String {
    let controller = root.next as? UIViewController
    return controller.map { "\(type(of: $0))" } ?? "\(type(of: root))"
  }

  /// Whether another view holds the tree at the moment, as it does while an animator moves it.
  private var isElsewhere: Bool { root.superview != nil }

  /// Lays the tree out for the graph.
  private func pass(_ wish: Wish) {
    if isElsewhere { return }
    Stage.passes += 1
    defer { Stage.passes -= 1 }
    let isFirst = done == nil
    done = wish
    if !isMounted, isInSight { mount() }
    root.stageWillLayOut(in: wish.size, isFirst: isFirst)
    let insets = wish.insets
    root.setSafeArea(
      UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    root.setKeyboard(wish.keyboard)
    root.layoutTree()
    root.layoutIfNeeded()
    (root as? InputHost)?.laidOut()
  }

  /// The tree comes into the window.
  private func mount() {
    isMounted = true
    root.stage = self
    guard let host, !isPicture else { return }
    root.willMount(in: host)
    host.enqueue { [root] in MainActor.assumeIsolated { root.finishAppearing() } }
  }

  /// What shows the tree has come into sight, or is out of it.
  func sightChanged(to isInSight: Bool) {
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    if isInSight {
      if !isMounted, done != nil, !isElsewhere { mount() }
    } else if isMounted {
      isMounted = false
      if !isPicture, !isElsewhere { root.leaveWindow() }
    }
  }

  /// The tree leaves the window; `then` runs when all of it knows.
  func unmount(then: (() -> Void)?) {
    guard let host else { return }
    let (root, wasMounted) = (root, isMounted)
    isMounted = false
    if isPicture {
      if root.stage === self { root.stage = nil }
      return
    }
    host.enqueue {
      MainActor.assumeIsolated {
        let isHere = root.stage === self || root.stage == nil
        if wasMounted, isHere, root.superview == nil { root.didUnmount() }
        then?()
      }
    }
  }
}

extension UIView {
  /// The topmost view of a tree gets the size of its place in the graph.
  func stageWillLayOut(in size: CGSize, isFirst: Bool) {
    let new = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    if storedBounds.size == new, storedCenter == CGPoint(x: new.width / 2, y: new.height / 2) { return }
    let told =
      isFirst || storedBounds.size == new
      ? nil : (self as? UIWindow)?.rootViewController ?? (self as? PageContainer)?.page ?? controller
    guard let told, told.isViewLoaded else { return frame = CGRect(origin: .zero, size: new) }
    let coordinator = TransitionCoordinator(isAnimated: false, style: .none)
    told.viewWillTransition(to: new, with: coordinator)
    frame = CGRect(origin: .zero, size: new)
    coordinator.begin()
    top.stage?.host?.enqueue { MainActor.assumeIsolated { coordinator.end() } }
  }

  func willMount(in host: ViewGraph) {
    if self is UIWindow { return }
    let window = UIWindowScene.of(host).mainWindow
    // It was there before it was shown.
    if window != nil, stageWindow === window { return }
    tellWindowWillChange(to: window)
    stageWindow = window
    tellWindowDidChange()
  }
  func didUnmount() {
    if self is UIWindow { return }
    stage = nil
    leaveWindow()
  }
  /// The tree is in no window any more.
  func leaveWindow() {
    if self is UIWindow { return }
    tellWindowWillChange(to: nil)
    stageWindow = nil
    tellWindowDidChange()
  }

  /// Tells the controllers in the tree that they have appeared.
  func finishAppearing() {
    controller?.finishAppearing()
    for view in subviews { view.finishAppearing() }
  }
}
