import Foundation
import SashDisplay

extension View {
  /// Says what more this view is: a button, a header, what is selected.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.add(traits) }
  }
  /// Takes back what this view is said to be.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.remove(traits) }
  }
  /// Sets how early this view comes in its container: higher numbers first; 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.sortPriority = sortPriority }
  }
  /// Says whether this view can be used, beyond what its actions say.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.properties.respondsToInteraction = respondsToUserInteraction }
  }
  /// Says whether this view can be used, beyond what its actions say. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.properties.respondsToInteraction = respondsToUserInteraction } }
  }
  /// Says that this view is a heading, and of which level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.headingLevel = Int(level.rawValue) }
  }
  /// Says where in this view a press goes: a part of its frame.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.activationPoint = .part(activationPoint) }
  }
  /// Says where in this view a press goes: a part of its frame. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.properties.activationPoint = .part(activationPoint) } }
  }
  /// Says where in this view a press goes, in points of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.activationPoint = .points(activationPoint) }
  }
  /// Says where in this view a press goes, in points of the view. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.properties.activationPoint = .points(activationPoint) } }
  }
  /// Says what kind of text this view holds.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.properties.details["text-content"] = value.name }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what more this view is: a button, a header, what is selected.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.add(traits) }
  }
  /// Takes back what this view is said to be.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.remove(traits) }
  }
  /// Sets how early this view comes in its container: higher numbers first; 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.sortPriority = sortPriority }
  }
  /// Says whether this view can be used, beyond what its actions say.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.properties.respondsToInteraction = respondsToUserInteraction }
  }
  /// Says whether this view can be used, beyond what its actions say. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.properties.respondsToInteraction = respondsToUserInteraction } }
  }
  /// Says that this view is a heading, and of which level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.headingLevel = Int(level.rawValue) }
  }
  /// Says where in this view a press goes: a part of its frame.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.activationPoint = .part(activationPoint) }
  }
  /// Says where in this view a press goes: a part of its frame. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.properties.activationPoint = .part(activationPoint) } }
  }
  /// Says where in this view a press goes, in points of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.properties.activationPoint = .points(activationPoint) }
  }
  /// Says where in this view a press goes, in points of the view. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.properties.activationPoint = .points(activationPoint) } }
  }
  /// Says what kind of text this view holds.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.properties.details["text-content"] = value.name }
  }
}
