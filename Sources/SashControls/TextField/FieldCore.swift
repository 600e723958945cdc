import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput
import SashLayout
import SashText

/// The line of a text field: it draws text, selection and caret, and edits.
struct FieldCore: UnaryView {
  var text: Binding<String>
  var prompt: Text?
  /// Shows a dot for each character.
  var isSecure = false
  /// What was typed counts from now on: return was pressed, or the focus goes.
  var onCommit: (() -> Void)?
  /// The focus has come or gone.
  var onEditingChanged: ((Bool) -> Void)?
  /// Return was pressed.
  var onReturn: (() -> Void)?

  nonisolated static func _makeView(view: _GraphValue<FieldCore>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    let font = environment.attribute(for: \.fieldFont)
    let scale = environment.attribute(for: \.displayScale)
    let scheme = environment.attribute(for: \.colorScheme)
    let editing = Attribute(input: FieldState())
    let responder = FieldResponder(view: view.attribute, state: editing, host: inputs.host)
    responder.submit = environment.attribute(for: \.submitAction)
    responder.isEnabled = environment.attribute(for: \.isEnabled)
    responder.capitalization = environment.attribute(for: \.textCapitalization)
    responder.ties = environment.attribute(for: \.focusTies)
    inputs.host.follow(responder.ties, for: responder, inputs.base)

    let layout = Attribute(
      rule: FieldTextRule(
        view: view.attribute, font: font, scale: scale, scheme: scheme, environment: environment))
    responder.layout = layout
    responder.space = inputs.space
    let tint = environment.attribute(for: \.fieldTint)
    let outputs = makeLeaf(inputs: inputs) {
      ContentEngine(FieldMeasure(layout: layout.value.layout))
    } content: { size in
      let field = layout.value
      let state = editing.value
      return field.draw(state, in: size, tint: tint.value)
    }
    return makeResponder(inputs: inputs, outputs: outputs, responder: responder) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

/// What a field shows beyond its text.
struct FieldState: Equatable {
  var isFocused = false
  var isCaretVisible = true
  /// In characters.
  var selection: Range<Int> = 0..<0
  var caret = 0
}

/// The laid-out line of a field.
final class FieldText {
  let layout: TextLayout
  let isPrompt: Bool
  /// The text as it is shown, a character for each that was typed.
  let text: String
  init(layout: TextLayout, isPrompt: Bool, text: String) {
    self.layout = layout
    self.isPrompt = isPrompt
    self.text = text
  }

  /// UTF-16 units before a character.
  private func units(_ characters: Int) -> Int {
    isPrompt ? 0 : text.prefix(characters).utf16.count
  }

  /// Characters before a UTF-16 unit.
  func characters(_ units: Int) -> Int {
    text.distance(from: text.startIndex, to: String.Index(utf16Offset: units, in: text))
  }

  /// The caret before a character, in points, in the field's space without scrolling.
  func caretX(_ characters: Int, in size: CGSize) -> CGFloat {
    let x =
      text.isEmpty
      ? 0 : layout.caretRect(at: units(characters), in: CGSize(width: .infinity, height: size.height)).minX
    return x + indent(in: size)
  }

  /// Where the line begins in a field that has room for it, by alignment and direction.
  func indent(in size: CGSize) -> CGFloat {
    let room = size.width - (text.isEmpty ? 0 : layout.size(fitting: nil, height: nil).size.width)
    guard room > 0, room.isFinite else { return 0 }
    if layout.style.alignment == .center { return room / 2 }
    return (layout.style.alignment == .leading) == (layout.style.layoutDirection == .leftToRight) ? 0 : room
  }

  /// How far the line is moved left so that the caret shows.
  func scroll(_ state: FieldState, in size: CGSize) -> CGFloat {
    guard state.isFocused, !isPrompt else { return 0 }
    return max(0, caretX(state.caret, in: size) + 2 - size.width)
  }

  func draw(_ state: FieldState, in size: CGSize, tint: ColorComponents) -> DisplayContent {
    let line = layout.size(fitting: nil, height: nil).size
    let top = ((size.height - line.height) / 2).rounded()
    let scroll = scroll(state, in: size)
    var items: [PlacedItem] = []
    func add(_ content: DisplayContent, at offset: CGPoint = .zero) {
      items.append(PlacedItem(offset: offset, item: DisplayItem(identity: .none, content: content)))
    }
    if state.isFocused, !state.selection.isEmpty {
      let x0 = caretX(state.selection.lowerBound, in: size) - scroll
      let x1 = caretX(state.selection.upperBound, in: size) - scroll
      let rect = CGRect(x: min(x0, x1), y: top, width: abs(x1 - x0), height: line.height)
      add(.shape(ShapeContent(path: Path(rect), paint: .color(tint.multiplyingOpacity(by: 0.2)))))
    }
    let width = isPrompt ? size.width : max(line.width, size.width)
    add(
      .text(layout.content(in: CGSize(width: width, height: line.height))), at: CGPoint(x: -scroll, y: top))
    if state.isFocused, state.isCaretVisible, state.selection.isEmpty {
      let x = min(max(0, caretX(state.caret, in: size) - scroll), max(0, size.width - 2))
      let caret = CGRect(x: x, y: top, width: 2, height: line.height)
      add(.shape(ShapeContent(path: Path(roundedRect: caret, cornerRadius: 1), paint: .color(tint))))
    }
    let group = PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group(items)))
    return .effect(.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(antialiased: false)), group)
  }
}

/// Lays out the text of a field, or its prompt while it is empty.
private struct FieldTextRule: Rule {
  let view: Attribute<FieldCore>
  let font: Attribute<FontDescription>
  let scale: Attribute<CGFloat>
  let scheme: Attribute<ColorScheme>
  let environment: EnvironmentInput

  func compute() -> FieldText {
    let field = view.value
    let typed = field.text.wrappedValue
    let text = field.isSecure ? String(repeating: "•", count: typed.count) : typed
    let isDark = scheme.value == .dark
    let isPrompt = text.isEmpty
    let string = isPrompt ? field.prompt.map { $0.plainString } ?? "" : text
    let color =
      isPrompt
      ? SystemColor.placeholder.resolve(isDark: isDark) : environment[\.fieldTextColor]
    let layout = TextLayout(
      runs: [TextRun(string: string, attributes: TextAttributes(font: font.value, paint: .color(color)))],
      style: ParagraphStyle(
        alignment: environment[\.multilineTextAlignment].paragraphAlignment, lineLimit: 1,
        layoutDirection: environment[\.layoutDirection] == .rightToLeft ? .rightToLeft : .leftToRight,
        scale: scale.value))
    return FieldText(layout: layout, isPrompt: isPrompt, text: text)
  }
}

/// A field takes the width it is offered and is one line high.
///
/// - Source: a plain text field at body size is 22 points high on iOS.
private struct FieldMeasure: LayoutContent {
  let layout: TextLayout

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    let line = layout.size(fitting: nil, height: nil)
    return CGSize(
      width: max(0, proposal.width ?? line.size.width), height: (line.size.height + 1.5).rounded(.up))
  }
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let line = layout.size(fitting: nil, height: nil)
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else {
      return nil
    }
    return ((size.height - line.size.height) / 2).rounded() + line.firstBaseline
  }
  var statedGuides: StatedGuides { .baselines }
}

extension EnvironmentValues {
  var fieldFont: FontDescription { (font ?? .body).resolve(dynamicTypeSize) }
  var fieldTextColor: ColorComponents { foregroundStyles.primary.color(in: self) }
  var fieldTint: ColorComponents { AnyShapeStyle(.tint).color(in: self) }
}
