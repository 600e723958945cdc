import Foundation
import SashDisplay
import SashGeometry

extension View {
  /// Adds something that this view does when an assistive technology asks for it; the latest of a kind counts.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.act(actionKind, handler) }
  }
  /// Adds an action by a name that a person chooses from a list.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.namedActions.append((name, handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(nameKey), handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  @_disfavoredOverload public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(nameResource), handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(name), handler)) }
  }
  /// Lets the value of this view be raised and lowered.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.adjust(handler) }
  }
  /// Shows more of this view at an edge.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.scroll(handler) }
  }
  /// Makes this view larger or smaller about a place.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.zoom(handler) }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds something that this view does when an assistive technology asks for it; the latest of a kind counts.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.act(actionKind, handler) }
  }
  /// Adds an action by a name that a person chooses from a list.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.namedActions.append((name, handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(nameKey), handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  @_disfavoredOverload public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(nameResource), handler)) }
  }
  /// Adds an action by a name that a person chooses from a list.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.namedActions.append((Text(name), handler)) }
  }
  /// Lets the value of this view be raised and lowered.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.adjust(handler) }
  }
  /// Shows more of this view at an edge.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.scroll(handler) }
  }
  /// Makes this view larger or smaller about a place.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.zoom(handler) }
  }
}
