/// The surroundings that a preview is shown in.
public nonisolated protocol PreviewContext {
  /// What the surroundings say about something; what is not said has its default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
  /// Puts a view into the surroundings.
  @MainActor func _surrounding(_ view: AnyView) -> AnyView
}
extension PreviewContext {
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  @MainActor public func _surrounding(_ view: AnyView) -> AnyView { view }
}

/// Something that surroundings of a preview may say.
public nonisolated protocol PreviewContextKey {
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Shows the view in a preview as if it were in these surroundings.
  @MainActor public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    value._surrounding(AnyView(self))
  }
}
