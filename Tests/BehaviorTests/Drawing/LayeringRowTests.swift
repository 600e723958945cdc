import Sash
import SwiftUI
import Testing

@MainActor @Suite("Clips, borders, backgrounds and overlays")
struct LayeringRowTests {
  @Test("A translucent background with round corners [S0-066]")
  func tinted() {
    let picture = Picture {
      Color.clear.frame(width: 60, height: 60).background(Color.blue.opacity(0.1)).cornerRadius(20)
    }
    // A tenth of (0, 122, 255) over white.
    picture.expect((230, 242, 255), at: [(50, 50), (42, 21)], within: 1)
    picture.expect(white, at: [(21, 21), (78, 78), (18, 50)])
  }

  @Test("A background takes any view, which gets the size of the content [S0-088]")
  func viewBehind() throws {
    let picture = Picture(200) {
      Text("Hi").padding().background(RoundedRectangle(cornerRadius: 8).fill(Color.red))
    }
    let frame = try #require(picture.app.frame(of: "Hi"))
    let (left, top) = (Int(frame.minX), Int(frame.minY))
    picture.expect(red, at: [(left - 15, Int(frame.midY)), (Int(frame.midX), top - 15)])
    picture.expect(
      white, at: [(left - 18, Int(frame.midY)), (Int(frame.midX), top - 18), (left - 15, top - 15)])
  }

  @Test("A border lies inside of the bounds, one point wide where nothing is said [S0-179 S3-037]")
  func borders() {
    let thin = Picture { Color.white.frame(width: 40, height: 40).border(.red) }
    thin.expect(red, at: [(30, 50), (69, 50), (50, 30), (50, 69)])
    thin.expect(white, at: [(29, 50), (31, 50), (68, 50), (70, 50)])
    let thick = Picture { Color.white.frame(width: 40, height: 40).border(.yellow, width: 3) }
    thick.expect(yellow, at: [(30, 50), (32, 50), (67, 50)])
    thick.expect(white, at: [(29, 50), (33, 50), (66, 50)])
  }

  @Test("An overlay stands in front at its alignment and leaves the layout [S0-180]")
  func overlay() {
    let picture = Picture {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 40)
          .overlay(Color.blue.frame(width: 40, height: 10), alignment: .topLeading)
        Color.green.frame(width: 20, height: 40)
      }
    }
    // 40 wide in all, whatever the overlay is.
    picture.expect(blue, at: [(31, 31), (48, 38)])
    picture.expect(red, at: [(31, 42), (48, 68)])
    picture.expect(green, at: [(51, 42), (68, 68)])
    picture.expect(white, at: [(28, 50), (71, 50)])
  }

  @Test("A clip to a shape, to the frame, to a star and by the even-odd rule [S0-148 S4-334 S4-335 S4-336]")
  func clips() {
    let circle = Picture { Color.red.frame(width: 60, height: 60).clipShape(Circle()) }
    circle.expect(red, at: [(50, 21), (21, 50), (50, 50)])
    circle.expect(white, at: [(22, 22), (77, 77)])
    let big = Color.red.frame(width: 80, height: 80)
    let frame = Picture { big.frame(width: 40, height: 40).clipped() }
    frame.expect(red, at: [(31, 31), (68, 68)])
    frame.expect(white, at: [(28, 50), (71, 50)])
    let round = Picture { big.frame(width: 40, height: 40).cornerRadius(10) }
    round.expect(red, at: [(50, 31)])
    round.expect(white, at: [(31, 31), (28, 50)])
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
      path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    let ring = Picture {
      Color.red.frame(width: 60, height: 60).clipShape(path, style: FillStyle(eoFill: true))
    }
    ring.expect(red, at: [(25, 25), (50, 75)])
    ring.expect(white, at: [(50, 50)])
    Picture { Color.red.frame(width: 60, height: 60).clipShape(path) }.expect(red, at: [(50, 50)])
  }

  @Test("A gradient from corner to corner, clipped to a rounded rectangle [S4-103 S4-104]")
  func gradient() {
    let picture = Picture {
      LinearGradient(
        gradient: Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]),
        startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    picture.expect((255, 0, 0), at: [(0, 0)], within: 2)
    picture.expect((0, 0, 255), at: [(99, 99)], within: 2)
    picture.expect((128, 0, 128), at: [(99, 0), (0, 99), (50, 49)], within: 2)
    // A quarter of the way along the diagonal.
    picture.expect((191, 0, 64), at: [(25, 24), (49, 0)], within: 2)
    let clipped = Picture {
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 10))
    }
    clipped.expect(white, at: [(20, 20), (79, 79), (18, 50)])
    #expect(clipped.app.pixel(x: 26, y: 26) != white)
  }

  @Test("A shadow of the shape in black, or in a colour and moved [S0-073 S2-082]")
  func shadows() {
    let soft = Picture { Color.white.frame(width: 40, height: 40).shadow(radius: 10) }
    let places = [(50, 74), (50, 25), (25, 50), (74, 50)]
    let levels = places.map { soft.app.pixel(x: $0.0, y: $0.1) }
    for level in levels {
      // A third of black, and less than half of that just outside of the edge.
      #expect(level.red < 240 && level.red > 200)
      #expect(level.red == level.green && level.green == level.blue)
      #expect(abs(level.red - levels[0].red) <= 1)
    }
    soft.expect(white, at: [(50, 50)])
    #expect(soft.app.pixel(x: 2, y: 2).red > 250)
    let moved = Picture {
      Color.green.frame(width: 40, height: 40).shadow(color: .red, radius: 0, x: 10, y: 5)
    }
    moved.expect(green, at: [(31, 31), (69, 69)])
    moved.expect(red, at: [(78, 73), (71, 36)])
    moved.expect(white, at: [(78, 76), (81, 50), (71, 33), (28, 50)])
  }

  @Test("A view modifier with parameters and one with a binding wrap a view [S0-068 S2-086]")
  func modifiers() {
    struct Framed: ViewModifier {
      let color: Color
      let width: CGFloat
      func body(content: Content) -> some View { content.padding(width).background(color) }
    }
    struct Switching: ViewModifier {
      @Binding var isOn: Bool
      func body(content: Content) -> some View {
        content.foregroundColor(isOn ? .red : .blue).onTapGesture { isOn.toggle() }
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().frame(width: 40, height: 40).modifier(Switching(isOn: $isOn))
          Text(isOn ? "on" : "off")
        }
      }
    }
    let framed = Picture { Color.red.frame(width: 20, height: 20).modifier(Framed(color: .blue, width: 10)) }
    framed.expect(red, at: [(41, 41)])
    framed.expect(blue, at: [(31, 31), (50, 68)])
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Page() }
    #expect(app.pixel(x: 50, y: 40) == blue)
    app.tap(at: CGPoint(x: 50, y: 40))
    #expect(app.pixel(x: 50, y: 40) == red)
    #expect(app.shows("on"))
  }
}
