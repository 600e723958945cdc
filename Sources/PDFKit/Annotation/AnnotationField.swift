import CoreGraphics
import Foundation
import UIKit

/// What a field of a form looks like.
struct AnnotationField {
  let annotation: PDFAnnotation
  init(_ annotation: PDFAnnotation) { self.annotation = annotation }
  private var box: CGRect { CGRect(origin: .zero, size: annotation.bounds.size) }

  /// What it shows as text.
  var words: String {
    switch annotation.widgetFieldType {
    case .text:
      let value = annotation.widgetStringValue ?? ""
      return annotation.isPasswordField ? String(repeating: "•", count: value.count) : value
    case .choice: return annotation.widgetStringValue ?? ""
    case .button: return annotation.widgetControlType == .pushButtonControl ? annotation.caption ?? "" : ""
    default: return ""
    }
  }

  func draw(_ pen: inout AnnotationPen) {
    let isRound = annotation.widgetFieldType == .button && annotation.widgetControlType == .radioButtonControl
    if let ground = annotation.backgroundColor, AnnotationValue.parts(ground).last ?? 1 > 0 {
      pen.add("q")
      pen.state(alpha: AnnotationValue.parts(ground).last ?? 1)
      pen.fill(ground)
      if isRound { pen.path(Path(ellipseIn: square)) } else { pen.rectangle(box) }
      pen.add("f Q")
    }
    let edge = annotation[.widgetBorderColor, UIColor.self]
    let width = annotation.border?.lineWidth ?? 1
    if let edge, width > 0 {
      pen.stroke(edge, width: width, dashes: annotation.border?.dashes ?? [])
      if isRound {
        pen.path(Path(ellipseIn: square.insetBy(dx: width / 2, dy: width / 2)))
      } else {
        pen.rectangle(box.insetBy(dx: width / 2, dy: width / 2))
      }
      pen.add("S")
    }
    switch annotation.widgetFieldType {
    case .button: button(&pen)
    case .text, .choice: text(&pen)
    default: break
    }
  }
  private var square: CGRect {
    let side = min(box.width, box.height)
    return CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
  }
  private func button(_ pen: inout AnnotationPen) {
    let color = annotation.fontColor ?? .black
    switch annotation.widgetControlType {
    case .checkBoxControl where annotation.buttonWidgetState == .onState:
      let s = square
      pen.stroke(color, width: max(1, s.width / 9))
      pen.lines([
        CGPoint(x: s.minX + s.width * 0.22, y: s.minY + s.height * 0.52),
        CGPoint(x: s.minX + s.width * 0.42, y: s.minY + s.height * 0.28),
        CGPoint(x: s.minX + s.width * 0.78, y: s.minY + s.height * 0.76),
      ])
      pen.add("S")
    case .radioButtonControl where annotation.buttonWidgetState == .onState:
      pen.fill(color)
      pen.path(Path(ellipseIn: square.insetBy(dx: square.width * 0.28, dy: square.width * 0.28)))
      pen.add("f")
    case .pushButtonControl:
      pen.text(words, in: box.insetBy(dx: 2, dy: 1), font, color, .center, isMiddle: true)
    default: break
    }
  }
  private var font: UIFont { annotation.font ?? .systemFont(ofSize: min(max(box.height * 0.6, 4), 12)) }
  private func text(_ pen: inout AnnotationPen) {
    let color = annotation.fontColor ?? .black
    if annotation.hasComb, annotation.maximumLength > 0 {
      return pen.comb(words, in: box, font, color, count: annotation.maximumLength)
    }
    pen.text(
      words, in: box.insetBy(dx: 3, dy: 2), font, color, annotation.alignment,
      isMiddle: !annotation.isMultiline,
      wraps: annotation.isMultiline)
  }
}
