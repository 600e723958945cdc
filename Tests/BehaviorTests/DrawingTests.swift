import Sash
import SwiftUI
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    }
  }
}

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let inset = rect.width * 0.2
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    }
  }
}

private struct ArcCircle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.height / 2, startAngle: Angle(degrees: 0),
        endAngle: Angle(degrees: 360), clockwise: false)
    }
  }
}

private struct Bullet: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: Angle(degrees: 0),
        endAngle: Angle(degrees: 180), clockwise: false)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    }
  }
}

private struct QuadCurves: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.minX, y: rect.maxY))
      path.move(to: .zero)
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

@MainActor @Suite("Shapes and effects")
struct DrawingTests {
  private let white = (255, 255, 255)
  private let black = (0, 0, 0)

  private func draw<V: View>(_ view: V, _ size: CGFloat = 100) -> TestHost {
    TestHost(size: CGSize(width: size, height: size)) { view }
  }
  private func expect(
    _ app: TestHost, _ x: Int, _ y: Int, _ color: (Int, Int, Int), _ comment: Comment? = nil
  ) {
    let pixel = app.pixel(x: x, y: y)
    #expect(pixel == color, comment)
  }

  @Test("A triangle of lines, filled with the foreground style [S2-024 S2-025 S2-026 S4-130]")
  func triangle() {
    let app = draw(Triangle())
    expect(app, 50, 90, black)
    expect(app, 50, 5, black)
    expect(app, 5, 5, white)
    expect(app, 95, 5, white)
    expect(app, 3, 98, black)
  }

  @Test("A diamond inset by a fifth of the width [S2-027]")
  func diamond() {
    let app = draw(Diamond().fill(.red))
    expect(app, 50, 50, (255, 59, 48))
    expect(app, 22, 50, (255, 59, 48))
    expect(app, 17, 50, white)
    expect(app, 25, 25, white)
  }

  @Test("An arc of 360 degrees is a full circle; a line joins the current point to its start [S2-029 S2-030]")
  func fullArc() {
    let app = draw(ArcCircle())
    for (x, y) in [(50, 50), (5, 50), (50, 5), (95, 50), (50, 95)] { expect(app, x, y, black) }
    expect(app, 5, 5, white)
    var lengths: [Path.Element] = []
    ArcCircle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).forEach { lengths.append($0) }
    #expect(lengths[1] == .line(to: CGPoint(x: 100, y: 50)))
  }

  @Test("An arc from 0 to 180 degrees with clockwise: false runs through the bottom [S2-033]")
  func bullet() {
    let app = draw(Bullet())
    expect(app, 5, 5, black)
    expect(app, 50, 97, black)
    expect(app, 5, 95, white)
    expect(app, 95, 95, white)
  }

  @Test("Two quadratic curves in one path are both filled [S2-035 S2-036]")
  func quadCurves() {
    let app = draw(QuadCurves())
    expect(app, 30, 60, black)
    expect(app, 60, 30, black)
    expect(app, 5, 95, white)
    expect(app, 95, 5, white)
  }

  @Test("A stroke is centred on the edge of the circle [S0-098]")
  func stroke() {
    let app = draw(Circle().stroke(Color.blue, lineWidth: 10).frame(width: 60, height: 60))
    // Radius 30 around (50, 50): the line reaches from 25 to 35.
    expect(app, 50 + 30, 50, (0, 122, 255))
    expect(app, 50 + 33, 50, (0, 122, 255))
    expect(app, 50 + 27, 50, (0, 122, 255))
    expect(app, 50 + 37, 50, white)
    expect(app, 50 + 20, 50, white)
  }

  @Test("Opacity of a colour; 0 draws nothing [S0-099]")
  func opacity() {
    let half = draw(Color.black.opacity(0.5))
    #expect((126...129).contains(half.pixel(x: 50, y: 50).red))
    expect(draw(Color.black.opacity(0)), 50, 50, white)
    expect(draw(Color.black.opacity(1)), 50, 50, black)
  }

  @Test("Modifiers wrap in order: a padding outside a background is not filled [S2-001]")
  func order() {
    let inside = draw(Color.clear.frame(width: 20, height: 20).padding(20).background(Color.red))
    let outside = draw(Color.clear.frame(width: 20, height: 20).background(Color.red).padding(20))
    expect(inside, 25, 25, (255, 59, 48))
    expect(outside, 25, 25, white)
    expect(outside, 45, 45, (255, 59, 48))
  }

  @Test("Rounded corners cut, shadows fall below in their colour [S4-087 S2-001]")
  func cornersAndShadow() {
    let app = draw(Color.red.frame(width: 60, height: 60).cornerRadius(20))
    expect(app, 21, 21, white)
    expect(app, 50, 21, (255, 59, 48))
    let shadow = draw(
      Color.white.frame(width: 40, height: 40).shadow(
        color: Color.blue.opacity(0.8), radius: 5, x: 0.0, y: 10))
    let below = shadow.pixel(x: 50, y: 74)
    #expect(below.blue > below.red + 20)
    expect(shadow, 50, 50, white)
  }

  @Test("A modifier with stored values, used through an extension [S2-005 S2-006 S2-007 S4-085]")
  func formatting() throws {
    let app = draw(Text("Test1").withFormatting(font: .largeTitle), 200)
    let frame = try #require(app.frame(of: "Test1"))
    #expect(frame.height == 41)
    expect(app, 20, 100, (0, 122, 255))
  }

  @Test("Text modifiers chain [S1-045 S2-002]")
  func textChain() throws {
    let app = draw(
      Text("heavy").padding(.leading).font(.headline).fontWeight(.heavy).foregroundColor(.black), 200)
    let frame = try #require(app.frame(of: "heavy"))
    #expect(abs(frame.midX - 108) < 1)  // 16 points on the left move the middle by 8
    let white = draw(Text("x").foregroundStyle(.white).background(Color.black), 40)
    #expect(white.texts == ["x"])
  }

  @Test("Only what changed is drawn again")
  func damage() {
    let app = TestHost(size: CGSize(width: 400, height: 400)) { Blinker() }
    app.resetWork()
    app.tap("off")
    #expect(app.shows("on"))
    #expect(app.work.pixelsDrawn > 0)
    #expect(app.work.pixelsDrawn < 8000)
  }

  private struct Blinker: View {
    @State private var isOn = false
    var body: some View {
      ZStack {
        Color.gray
        Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
      }
    }
  }
}

private struct Formatting: ViewModifier {
  let font: Font
  let backgroundColor: Color
  func body(content: Content) -> some View {
    content
      .font(font)
      .foregroundStyle(.white)
      .frame(height: 55)
      .frame(maxWidth: .infinity)
      .background(backgroundColor)
      .cornerRadius(10)
      .shadow(radius: 10)
  }
}

extension View {
  fileprivate func withFormatting(font: Font = .headline, backgroundColor: Color = .blue) -> some View {
    modifier(Formatting(font: font, backgroundColor: backgroundColor))
  }
}

@MainActor @Suite("Bad input")
struct BadInputTests {
  @Test("A symbol or image that is missing gives a message and a placeholder")
  func missingImages() {
    let warnings = TestHost.warnings {
      let app = TestHost(size: CGSize(width: 60, height: 60)) { Image(systemName: "no.such.symbol.exists") }
      var drawn = 0
      for y in 0..<60 { for x in 0..<60 where app.pixel(x: x, y: y) != (255, 255, 255) { drawn += 1 } }
      #expect(drawn > 10)
    }
    #expect(warnings.contains { $0.contains("no.such.symbol.exists") })
  }

  @Test("Frames that are negative or no numbers are ignored")
  func badFrames() {
    let app = TestHost(size: CGSize(width: 60, height: 60)) {
      VStack(spacing: 0) {
        Color.red.frame(width: -5, height: 20)
        Color.blue.frame(width: .nan, height: 20)
        Color.green.frame(width: .infinity, height: .infinity)
      }
    }
    #expect(app.pixel(x: 30, y: 5) == (255, 59, 48))
    #expect(app.pixel(x: 30, y: 25) == (0, 122, 255))
  }

  @Test("A missing environment object ends the program with the type and the fix [S1-093 fact-136]")
  func missingObject() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestHost { NeedsModel() } }
    }
  }
}

private final class NeededModel: ObservableObject {
  @Published var name = ""
}
private struct NeedsModel: View {
  @EnvironmentObject var model: NeededModel
  var body: some View { Text(model.name) }
}
