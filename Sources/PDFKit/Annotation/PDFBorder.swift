import CoreGraphics
import Foundation
import UIKit

/// What a border is described by, by its name in files.
public struct PDFBorderKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let lineWidth = Self(rawValue: "/W")
  public static let style = Self(rawValue: "/S")
  public static let dashPattern = Self(rawValue: "/D")
}

/// A line around an annotation, or the one that it is drawn with.
open class PDFBorder: NSObject, NSCopying, @unchecked Sendable {
  open var style = PDFBorderStyle.solid
  /// In points; there is no line at 0.
  open var lineWidth: CGFloat = 1
  /// Lengths of dashes and gaps in points, in turn.
  open var dashPattern: [Any]?
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFBorder()
    (copy.style, copy.lineWidth, copy.dashPattern) = (style, lineWidth, dashPattern)
    return copy
  }
  private static let names = ["/S", "/D", "/B", "/I", "/U"]
  /// What it is made of, by `PDFBorderKey`.
  open var borderKeyValues: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [
      PDFBorderKey.lineWidth: lineWidth, PDFBorderKey.style: PDFBorder.names[style.rawValue],
    ]
    if let dashPattern { result[PDFBorderKey.dashPattern] = dashPattern }
    return result
  }
  var dashes: [CGFloat] {
    guard style == .dashed else { return [] }
    let lengths = (dashPattern ?? []).compactMap { AnnotationValue.number($0) }
    return lengths.isEmpty ? [3] : lengths
  }

  /// Strokes a rectangle in the current context, with the line inside of it, in the current colour.
  open func draw(in rect: CGRect) {
    guard lineWidth > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineDash(phase: 0, lengths: dashes)
    if style == .underline {
      context.strokeLineSegments(between: [
        CGPoint(x: rect.minX, y: rect.minY + lineWidth / 2),
        CGPoint(x: rect.maxX, y: rect.minY + lineWidth / 2),
      ])
    } else {
      context.stroke(rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    }
    context.restoreGState()
  }

  /// The border of an annotation in a file: what `BS` says, else what `Border` says; nil without either.
  convenience init?(_ annotation: PDFObject) {
    if let entry = annotation["BS"] {
      self.init()
      lineWidth = entry["W"]?.number ?? 1
      style =
        PDFBorder.names.firstIndex(of: "/" + (entry["S"]?.name ?? "S")).flatMap {
          PDFBorderStyle(rawValue: $0)
        } ?? .solid
      dashPattern = entry["D"]?.numbers
    } else if let list = annotation["Border"]?.array, list.count >= 3 {
      self.init()
      lineWidth = list[2].number ?? 1
      if list.count > 3, let dashes = list[3].array, !dashes.isEmpty {
        (style, dashPattern) = (.dashed, list[3].numbers)
      }
    } else {
      return nil
    }
  }
  var object: PDFObject {
    var entries: [String: PDFObject] = [
      "W": .real(lineWidth), "S": .name(String(PDFBorder.names[style.rawValue].dropFirst())),
    ]
    if style == .dashed { entries["D"] = .numbers(dashes) }
    return .dictionary(entries)
  }
}

/// What a widget looks like, by its name in files.
public struct PDFAppearanceCharacteristicsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let backgroundColor = Self(rawValue: "/BG")
  public static let borderColor = Self(rawValue: "/BC")
  public static let rotation = Self(rawValue: "/R")
  public static let caption = Self(rawValue: "/CA")
  public static let rolloverCaption = Self(rawValue: "/RC")
  public static let downCaption = Self(rawValue: "/AC")
}

/// What a widget looks like.
open class PDFAppearanceCharacteristics: NSObject, NSCopying, @unchecked Sendable {
  open var controlType = PDFWidgetControlType.unknownControl
  open var backgroundColor: UIColor?
  open var borderColor: UIColor?
  /// Counterclockwise, a multiple of 90 degrees.
  open var rotation = 0
  open var caption: String?
  open var rolloverCaption: String?
  open var downCaption: String?
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFAppearanceCharacteristics()
    (copy.controlType, copy.backgroundColor, copy.borderColor) = (controlType, backgroundColor, borderColor)
    (copy.rotation, copy.caption, copy.rolloverCaption) = (rotation, caption, rolloverCaption)
    copy.downCaption = downCaption
    return copy
  }
  /// What is set, by `PDFAppearanceCharacteristicsKey`.
  open var appearanceCharacteristicsKeyValues: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [PDFAppearanceCharacteristicsKey.rotation: rotation]
    result[PDFAppearanceCharacteristicsKey.backgroundColor] = backgroundColor
    result[PDFAppearanceCharacteristicsKey.borderColor] = borderColor
    result[PDFAppearanceCharacteristicsKey.caption] = caption
    result[PDFAppearanceCharacteristicsKey.rolloverCaption] = rolloverCaption
    result[PDFAppearanceCharacteristicsKey.downCaption] = downCaption
    return result
  }
}
