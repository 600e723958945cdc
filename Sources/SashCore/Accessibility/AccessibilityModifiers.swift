import SashGraph

/// Said when the first view asks; views ask in every evaluation.
private let isTold: Void = runtimeWarning(
  "No screen reader can ask this window yet: labels are kept, but traits, values, hints and actions of "
    + "accessibility modifiers reach nobody.")

/// What views say to assistive programs beyond their label.
///
/// - Missing: a screen reader; nothing asks for traits, values, hints, actions, identifiers and elements yet.
extension View {
  private nonisolated func toldToNobody() -> Self {
    isTold
    return self
  }

  /// Says what value the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { toldToNobody() }
  /// Says what value the view shows.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { toldToNobody() }
  /// Says what value the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { toldToNobody() }
  /// Says what value the view shows.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { toldToNobody() }
  /// Says what value the view shows.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Says what value the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { toldToNobody() }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { toldToNobody() }
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { toldToNobody() }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { toldToNobody() }
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Leaves the view out for those who do not see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { toldToNobody() }
  /// Names the view for tests of its app.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { toldToNobody() }
  /// Says whether the view can be used.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool)
    -> some View
  { toldToNobody() }
  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { toldToNobody() }
  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    toldToNobody()
  }
  /// Leaves the view out for those who do not see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { toldToNobody() }
  /// Names the view for tests of its app.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Says whether the view can be used.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View { toldToNobody() }
  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    toldToNobody()
  }
  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> some View
  { toldToNobody() }
  /// Says what kind of thing the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    toldToNobody()
  }
  /// Says what kind of thing the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    toldToNobody()
  }
  /// Makes one element of the view.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    toldToNobody()
  }
  /// Sets how early the view comes among its siblings.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { toldToNobody() }
  /// Says which level of heading the view is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    toldToNobody()
  }
  /// Keeps the colours of the view when the screen is inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    toldToNobody()
  }
  /// Adds an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { toldToNobody() }
  /// Adds an action with a name.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { toldToNobody() }
  /// Adds an action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { toldToNobody() }
  /// Adds an action with a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  )
    -> some View
  { toldToNobody() }
  /// Adds an action with a label.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { toldToNobody() }
  /// Adds the buttons of a view as actions.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { toldToNobody() }
  /// Says how to raise and lower the value of the view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { toldToNobody() }
  /// Says what another view in the place of this one would say.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { toldToNobody() }
  /// Gives the view children that are not drawn.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    toldToNobody()
  }
  /// Says more of the view.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { toldToNobody() }
  /// Says more of the view.
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { toldToNobody() }
}

// MARK: - The form before iOS 14

extension View {
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
