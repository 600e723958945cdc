import Foundation
import SashDisplay
import SashGraph

// - Missing: ranges of text as places; a rotor over them shows the view as a whole.

extension View {
  /// Gives this view a list of places that a person can go through.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(systemRotor.name) { MainActor.assumeIsolated { entries()._entries() } } }
  /// Gives this view a list of places that a person can go through: those of some models.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.name, of: entries, id: \.id, label: entryLabel) }
  /// Gives this view a list of places that a person can go through: those of some models, known by what `entryID` leads to.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.name, of: entries, id: entryID, label: entryLabel) }
  /// Gives this view a list of places in its text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(systemRotor.name) {
      textRanges.indices.map { _RotorEntry(label: "\($0 + 1)", id: nil, prepare: {}) }
    }
  }
  /// Gives this view a list of places that a person can go through.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label.plainString) { MainActor.assumeIsolated { entries()._entries() } } }
  /// Gives this view a list of places that a person can go through: those of some models.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(label.plainString, of: entries, id: \.id, label: entryLabel) }
  /// Gives this view a list of places that a person can go through: those of some models, known by what `entryID` leads to.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(label.plainString, of: entries, id: entryID, label: entryLabel) }
  /// Gives this view a list of places in its text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(label.plainString) {
      textRanges.indices.map { _RotorEntry(label: "\($0 + 1)", id: nil, prepare: {}) }
    }
  }
  /// Gives this view a list of places that a person can go through.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey).plainString) { MainActor.assumeIsolated { entries()._entries() } } }
  /// Gives this view a list of places that a person can go through: those of some models.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(labelKey).plainString, of: entries, id: \.id, label: entryLabel) }
  /// Gives this view a list of places that a person can go through: those of some models, known by what `entryID` leads to.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(labelKey).plainString, of: entries, id: entryID, label: entryLabel) }
  /// Gives this view a list of places in its text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(labelKey).plainString) {
      textRanges.indices.map { _RotorEntry(label: "\($0 + 1)", id: nil, prepare: {}) }
    }
  }
  /// Gives this view a list of places that a person can go through.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(String(label)) { MainActor.assumeIsolated { entries()._entries() } } }
  /// Gives this view a list of places that a person can go through: those of some models.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(label), of: entries, id: \.id, label: entryLabel) }
  /// Gives this view a list of places that a person can go through: those of some models, known by what `entryID` leads to.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(label), of: entries, id: entryID, label: entryLabel) }
  /// Gives this view a list of places in its text.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(String(label)) { textRanges.indices.map { _RotorEntry(label: "\($0 + 1)", id: nil, prepare: {}) } }
  }

  /// Makes this view known to rotors by `id`.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self.id(RotorPlace(id: id, namespace: namespace))
  }

  private nonisolated func rotor<Model, ID: Hashable>(
    _ name: String, of models: [Model], id: KeyPath<Model, ID>, label: KeyPath<Model, String>
  ) -> some View {
    rotor(name) {
      models.map { _RotorEntry(label: $0[keyPath: label], id: $0[keyPath: id], prepare: {}) }
    }
  }
  private nonisolated func rotor(_ name: String, _ entries: @escaping () -> [_RotorEntry]) -> some View {
    modifier(_RotorModifier(name: name, entries: entries))
  }
}

/// Gives a view a rotor; the scroll views in it, and those around it, show the places.
nonisolated struct _RotorModifier: UnaryModifier {
  var name: String
  var entries: () -> [_RotorEntry]

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inside = ScrollTargets()
    let around = inputs.base.scrollReader?.targets
    var inner = inputs
    inner.base.scrollReader = ScrollReaderNode(targets: inside, outer: inputs.base.scrollReader)
    return makeNote(inputs: inputs, outputs: body(_Graph(), inner)) { frame in
      let value = modifier.value
      var properties = SemanticsProperties()
      properties.rotors = [
        SemanticsRotor(name: value.name) { value.entries().map { $0.shown(by: [inside, around]) } }
      ]
      return SemanticsNote(properties, frame: frame)
    }
  }
}

extension _RotorEntry {
  fileprivate func shown(by targets: [ScrollTargets?]) -> SemanticsRotor.Entry {
    SemanticsRotor.Entry(label: label, target: id) {
      prepare()
      guard let id else { return }
      for targets in targets.compactMap({ $0 }) { ScrollViewProxy(targets: targets).scrollTo(id) }
    }
  }
}
