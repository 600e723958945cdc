import Foundation
import SashGeometry
import SashSymbols
import Testing

/// `SASH_SHEET=sheet.svg swift test --filter contactSheet` writes every symbol into one picture, to be looked at.
///
/// `SASH_SHEET_NAMES` picks names (separated by commas), `SASH_SHEET_WEIGHT` a weight, `SASH_SHEET_SIZE` the size in points.
@Suite struct ContactSheet {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SASH_SHEET"] != nil))
  func contactSheet() throws {
    let environment = ProcessInfo.processInfo.environment
    let names = environment["SASH_SHEET_NAMES"]?.split(separator: ",").map(String.init) ?? Symbols.names
    let weight = Int(environment["SASH_SHEET_WEIGHT"] ?? "") ?? 400
    let size = Double(environment["SASH_SHEET_SIZE"] ?? "") ?? 28
    let cell = (width: size * 2.4, height: size * 2)
    let columns = max(1, Int(1300 / cell.width))
    var svg = ""
    for (i, name) in names.enumerated() {
      let (x, y) = (Double(i % columns) * cell.width, Double(i / columns) * cell.height)
      guard let glyph = Symbols.glyph(named: name, weight: weight) else { continue }
      let (left, baseline) = (
        x + (cell.width - glyph.frame.width * size) / 2, y + cell.height * 0.42 + 0.35 * size
      )
      for layer in glyph.layers {
        let path = layer.path.applying(
          CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: left, ty: baseline))
        var d = ""
        path.forEach {
          switch $0 {
          case .move(let p): d += String(format: "M%.2f %.2f", p.x, p.y)
          case .line(let p): d += String(format: "L%.2f %.2f", p.x, p.y)
          case .closeSubpath: d += "Z"
          default: break
          }
        }
        svg += "<path d=\"\(d)\" fill=\"\(layer.level == .primary ? "#111" : "#777")\"/>\n"
      }
      svg +=
        "<text x=\"\(x + cell.width / 2)\" y=\"\(y + cell.height - 3)\" font-size=\"6\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"#c00\">\(name)</text>\n"
    }
    let height = Double((names.count + columns - 1) / columns) * cell.height
    let page =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1300\" height=\"\(height)\"><rect width=\"1300\" height=\"\(height)\" fill=\"#fff\"/>\n\(svg)</svg>"
    try page.write(toFile: environment["SASH_SHEET"]!, atomically: true, encoding: .utf8)
  }
}
