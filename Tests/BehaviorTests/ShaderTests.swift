import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Shaders")
struct ShaderTests {
  private func app<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 40, height: 40)) { view().ignoresSafeArea() }
  }

  @Test("A colour effect gets the place in points, the colour and its arguments")
  func color() {
    SwiftShader.colorEffect("halves") { place, color, arguments in
      place.x < arguments.float(0) ? arguments.color(1) : color
    }
    let app = app {
      Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
        .colorEffect(ShaderLibrary.halves(.float(5), .color(Color(red: 1, green: 0, blue: 0))))
        .frame(width: 40, height: 40)
    }
    #expect(app.pixel(x: 12, y: 20) == (255, 0, 0))
    #expect(app.pixel(x: 14, y: 20) == (255, 0, 0))
    #expect(app.pixel(x: 15, y: 20) == (0, 0, 255))
  }

  @Test("A distortion shows what is elsewhere, as far away as is said; disabled ones do nothing")
  func distortion() {
    SwiftShader.distortionEffect("shifted") { place, arguments in
      place - SIMD2(arguments.float(0), 0)
    }
    func app(isEnabled: Bool) -> TestHost {
      self.app {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
          .distortionEffect(
            ShaderLibrary.shifted(.float(10)), maxSampleOffset: CGSize(width: 10, height: 0),
            isEnabled: isEnabled)
      }
    }
    let moved = app(isEnabled: true)
    #expect(moved.pixel(x: 20, y: 20) == (255, 255, 255))
    #expect(moved.pixel(x: 30, y: 20) == (255, 0, 0))
    #expect(app(isEnabled: false).pixel(x: 20, y: 20) == (255, 0, 0))
  }

  @Test("A layer effect looks at all of a view and is told its bounds; what changes in it is drawn anew")
  func layer() {
    SwiftShader.layerEffect("mirrored") { place, layer, arguments in
      layer.sample(SIMD2(arguments.float4(0).z - place.x, place.y))
    }
    struct Screen: View {
      @State private var isRed = true
      var body: some View {
        HStack(spacing: 0) {
          isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        .layerEffect(
          ShaderLibrary.mirrored(.boundingRect), maxSampleOffset: CGSize(width: 40, height: 0)
        )
        .contentShape(Rectangle())
        .onTapGesture { isRed = false }
      }
    }
    let app = app { Screen() }
    #expect(app.pixel(x: 5, y: 20) == (0, 0, 255))
    #expect(app.pixel(x: 35, y: 20) == (255, 0, 0))
    app.tap(at: CGPoint(x: 5, y: 20))
    #expect(app.pixel(x: 35, y: 20) == (0, 255, 0))
  }

  @Test("A shader fills shapes, paths of a canvas and filters what is drawn there")
  func styles() {
    SwiftShader.shapeStyle("ramp") { place, arguments in
      SIMD4(place.x / arguments.float(0), 0, 0, 1)
    }
    SwiftShader.colorEffect("blackened") { _, color, _ in SIMD4(0, 0, 0, color.w) }
    let shapes = app { Rectangle().fill(ShaderLibrary.ramp(.float(40))) }
    #expect(abs(shapes.pixel(x: 10, y: 5).red - 67) < 3 && abs(shapes.pixel(x: 30, y: 5).red - 194) < 3)
    let canvas = app {
      Canvas { context, _ in
        let square = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
        context.fill(square, with: .shader(ShaderLibrary.ramp(.float(40))))
        context.addFilter(.colorShader(ShaderLibrary.blackened()))
        context.fill(square.offsetBy(dx: 0, dy: 20), with: .color(.red))
      }
    }
    #expect(canvas.pixel(x: 30, y: 5).red > 180)
    #expect(canvas.pixel(x: 30, y: 30) == (0, 0, 0))
  }

  @Test("A function that nobody gave leaves the view as it is and is asked for once")
  func missing() async {
    let warnings = TestHost.warnings {
      let app = app { Color(red: 1, green: 0, blue: 0).colorEffect(ShaderLibrary.unknownOne()) }
      #expect(app.pixel(x: 20, y: 20) == (255, 0, 0))
    }
    #expect(warnings.contains { $0.contains("SwiftShader.colorEffect(\"unknownOne\")") })
    await #expect(throws: (any Error).self) {
      try await ShaderLibrary.unknownOne().compile(as: .colorEffect)
    }
    #expect(ShaderLibrary.unknownOne(.float(1)) != ShaderLibrary.unknownOne(.float(2)))
  }

  @Test("Visual effects take shaders and blend modes")
  func visual() {
    SwiftShader.colorEffect("greened") { _, color, _ in SIMD4(0, color.w, 0, color.w) }
    let app = app {
      Color(red: 1, green: 0, blue: 0)
        .visualEffect { effect, _ in effect.colorEffect(ShaderLibrary.greened()) }
    }
    #expect(app.pixel(x: 20, y: 20) == (0, 255, 0))
    let blended = self.app {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).visualEffect { effect, _ in effect.blendMode(.multiply) }
      }
    }
    #expect(blended.pixel(x: 20, y: 20) == (0, 255, 0))
  }
}
