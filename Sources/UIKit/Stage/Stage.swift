import Foundation
import SashCore
import SashGraph

/// The bridge between a tree of `UIView`s and the graph of the scene that shows it.
///
/// Views are changed at any time. A change is noted in `version`, up to the topmost view, whose stage marks one attribute
/// with the transaction of that moment. When the scene is evaluated, the topmost view gets its size, the tree is laid out
/// as UIKit does, and then each view whose version has changed tells anew what it shows (`UIViewContent`).
///
/// - Invariant: nothing marks the graph while a tree is laid out for it.
@MainActor final class Stage {
  /// Of the last change of any view.
  static var lastVersion = 0
  /// How many passes of layout for the graph go on.
  static var passes = 0

  unowned let root: UIView
  private let life: SceneLife
  private let signal: WeakAttribute<UInt32>
  /// The place of the tree in the window, in points, when it is asked for.
  var place: () -> CGPoint = { .zero }
  var traits = UITraitCollection.current
  private var isMounted = false

  init(root: UIView, host: ViewGraph, signal: Attribute<UInt32>) {
    self.root = root
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

  /// Lays the tree out in a size for the graph, which is evaluated meanwhile.
  func pass(size: CGSize, insets: EdgeInsets) {
    Stage.passes += 1
    defer { Stage.passes -= 1 }
    if !isMounted { mount() }
    root.stageWillLayOut(in: size)
    root.setSafeArea(
      UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    root.layoutTree()
    root.layoutIfNeeded()
  }

  /// The tree comes into the window.
  private func mount() {
    isMounted = true
    root.stage = self
    guard let host else { return }
    root.willMount(in: host)
    host.enqueue { [root] in MainActor.assumeIsolated { root.finishAppearing() } }
  }

  /// The tree leaves the window; `then` runs when all of it knows.
  func unmount(then: (() -> Void)?) {
    guard let host else { return }
    let (root, wasMounted) = (root, isMounted)
    isMounted = false
    host.enqueue {
      MainActor.assumeIsolated {
        if wasMounted, root.stage === self || root.stage == nil { root.didUnmount() }
        then?()
      }
    }
  }
}

extension UIView {
  /// The topmost view of a tree gets the size of its place in the graph.
  func stageWillLayOut(in size: CGSize) {
    let new = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    if storedBounds.size != new || storedCenter != CGPoint(x: new.width / 2, y: new.height / 2) {
      frame = CGRect(origin: .zero, size: new)
    }
  }

  func willMount(in host: ViewGraph) {
    if self is UIWindow { return }
    let window = UIWindowScene.of(host).mainWindow
    tellWindowWillChange(to: window)
    stageWindow = window
    tellWindowDidChange()
  }
  func didUnmount() {
    if self is UIWindow { return }
    tellWindowWillChange(to: nil)
    stageWindow = nil
    stage = nil
    tellWindowDidChange()
  }

  /// Tells the controllers in the tree that they have appeared.
  func finishAppearing() {
    controller?.finishAppearing()
    for view in subviews { view.finishAppearing() }
  }
}
