import Foundation
import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A text, about its position.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
  open var text: String? { didSet { picture = nil } }
  open var attributedText: NSAttributedString? { didSet { picture = nil } }
  open var fontName: String? { didSet { picture = nil } }
  open var fontSize: CGFloat = 32 { didSet { picture = nil } }
  open var fontColor: UIColor? = .white { didSet { picture = nil } }
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode: SKBlendMode = .alpha
  open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = .center
  open var verticalAlignmentMode: SKLabelVerticalAlignmentMode = .baseline
  /// How many lines there may be; 0 is as many as it takes.
  open var numberOfLines = 1 { didSet { picture = nil } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How wide lines may be, in points; 0 is as wide as it takes.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { picture = nil } }
  private var picture: UIImage?

  public override init() { super.init() }
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public convenience init(text: String?) {
    self.init(fontNamed: "HelveticaNeue-UltraLight")
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  /// - Missing: nodes of archives; this is nil.
  public required init?(coder aDecoder: NSCoder) {
    spriteWarning("Nodes of archives cannot be read.")
    return nil
  }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }
  private var styled: NSAttributedString? {
    if let attributedText { return attributedText }
    guard let text, !text.isEmpty else { return nil }
    let style = NSMutableParagraphStyle()
    switch horizontalAlignmentMode {
    case .center: style.alignment = .center
    case .left: style.alignment = .left
    case .right: style.alignment = .right
    }
    return NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: fontColor ?? UIColor.white, .paragraphStyle: style])
  }
  private var drawn: UIImage? {
    if let picture { return picture }
    guard let styled else { return nil }
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : 100_000
    let bounds = styled.boundingRect(
      with: CGSize(width: width, height: 100_000), options: .usesLineFragmentOrigin, context: nil)
    let size = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
    guard size.width > 0, size.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      styled.draw(in: CGRect(origin: .zero, size: size))
    }
    picture = image
    return image
  }

  override var drawingMode: CGBlendMode { blendMode.drawn }
  override var contentBounds: CGRect {
    guard let size = drawn?.size else { return .null }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
  override func drawContent(in context: CGContext) {
    guard let drawn else { return }
    drawUpright(drawn, in: contentBounds, context)
  }
}
