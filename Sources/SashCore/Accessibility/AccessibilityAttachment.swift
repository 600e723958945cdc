import Foundation
import SashDisplay
import SashGraph

/// What accessibility modifiers say of a view, one after another: words as texts, which are translated where the view stands.
package struct AccessibilityAttachment {
  package var label: Text?
  package var value: Text?
  package var hint: Text?
  package var inputLabels: [Text]?
  /// Actions by the names that they have in the user's language.
  var namedActions: [(name: Text, perform: () -> Void)] = []
  var contents: [(key: String, label: Text, value: Text?, isImportant: Bool)] = []
  package var children: SemanticsNote.Children?
  /// What needs no translation.
  package var properties = SemanticsProperties()
  /// True for controls, which say whether they can be used now.
  package var saysEnabled = false
  package init() {}

  /// - Parameter frame: That of the view, in points, own space.
  func note(
    in environment: EnvironmentInput, frame: CGRect, substitute: PlacedItem? = nil, more: [PlacedItem] = []
  ) -> SemanticsNote {
    var said = properties
    if let locale = needsLocale ? environment[\.locale] : nil {
      said.label = label?.plainString(in: locale) ?? said.label
      said.value = value?.plainString(in: locale) ?? said.value
      said.hint = hint?.plainString(in: locale) ?? said.hint
      said.inputLabels = inputLabels?.map { $0.plainString(in: locale) } ?? said.inputLabels
      for (name, perform) in namedActions {
        said.actions.append(SemanticsAction(.named(name.plainString(in: locale)), perform: perform))
      }
      for content in contents {
        guard let value = content.value else {
          said.content.removeAll { $0.key == content.key }
          continue
        }
        said.content.append(
          SemanticsContent(
            key: content.key, label: content.label.plainString(in: locale),
            value: value.plainString(in: locale), isImportant: content.isImportant))
      }
    }
    if saysEnabled { said.isEnabled = environment[\.isEnabled] }
    return SemanticsNote(said, children: children, frame: frame, substitute: substitute, moreActions: more)
  }
  private var needsLocale: Bool {
    label != nil || value != nil || hint != nil || inputLabels != nil || !namedActions.isEmpty
      || !contents.isEmpty
  }
}

/// Says something about a view to those who do not see it.
///
/// Modifiers that follow one another are one value, as in SwiftUI, and cost one node.
public nonisolated struct AccessibilityAttachmentModifier: UnaryModifier {
  public typealias Body = Never
  package var attachment = AccessibilityAttachment()

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let environment = inputs.environment
    return makeNote(inputs: inputs, outputs: body(_Graph(), inputs)) { frame in
      modifier.value.attachment.note(in: environment, frame: frame)
    }
  }
}

/// Makes a view about which something is said, computed in a rule from its frame (points, own space).
func makeNote(
  inputs: _ViewInputs, outputs: _ViewOutputs, note: @escaping (CGRect) -> SemanticsNote
) -> _ViewOutputs {
  guard let display = outputs.display else { return outputs }
  var outputs = outputs
  outputs.display = Attribute(
    rule: NoteRule(items: ItemSource(inputs), size: inputs.size, content: display, note: note))
  return outputs
}

private struct NoteRule: Rule {
  var items: ItemSource
  let size: Attribute<CGSize>
  let content: Attribute<PlacedItem?>
  let note: (CGRect) -> SemanticsNote
  mutating func compute() -> PlacedItem? {
    let note = note(CGRect(origin: .zero, size: size.value))
    // What draws nothing may still say something.
    let item =
      content.value
      ?? PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group([])))
    return PlacedItem(offset: .zero, item: items.make(.effect(.semantics(note), item)))
  }
}

extension View {
  /// Says something of this view.
  package nonisolated func attaching(_ change: (inout AccessibilityAttachment) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    var modifier = AccessibilityAttachmentModifier()
    change(&modifier.attachment)
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Makes one element of a control: what is in it becomes its words, unless `children` says otherwise.
  package nonisolated func control(
    _ role: SemanticsRole, children: SemanticsNote.Children? = .combine,
    _ change: (inout AccessibilityAttachment) -> Void = { _ in }
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching {
      $0.properties.role = role
      $0.children = children
      $0.saysEnabled = true
      change(&$0)
    }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says more of the view that something is said of already.
  package nonisolated func attaching(_ change: (inout AccessibilityAttachment) -> Void) -> Self {
    var changed = self
    change(&changed.modifier.attachment)
    return changed
  }
}
