import CoreGraphics
import Foundation
import UIKit

/// What an annotation looks like: as its file says, or operators by its kind, which are drawn here and written into
/// files.
struct AnnotationLook {
  let annotation: PDFAnnotation
  init(_ annotation: PDFAnnotation) { self.annotation = annotation }

  /// A form, and how it comes to its place on the page.
  var form: (stream: PDFStream, transform: CGAffineTransform)? {
    if !annotation.isChanged, let own = annotation.appearance { return (own, placed(own)) }
    guard let made else { return nil }
    return (made, CGAffineTransform(translationX: annotation.bounds.minX, y: annotation.bounds.minY))
  }
  /// - Source: ISO 32000-1, 12.5.5, algorithm: the box of the form, as its matrix turns it, comes to fill the
  ///   rectangle.
  private func placed(_ form: PDFStream) -> CGAffineTransform {
    let object = PDFObject(.stream(form))
    let box = (object["BBox"]?.rect ?? .zero).applying(object["Matrix"]?.transform ?? .identity)
    let bounds = annotation.bounds
    guard box.width > 0, box.height > 0 else { return .identity }
    let (x, y) = (bounds.width / box.width, bounds.height / box.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.minX - box.minX * x, ty: bounds.minY - box.minY * y)
  }

  func draw(in context: CGContext) {
    if let form {
      context.saveGState()
      context.concatenate(form.transform)
      context.drawForm(form.stream, of: annotation.page?.pageRef)
      context.restoreGState()
      if !annotation.isChanged, annotation.appearance != nil { return }
    }
    drawForeignWords(in: context)
  }

  // MARK: By kind

  private var size: CGSize { annotation.bounds.size }
  /// The operators of the kind as a form; nil for kinds that have no look.
  var made: PDFStream? {
    var pen = AnnotationPen()
    switch annotation.kind {
    case .highlight, .underline, .strikeOut: mark(&pen)
    case .square, .circle: shape(&pen)
    case .line: line(&pen)
    case .ink: ink(&pen)
    case .freeText: freeText(&pen)
    case .text: note(&pen)
    case .stamp: stamp(&pen)
    case .link: frame(&pen, annotation[.color, UIColor.self] ?? .black, isAlways: false)
    case .widget: AnnotationField(annotation).draw(&pen)
    default: return nil
    }
    return pen.isEmpty
      ? nil : pen.form(CGRect(origin: .zero, size: size).insetBy(dx: -pen.reach, dy: -pen.reach))
  }

  private func mark(_ pen: inout AnnotationPen) {
    let color = annotation.color
    let alpha = AnnotationValue.parts(color).last ?? 1
    let all =
      annotation.corners ?? [
        CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height), .zero,
        CGPoint(x: size.width, y: 0),
      ]
    pen.state(alpha: alpha, blend: annotation.kind == .highlight ? "Multiply" : nil)
    for quad in stride(from: 0, through: all.count - 4, by: 4) {
      let (a, b, c, d) = (all[quad], all[quad + 1], all[quad + 2], all[quad + 3])
      func between(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      if annotation.kind == .highlight {
        pen.fill(color)
        pen.polygon([a, b, d, c])
        pen.add("f")
      } else {
        let height = hypot(a.x - c.x, a.y - c.y)
        pen.stroke(color, width: max(0.5, height / 14))
        let t: CGFloat = annotation.kind == .underline ? 0.06 : 0.45
        pen.lines([between(c, a, t), between(d, b, t)])
        pen.add("S")
      }
    }
  }
  private func shape(_ pen: inout AnnotationPen) {
    let (color, inside) = (annotation.color, annotation.interiorColor)
    let width = annotation.border?.lineWidth ?? 1
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: width / 2, dy: width / 2)
    guard rect.width > 0, rect.height > 0 else { return }
    pen.state(
      alpha: AnnotationValue.parts(inside ?? color).last ?? 1,
      strokeAlpha: AnnotationValue.parts(color).last ?? 1)
    if let inside { pen.fill(inside) }
    if width > 0 { pen.stroke(color, width: width, dashes: annotation.border?.dashes ?? []) }
    if annotation.kind == .square { pen.rectangle(rect) } else { pen.path(Path(ellipseIn: rect)) }
    pen.add(inside != nil ? width > 0 ? "B" : "f" : width > 0 ? "S" : "n")
  }
  private func line(_ pen: inout AnnotationPen) {
    let (start, end) = (annotation.startPoint, annotation.endPoint)
    let width = annotation.border?.lineWidth ?? 1
    pen.reach = width * 5
    pen.state(alpha: AnnotationValue.parts(annotation.color).last ?? 1)
    pen.stroke(annotation.color, width: width, dashes: annotation.border?.dashes ?? [])
    pen.fill(annotation.interiorColor ?? annotation.color)
    pen.lines([start, end])
    pen.add("S")
    pen.ending(annotation.startLineStyle, at: start, from: end, width)
    pen.ending(annotation.endLineStyle, at: end, from: start, width)
  }
  private func ink(_ pen: inout AnnotationPen) {
    let width = annotation.border?.lineWidth ?? 1
    pen.reach = width
    pen.state(alpha: AnnotationValue.parts(annotation.color).last ?? 1)
    pen.add("1 J 1 j")
    for path in annotation.paths ?? [] {
      pen.stroke(
        annotation.color, width: annotation.border == nil && path.lineWidth != 1 ? path.lineWidth : width,
        dashes: annotation.border?.dashes ?? [])
      pen.path(Path(path.cgPath))
      pen.add("S")
    }
  }
  private func frame(_ pen: inout AnnotationPen, _ color: UIColor, isAlways: Bool) {
    guard let border = annotation.border ?? (isAlways ? PDFBorder() : nil), border.lineWidth > 0 else {
      return
    }
    pen.stroke(color, width: border.lineWidth, dashes: border.dashes)
    pen.rectangle(
      CGRect(origin: .zero, size: size).insetBy(dx: border.lineWidth / 2, dy: border.lineWidth / 2))
    pen.add("S")
  }
  private func freeText(_ pen: inout AnnotationPen) {
    let ground = annotation.color
    let alpha = AnnotationValue.parts(ground).last ?? 1
    if alpha > 0 {
      pen.add("q")
      pen.state(alpha: alpha)
      pen.fill(ground)
      pen.rectangle(CGRect(origin: .zero, size: size))
      pen.add("f Q")
    }
    frame(&pen, annotation.fontColor ?? .black, isAlways: false)
    let inset = 2 + (annotation.border?.lineWidth ?? 0)
    pen.text(
      annotation.contents ?? "", in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset),
      annotation.font ?? .systemFont(ofSize: 12), annotation.fontColor ?? .black, annotation.alignment,
      isMiddle: false)
  }
  private func note(_ pen: inout AnnotationPen) {
    let side = min(min(size.width, size.height), 24)
    guard side > 4 else { return }
    let rect = CGRect(x: 0, y: size.height - side, width: side, height: side).insetBy(dx: 1, dy: 1)
    pen.fill(annotation.color)
    pen.stroke(.darkGray, width: 1)
    pen.path(Path(roundedRect: rect, cornerSize: CGSize(width: side / 8, height: side / 8), style: .circular))
    pen.add("B")
    for part in 1...3 {
      let y = rect.minY + rect.height * CGFloat(part) / 4
      pen.lines([CGPoint(x: rect.minX + side / 6, y: y), CGPoint(x: rect.maxX - side / 6, y: y)])
      pen.add("S")
    }
  }
  private func stamp(_ pen: inout AnnotationPen) {
    let words = annotation.stampName ?? annotation.contents ?? ""
    guard !words.isEmpty else { return }
    let color = annotation[.color, UIColor.self] ?? .systemRed
    pen.stroke(color, width: 2)
    pen.path(
      Path(
        roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2),
        cornerSize: CGSize(width: 5, height: 5),
        style: .circular))
    pen.add("S")
    pen.text(
      words.uppercased(), in: CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 4),
      .boldSystemFont(ofSize: min(size.height * 0.5, size.width / CGFloat(max(words.count, 1)) * 1.2)), color,
      .center,
      isMiddle: true)
  }

  // MARK: Words

  /// Words that the standard fonts have no letters for are drawn with those of the system.
  private func drawForeignWords(in context: CGContext) {
    let field = AnnotationField(annotation)
    let words: String
    switch annotation.kind {
    case .freeText: words = annotation.contents ?? ""
    case .widget: words = field.words
    default: return
    }
    guard !words.isEmpty, AnnotationPen.bytes(words) == nil else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = annotation.alignment
    let text = NSAttributedString(
      string: words,
      attributes: [
        .font: annotation.font ?? .systemFont(ofSize: 12), .foregroundColor: annotation.fontColor ?? .black,
        .paragraphStyle: style,
      ])
    let bounds = annotation.bounds.insetBy(dx: 2, dy: 2)
    context.saveGState()
    context.clip(to: bounds)
    context.translateBy(x: bounds.minX, y: bounds.maxY)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    text.draw(in: CGRect(origin: .zero, size: bounds.size))
    UIGraphicsPopContext()
    context.restoreGState()
  }
}
