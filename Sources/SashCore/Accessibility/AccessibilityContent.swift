import Accessibility
import Foundation
import SashDisplay
import SashGeometry

extension View {
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, Text(valueKey), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, Text(value), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, label, value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), Text(valueKey), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), Text(value), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(label), Text(value), importance) }
  }
  /// Says where in this view something can be picked up, and what that is called.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.point("drag", at: point, description) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.point("drag", at: point, description) } }
  }
  /// Says where in this view something can be picked up, and what that is called.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.point("drag", at: point, Text(description)) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drag", at: point, Text(description)) } }
  }
  /// Says where in this view something can be picked up, and what that is called.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.point("drag", at: point, Text(description)) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drag", at: point, Text(description)) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching { $0.point("drop", at: point, description) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.point("drop", at: point, description) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching { $0.point("drop", at: point, Text(description)) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drop", at: point, Text(description)) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.point("drop", at: point, Text(description)) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drop", at: point, Text(description)) } }
  }
  /// Says whether touches go to this view as they are, past the gestures of a screen reader.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { $0.directTouch(isDirectTouchArea, options) }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, Text(valueKey), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(key.id, key.label, Text(value), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, label, value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), value, importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), Text(valueKey), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(labelKey), Text(value), importance) }
  }
  /// Says more of this view to those who ask for it; what is important is said at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.tell(nil, Text(label), Text(value), importance) }
  }
  /// Says where in this view something can be picked up, and what that is called.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.point("drag", at: point, description) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.point("drag", at: point, description) } }
  }
  /// Says where in this view something can be picked up, and what that is called.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.point("drag", at: point, Text(description)) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drag", at: point, Text(description)) } }
  }
  /// Says where in this view something can be picked up, and what that is called.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.point("drag", at: point, Text(description)) }
  }
  /// Says where in this view something can be picked up, and what that is called. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drag", at: point, Text(description)) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Content, AccessibilityAttachmentModifier
  > {
    attaching { $0.point("drop", at: point, description) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { if isEnabled { $0.point("drop", at: point, description) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Content, AccessibilityAttachmentModifier>
  {
    attaching { $0.point("drop", at: point, Text(description)) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drop", at: point, Text(description)) } }
  }
  /// Says where in this view something can be put down, and what that is called.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.point("drop", at: point, Text(description)) }
  }
  /// Says where in this view something can be put down, and what that is called. An `isEnabled` of false leaves it as it was.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { if isEnabled { $0.point("drop", at: point, Text(description)) } }
  }
  /// Says whether touches go to this view as they are, past the gestures of a screen reader.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, AccessibilityAttachmentModifier> {
    attaching { $0.directTouch(isDirectTouchArea, options) }
  }
}
