import Foundation
import SashDisplay
import SashGraph

extension View {
  /// Makes one element of this view, or a container of elements, and says what becomes of those in it.
  ///
  /// - Source: `ignore` makes an element without words of its own; `combine` joins the words of all that is in it with commas,
  ///   and makes named actions of what its buttons do; `contain` keeps the elements inside and reads them one after another.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attaching { $0.children = children.semantics }
  }

  /// Has another view speak for this one: it is not drawn, and its words, values and actions count in the place of those of
  /// this view.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { modifier(_SpokenModifier(spoken: representation(), kind: .substitute)) }

  /// Gives this view elements that are not drawn in place of those in it. Their frames are those of the views when they are
  /// offered the size of this one.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_SpokenModifier(spoken: children(), kind: .children))
  }

  /// Adds what the buttons of a view do that is not drawn.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { modifier(_SpokenModifier(spoken: content(), kind: .actions)) }

  /// Adds what the buttons of a view do that is not drawn, under a heading.
  ///
  /// - Missing: headings; the actions of all categories are one list.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(_SpokenModifier(spoken: content(), kind: .actions)) }

  /// Adds an action whose name is a view.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(
      _SpokenModifier(
        spoken: label().attaching {
          $0.children = .combine
          $0.act(.activate) { _ in action() }
        }, kind: .actions))
  }

  /// Names this view by what another view shows, in which a placeholder stands for this view's own name.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_SpokenModifier(spoken: _PlaceholderScope(self, content), kind: .label))
  }
}

/// Lets views that are not drawn speak for a view, or add to it.
public nonisolated struct _SpokenModifier<Spoken: View>: UnaryModifier {
  enum Kind { case substitute, children, actions, label }
  nonisolated(unsafe) var spoken: Spoken
  var kind: Kind

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let kind = modifier.attribute.untrackedValue.kind
    let shown = body(_Graph(), inputs)
    let spoken = makeLayered(
      inputs: inputs, primary: _ViewOutputs(layout: shown.layout),
      secondary: { Spoken._makeView(view: modifier.part(at: 0, as: Spoken.self), inputs: $0) },
      secondaryInFront: true, alignment: { .topLeading })
    guard let silent = spoken.display else { return shown }
    return makeNote(inputs: inputs, outputs: shown) { frame in
      let item = silent.value
      switch kind {
      case .substitute:
        return SemanticsNote(SemanticsProperties(), frame: frame, substitute: item ?? .nothing)
      case .children:
        return SemanticsNote(
          SemanticsProperties(), children: .contain, frame: frame, substitute: item ?? .nothing)
      case .actions:
        return SemanticsNote(SemanticsProperties(), frame: frame, moreActions: item.map { [$0] } ?? [])
      case .label:
        return SemanticsNote(
          SemanticsProperties(), frame: frame, words: item)
      }
    }
  }
}

extension PlacedItem {
  /// An item that draws nothing and says nothing.
  fileprivate static var nothing: PlacedItem {
    PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group([])))
  }
}
