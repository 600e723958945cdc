import Foundation
import SashDisplay
import SashGraph

/// A value that follows where an assistive technology is, and moves it there when it is set.
///
/// Tie it to views with `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
@frozen @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// What a view is tied to.
  @frozen @propertyWrapper
  public struct Binding {
    @usableFromInline let base: SashCore.Binding<Value>
    /// The value for no focus.
    @usableFromInline let none: Value
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  @usableFromInline var state: State<Value>
  @usableFromInline let none: Value
  @inlinable init(none: Value) {
    self.none = none
    state = State(initialValue: none)
  }

  /// Whether the one view that is tied to this is looked at.
  @inlinable public init() where Value == Bool { self.init(none: false) }
  /// Whether the one view that is tied to this is looked at, by some technologies.
  ///
  /// - Missing: telling them apart; any of them counts.
  @inlinable public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(none: false)
  }
  /// Which of the views tied to this is looked at; nil for none.
  @inlinable public init<T: Hashable>() where Value == T? { self.init(none: nil) }
  /// Which of the views tied to this is looked at, by some technologies.
  @inlinable public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(none: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(base: state.projectedValue, none: none)
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Ties where an assistive technology is to a value: it is at this view while the value is `value`.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { attaching { $0.properties.focus = FocusedElement(binding, value) } }

  /// Ties whether an assistive technology is at this view to a condition.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    attaching { $0.properties.focus = FocusedElement(condition, true) }
  }

  /// Sends an assistive technology to where `value` is tied to when this view appears.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

private final class FocusedElement<Value: Hashable>: SemanticsFocus {
  private let binding: AccessibilityFocusState<Value>.Binding
  private let value: Value
  let isWanted: Bool
  init(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) {
    self.binding = binding
    self.value = value
    isWanted = binding.wrappedValue == value
  }
  func focusChanged(isFocused: Bool) {
    if isFocused {
      if binding.wrappedValue != value { binding.wrappedValue = value }
    } else if binding.wrappedValue == value {
      binding.wrappedValue = binding.none
    }
  }
}
