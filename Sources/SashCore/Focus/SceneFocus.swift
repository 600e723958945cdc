import SashDisplay
import SashInput

/// Who in a window gets keys and text, and what follows from it: values that are tied to views, the ring, what is made known
/// while something has the focus.
///
/// The walk of keys through the window is in `FocusWalk.swift`, what views say of those in them in `FocusSurroundings.swift`.
package final class SceneFocus {
  unowned(unsafe) let scene: ViewGraph
  init(_ scene: ViewGraph) { self.scene = scene }

  /// Told when another responder gets the focus, or its caret moves.
  package var onChange: (((any FocusResponder)?) -> Void)?
  /// The responder that keys and text go to.
  package weak var holder: (any FocusResponder)? {
    didSet {
      layer = holder == nil ? nil : scene.layers.front
      guard oldValue !== holder else { return }
      if let oldValue {
        oldValue.focusChanged(isFocused: false)
        tellTies(of: oldValue, hasFocus: false)
      }
      if let holder {
        holder.focusChanged(isFocused: true)
        tellTies(of: holder, hasFocus: true)
      }
      knownValues?.refresh()
      onChange?(holder)
      showRing()
    }
  }
  /// The layer that was in front when the focus came to where it is.
  private weak var layer: WindowLayer?
  /// Whether a ring shows what has the focus: once keys have moved it, until something is pressed.
  package var isShown = false { didSet { if isShown != oldValue { showRing() } } }

  /// Those who may have the focus and around whom something is said of that.
  var entries: [ObjectIdentifier: FocusEntry] = [:]
  /// Whether the focus is to go to who is preferred, once there is a frame.
  var isToBePreferred = false
  /// What the views with the focus make known; nil while nobody asks.
  package private(set) var knownValues: FocusedSource?

  /// Whether what has the focus is in the layer in front, or in the window if there is none.
  package var isInFront: Bool { holder != nil && layer === scene.layers.front }

  /// Who gets keys now: what has the focus and is shown.
  var target: (any FocusResponder)? {
    guard isInFront, let holder else { return nil }
    if holder.isField { return holder }
    guard let id = scene.responders.id(of: holder), place(of: id, in: scene.display()) != nil else {
      return nil
    }
    return holder
  }

  /// A layer has come or goes: who has the focus behind one does not take text meanwhile.
  package func frontChanged() { if let holder { onChange?(isInFront ? holder : nil) } }

  /// The focused values of this scene, which begin to be kept then.
  package var values: FocusedSource {
    if let knownValues { return knownValues }
    let made = FocusedSource(scene)
    knownValues = made
    return made
  }
}
