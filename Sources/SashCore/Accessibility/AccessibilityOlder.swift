import Foundation
import SashGeometry

// MARK: - The form before iOS 14

extension View {
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityLabel(label)
  }
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityValue(value)
  }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityHint(hint)
  }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityIdentifier(identifier) }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAddTraits(traits) }
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityRemoveTraits(traits) }
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilitySortPriority(sortPriority) }
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabels) }
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: UnitPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: CGPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }
  /// Names the view by the value that a picker knows it by.
  @available(*, deprecated, message: "Use tag(_:).")
  public nonisolated func accessibility(selectionIdentifier: AnyHashable)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching { $0.properties.details["selection"] = "\(selectionIdentifier)" } }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(label)
  }
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    accessibilityValue(value)
  }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    accessibilityHint(hint)
  }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityIdentifier(identifier) }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityAddTraits(traits) }
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityRemoveTraits(traits) }
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilitySortPriority(sortPriority) }
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text])
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabels) }
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: UnitPoint)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: CGPoint)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { accessibilityActivationPoint(activationPoint) }
  /// Names the view by the value that a picker knows it by.
  @available(*, deprecated, message: "Use tag(_:).")
  public nonisolated func accessibility(selectionIdentifier: AnyHashable)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  { attaching { $0.properties.details["selection"] = "\(selectionIdentifier)" } }
}
