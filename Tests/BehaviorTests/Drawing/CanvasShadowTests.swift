import Sash
import SwiftUI
import Testing

@MainActor @Suite("Shadows in canvases")
struct CanvasShadowTests {
  /// A blue square from 20 to 60 with a filter, on a ground.
  private func drawn(_ filter: GraphicsContext.Filter, on ground: Color = .white) -> Picture {
    Picture {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
        context.addFilter(filter)
        context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.blue))
      }
      .ignoresSafeArea()
    }
  }

  @Test("A shadow is below what throws it, above it, or alone")
  func order() {
    let below = drawn(.shadow(color: .red, radius: 0, x: 20))
    below.expect(blue, at: [(30, 40), (50, 40)])
    below.expect(red, at: [(70, 40)])
    let above = drawn(.shadow(color: .red, radius: 0, x: 20, options: .shadowAbove))
    above.expect(blue, at: [(30, 40)])
    above.expect(red, at: [(50, 40), (70, 40)])
    let alone = drawn(.shadow(color: .red, radius: 0, x: 20, options: .shadowOnly))
    alone.expect(white, at: [(30, 40)])
    alone.expect(red, at: [(50, 40), (70, 40)])
  }

  @Test("A shadow alone is as blurred and as faint as one below")
  func softness() {
    let below = drawn(.shadow(color: .black.opacity(0.5), radius: 6, x: 30))
    let alone = drawn(.shadow(color: .black.opacity(0.5), radius: 6, x: 30, options: .shadowOnly))
    for x in stride(from: 64, to: 100, by: 3) {
      let (a, b) = (below.app.pixel(x: x, y: 40), alone.app.pixel(x: x, y: 40))
      #expect(abs(a.red - b.red) <= 2, "\(x): \(a) \(b)")
    }
  }

  @Test("Turned inside out, above and only where something is, it is a shadow inside")
  func inner() {
    let inner = drawn(
      .shadow(
        color: .red, radius: 0, x: 6, y: 6, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
    inner.expect(red, at: [(22, 40), (40, 23)])
    inner.expect(blue, at: [(30, 30), (58, 58)])
    inner.expect(white, at: [(15, 40), (64, 40), (40, 15)])
    let soft = drawn(
      .shadow(
        color: .black.opacity(0.5), radius: 4, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha])
    )
    let (edge, middle) = (soft.app.pixel(x: 21, y: 40), soft.app.pixel(x: 40, y: 40))
    #expect(edge.blue < middle.blue - 30 && middle.blue >= 253)
    soft.expect(white, at: [(15, 40)])
    let around = drawn(.shadow(color: .red, radius: 0, x: 6, options: .invertsAlpha))
    around.expect(red, at: [(16, 40)])
    around.expect(blue, at: [(40, 40)])
  }

  @Test("Its blend mode is for what throws it, or for all that is below")
  func blending() {
    let grouped = drawn(.shadow(color: .red, radius: 0, x: 20, blendMode: .multiply), on: .yellow)
    grouped.expect(red, at: [(70, 40)])
    let free = drawn(
      .shadow(color: .red, radius: 0, x: 20, blendMode: .multiply, options: .disablesGroup), on: .yellow)
    free.expect((255, 47, 0), at: [(70, 40)], within: 1)
    free.expect(blue, at: [(50, 40)])
  }

  /// A blue square from 20 to 60, and over it a red one from 40 to 80.
  private func mixed(_ mode: GraphicsContext.BlendMode) -> Picture {
    Picture {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.blue))
        context.blendMode = mode
        context.fill(Path(CGRect(x: 40, y: 20, width: 40, height: 40)), with: .color(.red))
      }
      .background(.white).ignoresSafeArea()
    }
  }
  @Test("Modes by which what is drawn and what is there cut each other")
  func cutting() {
    mixed(.sourceIn).expect(red, at: [(50, 40)])
    mixed(.sourceIn).expect(white, at: [(70, 40)])
    mixed(.destinationIn).expect(blue, at: [(30, 40), (50, 40)])
    mixed(.destinationOver).expect(red, at: [(70, 40)])
    mixed(.destinationOut).expect(white, at: [(50, 40), (70, 40)])
    mixed(.destinationAtop).expect(blue, at: [(50, 40)])
    mixed(.destinationAtop).expect(red, at: [(70, 40)])
  }
}
