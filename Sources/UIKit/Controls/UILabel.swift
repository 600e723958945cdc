import Foundation
import SashCore
import SashLayout
import SashText

/// Shows text.
///
/// - Missing: shadows, `minimumScaleFactor` measured letter by letter.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      if attributed != nil || text != oldValue {
        (attributed, runs) = (nil, [])
        textChanged()
      }
    }
  }
  private var attributed: NSAttributedString?
  private var runs: [AttributedRun] = []
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { textChanged() } }
  }
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { changed() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { changed() } }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// A shadow of the letters. It is kept; the layer's shadow is drawn.
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// 0 is as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged() } }
  }
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textChanged() } }
  }
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
  open var highlightedTextColor: UIColor?
  /// The width, in points, at which a text of several lines is measured; 0 measures it in one.
  /// Whether a text that is cut is shown whole under a pointer. It is kept.
  open var showsExpansionTextWhenTruncated = false
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text with attributes; where these say nothing, in the font and the colour of the label.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      text = newValue?.string
      (attributed, runs) = (newValue, newValue?.runs ?? [])
      textChanged()
    }
  }
  /// On which line letters stand that have been made smaller. They stand on that of the text.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether letters move together before the text is cut off. They do not here.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation { hasNoEffect("UILabel.allowsDefaultTighteningForTruncation") }
    }
  }
  /// The alignment that a paragraph asks for counts before the label's.
  private var shownAlignment: NSTextAlignment {
    guard let style = runs.first?.paragraphStyle, style.alignment != .natural else { return textAlignment }
    return style.alignment
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sizes that have been measured, by the widths that were offered.
  private var measured: [CGFloat: CGSize] = [:]

  private func textChanged() {
    measured = [:]
    invalidateIntrinsicContentSize()
    changed()
  }

  /// Whether its paragraphs stand otherwise than SwiftUI's texts.
  private var isPrinted: Bool { attributed != nil && runs.needParagraphs }
  private func look(_ environment: EnvironmentValues, color: UIColor? = nil) -> LetterLook {
    var look = LetterLook(font: font, color: color ?? textColor ?? .label, environment: environment)
    look.alignment = textAlignment
    return look
  }
  private var truncation: ParagraphStyle.Truncation {
    lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
  }
  private var shownText: some View {
    let lines = numberOfLines
    let letters = attributed == nil ? Text(verbatim: text ?? "") : AttributedRun.text(runs)
    return letters.font(Font(font)).multilineTextAlignment(shownAlignment.ofSwiftUI)
      .lineSpacing(runs.first?.paragraphStyle?.lineSpacing ?? 0)
      .lineLimit(lines == 0 ? nil : lines)
      .truncationMode(
        lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
      )
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
  }
  override var isHighByWidth: Bool { numberOfLines != 1 }
  override var ownTraits: UIAccessibilityTraits { .staticText }
  override var isElementByItself: Bool { true }
  override var content: AnyView {
    guard text?.isEmpty == false else { return AnyView(EmptyView()) }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    if isPrinted {
      let text = ParagraphsView(
        runs: runs, look: { [self] in look($0, color: color) }, lineLimit: numberOfLines,
        truncation: truncation)
      return AnyView(
        text.opacity(isEnabled ? 1 : 0.4).padding(textInsets).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: shownAlignment.frameAlignment))
    }
    return AnyView(
      shownText.foregroundStyle((color ?? .label).color).opacity(isEnabled ? 1 : 0.4).padding(textInsets)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: shownAlignment.frameAlignment))
  }
  /// Draws the text in a rectangle. A class that wants room around it overrides this and asks for a smaller one.
  ///
  /// - Missing: drawing it otherwise.
  open func drawText(in rect: CGRect) { drawnRect = rect }
  private var drawnRect: CGRect?
  /// The room around the text that a class asks for.
  private var textInsets: EdgeInsets {
    guard type(of: self) != UILabel.self else { return EdgeInsets() }
    let bounds = bounds
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect else { return EdgeInsets() }
    return EdgeInsets(
      top: rect.minY - bounds.minY, leading: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
      trailing: bounds.maxX - rect.maxX)
  }
  /// Where the text stands in bounds: as large as it is, and no larger than these.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = fitted(bounds.size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if type(of: self) == UILabel.self { return fitted(size) }
    let most: CGFloat = 100_000
    let room = CGRect(x: 0, y: 0, width: size.width > 0 ? size.width : most, height: most)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }
  private func fitted(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    if let known = measured[width ?? 0] { return known }
    let fitting =
      isPrinted
      ? ParagraphedText(
        runs, look(traitCollection.environment), lineLimit: numberOfLines, truncation: truncation
      ).laid(width: width ?? .infinity).size
      : Measuring.size(of: shownText, ProposedViewSize(width: width, height: nil))
    let result = CGSize(width: fitting.width.rounded(.up), height: fitting.height)
    if measured.count > 8 { measured = [:] }
    measured[width ?? 0] = result
    return result
  }
  open override dynamic var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: constrainedWidth ?? preferredMaxLayoutWidth, height: 0))
  }
}

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var ofSwiftUI: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
  var frameAlignment: Alignment { self == .center ? .center : self == .right ? .trailing : .leading }
}

/// How a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
