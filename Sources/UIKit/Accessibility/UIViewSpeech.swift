import SashCore
import SashDisplay

/// What a view says of itself to those who do not see it.
struct UIViewSpeech {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  /// Nil where nobody has said it: labels and controls are elements by themselves.
  var isElement: Bool?
  var hidesElements = false
  var isModal = false
  var inputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  /// What alone is told of it.
  var elements: [Any]?
  /// Greater for what is told earlier, where the view around says what is told.
  var order: Double?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var language: String?
  var groups = false
  var containerType = UIAccessibilityContainerType.none
  var rotors: [UIAccessibilityCustomRotor]?
  var responds: Bool?

  var saysNothing: Bool {
    label == nil && value == nil && hint == nil && identifier == nil && traits == nil && isElement == nil
      && !hidesElements && !isModal && inputLabels == nil && customActions == nil && elements == nil
      && order == nil && !groups
  }
}

/// Tells what a view says, around what it shows.
struct SpokenUIView: ViewModifier {
  let view: UIView
  /// Of the view: another one is another value.
  let version: Int

  func body(content: Content) -> some View {
    content.attaching { attachment in
      let speech = view.speech
      attachment.properties.label = view.accessibilityLabel
      attachment.properties.value = view.accessibilityValue
      attachment.properties.hint = view.accessibilityHint
      attachment.properties.identifier = view.accessibilityIdentifier
      attachment.properties.inputLabels = speech.inputLabels
      attachment.properties.sortPriority = speech.order
      if speech.hidesElements { attachment.properties.isHidden = true }
      let traits = view.accessibilityTraits
      attachment.properties.added = traits.semantics
      if speech.isModal { attachment.properties.added.insert(.modal) }
      if traits.contains(.notEnabled) { attachment.properties.isEnabled = false }
      attachment.children = view.spokenChildren ?? (speech.elements == nil ? nil : .contain)
      if traits.contains(.adjustable) {
        attachment.adjust { direction in
          MainActor.assumeIsolated {
            direction == .increment ? view.accessibilityIncrement() : view.accessibilityDecrement()
          }
        }
      }
      if speech.groups, attachment.children == nil { attachment.children = .contain }
      view.sayMore(&attachment)
      view.sayOverrides(&attachment)
      for action in view.accessibilityCustomActions ?? [] {
        attachment.act(.named(action.name)) { _ in
          MainActor.assumeIsolated { _ = action.actionHandler?(action) }
        }
      }
    }
  }
}
