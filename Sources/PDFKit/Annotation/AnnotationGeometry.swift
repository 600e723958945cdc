import CoreGraphics
import Foundation
import UIKit

/// Points of annotations between files, which count from the corner of the page, and properties, which count from
/// that of the bounds.
enum AnnotationGeometry {
  static func quads(_ n: [CGFloat], from origin: CGPoint) -> [CGPoint] {
    stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0] - origin.x, y: n[$0 + 1] - origin.y) }
  }
  static func path(_ n: [CGFloat], from origin: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in quads(n, from: origin).enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
  /// The corners of lines of ink; curves become lines.
  static func numbers(_ path: UIBezierPath, from origin: CGPoint) -> [CGFloat] {
    var (result, last): ([CGFloat], CGPoint) = ([], .zero)
    func add(_ point: CGPoint) {
      result += [point.x + origin.x, point.y + origin.y]
      last = point
    }
    Path(path.cgPath).forEach { element in
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        let from = last
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y))
        }
      case .curve(let to, let p, let q):
        let from = last
        for step in 1...12 {
          let t = CGFloat(step) / 12
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * p.x + c * q.x + d * to.x, y: a * from.y + b * p.y + c * q.y + d * to.y))
        }
      case .closeSubpath: break
      }
    }
    return result
  }
}

/// Fonts of annotations: one of those that every reader has.
enum AnnotationFont {
  /// A font of the system for a name in a file, as `Helv` or `TimesNewRomanPSMT`.
  static func font(_ name: String, _ size: CGFloat) -> UIFont {
    // - Source: ISO 32000-1, 12.7.3.3: a size of 0 is one that suits the field.
    let size = size > 0 ? size : 12
    let names = ["Helv": "Helvetica", "HeBo": "Helvetica-Bold", "TiRo": "Times New Roman", "Cour": "Courier"]
    let found = UIFont(name: names[name] ?? name, size: size)
    return found ?? (name.contains("Bo") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
  }
  /// The standard font that is most like one of the system.
  static func standard(_ font: UIFont) -> String {
    let name = (font.familyName + " " + font.fontName).lowercased()
    let traits = font.fontDescriptor.symbolicTraits
    let isBold = traits.contains(.traitBold) || name.contains("bold")
    let isSlanted = traits.contains(.traitItalic) || name.contains("italic") || name.contains("oblique")
    let style = (isBold ? 1 : 0) + (isSlanted ? 2 : 0)
    if name.contains("mono") || name.contains("courier") || name.contains("menlo") {
      return "Courier" + ["", "-Bold", "-Oblique", "-BoldOblique"][style]
    }
    if name.contains("times") || name.contains("georgia") || name.contains("serif") && !name.contains("sans")
    {
      return "Times-" + ["Roman", "Bold", "Italic", "BoldItalic"][style]
    }
    return "Helvetica" + ["", "-Bold", "-Oblique", "-BoldOblique"][style]
  }
}
