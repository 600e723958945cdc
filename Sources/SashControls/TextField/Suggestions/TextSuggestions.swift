import Combine
import Foundation
import SashCore
import SashGraph
import SashInput

private struct TextSuggestionsKey: EnvironmentKey { static var defaultValue: TextSuggestions? { nil } }

extension EnvironmentValues {
  /// What is suggested to who types in a field.
  var textSuggestions: TextSuggestions? {
    get { self[TextSuggestionsKey.self] }
    set { self[TextSuggestionsKey.self] = newValue }
  }
}

/// What is suggested beside a field while a person types in it.
///
/// - Source: suggestions of text fields of macOS 15: they come with the focus and with what is typed, and go with a choice,
///   with Escape and with a press elsewhere
@MainActor final class TextSuggestions: ObservableObject {
  let source = ContentSource()
  /// The field that has the focus.
  private weak var field: FieldResponder?
  /// What the keys have led to, and where it stood then.
  @Published private var chosen: (number: Int, completion: String)?
  /// Which of those that can be chosen it is now: what is suggested may have changed since.
  private(set) var choice: Int? {
    get {
      guard let chosen else { return nil }
      if completions.indices.contains(chosen.number), completions[chosen.number] == chosen.completion {
        return chosen.number
      }
      return completions.firstIndex(of: chosen.completion)
    }
    set { chosen = newValue.map { ($0, completions[$0]) } }
  }
  /// Where the field stands in the window, in points; null while it is out of sight.
  @Published fileprivate var anchor = CGRect.null
  /// What those that can be chosen put into the field, from the top; written by who shows them.
  var completions: [String] = []
  /// Where they are shown.
  fileprivate let frame = KnownFrame()
  fileprivate var place: (host: ViewGraph, base: _GraphInputs, owner: Subgraph)?
  private var layer: WindowLayer?
  /// Whether what goes on is a choice and not typing.
  private var isChoosing = false

  // MARK: The field

  /// Nothing is suggested for what is secret, or for a text whose arrows lead through its lines.
  func came(_ field: FieldResponder) {
    guard field.takesSuggestions else { return }
    self.field = field
    show()
  }
  func left(_ field: FieldResponder) {
    guard self.field === field else { return }
    self.field = nil
    hide()
  }
  func typed() {
    if isChoosing { return }
    if chosen != nil { chosen = nil }
    if layer == nil { show() }
  }

  // MARK: Keys

  /// True if the key has been used.
  func lead(_ press: KeyPress) -> Bool {
    // While something is composed, keys belong to the input method.
    guard layer != nil, !completions.isEmpty, !anchor.isNull, let field, field.editing.marked == nil,
      press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty
    else { return false }
    switch press.key {
    case .downArrow: choice = min((choice ?? -1) + 1, completions.count - 1)
    case .upArrow:
      guard let choice else { return false }
      self.choice = choice == 0 ? nil : choice - 1
    case .return:
      guard let choice else { return false }
      choose(completions[choice])
    case .escape: hide()
    default: return false
    }
    return true
  }

  func choose(_ completion: String) {
    let field = field
    hide()
    isChoosing = true
    field?.replaceText(with: completion)
    isChoosing = false
  }

  // MARK: Coming and going

  /// After the evaluation that goes on.
  private func show() {
    place?.host.enqueue { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.field != nil, self.layer == nil, let (host, base, owner) = self.place,
          owner.isValid, !host.isClosed
        else { return }
        self.layer = host.layers.add(SuggestionsLayer(model: self), base: base, owner: owner, isAside: true)
        host.events.pressActions[ObjectIdentifier(self)] = { [weak self] press in
          MainActor.assumeIsolated {
            guard let self, !self.frame.rect.contains(press.location), !self.anchor.contains(press.location)
            else {
              return
            }
            self.hide()
          }
        }
      }
    }
  }
  private func hide() {
    if chosen != nil { chosen = nil }
    // The next field stands elsewhere.
    (anchor, completions) = (.null, [])
    guard let layer else { return }
    self.layer = nil
    place?.host.events.pressActions[ObjectIdentifier(self)] = nil
    if layer.subgraph.isValid { place?.host.layers.remove(layer) }
  }

  fileprivate func begin(_ host: ViewGraph, _ base: _GraphInputs, _ owner: Subgraph) {
    place = (host, base, owner)
    owner.onInvalidate { [weak self, weak host] in
      MainActor.assumeIsolated {
        guard let self else { return }
        host?.events.pressActions[ObjectIdentifier(self)] = nil
        (self.layer, self.place) = (nil, nil)
      }
    }
  }
  /// In points of the window; nil once the field has gone.
  fileprivate var fieldInWindow: CGRect? { field?.frameInWindow }
  fileprivate func follow(_ place: CGRect?) {
    if place == anchor { return }
    self.place?.host.enqueue { [weak self] in
      MainActor.assumeIsolated {
        guard let place else {
          self?.hide()
          return
        }
        self?.anchor = place
      }
    }
  }
}

/// Remembers where suggestions are written.
nonisolated struct SuggestionsPlaceModifier: UnaryModifier {
  let model: TextSuggestions
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let model = modifier.attribute.untrackedValue.model
    let (host, base) = (inputs.host, inputs.base)
    MainActor.assumeIsolated { model.begin(host, base, Subgraph.current!) }
    return body(_Graph(), inputs)
  }
}

/// The suggestions over the window.
private struct SuggestionsLayer: View {
  @ObservedObject var model: TextSuggestions

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      if !model.anchor.isNull {
        let anchor = model.anchor.offsetBy(dx: -origin.x, dy: -origin.y)
        PopupPlace(anchor: anchor, covers: false, gap: 2) {
          SuggestionsCard(model: model)
            .frame(width: min(max(anchor.width, 200), max(0, proxy.size.width - 20)))
            .modifier(FrameKeeper(known: model.frame))
        }
      }
    }
    .modifier(
      PlaceFollower(place: { [weak model] in MainActor.assumeIsolated { model?.fieldInWindow } }) {
        [weak model] in model?.follow($0)
      })
  }
}

/// The suggestions on their ground; nothing where there are none.
private struct SuggestionsCard: View {
  @ObservedObject var model: TextSuggestions
  /// Points that they take at most, before they are scrolled.
  private static let height: CGFloat = 300

  var body: some View {
    Group(sections: model.source.view() ?? AnyView(EmptyView())) { sections in
      let rows = SuggestionRow.all(of: sections)
      let _ = model.completions = rows.compactMap(\.completion)
      if !rows.isEmpty { list(rows) }
    }
  }

  private func list(_ rows: [SuggestionRow]) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows) { row in
            SuggestionView(row: row, model: model, isChosen: row.number != nil && row.number == model.choice)
          }
        }
        .padding(4)
      }
      .frame(maxHeight: Self.height)
      .fixedSize(horizontal: false, vertical: true)
      .onChange(of: model.choice) {
        guard let choice = model.choice, let row = rows.first(where: { $0.number == choice }) else { return }
        reader.scrollTo(row.id)
      }
    }
    .background { PopupFill() }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .modifier(PopupShadow())
    .contentShape(Rectangle())
    .modifier(KeepsFocusModifier())
    .accessibilityElement(children: .contain)
  }
}

/// What stands in a list of suggestions.
private struct SuggestionRow: Identifiable {
  enum ID: Hashable {
    case header(SectionConfiguration.ID, Subview.ID)
    case item(Subview.ID)
  }
  let id: ID
  let view: Subview
  /// What it puts into the field; nil for what cannot be chosen.
  var completion: String?
  /// Among those that can be chosen.
  var number: Int?
  var isHeader: Bool { if case .header = id { true } else { false } }

  static func all(of sections: SectionCollection) -> [SuggestionRow] {
    var (rows, count) = ([SuggestionRow](), 0)
    for section in sections where !section.content.isEmpty {
      rows += section.header.map { SuggestionRow(id: .header(section.id, $0.id), view: $0) }
      for view in section.content {
        var row = SuggestionRow(id: .item(view.id), view: view)
        row.completion = view.containerValues.textInputCompletion
        if row.completion != nil {
          row.number = count
          count += 1
        }
        rows.append(row)
      }
    }
    return rows
  }
}

private struct SuggestionView: View {
  let row: SuggestionRow
  let model: TextSuggestions
  let isChosen: Bool

  var body: some View {
    if let completion = row.completion {
      Button {
        model.choose(completion)
      } label: {
        row.view
      }
      .buttonStyle(SuggestionStyle(isChosen: isChosen))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      row.view
        .font(row.isHeader ? .footnote.weight(.semibold) : .body)
        .foregroundStyle(row.isHeader ? .secondary : .primary)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: row.isHeader ? 24 : 32, alignment: .leading)
    }
  }
}

private struct SuggestionStyle: ButtonStyle {
  let isChosen: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body)
      .foregroundStyle(isChosen ? Color.white : Color.primary)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
      .background {
        if isChosen {
          RoundedRectangle(cornerRadius: 5).fill(Color.accentColor)
        } else if configuration.isPressed {
          RoundedRectangle(cornerRadius: 5).fill(SystemStyle.tertiaryFill)
        }
      }
      .contentShape(Rectangle())
  }
}
