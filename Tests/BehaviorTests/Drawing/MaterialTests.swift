import Sash
import SwiftUI
import Testing

@MainActor @Suite("Materials")
struct MaterialTests {
  private func card(_ material: Material, dark: Bool = false) -> Picture {
    Picture(200, dark: dark) {
      ZStack {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        Color.clear.frame(width: 120, height: 120).background(material)
      }
    }
  }

  @Test("A material blurs what lies behind it, and more of it the thicker it is [S4-259]")
  func blur() {
    let picture = card(.ultraThin)
    picture.expect((255, 0, 0), at: [(20, 100), (95, 20)])
    picture.expect((0, 0, 255), at: [(105, 20)])
    // The edge between the halves is gone, and colours change slowly across it.
    let (left, right) = (picture.app.pixel(x: 99, y: 100), picture.app.pixel(x: 100, y: 100))
    #expect(abs(left.red - right.red) < 16)
    let (far, near) = (picture.app.pixel(x: 50, y: 100), picture.app.pixel(x: 90, y: 100))
    #expect(near.blue > far.blue && near.red <= far.red)
    let levels = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map {
      card($0).app.pixel(x: 45, y: 100).green
    }
    // The tint covers what lies behind; 0.44, 0.60, 0.75, 0.85 and 0.92 of it.
    #expect(levels == levels.sorted())
    #expect(Set(levels).count == 5)
    #expect(card(.bar).app.pixel(x: 100, y: 100).green > 225)
    #expect(card(.regular, dark: true).app.pixel(x: 100, y: 100).green < 60)
  }

  @Test("Materials are styles by name, in shapes too [S4-259]")
  func names() {
    let picture = Picture(200) {
      ZStack {
        Color.red
        VStack {
          Text("a").background(.ultraThinMaterial)
          Text("b").background(.thinMaterial, in: Capsule())
          Text("c").background(.regularMaterial)
          Text("d").background(.thickMaterial)
          Text("e").background(.ultraThickMaterial)
          Text("f").background(.bar)
          Rectangle().fill(.regularMaterial).frame(width: 40, height: 40)
        }
      }
    }
    #expect(picture.marks(x: 0..<200, y: 0..<200, background: red) > 1600)
    let round = Picture {
      ZStack {
        Color.red
        Color.clear.frame(width: 60, height: 60).background(.regularMaterial, in: Circle())
      }
    }
    round.expect(red, at: [(22, 22), (10, 50)])
    #expect(round.app.pixel(x: 50, y: 50).green > 150)
  }

  @Test("What changes behind a material shows through it; what is far away does not make it anew")
  func damage() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.white
          Color(red: isOn ? 0 : 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: 80, y: 80)
          Color.clear.frame(width: 60, height: 60).background(.ultraThinMaterial).offset(x: 90, y: 60)
          Color.green.frame(width: 20, height: 20).onTapGesture { isOn.toggle() }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page() }
    let before = app.pixel(x: 104, y: 90)
    app.resetWork()
    app.tap(at: CGPoint(x: 5, y: 5))
    let after = app.pixel(x: 104, y: 90)
    #expect(before.red > after.red + 10)
    #expect(app.work.pixelsDrawn < 300 * 300 / 4)
    // Drawn in parts or whole, the picture is the same.
    let whole = app.png()
    app.resize(to: CGSize(width: 301, height: 300))
    app.resize(to: CGSize(width: 300, height: 300))
    #expect(app.png() == whole)
  }

  @Test("With less transparency a material is a plain colour")
  func reduced() {
    let picture = Picture {
      ZStack {
        Color.red
        Color.clear.background(.ultraThinMaterial)
      }.environment(\._accessibilityReduceTransparency, true)
    }
    picture.expect(white, at: [(50, 50)])
  }
}

@MainActor @Suite("Mesh gradients")
struct MeshGradientTests {
  private let corners: [Color] = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    Color(red: 1, green: 1, blue: 0),
  ]

  @Test("Colours stand at the points and mix between them")
  func square() {
    let picture = Picture {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: corners)
    }
    picture.expect((255, 0, 0), at: [(0, 0)], within: 4)
    picture.expect((0, 255, 0), at: [(99, 0)], within: 4)
    picture.expect((0, 0, 255), at: [(0, 99)], within: 4)
    picture.expect((255, 255, 0), at: [(99, 99)], within: 4)
    // The middle is the mean of the four, and so is each edge of its two.
    picture.expect((128, 128, 64), at: [(50, 50)], within: 4)
    picture.expect((128, 128, 0), at: [(50, 0)], within: 4)
    let linear = Picture {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: corners, smoothsColors: false)
    }
    linear.expect((191, 64, 0), at: [(25, 0)], within: 4)
  }

  @Test("A moved point takes its colour along; where there is no cell the background is seen")
  func moved() {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    var colors = [Color](repeating: .black, count: 9)
    colors[4] = .white
    let picture = Picture { MeshGradient(width: 3, height: 3, points: points, colors: colors) }
    #expect(picture.app.pixel(x: 80, y: 50).red > 240)
    #expect(picture.app.pixel(x: 50, y: 50).red < 220)
    #expect(picture.app.pixel(x: 5, y: 50).red < 40)
    let small = Picture {
      MeshGradient(
        width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
        colors: corners,
        background: .purple)
    }
    small.expect(purple, at: [(5, 5), (95, 50)], within: 1)
    small.expect((128, 128, 64), at: [(50, 50)], within: 4)
  }

  @Test("Numbers of points and colours that do not fit give a message and the background")
  func wrong() {
    let warnings = TestHost.warnings {
      Picture { MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red], background: .purple) }
        .expect(purple, at: [(50, 50)])
    }
    #expect(warnings.contains { $0.contains("MeshGradient") })
  }
}
