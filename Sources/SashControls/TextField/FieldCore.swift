import Foundation
import SashCore
import SashGraph
import SashInput
import SashLayout
import SashText

/// The text of a field: what is edited, and who hears of it. As a view it is one line.
struct FieldCore: UnaryView {
  enum Kind: Equatable {
    case line
    /// A field that grows with its lines.
    case growing
    /// All the room there is, with what does not fit to be scrolled to.
    case editor
  }

  var text: Binding<String>
  var prompt: Text?
  var kind = Kind.line
  /// Shows a dot for each character.
  var isSecure = false
  var selection: Binding<TextSelection?>?
  /// The text with its attributes, where it has some; `text` is its characters then.
  var rich: RichText?
  /// What finds words in an editor.
  var finder: TextFinder?
  /// What was typed counts from now on: return was pressed, or the focus goes.
  var onCommit: (() -> Void)?
  /// The focus has come or gone.
  var onEditingChanged: ((Bool) -> Void)?
  /// Return was pressed.
  var onReturn: (() -> Void)?

  /// What the editor has to know of it.
  var editedKind: EditedText.Kind { EditedText.Kind(isOneLine: kind == .line, isSecret: isSecure) }

  nonisolated static func _makeView(view: _GraphValue<FieldCore>, inputs: _ViewInputs) -> _ViewOutputs {
    let responder = FieldResponder(view: view.attribute, inputs: inputs)
    let (content, state) = (responder.content!, responder.shown!)
    let tint = inputs.environment.attribute(for: \.selectionTint)
    let mark = inputs.environment.attribute(for: \.fieldMarkColor)
    responder.space = inputs.space
    let outputs = makeLeaf(inputs: inputs) {
      ContentEngine(FieldMeasure(layout: content.value.line))
    } content: { size in
      FieldLine(content.value).draw(
        state.value, in: size, tint: tint.value
      ) { mark.value }
    }
    return makeHandled(inputs: inputs, outputs: outputs, responder: responder)
  }
}

/// What a field shows beyond its text.
struct FieldState: Equatable {
  var isFocused = false
  /// Whether keys go to the window.
  var isActive = true
  var isCaretVisible = true
  var selection = EditSelection(caret: 0)
  /// How far a field of one line was moved left last, in points; further where the caret would not be seen.
  var scroll: CGFloat = 0
  /// The version of the lines that it is about.
  var version = 0
  /// Whether fingers can take hold of the ends of what is selected.
  var hasHandles = false
  /// Where what is dragged over it would be put down.
  var dropPlace: CaretPosition?
  /// What has been found in the text.
  var found = FoundWords()
  /// Nil where nobody is told of misspelled words.
  var spelling: FieldSpelling?
}

/// The laid-out text of a field.
struct FieldContent: Equatable {
  let lines: EditLayout
  /// What stands in the place of no text.
  let prompt: TextLayout?
  let version: Int

  static func == (a: FieldContent, b: FieldContent) -> Bool {
    a.lines === b.lines && a.prompt === b.prompt && a.version == b.version
  }

  /// The one line of a field that has one.
  var line: TextLayout { prompt ?? lines.rows(from: 0, to: 1).rows[0].layout }
}

extension FieldState {
  /// The caret that is drawn, if there is one: in the place of the own one that of what is dragged over the field.
  var drawnCaret: CaretPosition? {
    if let dropPlace { return dropPlace }
    return isFocused && isActive && isCaretVisible && selection.isCaret ? selection.caret : nil
  }
}

/// Keeps the lines of a field what its text and its surroundings say.
struct FieldContentRule: Rule {
  let view: Attribute<FieldCore>
  let environment: EnvironmentInput
  let scale: Attribute<CGFloat>
  let scheme: Attribute<ColorScheme>
  let font: Attribute<FontDescription>
  weak var responder: FieldResponder?
  private var lines: EditLayout?
  private var attributed: AttributedSpans?
  private var prompts: PromptRuns?
  private var prompt: (runs: [TextRun], style: ParagraphStyle, layout: TextLayout)?

  init(view: Attribute<FieldCore>, inputs: _ViewInputs, responder: FieldResponder) {
    self.view = view
    environment = inputs.environment
    scale = environment.attribute(for: \.displayScale)
    scheme = environment.attribute(for: \.colorScheme)
    font = environment.attribute(for: \.fieldFont)
    self.responder = responder
  }

  mutating func compute() -> FieldContent {
    let field = view.value
    let text = field.text.wrappedValue
    let style = ParagraphStyle(
      alignment: environment[\.multilineTextAlignment].paragraphAlignment,
      lineLimit: field.kind == .line ? 1 : nil, lineSpacing: environment[\.lineSpacing],
      layoutDirection: environment[\.layoutDirection] == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: scale.value)
    let look = EditLayout.Look(
      attributes: TextAttributes(font: font.value, paint: .color(environment[\.fieldTextColor])),
      style: style, shown: field.isSecure ? .dots : field.kind == .line ? .oneLine : .lines)
    let lines = lines ?? EditLayout(text, look: look)
    self.lines = lines
    lines.setLook(look)
    lines.update(text)
    if let rich = field.rich {
      let parts = parts(rich.text.wrappedValue, style)
      lines.setSpans(parts.spans)
      lines.setParagraphs(parts.paragraphs)
    }
    responder?.follow(field.selection?.wrappedValue)
    responder?.follow(field.rich?.selection?.wrappedValue)
    return FieldContent(
      lines: lines, prompt: promptLayout(field, style, isNeeded: text.isEmpty), version: lines.version)
  }

  private mutating func parts(
    _ text: AttributedString, _ style: ParagraphStyle
  ) -> (spans: [EditLayout.Span], paragraphs: [EditLayout.Paragraphs]) {
    let found = attributed ?? AttributedSpans(environment)
    attributed = found
    return found.parts(of: text, in: style)
  }

  private mutating func promptLayout(_ field: FieldCore, _ style: ParagraphStyle, isNeeded: Bool)
    -> TextLayout?
  {
    guard isNeeded, let text = field.prompt else { return nil }
    let color = SystemColor.placeholder.resolve(isDark: scheme.value == .dark)
    let found = prompts ?? PromptRuns(environment)
    prompts = found
    let runs = found.runs(of: text, color: color)
    if runs.isEmpty { return nil }
    if let prompt, prompt.runs == runs, prompt.style == style { return prompt.layout }
    let layout = TextLayout(runs: runs, style: style)
    prompt = (runs, style, layout)
    return layout
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
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
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
}
