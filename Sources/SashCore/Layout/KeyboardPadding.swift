import Foundation
import SashGraph
import SashLayout

/// Keeps the lower edge of a view free for a bar that stays where it is when a keyboard comes: no more than the keyboard
/// leaves of the bar. What is kept free counts as covered.
///
/// - Source: a `UITabBar` stays behind the keyboard, and content ends at the keyboard
package nonisolated struct BehindKeyboardPadding: UnaryModifier {
  /// How high the bar is, in points.
  var length: CGFloat
  /// How much the keyboard covers of what the bar belongs to, where that is not the whole window; nil where it is.
  var covered: CGFloat?
  package init(length: CGFloat, covered: CGFloat? = nil) { (self.length, self.covered) = (length, covered) }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let insets = Attribute(
      rule: BehindKeyboardRule(modifier: modifier.attribute, keyboard: inputs.host.area.keyboard))
    var inner = inputs
    inner.safeArea = SafeAreaNode(
      parent: inputs.safeArea, space: inputs.space,
      area: Attribute(rule: BehindKeyboardAreaRule(size: inputs.size, insets: insets)))
    return makeUnaryLayout(inputs: inner, body: body) {
      PaddingEngine(insets: insets.value, child: $0, direction: .leftToRight)
    }
  }
}

private struct BehindKeyboardRule: Rule {
  let modifier: Attribute<BehindKeyboardPadding>
  let keyboard: Attribute<CoveredArea>
  func compute() -> EdgeInsets {
    let modifier = modifier.value
    let length = max(0, modifier.length - (modifier.covered ?? keyboard.value.insets.bottom))
    return EdgeInsets(top: 0, leading: 0, bottom: length, trailing: 0)
  }
}

private struct BehindKeyboardAreaRule: Rule {
  let size: Attribute<CGSize>
  let insets: Attribute<EdgeInsets>
  func compute() -> CoveredArea { CoveredArea(size: size.value, insets: insets.value) }
}

private struct KeyboardOverBarsKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
extension EnvironmentValues {
  /// How much the keyboard covers of what bars belong to, above what covers its lower edge anyway; nil in a window of its own.
  package var keyboardOverBars: CGFloat? {
    get { self[KeyboardOverBarsKey.self] }
    set { self[KeyboardOverBarsKey.self] = newValue }
  }
}
