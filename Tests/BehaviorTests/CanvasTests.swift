import Sash
import SwiftUI
import Testing

@MainActor @Suite("Canvas and pictures of views")
struct CanvasTests {
  private func app(
    size: CGFloat = 40, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> TestHost {
    TestHost(size: CGSize(width: size, height: size)) { Canvas(renderer: draw).ignoresSafeArea() }
  }
  private func rgb(_ app: TestHost, _ x: Int, _ y: Int) -> [Int] {
    let p = app.pixel(x: x, y: y)
    return [p.red, p.green, p.blue]
  }
  private let white = [255, 255, 255]

  @Test("Clearing empties the canvas where a path is, copying puts colours in the place of those there")
  func emptyingModes() {
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
          context.blendMode = .clear
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.clear))
          context.blendMode = .copy
          context.fill(
            Path(CGRect(x: 50, y: 50, width: 50, height: 50)),
            with: .color(Color(red: 0, green: 0, blue: 1).opacity(0.5)))
        }
      }
      .ignoresSafeArea()
    }
    #expect(app.pixel(x: 25, y: 25) == (255, 255, 0))
    #expect(app.pixel(x: 75, y: 25) == (255, 0, 0))
    let copied = app.pixel(x: 75, y: 75)
    #expect(abs(copied.red - 128) < 3 && abs(copied.green - 128) < 3 && abs(copied.blue - 128) < 3)
  }

  @Test("Paths are filled and stroked in the points of the transform")
  func paths() {
    let app = app { context, size in
      #expect(size == CGSize(width: 40, height: 40))
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red: 1, green: 0, blue: 0))
      context.stroke(
        Path(CGRect(x: 6, y: 0, width: 0, height: 5)), with: .color(red: 0, green: 0, blue: 1), lineWidth: 2)
    }
    #expect(rgb(app, 10, 10) == [255, 0, 0])
    #expect(rgb(app, 19, 19) == [255, 0, 0])
    #expect(rgb(app, 9, 10) == white && rgb(app, 20, 21) != [255, 0, 0])
    #expect(rgb(app, 22, 15) == [0, 0, 255])
  }

  @Test("A copy of a context draws into the same picture with a state of its own")
  func copies() {
    let app = app { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 40)))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 20, width: 40, height: 10)), with: .color(.black))
      #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 40))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(abs(rgb(app, 5, 5)[0] - 128) <= 1)
    #expect(rgb(app, 15, 5) == white)
    #expect(rgb(app, 15, 25) == [0, 0, 0])
  }

  @Test("Clips hold inside, inverse ones outside, layers where they are opaque")
  func clips() {
    let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let outside = app { context, _ in
      context.clip(to: square, options: .inverse)
      context.fill(all, with: .color(.black))
    }
    #expect(rgb(outside, 20, 20) == white && rgb(outside, 5, 20) == [0, 0, 0])
    let layer = app { context, _ in
      context.clipToLayer { $0.fill(square, with: .color(.blue)) }
      context.fill(all, with: .color(.black))
    }
    #expect(rgb(layer, 20, 20) == [0, 0, 0] && rgb(layer, 5, 20) == white)
    let inverse = app { context, _ in
      context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.blue)) }
      context.fill(all, with: .color(.black))
    }
    #expect(rgb(inverse, 20, 20) == white && rgb(inverse, 5, 20) == [0, 0, 0])
  }

  @Test("Symbols are real views, found by tag or id, drawn where and as often as the renderer says")
  func symbols() {
    struct Blinker: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(isOn ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
          .frame(width: 10, height: 6)
          .onAppear { isOn = true }
      }
    }
    var taps = 0
    let app = TestHost(size: CGSize(width: 40, height: 40)) {
      Canvas { context, size in
        guard let blinker = context.resolveSymbol(id: "blinker"), let all = context.resolveSymbol(id: 7)
        else {
          Issue.record("a symbol is missing")
          return
        }
        #expect(context.resolveSymbol(id: "nobody")?.size == nil)
        #expect(context.resolveSymbol(id: 3)?.size == CGSize(width: 4, height: 4))
        #expect(blinker.size == CGSize(width: 10, height: 6))
        // One that takes what it is offered is offered the canvas.
        #expect(all.size == size)
        context.draw(blinker, at: CGPoint(x: 10, y: 10))
        context.draw(blinker, at: CGPoint(x: 40, y: 20), anchor: .trailing)
        context.draw(blinker, in: CGRect(x: 0, y: 30, width: 40, height: 10))
        context.draw(all, in: CGRect(x: 20, y: 0, width: 4, height: 4))
      } symbols: {
        Blinker().tag("blinker")
        Color(red: 0, green: 0, blue: 1).tag(7).onTapGesture { taps += 100 }
        ForEach([3], id: \.self) { _ in Color.black.frame(width: 4, height: 4) }
      }
      .onTapGesture { taps += 1 }
      .ignoresSafeArea()
    }
    let green = [0, 255, 0]
    #expect(rgb(app, 5, 7) == green && rgb(app, 14, 12) == green)
    #expect(rgb(app, 4, 10) == white && rgb(app, 15, 10) == white && rgb(app, 10, 13) == white)
    #expect(rgb(app, 30, 17) == green && rgb(app, 39, 22) == green && rgb(app, 29, 20) == white)
    #expect(rgb(app, 0, 30) == green && rgb(app, 39, 39) == green)
    #expect(rgb(app, 20, 0) == [0, 0, 255] && rgb(app, 23, 3) == [0, 0, 255] && rgb(app, 24, 4) == white)
    // Symbols take no taps, the canvas does.
    app.tap(at: CGPoint(x: 21, y: 2))
    app.tap(at: CGPoint(x: 2, y: 25))
    #expect(taps == 2)
  }

  @Test("Symbols that come, go and change are drawn anew")
  func changingSymbols() {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        Canvas { context, _ in
          for index in 0..<3 {
            guard let dot = context.resolveSymbol(id: index) else { continue }
            context.draw(dot, at: CGPoint(x: 5 + index * 10, y: 5))
          }
        } symbols: {
          ForEach(0..<count, id: \.self) { Color.black.frame(width: 4, height: 4).tag($0) }
        }
        .onTapGesture { count = count == 1 ? 3 : 1 }
        .ignoresSafeArea()
      }
    }
    let app = TestHost(size: CGSize(width: 40, height: 40)) { Page() }
    #expect(rgb(app, 5, 5) == [0, 0, 0] && rgb(app, 15, 5) == white)
    app.tap(at: CGPoint(x: 20, y: 20))
    #expect(rgb(app, 15, 5) == [0, 0, 0] && rgb(app, 25, 5) == [0, 0, 0])
    app.tap(at: CGPoint(x: 20, y: 20))
    #expect(rgb(app, 5, 5) == [0, 0, 0] && rgb(app, 15, 5) == white)
  }

  @Test("Of two filters the one added last comes first: blurred dots flow together at a threshold")
  func filters() {
    let app = app { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 4, y: 12, width: 15, height: 15)), with: .color(.red))
        layer.fill(Path(ellipseIn: CGRect(x: 21, y: 12, width: 15, height: 15)), with: .color(.red))
      }
    }
    // Pixels are black or white, and the gap between the dots is filled.
    #expect(rgb(app, 12, 20) == [0, 0, 0] && rgb(app, 20, 19) == [0, 0, 0])
    #expect(rgb(app, 20, 5) == white)
    for x in 0..<40 { #expect([[0, 0, 0], white].contains(rgb(app, x, 19))) }
  }

  @Test("Gradients lie in the points of drawing; options repeat and mirror them")
  func gradients() {
    let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
    func draw(_ options: GraphicsContext.GradientOptions) -> TestHost {
      app { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options))
      }
    }
    let plain = draw([])
    #expect(rgb(plain, 0, 5)[0] < 20 && rgb(plain, 15, 5) == white)
    let repeated = draw(.repeat)
    #expect(abs(rgb(repeated, 12, 5)[0] - rgb(repeated, 2, 5)[0]) <= 3)
    let mirrored = draw(.mirror)
    #expect(abs(rgb(mirrored, 12, 5)[0] - rgb(mirrored, 7, 5)[0]) <= 3)
    let light = draw(.linearColor)
    #expect(rgb(light, 5, 5)[0] > rgb(plain, 5, 5)[0] + 30)
  }

  @Test("Texts and images are resolved, measured and drawn at anchors")
  func textsAndImages() {
    var size = CGSize.zero
    let app = app(size: 80) { context, canvas in
      let text = context.resolve(Text("Hi").font(.system(size: 20)))
      size = text.measure(in: canvas)
      #expect(text.firstBaseline(in: canvas) > 10)
      context.draw(text, at: CGPoint(x: 40, y: 40), anchor: .topLeading)
      var symbol = context.resolve(Image(systemName: "star.fill"))
      symbol.shading = .color(red: 1, green: 0, blue: 0)
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(app.frame(of: "Hi")?.origin == CGPoint(x: 40, y: 40))
    #expect(app.frame(of: "Hi")?.size == size)
    #expect(rgb(app, 20, 20) == [255, 0, 0])
  }

  @Test("The closure runs when what it reads changes, and not else")
  func dependencies() {
    struct Drawing: View {
      @State var isOn = false
      @State var other = 0
      @Environment(\.colorScheme) var scheme
      let runs: Runs
      var body: some View {
        VStack {
          Canvas { [isOn] context, size in
            runs.count += 1
            if isOn { context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) }
          }
          .frame(width: 20, height: 20)
          Button("on") { isOn = true }
          OtherButton(other: $other)
        }
      }
    }
    struct OtherButton: View {
      @Binding var other: Int
      var body: some View { Button("other \(other)") { other += 1 } }
    }
    final class Runs { var count = 0 }
    let runs = Runs()
    let app = TestHost(size: CGSize(width: 100, height: 200)) { Drawing(runs: runs) }
    #expect(runs.count == 1)
    app.tap("other 0")
    #expect(app.shows("other 1") && runs.count == 1)
    app.tap("on")
    #expect(runs.count == 2)
    app.setColorScheme(.dark)
    #expect(runs.count == 3)
  }

  @Test("A renderer makes pictures of a view in its ideal size, at a scale [fact-323]")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    #expect(renderer.scale == 1 && renderer.proposedSize == .unspecified && !renderer.isOpaque)
    #expect(renderer.cgImage?.width == 20 && renderer.cgImage?.height == 10)
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 10) && image.cgImage?.width == 60)
    renderer.content = Color.red.frame(width: 5, height: 5)
    #expect(renderer.uiImage?.size == CGSize(width: 5, height: 5))
    let flexible = ImageRenderer(content: Color.blue)
    #expect(flexible.cgImage?.width == 10)
    flexible.proposedSize = ProposedViewSize(width: 30, height: nil)
    #expect(flexible.cgImage?.width == 30 && flexible.cgImage?.height == 10)
    var drawn = CGSize.zero
    flexible.render { size, draw in drawn = size }
    #expect(drawn == CGSize(width: 30, height: 10))
    #expect(ImageRenderer(content: EmptyView().frame(width: 0, height: 0)).cgImage == nil)
  }

  @Test("Core Graphics' commands draw into a canvas, and a canvas into a renderer's picture")
  func coreGraphics() throws {
    let app = app { context, _ in
      context.withCGContext { graphics in
        graphics.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        graphics.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
    }
    #expect(rgb(app, 15, 15) == [0, 255, 0] && rgb(app, 25, 15) == white)
  }
}
