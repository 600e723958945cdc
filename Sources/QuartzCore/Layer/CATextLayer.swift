import CoreGraphics
import Foundation
import SashCore

/// What a font of another module is as one of SwiftUI.
package protocol LayerFace {
  /// - Parameter size: In points.
  func face(size: CGFloat) -> Font
}
/// What a text with attributes is as one of SwiftUI.
package protocol LayerWords {
  @MainActor var layerText: Text { get }
}

/// A text.
///
/// - Missing: faces by names of Core Text's fonts and of Core Graphics.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, whose attributes come before those of the layer.
  open var string: Any? { didSet { changed() } }
  /// A font, or the name of one; its size does not count.
  open var font: Any? { didSet { changed() } }
  /// In points.
  open var fontSize: CGFloat = 36 { didSet { changed() } }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  open var isWrapped = false { didSet { changed() } }
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { changed() } }
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { changed() } }

  package override var figure: AnyView? {
    let words: Text
    if let text = string as? String {
      words = Text(verbatim: text)
    } else if let text = string as? NSAttributedString {
      words = (text as? any LayerWords)?.layerText ?? Text(verbatim: text.string)
    } else {
      return nil
    }
    let face: Font =
      (font as? any LayerFace)?.face(size: fontSize) ?? (font as? String).map { .custom($0, size: fontSize) }
      ?? .system(size: fontSize)
    let isMiddle = alignmentMode == .center
    let isEnd = alignmentMode == .right
    return AnyView(
      words.font(face).lineLimit(isWrapped ? nil : 1)
        .truncationMode(truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail)
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
