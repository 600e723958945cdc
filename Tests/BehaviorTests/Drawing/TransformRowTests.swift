import Sash
import SwiftUI
import Testing

@MainActor @Suite("Transforms of drawing")
struct TransformRowTests {
  @Test("Scaling is about the centre and leaves the layout [S0-049]")
  func scale() {
    let picture = Picture {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).scaleEffect(2)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    picture.expect(red, at: [(31, 21), (68, 58), (31, 58)])
    picture.expect(blue, at: [(41, 51), (58, 69)])
    picture.expect(white, at: [(29, 40), (50, 18), (50, 72)])
  }

  @Test("Rotation is clockwise about the centre and leaves the layout [S0-050]")
  func rotation() {
    let picture = Picture {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }.rotationEffect(.degrees(90))
        Color.green.frame(width: 10, height: 10)
      }
    }
    // The bar lay at 40…50 and stands now around (50, 45): what was left is above.
    picture.expect(red, at: [(50, 20), (50, 42)])
    picture.expect(blue, at: [(50, 72)])
    picture.expect(green, at: [(50, 52), (50, 58)])
    picture.expect(white, at: [(30, 45), (50, 77)])
  }

  @Test("A rotation about a corner, cut where it leaves the frame [S4-093]")
  func anchoredRotation() {
    let turned = Picture {
      Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(90), anchor: .topLeading)
    }
    turned.expect(red, at: [(2, 31), (28, 68)])
    turned.expect(white, at: [(32, 50), (50, 50)])
    let cut = Picture {
      Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(45), anchor: .topLeading).clipped()
    }
    cut.expect(red, at: [(32, 50), (50, 60)])
    cut.expect(white, at: [(28, 50), (60, 40), (50, 72)])
  }

  @Test("A modifier turns a view and moves it by a part of the screen [S2-012]")
  func screenOffset() {
    struct Corner: ViewModifier {
      func body(content: Content) -> some View {
        content.rotationEffect(.degrees(90)).offset(x: min(UIScreen.main.bounds.width * 0.05, 20), y: 0)
      }
    }
    let picture = Picture { Color.red.frame(width: 40, height: 10).modifier(Corner()) }
    // Of the window opened last, which is the picture's.
    let shift = Int(min(UIScreen.main.bounds.width * 0.05, 20))
    picture.expect(red, at: [(50 + shift, 32), (50 + shift, 68)])
    picture.expect(white, at: [(50 + shift + 7, 50), (50 + shift - 7, 50)])
  }

  @Test("An offset moves drawing and hit area, not the layout [S0-077]")
  func offset() {
    struct Tappable: View {
      @State private var taps = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).onTapGesture { taps += 1 }
            .offset(CGSize(width: 30, height: 0))
          Text("\(taps)")
        }
      }
    }
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Tappable() }
    let before = app.frame(of: "0")
    #expect(app.pixel(x: 80, y: 40) == red)
    #expect(app.pixel(x: 50, y: 40) == white)
    app.tap(at: CGPoint(x: 50, y: 40))
    #expect(app.shows("0"))
    app.tap(at: CGPoint(x: 80, y: 40))
    #expect(app.shows("1"))
    #expect(app.frame(of: "1")?.minY == before?.minY)
  }

  @Test("An offset by a value of the proxy [S0-237]")
  func offsetByProxy() {
    let picture = Picture {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: 4).offset(x: proxy.size.width / 4 * 2)
      }
    }
    picture.expect(red, at: [(51, 2), (74, 2)])
    picture.expect(white, at: [(49, 2), (76, 2), (51, 5)])
  }

  /// How many pixels of a column are drawn.
  private func height(_ picture: Picture, at x: Int) -> Int { picture.marks(x: x..<x + 1, y: 0..<100) }

  @Test("A turn in space about an axis through the anchor, seen in perspective [S0-067]")
  func turnInSpace() {
    func turned(_ degrees: Double, anchor: UnitPoint = .center, perspective: CGFloat = 1) -> Picture {
      Picture {
        Color.red.frame(width: 60, height: 60).rotation3DEffect(
          .degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: anchor, perspective: perspective)
      }
    }
    // About the vertical axis the width shrinks by the cosine, and the nearer side is higher than the farther.
    let flat = turned(60, perspective: 0)
    #expect(abs(flat.marks(x: 0..<100, y: 50..<51) - 30) <= 2)
    #expect(height(flat, at: 40) == height(flat, at: 60))
    let deep = turned(45)
    #expect(abs(height(deep, at: 33) - height(deep, at: 64)) > 6)
    let back = turned(-45)
    #expect((height(deep, at: 33) > height(deep, at: 64)) == (height(back, at: 33) < height(back, at: 64)))
    let leading = turned(45, anchor: .leading)
    #expect(abs(height(leading, at: 21) - 60) <= 3)
    leading.expect(white, at: [(17, 50), (79, 50)])
  }

  @Test("The turn is about the centre with a perspective of 1 where nothing is said [S0-228]")
  func defaultPerspective() {
    func picture<V: View>(_ change: (Color) -> V) -> Data {
      Picture { change(Color.red).frame(width: 60, height: 60) }.app.png()
    }
    let plain = picture { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
    let said = picture {
      $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    }
    let flatter = picture {
      $0.rotation3DEffect(
        .degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0.3)
    }
    #expect(plain == said)
    #expect(plain != flatter)
  }
}
