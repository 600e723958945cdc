import CoreGraphics
import Foundation
import SashCore

/// A text.
///
/// - Missing: faces by `font`, attributes of an attributed string.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString` of which the characters are shown.
  open var string: Any? { didSet { changed() } }
  open var font: Any?
  /// In points.
  open var fontSize: CGFloat = 36 { didSet { changed() } }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  open var isWrapped = false { didSet { changed() } }
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { changed() } }
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { changed() } }

  package override var figure: AnyView? {
    guard let text = string as? String ?? (string as? NSAttributedString)?.string else { return nil }
    let isMiddle = alignmentMode == .center
    let isEnd = alignmentMode == .right
    return AnyView(
      Text(verbatim: text).font(.system(size: fontSize)).lineLimit(isWrapped ? nil : 1)
        .multilineTextAlignment(isMiddle ? .center : isEnd ? .trailing : .leading)
        .foregroundStyle(foregroundColor.map { Color(cgColor: $0) } ?? .clear)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: isMiddle ? .top : isEnd ? .topTrailing : .topLeading))
  }
}
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
