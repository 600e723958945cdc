import Foundation
import SashCore
import SashLayout
import SashText

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits ends in an ellipsis where there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are broken at the width that is given; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Heights of lines are those of their fonts, as they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How far a text may be made smaller to fit. It is kept, and texts are not made smaller.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  public internal(set) var actualScaleFactor: CGFloat = 1
  public internal(set) var totalBounds = CGRect.zero
}

/// A text with attributes, to be measured and drawn; texts of these methods are 12 points large where nothing says otherwise.
@MainActor private struct DrawnText {
  let runs: [AttributedRun]
  init(_ runs: [AttributedRun]) { self.runs = runs }

  private func look(scale: CGFloat?) -> LetterLook {
    var environment = UITraitCollection.current.environment
    if let scale { environment.displayScale = scale }
    return LetterLook(font: .systemFont(ofSize: 12), color: .black, environment: environment)
  }
  private func text(scale: CGFloat?) -> ParagraphedText { ParagraphedText(runs, look(scale: scale)) }
  func size(_ size: CGSize?, _ options: NSStringDrawingOptions) -> CGSize {
    guard let size, options.contains(.usesLineFragmentOrigin) else {
      return text(scale: nil).laid(width: .infinity).size
    }
    let width = size.width > 0 && size.width < 100_000 ? size.width : .infinity
    let cut = options.contains(.truncatesLastVisibleLine) && size.height < 100_000 ? size.height : .infinity
    return text(scale: nil).laid(width: width, height: cut).size
  }
  func draw(at point: CGPoint) { draw(at: point, width: .infinity, height: .infinity) }
  func draw(in rect: CGRect) {
    if rect.width <= 0 || rect.height <= 0 { return }
    draw(at: rect.origin, width: rect.width, height: rect.height)
  }

  private func draw(at point: CGPoint, width: CGFloat, height: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return runtimeWarning("A text was drawn outside of an image context; nothing is drawn.")
    }
    text(scale: context.scale).laid(width: width, height: height)
      .draw(runs, look(scale: context.scale), at: point, in: context)
  }
}

extension NSAttributedString {
  /// The size of the text on one line, in points; what breaks lines in it does.
  public func size() -> CGSize {
    let runs = runs
    return onMain { DrawnText(runs).size(nil, []) }
  }
  /// The bounds of the text in lines of at most the width of `size`, in points; a height does not count unless the last
  /// line is to be cut.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let runs = runs
    let bounds = CGRect(origin: .zero, size: onMain { DrawnText(runs).size(size, options) })
    context?.totalBounds = bounds
    return bounds
  }
  /// Draws the text on one line into the current image context.
  public func draw(at point: CGPoint) {
    let runs = runs
    onMain { DrawnText(runs).draw(at: point) }
  }
  /// Draws the text into the current image context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect) {
    let runs = runs
    onMain { DrawnText(runs).draw(in: rect) }
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }
}

extension StringProtocol {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
  /// The size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }
  /// The bounds of the text in lines of at most the width of `size`, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
  /// Draws the text on one line into the current image context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }
  /// Draws the text into the current image context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
  /// The size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }
  /// The bounds of the text in lines of at most the width of `size`, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text on one line into the current image context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text into the current image context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text into the current image context, on one line or in lines as wide as a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
