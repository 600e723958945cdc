import Foundation
import SashGeometry
import SashRaster
import Testing

@Suite("Templates of symbols") struct SymbolTemplateTests {
  private func file(_ groups: String, style: String = "") -> Data {
    let guides = zip(["S", "M", "L"], [696, 1126, 1556]).map { size, y in
      "<line id='Baseline-\(size)' y1='\(y)'/><line id='Capline-\(size)' y1='\(Double(y) - 70.459)'/>"
    }
    return Data(
      "<svg><style>\(style)</style><g id='Guides'>\(guides.joined())</g><g id='Symbols'>\(groups)</g></svg>"
        .utf8)
  }
  private func bar(_ name: String, width: Int) -> String {
    "<g id='\(name)' transform='translate(500 696)'><path d='M0 -70 H\(width) V0 H0 Z'/></g>"
  }

  @Test("Weights between three that fit each other have lines between theirs, and scales are larger")
  func weights() throws {
    let data = file(bar("Ultralight-S", width: 10) + bar("Regular-S", width: 20) + bar("Black-S", width: 40))
    let template = try #require(SymbolTemplate(svgData: data))
    func width(_ weight: Int, _ scale: Int = 0) -> CGFloat {
      template.variant(weight: weight, scale: scale).parts[0].path.boundingRect.width
    }
    #expect(abs(width(100) - 10) < 1e-6 && abs(width(400) - 20) < 1e-6 && abs(width(900) - 40) < 1e-6)
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map { width($0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
    #expect(abs(width(400, 1) - 20 / 0.783) < 0.01 && abs(width(400, 2) - 20 * 1.29 / 0.783) < 0.01)
    // Scales grow about the middle of capital letters.
    let large = template.variant(weight: 400, scale: 2).parts[0].path.boundingRect
    #expect(abs(large.midY - (-35.2295 + (0.2295) * 1.29 / 0.783)) < 0.01)
  }

  @Test("A weight that is not there and cannot be mixed is the nearest one")
  func nearest() throws {
    let data = file(bar("Light-S", width: 10) + bar("Bold-S", width: 30))
    let template = try #require(SymbolTemplate(svgData: data))
    for (weight, width) in [(400, 10.0), (900, 30)] {
      let box = template.variant(weight: weight, scale: 0).parts[0].path.boundingRect
      #expect(abs(box.width - width) < 1e-6)
    }
  }

  @Test("A layer that clears takes away what lies below, and is not drawn itself if it is transparent")
  func clearing() throws {
    let style = ".monochrome-1 {opacity:0;-sfsymbols-clear-behind:true}"
    let data = file(
      """
      <g id='Regular-S' transform='matrix(2 0 0 2 500 696)'><path class='monochrome-0' d='M0 -40H40V0H0Z'/>
      <path class='monochrome-1 multicolor-0:custom' d='M0 -40H20V0H0Z'/></g>
      """, style: style)
    let template = try #require(SymbolTemplate(svgData: data))
    let parts = template.variant(weight: 400, scale: 0).parts
    let areas = try #require(SymbolTemplate.areas(parts, .monochrome))
    #expect(areas.count == 1)
    let box = areas[0].path.boundingRect
    #expect(abs(box.minX - 48.8) < 0.1 && abs(box.width - 40) < 0.1 && abs(box.minY + 80) < 0.1)
    #expect(SymbolTemplate.areas(parts, .hierarchical) == nil)
  }

  @Test("What is no template is none, whatever it is")
  func broken() {
    for text in [
      "", "<svg/>", "<svg><g id='Regular-M'/></svg>", "nonsense", "<svg><g id='Symbols'><g id='Regular-S'>",
    ] {
      #expect(SymbolTemplate(svgData: Data(text.utf8)) == nil, "\(text)")
    }
    let whole = [UInt8](file(bar("Regular-S", width: 10)))
    for length in stride(from: 0, to: whole.count, by: 7) {
      _ = SymbolTemplate(svgData: Data(whole[..<length]))
    }
    let places = "<g id='Regular-S' transform='scale(1e300)'><path d='M0 0H1e300V5Z'/></g>"
    _ = SymbolTemplate(svgData: file(places))?.variant(weight: 400, scale: 2)
  }
}
