import Foundation
import SashDisplay
import SashGraph
import SashLayout
import SashText

extension Text: UnaryView {
  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = TextEnvironment(inputs.environment)
    let resolved = Attribute(
      rule: TextRule(
        text: view.attribute, environment: environment, isVisible: inputs.base.isVisible, host: inputs.host))
    let shown = ShownText(inputs.base, environment)
    let links = TextLinks(inputs: inputs, text: resolved)
    var outputs = makeLeaf(
      inputs: inputs, engine: { makeEngine(resolved.value) }, animatesSize: false
    ) { size in
      let text = resolved.value.fitting(size)
      if text.isPlain, !environment.isRedacted.value, let content = shown.content(text, in: size) {
        return content
      }
      let layout = text.needsFrame ? text.layout(painting: size) : text.layout()
      if environment.isRedacted.value {
        return layout.runs.first.flatMap {
          Placeholder.content(Placeholder.bars(of: layout.lineFrames(in: size)), paint: $0.attributes.paint)
        }
      }
      var content =
        text.renderer.map { text.content(by: $0, in: size, environment) }
        ?? text.content(
          of: layout, in: CGRect(origin: .zero, size: size), environment: environment.input)
      if text.isSelectable {
        content = links.selector.taking(
          content, layout: layout, size: size, tint: environment.input[\.selectionTint],
          font: environment.input[\.font])
      }
      if text.hasLinks { content = links.taking(content, layout: layout, size: size) }
      guard let speech = text.speech else { return content }
      let note = SemanticsNote(speech, frame: CGRect(origin: .zero, size: size))
      return .effect(.semantics(note), .only(content))
    }
    if inputs.preferences.contains(LayoutKey.self) {
      outputs.preferences.set(
        LayoutKey.self,
        Attribute(
          rule: TextLayoutRule(
            text: resolved, size: inputs.size, source: GeometrySource(inputs: inputs))))
    }
    return outputs
  }

  private static func makeEngine(_ text: ResolvedText) -> LayoutEngine {
    if text.renderer == nil, !text.shorter.isEmpty { return ContentEngine(VariantTextMeasure(text: text)) }
    let measure = TextMeasure(layout: text.layout())
    guard let renderer = text.renderer else { return ContentEngine(measure) }
    return ContentEngine(RenderedTextMeasure(plain: measure, renderer: renderer))
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
  let renderer: TextRendererBox?
  let isSelectable: Bool
  let choosesVariants: Bool

  static func == (a: TextValues, b: TextValues) -> Bool {
    a.font == b.font && a.changes == b.changes && a.typeSize == b.typeSize && a.paragraph == b.paragraph
      && a.textCase == b.textCase && AnyShapeStyle.areSame(a.style, b.style) && a.legibility == b.legibility
      && a.renderer === b.renderer && a.isSelectable == b.isSelectable
      && a.choosesVariants == b.choosesVariants
  }
}

extension EnvironmentValues {
  var textValues: TextValues {
    TextValues(
      font: font, changes: textChanges, typeSize: dynamicTypeSize, paragraph: paragraphStyle,
      textCase: textCase,
      style: currentTextStyle, legibility: legibilityWeight, renderer: textRenderer,
      isSelectable: allowsTextSelection, choosesVariants: choosesTextVariants)
  }
  /// Everything about lines that text layout asks for.
  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: multilineTextAlignment.paragraphAlignment, lineLimit: lineLimit,
      leastLines: lineLimits.least, truncation: truncationMode.paragraphTruncation,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      writingDirection: writingDirectionStrategy.isByLayout ? .layoutDirection : .content,
      allowsTightening: allowsTightening, scale: displayScale,
      language: typesettingLanguage.language?.maximalIdentifier,
      alignsByWriting: textAlignmentStrategy.isByWriting, lineHeight: lineHeight?.paragraph ?? .font)
  }
  /// The style of text that has none of its own.
  var currentTextStyle: AnyShapeStyle { foregroundStyles.primary }
  /// The colour that marks what is selected.
  /// - Source: AppKit's `unemphasizedSelectedTextBackgroundColor`: grey in a window that keys do not go to
  package var selectionTint: ColorComponents {
    appearsActive ? AnyShapeStyle(.tint).color(in: self) : Color.gray.components(in: self)
  }
}

extension TextAlignment {
  package var paragraphAlignment: ParagraphStyle.Alignment {
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
    /// What stands in the place of the run's only character.
    var image: ResolvedImage?
    /// What is opened by a tap.
    var link: URL?
    /// What text renderers look for.
    var custom = TextAttributeValues()
    static func == (a: Run, b: Run) -> Bool {
      guard a.run == b.run, a.hasOwnStyle == b.hasOwnStyle, a.image == b.image, a.link == b.link,
        a.custom == b.custom
      else { return false }
      var (x, y) = (a.framed, b.framed)
      return _isSameValue(&x, &y)
    }
  }
  let runs: [Run]
  let style: ParagraphStyle
  let hasImages: Bool
  let hasLinks: Bool
  /// Who draws the text; nil draws it in the usual way.
  let renderer: TextRendererBox?
  let isSelectable: Bool
  /// What is said in the place of the words.
  let speech: SemanticsProperties?
  /// Shorter forms of the same content, the longest first.
  var shorter: [ResolvedText] = []
  private var plain: TextLayout?

  init(
    runs: [Run], style: ParagraphStyle, renderer: TextRendererBox? = nil, isSelectable: Bool = false,
    speech: SemanticsProperties? = nil
  ) {
    self.runs = runs
    self.style = style
    self.renderer = renderer
    self.isSelectable = isSelectable
    self.speech = speech
    hasImages = runs.contains { $0.image != nil }
    hasLinks = runs.contains { $0.link != nil }
  }
  package static func == (a: ResolvedText, b: ResolvedText) -> Bool {
    if a === b { return true }
    // What mostly differs is what is said.
    guard a.runs.count == b.runs.count, a.runs.first?.run.string == b.runs.first?.run.string else {
      return false
    }
    return a.style == b.style && a.renderer === b.renderer && a.isSelectable == b.isSelectable
      && a.runs == b.runs && a.shorter == b.shorter && ResolvedText.saysSame(a.speech, b.speech)
  }
  private static func saysSame(_ a: SemanticsProperties?, _ b: SemanticsProperties?) -> Bool {
    a?.label == b?.label && a?.headingLevel == b?.headingLevel && a?.details == b?.details
  }
  /// True if nothing but its letters is drawn.
  var isPlain: Bool { !hasLinks && !hasImages && renderer == nil && !isSelectable && speech == nil }

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
  let isVisible: Attribute<Bool>?
  unowned(unsafe) let host: ViewGraph
  /// Of a text that goes on by itself.
  var clock: TextClock?

  mutating func compute() -> ResolvedText {
    var resolver = TextResolver(environment)
    let resolved = resolver.resolve(text.value)
    if resolver.values.choosesVariants, resolver.hasVariants {
      resolved.shorter = (1..<DatedText.variants).map { variant in
        var resolver = TextResolver(environment)
        resolver.variant = variant
        return resolver.resolve(text.value)
      }
    }
    if resolver.next != nil || clock != nil {
      let clock = clock ?? TextClock()
      self.clock = clock
      clock.set(resolver.next, now: Alarm.now, isVisible: isVisible, host)
    }
    return resolved
  }
  mutating func destroy() { clock?.stop() }
}

/// Measures a text.
struct TextMeasure: LayoutContent {
  let layout: TextLayout

  func size(fitting proposal: ProposedViewSize) -> CGSize {
    layout.size(fitting: proposal.width, height: proposal.height).size
  }
  /// Lines break in the same places in any width down to that of the longest one, and more height than is needed changes
  /// nothing.
  func answer(_ proposal: ProposedViewSize) -> LayoutAnswer {
    let text = layout.size(fitting: proposal.width, height: proposal.height)
    var range = AnswerRange(exactly: proposal)
    let isFitted =
      text.scaleFactor != 1
      || text.isTruncated && (layout.style.allowsTightening || layout.style.minimumScaleFactor < 1)
    if text.size.width > 0, !isFitted {
      range.width.low = min(range.width.low, text.size.width)
      if range.width.high >= OfferRange.infinite { range.width.high = OfferRange.unspecified }
      range.height.low = text.lineCount == 1 ? 0 : min(range.height.low, text.size.height)
      if range.height.high >= OfferRange.infinite || !text.isTruncated {
        range.height.high = OfferRange.unspecified
      } else if text.lineCount == 1 {
        range.height.high = max(range.height.high, text.size.height)
      }
    }
    return LayoutAnswer(size: text.size, range: range)
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
  /// Where it begins is asked for by rows of lists alone, which ask everybody.
  var statedGuides: StatedGuides { .baselines }
  var spacing: ViewSpacing {
    var size: CGFloat = layout.runs.isEmpty ? 17 : 0
    for run in layout.runs { size = max(size, run.attributes.font.size) }
    return .text(
      ascender: size * SystemMetrics.ascender, descender: size * SystemMetrics.descender,
      capHeight: size * SystemMetrics.capHeight, pixelLength: 1 / layout.style.scale)
  }
}
