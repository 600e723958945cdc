import Foundation
import SashDisplay
import SashText

/// Turns a text and its changes into runs.
struct TextResolver {
  let environment: TextEnvironment
  let values: TextValues
  var runs: [ResolvedText.Run] = []
  /// When the text will say something else; nil for never.
  private(set) var next: Date?
  private var place: DatePlace?
  /// Which form of dates to take; 0 is the longest.
  var variant = 0
  /// True if something of the text has shorter forms.
  private(set) var hasVariants = false

  init(_ environment: TextEnvironment) {
    self.environment = environment
    values = environment.values.value
  }

  /// The runs of a text in its environment; inside a rule, what it reads is depended on.
  static func resolve(_ text: Text, _ environment: TextEnvironment) -> ResolvedText {
    var resolver = TextResolver(environment)
    return resolver.resolve(text)
  }
  mutating func resolve(_ text: Text) -> ResolvedText {
    var base = Style()
    for change in values.changes { base.apply(change) }
    add(text, base)
    var style = values.paragraph
    for case .language(let language) in text.changes {
      style.language = language.language?.maximalIdentifier
    }
    return ResolvedText(
      runs: runs, style: style, renderer: values.renderer, isSelectable: values.isSelectable,
      speech: text.speech(in: environment.ownLocale))
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
    var scale: Text.Scale?
    var style: AnyShapeStyle??
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var background: Color??
    var link: URL?
    var custom = TextAttributeValues()

    mutating func apply(_ change: TextChange) {
      switch change {
      case .font(let value): font = .some(value)
      case .weight(let value): weight = .some(value)
      case .width(let value): width = .some(value)
      case .design(let value): design = .some(value)
      case .bold(let value): isBold = value
      case .italic(let value): isItalic = value
      case .monospacedDigit: hasMonospacedDigits = true
      case .scale(let value): scale = value
      case .style(let value): style = .some(value)
      case .underline(let value): underline = .some(value)
      case .strikethrough(let value): strikethrough = .some(value)
      case .tracking(let value): tracking = value
      case .kerning(let value): kerning = value
      case .baselineOffset(let value): baselineOffset = value
      case .background(let value): background = .some(value)
      case .link(let value): link = value
      case .custom(let value): custom.set(value)
      case .language, .speech: break
      }
    }
  }

  /// Adds the runs of `text`, whose changes win over those around it; its first change wins over later ones.
  mutating func add(_ text: Text, _ style: consuming Style) {
    for index in text.changes.indices.reversed() { style.apply(text.changes[index]) }
    switch text.content {
    case .string(let string): add(string, style)
    case .key(let key):
      let string = LocalizedStringKey(key).translated(in: environment.ownLocale)
      if InlineMarkdown.mayBeMarked(string) {
        add(InlineMarkdown.spans(of: [.value(string)]), style)
      } else {
        add(string, style)
      }
    case .other(let box):
      switch box.storage {
      case .verbatim(let string): add(string, style)
      case .image(let image): add(image, style)
      case .attributed(let string): add(string, style)
      case .formatted(let value):
        if let string = value.attributed(in: environment.ownLocale) {
          add(string, style)
        } else {
          add(value.string(in: environment.ownLocale), style)
        }
      case .dated(let dates): add(dates, style)
      case .localized(let key, let table, let bundle):
        add(
          InlineMarkdown.spans(of: key.pieces(table: table, bundle: bundle, locale: environment.ownLocale)),
          style)
      case .resource(let resource):
        add(InlineMarkdown.spans(of: resource.pieces(in: environment.ownLocale)), style)
      case .joined(let first, let second):
        add(first, copy style)
        add(second, style)
      }
    }
  }

  private mutating func add(_ spans: [InlineMarkdown.Span], _ outer: Style) {
    for span in spans {
      var style = outer
      for change in span.changes { style.apply(change) }
      switch span.content {
      case .value(let string): add(string, style)
      case .text(let text): add(text, style)
      }
    }
  }

  private mutating func add(_ dates: DatedText, _ outer: Style) {
    let place = place ?? DatePlace(environment.input)
    self.place = place
    let (string, date) = dates.string(at: Alarm.now, in: place, variant: variant)
    hasVariants = hasVariants || dates.hasVariants
    if let date { next = next.map { min($0, date) } ?? date }
    var style = outer
    if dates.hasMonospacedDigits { style.hasMonospacedDigits = true }
    add(string, style)
  }

  private mutating func add(_ image: Image, _ style: Style) {
    let images = ImageResolver(environment: environment.input)
    let font = font(style)
    let resolved = images.symbol(image.storage) { font } ?? images.resolve(image.storage)
    var ascent = resolved.size.height
    if let symbol = resolved as? ResolvedSymbol { ascent = -symbol.glyph.frame.minY * symbol.fontSize }
    var (attributes, framed) = attributes(style)
    attributes.attachment = TextAttributes.Attachment(
      width: resolved.size.width, ascent: ascent, descent: resolved.size.height - ascent)
    runs.append(
      ResolvedText.Run(
        run: TextRun(string: TextAttributes.Attachment.character, attributes: attributes), framed: framed,
        hasOwnStyle: style.style.flatMap { $0 } != nil, image: resolved, link: style.link,
        custom: style.custom))
  }

  private mutating func add(_ string: AttributedString, _ outer: Style) {
    for run in string.runs {
      var style = outer
      for change in run.textChanges { style.apply(change) }
      add(String(string[run.range].characters), style)
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
    let (attributes, framed) = attributes(style)
    let hasOwnStyle = style.style.flatMap { $0 } != nil
    let run = ResolvedText.Run(
      run: TextRun(string: string, attributes: attributes), framed: framed, hasOwnStyle: hasOwnStyle,
      link: style.link, custom: style.custom)
    if let last = runs.last, last.run.attributes == attributes, last.hasOwnStyle == hasOwnStyle,
      last.link == style.link, last.image == nil, last.custom == style.custom,
      framed == nil,
      last.framed == nil
    {
      runs[runs.count - 1].run.string += string
    } else {
      runs.append(run)
    }
  }

  /// Attributes that were found lately; a list of texts mostly has a few. Main thread only, as text layout is.
  private nonisolated(unsafe) static var known: [TextAttributes] = []

  /// What a style gives for its characters, and the style whose paint depends on the frame.
  func attributes(_ style: Style) -> (TextAttributes, framed: _ResolvedStyle?) {
    let wanted =
      style.style.flatMap { $0 }
      ?? (style.link == nil ? values.style : AnyShapeStyle(TintShapeStyle()))
    let resolved = wanted._resolve(in: environment.input)
    let framed = resolved.fill.needsFrame ? resolved : nil
    var attributes = TextAttributes(
      font: font(style), paint: framed == nil ? resolved.fill.paint(in: .zero) : .color(.black),
      kerning: style.kerning ?? 0, tracking: style.tracking ?? 0, baselineOffset: style.baselineOffset ?? 0)
    if case .some(.some(let line)) = style.underline { attributes.underline = self.line(line) }
    if case .some(.some(let line)) = style.strikethrough { attributes.strikethrough = self.line(line) }
    if case .some(.some(let color)) = style.background {
      attributes.background = color._resolve(in: environment.input).fill.paint(in: .zero)
    }
    return (attributes.shared(with: &TextResolver.known), framed)
  }

  private func font(_ style: Style) -> FontDescription {
    let font = style.font.flatMap { $0 } ?? values.font ?? .body
    var description = font.resolve(values.typeSize)
    if case .some(.some(let weight)) = style.weight { description.weight = weight.value }
    if case .some(.some(let width)) = style.width { description.width = 1 + width.value }
    if case .some(.some(let design)) = style.design { description.design = design.described }
    if style.isBold == true || values.legibility == .bold {
      description.weight = font.bolder(description.weight)
    }
    if let italic = style.isItalic { description.isItalic = italic }
    if let scale = style.scale { description.size *= scale.factor }
    if style.hasMonospacedDigits { description.usesMonospacedDigits = true }
    return description
  }

  private func line(_ line: Text.LineStyle) -> TextAttributes.Line {
    TextAttributes.Line(
      pattern: line.pattern.value,
      paint: line.color.map { $0._resolve(in: environment.input).fill.paint(in: .zero) })
  }
}
