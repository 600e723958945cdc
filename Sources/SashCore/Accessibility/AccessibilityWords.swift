import Foundation
import SashDisplay

extension View {
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.label = label }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.label = Text(labelKey) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  @_disfavoredOverload public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.label = Text(labelResource) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.label = Text(label) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.label = label } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.label = Text(labelKey) } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.label = Text(labelResource) } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.label = Text(label) } }
  }
  /// Says what this view shows now, as the setting of a control.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.value = value }
  }
  /// Says what this view shows now, as the setting of a control.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.value = Text(valueKey) }
  }
  /// Says what this view shows now, as the setting of a control.
  @_disfavoredOverload public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.value = Text(valueResource) }
  }
  /// Says what this view shows now, as the setting of a control.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.value = Text(value) }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.value = value } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.value = Text(valueKey) } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.value = Text(valueResource) } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.value = Text(value) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.hint = hint }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.hint = Text(hintKey) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  @_disfavoredOverload public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.hint = Text(hintResource) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.hint = Text(hint) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.hint = hint } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.hint = Text(hintKey) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.hint = Text(hintResource) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.hint = Text(hint) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.inputLabels = inputLabels }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.inputLabels = inputLabels.map { Text($0) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.inputLabels = inputLabels } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
  }
  /// Names this view for tests of its app; nobody hears it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.identifier = identifier }
  }
  /// Names this view for tests of its app; nobody hears it. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.properties.identifier = identifier } }
  }
  /// Leaves this view out for those who do not see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.isHidden = hidden }
  }
  /// Leaves this view out for those who do not see it. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.properties.isHidden = hidden } }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.label = label }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.label = Text(labelKey) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  @_disfavoredOverload public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.label = Text(labelResource) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.label = Text(label) }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.label = label } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.label = Text(labelKey) } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.label = Text(labelResource) } }
  }
  /// Names this view for those who do not see it, in place of the words that it shows; tests find it by that name. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.label = Text(label) } }
  }
  /// Says what this view shows now, as the setting of a control.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.value = value }
  }
  /// Says what this view shows now, as the setting of a control.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.value = Text(valueKey) }
  }
  /// Says what this view shows now, as the setting of a control.
  @_disfavoredOverload public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.value = Text(valueResource) }
  }
  /// Says what this view shows now, as the setting of a control.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.value = Text(value) }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.value = value } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.value = Text(valueKey) } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.value = Text(valueResource) } }
  }
  /// Says what this view shows now, as the setting of a control. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.value = Text(value) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.hint = hint }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.hint = Text(hintKey) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  @_disfavoredOverload public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.hint = Text(hintResource) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.hint = Text(hint) }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.hint = hint } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.hint = Text(hintKey) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.hint = Text(hintResource) } }
  }
  /// Says what happens when this view is used; it is read after the rest, or left out. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.hint = Text(hint) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.inputLabels = inputLabels }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.inputLabels = inputLabels.map { Text($0) } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.inputLabels = inputLabels } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
  }
  /// Names this view for those who speak to it; the first is shown where there is room for one. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
  }
  /// Names this view for tests of its app; nobody hears it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.identifier = identifier }
  }
  /// Names this view for tests of its app; nobody hears it. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.properties.identifier = identifier } }
  }
  /// Leaves this view out for those who do not see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.isHidden = hidden }
  }
  /// Leaves this view out for those who do not see it. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { if isEnabled { $0.properties.isHidden = hidden } }
  }
}
