import Foundation
import SashDisplay
import SashGraph
import SashLayout
import SashText

extension Text: UnaryView {
  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = TextEnvironment(inputs.environment)
    let resolved = Attribute(rule: TextRule(text: view.attribute, environment: environment))
    let shown = ShownText(inputs.base, environment)
    return makeLeaf(
      inputs: inputs, engine: { ContentEngine(TextMeasure(layout: resolved.value.layout())) },
      animatesSize: false
    ) { size in
      let text = resolved.value
      if !environment.isRedacted.value, let content = shown.content(text, in: size) { return content }
      let layout = text.needsFrame ? text.layout(painting: size) : text.layout()
      if environment.isRedacted.value {
        return layout.runs.first.flatMap {
          Placeholder.content(Placeholder.bars(of: layout.lineFrames(in: size)), paint: $0.attributes.paint)
        }
      }
      return .text(layout.content(in: size))
    }
  }
}

/// What of the environment every text reads, as attributes that all texts at one place share.
struct TextEnvironment {
  let input: EnvironmentInput
  let values: Attribute<TextValues>
  let isRedacted: Attribute<Bool>
  let transition: Attribute<ContentTransition>

  init(_ input: EnvironmentInput) {
    self.input = input
    values = input.attribute(for: \.textValues)
    isRedacted = input.attribute(for: \.isRedacted)
    transition = input.attribute(for: \.contentTransition)
  }
}

/// The values of the environment that decide how a text is drawn.
struct TextValues: Equatable {
  let font: Font?
  let changes: [TextChange]
  let typeSize: DynamicTypeSize
  let paragraph: ParagraphStyle
  let textCase: Text.Case?
  let style: AnyShapeStyle
  let legibility: LegibilityWeight?

  static func == (a: TextValues, b: TextValues) -> Bool {
    a.font == b.font && a.changes == b.changes && a.typeSize == b.typeSize && a.paragraph == b.paragraph
      && a.textCase == b.textCase && AnyShapeStyle.areSame(a.style, b.style) && a.legibility == b.legibility
  }
}

extension EnvironmentValues {
  var textValues: TextValues {
    TextValues(
      font: font, changes: textChanges, typeSize: dynamicTypeSize, paragraph: paragraphStyle,
      textCase: textCase,
      style: currentTextStyle, legibility: legibilityWeight)
  }
  /// Everything about lines that text layout asks for.
  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: multilineTextAlignment.paragraphAlignment, lineLimit: lineLimit,
      reservesSpace: lineLimitReservesSpace, truncation: truncationMode.paragraphTruncation,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      allowsTightening: allowsTightening, scale: displayScale)
  }
  /// The style of text that has none of its own.
  var currentTextStyle: AnyShapeStyle { foregroundStyles.primary }
}

extension TextAlignment {
  var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var paragraphTruncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

/// A text in its environment: runs with fonts, styles not turned into paints yet where they need a frame.
package final class ResolvedText: Equatable {
  struct Run: Equatable {
    var run: TextRun
    /// A style whose paint depends on the frame.
    var framed: _ResolvedStyle?
    /// True if the text says itself how it is drawn, instead of the environment.
    var hasOwnStyle = false
    static func == (a: Run, b: Run) -> Bool {
      var (x, y) = (a.framed, b.framed)
      return a.run == b.run && a.hasOwnStyle == b.hasOwnStyle && _isSameValue(&x, &y)
    }
  }
  let runs: [Run]
  let style: ParagraphStyle
  private var plain: TextLayout?

  init(runs: [Run], style: ParagraphStyle) {
    self.runs = runs
    self.style = style
  }
  package static func == (a: ResolvedText, b: ResolvedText) -> Bool {
    a === b || (a.style == b.style && a.runs == b.runs)
  }

  var needsFrame: Bool { runs.contains { $0.framed != nil } }

  func layout() -> TextLayout {
    if let plain { return plain }
    let made = TextLayout(runs: runs.map(\.run), style: style)
    plain = made
    return made
  }

  /// The layout with gradients that span the frame of the text.
  func layout(painting size: CGSize) -> TextLayout {
    TextLayout(
      runs: runs.map {
        var run = $0.run
        if let style = $0.framed {
          run.attributes.paint = style.fill.paint(in: CGRect(origin: .zero, size: size))
        }
        return run
      }, style: style)
  }
}

struct TextRule: Rule {
  let text: Attribute<Text>
  let environment: TextEnvironment

  func compute() -> ResolvedText { TextResolver.resolve(text.value, environment) }
}

/// Turns a text and its changes into runs.
struct TextResolver {
  let input: EnvironmentInput
  let values: TextValues
  var runs: [ResolvedText.Run] = []

  init(_ environment: TextEnvironment) {
    input = environment.input
    values = environment.values.value
  }

  /// The runs of a text in its environment; inside a rule, what it reads is depended on.
  static func resolve(_ text: Text, _ environment: TextEnvironment) -> ResolvedText {
    var resolver = TextResolver(environment)
    var base = Style()
    for change in resolver.values.changes { base.apply(change) }
    resolver.add(text, base)
    return ResolvedText(runs: resolver.runs, style: resolver.values.paragraph)
  }

  /// The changes that apply to a part of the text; inner ones have been applied first and stay.
  struct Style {
    var font: Font??
    var weight: Font.Weight??
    var width: Font.Width??
    var design: Font.Design??
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var style: AnyShapeStyle??
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?

    mutating func apply(_ change: TextChange) {
      switch change {
      case .font(let value): font = .some(value)
      case .weight(let value): weight = .some(value)
      case .width(let value): width = .some(value)
      case .design(let value): design = .some(value)
      case .bold(let value): isBold = value
      case .italic(let value): isItalic = value
      case .monospacedDigit: hasMonospacedDigits = true
      case .style(let value): style = .some(value)
      case .underline(let value): underline = .some(value)
      case .strikethrough(let value): strikethrough = .some(value)
      case .tracking(let value): tracking = value
      case .kerning(let value): kerning = value
      case .baselineOffset(let value): baselineOffset = value
      }
    }
  }

  /// Adds the runs of `text`, whose changes win over those around it; its first change wins over later ones.
  mutating func add(_ text: Text, _ outer: Style) {
    var style = outer
    for change in text.changes.reversed() { style.apply(change) }
    switch text.content {
    case .string(let string): add(string, style)
    case .key(let key): add(LocalizedStringKey(key).translated, style)
    case .other(let box):
      switch box.storage {
      case .verbatim(let string): add(string, style)
      case .localized(let key, let table, let bundle):
        for piece in key.pieces(table: table, bundle: bundle) {
          switch piece {
          case .value(let string): add(string, style)
          case .text(let inner): add(inner, style)
          }
        }
      case .joined(let first, let second):
        add(first, style)
        add(second, style)
      }
    }
  }

  private mutating func add(_ string: String, _ style: Style) {
    if string.isEmpty, !runs.isEmpty { return }
    var string = string
    switch values.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    var attributes = TextAttributes(font: font(style))
    attributes.tracking = style.tracking ?? 0
    attributes.kerning = style.kerning ?? 0
    attributes.baselineOffset = style.baselineOffset ?? 0
    let wanted = style.style.flatMap { $0 } ?? values.style
    var framed: _ResolvedStyle?
    let resolved = wanted._resolve(in: input)
    if resolved.fill.needsFrame {
      framed = resolved
    } else {
      attributes.paint = resolved.fill.paint(in: .zero)
    }
    if case .some(.some(let line)) = style.underline { attributes.underline = self.line(line) }
    if case .some(.some(let line)) = style.strikethrough { attributes.strikethrough = self.line(line) }
    let hasOwnStyle = style.style.flatMap { $0 } != nil
    let run = ResolvedText.Run(
      run: TextRun(string: string, attributes: attributes), framed: framed, hasOwnStyle: hasOwnStyle)
    if let last = runs.last, last.run.attributes == attributes, last.hasOwnStyle == hasOwnStyle,
      framed == nil,
      last.framed == nil
    {
      runs[runs.count - 1].run.string += string
    } else {
      runs.append(run)
    }
  }

  private func font(_ style: Style) -> FontDescription {
    let font = style.font.flatMap { $0 } ?? values.font ?? .body
    var description = font.resolve(values.typeSize)
    if case .some(.some(let weight)) = style.weight { description.weight = weight.value }
    if case .some(.some(let width)) = style.width { description.width = 1 + width.value }
    if case .some(.some(let design)) = style.design { description.design = design.described }
    if style.isBold == true || values.legibility == .bold {
      description.weight = Font.bolder(description.weight)
    }
    if let italic = style.isItalic { description.isItalic = italic }
    if style.hasMonospacedDigits { description.usesMonospacedDigits = true }
    return description
  }

  private func line(_ line: Text.LineStyle) -> TextAttributes.Line {
    TextAttributes.Line(
      pattern: line.pattern.value,
      paint: line.color.map { $0._resolve(in: input).fill.paint(in: .zero) })
  }
}

/// Measures a text.
struct TextMeasure: LayoutContent {
  let layout: TextLayout

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    layout.size(fitting: proposal.width, height: proposal.height).size
  }
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout.size(fitting: size.width, height: size.height).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout.size(fitting: size.width, height: size.height).lastBaseline
    }
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    return nil
  }
  /// Baselines are all that a text states.
  var guideAxes: Axis.Set { .vertical }
  var spacing: ViewSpacing {
    let size = layout.runs.map(\.attributes.font.size).max() ?? 17
    return .text(
      ascender: size * SystemMetrics.ascender, descender: size * SystemMetrics.descender,
      capHeight: size * SystemMetrics.capHeight, pixelLength: 1 / layout.style.scale)
  }
}
