import Foundation
import SashGraph
import Symbols

/// An effect on the symbols in a view, as it is now.
struct SymbolEffectState: Equatable {
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  /// For effects that last.
  var isActive = true
  /// For effects of what happens: how often it has happened; nil for others.
  var trigger: Int?
}

/// The effects around a place, innermost first.
package final class SymbolEffectNode {
  let outer: SymbolEffectNode?
  /// Nil where effects further out may be taken away.
  let state: Attribute<SymbolEffectState>?
  let isRemoved: Attribute<Bool>?

  init(outer: SymbolEffectNode?, state: Attribute<SymbolEffectState>?, isRemoved: Attribute<Bool>? = nil) {
    (self.outer, self.state, self.isRemoved) = (outer, state, isRemoved)
  }
}

/// Hands an effect to the symbols in a view.
public nonisolated struct _SymbolEffectModifier<Value: Equatable>: InputsModifier {
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  var isActive: Bool
  /// The effect runs when this has changed; nil for one that lasts.
  var value: Value?

  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.symbolEffects = SymbolEffectNode(
      outer: inputs.symbolEffects,
      state: Attribute(rule: SymbolEffectRule(modifier: modifier.attribute)))
  }
}

private struct SymbolEffectRule<Value: Equatable>: Rule {
  let modifier: Attribute<_SymbolEffectModifier<Value>>
  var last: Value?
  var changes = 0
  init(modifier: Attribute<_SymbolEffectModifier<Value>>) { self.modifier = modifier }

  mutating func compute() -> SymbolEffectState {
    let modifier = modifier.value
    if let last, last != modifier.value { changes += 1 }
    last = modifier.value
    return SymbolEffectState(
      configuration: modifier.configuration, options: modifier.options, isActive: modifier.isActive,
      trigger: modifier.value == nil ? nil : changes)
  }
}

/// Takes effects from the symbols in a view.
public nonisolated struct _SymbolEffectsRemovedModifier: InputsModifier {
  var isEnabled: Bool
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.symbolEffects = SymbolEffectNode(
      outer: inputs.symbolEffects, state: nil, isRemoved: modifier.part(at: 0, as: Bool.self).attribute)
  }
}

extension View {
  /// Animates the symbols in this view by an effect for as long as `isActive`.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier<Bool>(
        configuration: effect.configuration, options: options, isActive: isActive, value: nil))
  }
  /// Animates the symbols in this view by an effect when `value` has changed.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier<U>(
        configuration: effect.configuration, options: options, isActive: true, value: value))
  }
  /// Whether the symbols in this view are without the effects that are set further out.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
