import Foundation
import SashGraph

/// The window of a scene as its views see it: how large it is, and what covers it.
package final class SceneArea {
  private unowned(unsafe) let scene: ViewGraph
  /// The window and its safe area.
  package let safe: Attribute<CoveredArea>
  /// How much of the window a keyboard on the screen covers from below, in points.
  private let keyboardHeight: Attribute<CGFloat>
  /// How large the window is, in points.
  private(set) var size: Attribute<CGSize>!
  /// The window without what covers its lower edge anyway, and what a keyboard covers of that.
  private(set) var keyboard: Attribute<CoveredArea>!
  /// The window and all that covers it.
  private(set) var uncovered: Attribute<CoveredArea>!

  /// The window and what covers it, the status bar included.
  private var whole: CoveredArea
  var statusBarWishes: [ObjectIdentifier: StatusBarWish] = [:] {
    didSet { if statusBarWishes.isEmpty != oldValue.isEmpty { apply() } }
  }

  /// Makes what is set from outside, in the current subgraph.
  init(_ window: CoveredArea, scene: ViewGraph) {
    self.scene = scene
    whole = window
    safe = Attribute(input: window)
    keyboardHeight = Attribute(input: 0)
  }

  /// Makes what follows from that, in the current subgraph, which ends with the views.
  func makeRules() {
    keyboard = Attribute(rule: KeyboardAreaRule(window: safe, height: keyboardHeight))
    size = Attribute(rule: WholeSizeRule(area: safe))
    uncovered = Attribute(rule: UncoveredAreaRule(window: safe, keyboard: keyboard))
  }

  /// What covers the window around those who stand in it.
  var node: SafeAreaNode {
    SafeAreaNode(
      parent: SafeAreaNode(parent: nil, space: nil, area: safe), space: nil, area: keyboard,
      regions: .keyboard)
  }

  func set(_ window: CoveredArea) {
    whole = window
    apply()
  }
  private func apply() {
    if scene.isClosed { return }
    let area = statusBarWishes.isEmpty ? whole : whole.withoutStatusBar
    scene.graph.withCurrent { if safe.setValue(area) { scene.requestFrame() } }
  }

  /// Shows or takes away a keyboard on the screen that covers so many points of the window from below.
  package func setKeyboardHeight(_ height: CGFloat, _ transaction: Transaction = Transaction()) {
    scene.change(transaction) { [weak self] in _ = self?.keyboardHeight.setValue(max(0, height)) }
  }
}
