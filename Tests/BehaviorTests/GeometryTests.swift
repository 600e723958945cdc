import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Geometry readers and coordinate spaces")
struct GeometryTests {
  private let frames = Frames()
  private let window = CGSize(width: 300, height: 200)

  @Test(
    "A reader takes what it is offered, 10 points for nothing, and places at the top leading corner [S0-231 fact-13 case-12 case-13]"
  )
  func proposal() {
    _ = TestHost(size: window) {
      GeometryReader { proxy in
        let _ = frames.note("size", CGRect(origin: .zero, size: proxy.size))
        Color.red.frame(width: 40, height: 20).measured("a", frames)
        Color.blue.measured("b", frames)
      }
    }
    #expect(frames["size"] == CGRect(0, 0, 300, 200))
    #expect(frames["a"] == CGRect(0, 0, 40, 20))
    #expect(frames["b"] == CGRect(0, 0, 300, 200))
    _ = TestHost(size: window) {
      GeometryReader { _ in Color.red }.measured("ideal", frames).fixedSize()
    }
    #expect(frames["ideal"] == CGRect(145, 95, 10, 10))
  }

  @Test("Content of a reader stands at the right where lines run to the left")
  func mirrored() {
    _ = TestHost(size: window) {
      GeometryReader { _ in Color.red.frame(width: 40, height: 20).measured("a", frames) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames["a"] == CGRect(260, 0, 40, 20))
  }

  @Test("A reader is as flexible as a rectangle in a stack [S2-062]")
  func flexible() {
    _ = TestHost(size: window) {
      HStack(spacing: 0) {
        Rectangle()
        GeometryReader { proxy in
          let _ = frames.note("b", proxy.frame(in: .global))
          Rectangle().fill(.red)
        }
        Rectangle()
      }
    }
    #expect(frames["b"] == CGRect(100, 0, 100, 200))
  }

  @Test("A reader in the background sees the size of the view and leaves its layout alone [S0-200]")
  func background() {
    var size = CGSize.zero
    _ = TestHost(size: window) {
      VStack(spacing: 0) {
        Color.red.frame(width: 80, height: 30)
          .background(
            GeometryReader { proxy in
              let _ = size = proxy.size
              Color.clear
            })
        Color.blue.frame(width: 10, height: 20)
      }.measured("stack", frames)
    }
    #expect(size == CGSize(width: 80, height: 30))
    #expect(frames["stack"].size == CGSize(width: 80, height: 50))
  }

  @Test("The content of an outer reader is used inside the readers in it [S0-224]")
  func nested() {
    _ = TestHost(size: window) {
      GeometryReader { outer in
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            GeometryReader { inner in
              let _ = frames.note(
                "\(index)", CGRect(origin: inner.frame(in: .global).origin, size: outer.size))
              Color.red.frame(height: outer.size.height / 2)
            }.frame(width: outer.size.width / 4)
          }
        }
      }
    }
    #expect(frames["0"] == CGRect(0, 0, 300, 200))
    #expect(frames["2"] == CGRect(150, 0, 300, 200))
  }

  @Test("Bars as wide as a share of the reader stand at the leading edge [S0-236]")
  func progressBar() {
    _ = TestHost(size: window) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Rectangle().frame(width: proxy.size.width, height: 10).measured("track", frames)
          Rectangle().frame(width: proxy.size.width * 0.3, height: 10).measured("bar", frames)
        }
      }
    }
    #expect(frames["track"] == CGRect(0, 0, 300, 10))
    #expect(frames["bar"].isNear(CGRect(0, 0, 90, 10)))
  }

  private struct Split<Leading: View, Trailing: View>: View {
    let ratio: CGFloat
    @ViewBuilder let leading: () -> Leading
    @ViewBuilder let trailing: () -> Trailing
    var body: some View {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.clear.frame(width: proxy.size.width * ratio).overlay(leading())
          Color.clear.frame(width: proxy.size.width * (1 - ratio)).overlay(trailing())
        }
      }
    }
  }

  @Test("A row split by a ratio gives each part its share; a clear colour offers it on [S3-047 S3-048]")
  func split() {
    _ = TestHost(size: window) {
      Split(ratio: 0.25) {
        Color.red.measured("left", frames)
      } trailing: {
        Color.blue.measured("right", frames)
      }.frame(width: 200, height: 40)
    }
    #expect(frames["left"].isNear(CGRect(50, 80, 50, 40)))
    #expect(frames["right"].isNear(CGRect(100, 80, 150, 40)))
  }

  @Test("A background is split by the height that a reader sees [S3-043]")
  func splitBackground() {
    _ = TestHost(size: window) {
      Color.clear.background(
        GeometryReader { proxy in
          Color.blue.overlay(alignment: .bottom) {
            Color.orange.frame(height: proxy.size.height * (1 - 0.618)).measured("low", frames)
          }
        })
    }
    #expect(frames["low"].isNear(CGRect(0, 200 * 0.618, 300, 200 * 0.382)))
  }

  private struct Mover: View {
    let frames: Frames
    @State private var isMoved = false
    @State private var isLarge = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Move") { isMoved.toggle() }
        Button("Grow") { isLarge.toggle() }
        Spacer().frame(height: isMoved ? 50 : 0)
        ZStack {
          SizeReader(frames: frames)
          PlaceReader(frames: frames)
        }.frame(width: isLarge ? 60 : 40, height: 20)
        Spacer()
      }
    }
  }
  private struct SizeReader: View {
    let frames: Frames
    var body: some View {
      GeometryReader { proxy in
        let _ = frames.note("size", CGRect(origin: .zero, size: proxy.size))
        Color.red
      }
    }
  }
  private struct PlaceReader: View {
    let frames: Frames
    var body: some View {
      GeometryReader { proxy in
        let _ = frames.note("place", proxy.frame(in: .global))
        Color.blue
      }
    }
  }

  @Test("The content runs again only when what it read of the proxy has changed")
  func dependencies() {
    let app = TestHost(size: window) { Mover(frames: frames) }
    #expect(frames.counts == ["size": 1, "place": 1])
    let y = frames["place"].minY
    app.tap("Move")
    #expect(frames["place"].minY == y + 50)
    #expect(frames.counts == ["size": 1, "place": 2])
    app.tap("Grow")
    #expect(frames["size"].width == 60)
    #expect(frames.counts == ["size": 2, "place": 3])
    app.checkInvariants()
  }

  private struct Keeper: View {
    @State private var answer = "none"
    @State private var isMoved = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: isMoved ? 60 : 30)
        GeometryReader { proxy in
          VStack {
            Button("Ask") { answer = "\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.size.height))" }
            Button("Move") { isMoved.toggle() }
            Text(answer)
          }
        }
      }
    }
  }

  @Test("A proxy that an action keeps gives what is true when it is read")
  func keptProxy() {
    let app = TestHost(size: window) { Keeper() }
    app.tap("Ask")
    let first = app.texts.last
    app.tap("Move")
    app.tap("Ask")
    #expect(first == "30 170")
    #expect(app.texts.last == "60 140")
  }

  @Test("A proxy whose view has gone answers nothing")
  func goneProxy() {
    var kept: GeometryProxy?
    struct Gone: View {
      @State private var isThere = true
      let keep: (GeometryProxy) -> Void
      var body: some View {
        VStack {
          Button("Remove") { isThere = false }
          if isThere {
            GeometryReader { proxy in
              let _ = keep(proxy)
              Color.red
            }
          }
        }
      }
    }
    let app = TestHost(size: window) { Gone { kept = $0 } }
    #expect(kept!.size.width == 300)
    app.tap("Remove")
    #expect(kept!.size == .zero)
    #expect(kept!.frame(in: .global) == .zero)
  }

  @Test("Global is the window, local the view, a name the nearest view around [S0-212 S0-214 fact-113]")
  func spaces() {
    struct Inner: View {
      let frames: Frames
      var body: some View {
        GeometryReader { proxy in
          let _ = frames.note("global", proxy.frame(in: .global))
          let _ = frames.note("local", proxy.frame(in: .local))
          let _ = frames.note("near", proxy.frame(in: .named("near")))
          let _ = frames.note("far", proxy.frame(in: .named(7)))
          let _ = frames.note("twice", proxy.frame(in: .named("twice")))
          let _ = frames.note("unknown", proxy.frame(in: .named("unknown")))
          let _ = frames.note("enum", proxy.frame(in: CoordinateSpace.named("near")))
          let _ = frames.note("bounds", proxy.bounds(of: .named(7)) ?? .null)
          let _ = frames.note("no bounds", proxy.bounds(of: .named("unknown")) ?? .null)
          Color.red
        }
      }
    }
    _ = TestHost(size: window) {
      Inner(frames: frames).frame(width: 40, height: 20)
        .padding(.leading, 5).padding(.top, 3)
        .coordinateSpace(name: "near").coordinateSpace(.named("twice"))
        .padding(10)
        .coordinateSpace(.named(7))
        .frame(width: 300, height: 200, alignment: .topLeading)
        .coordinateSpace(.named("twice"))
    }
    #expect(frames["global"] == CGRect(15, 13, 40, 20))
    #expect(frames["local"] == CGRect(0, 0, 40, 20))
    #expect(frames["near"] == CGRect(5, 3, 40, 20))
    #expect(frames["enum"] == CGRect(5, 3, 40, 20))
    #expect(frames["far"] == CGRect(15, 13, 40, 20))
    #expect(frames["twice"] == CGRect(5, 3, 40, 20))
    #expect(frames["unknown"] == frames["global"])
    #expect(frames["bounds"] == CGRect(-15, -13, 65, 43))
    #expect(frames["no bounds"] == .null)
  }

  @Test("Frames go through offsets, scales and rotations")
  func transforms() {
    func measure<V: View>(_ name: String, _ change: (AnyView) -> V) {
      _ = TestHost(size: window) {
        change(AnyView(Color.red.measured(name, frames).frame(width: 40, height: 20)))
      }
    }
    measure("offset") { $0.offset(x: 7, y: -5) }
    measure("scale") { $0.scaleEffect(2) }
    measure("corner") { $0.scaleEffect(x: 2, y: 3, anchor: .topLeading) }
    measure("quarter") { $0.rotationEffect(.degrees(90)) }
    measure("eighth") { $0.rotationEffect(.degrees(45)) }
    measure("position") { $0.position(x: 20, y: 10) }
    measure("moved") { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
    measure("projected") {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    }
    #expect(frames["offset"] == CGRect(137, 85, 40, 20))
    #expect(frames["scale"] == CGRect(110, 80, 80, 40))
    #expect(frames["corner"] == CGRect(130, 90, 80, 60))
    #expect(frames["quarter"].isNear(CGRect(140, 80, 20, 40)))
    let side = 60 / 2.0.squareRoot()
    #expect(frames["eighth"].isNear(CGRect(150 - side / 2, 100 - side / 2, side, side)))
    #expect(frames["position"] == CGRect(0, 0, 40, 20))
    #expect(frames["moved"] == CGRect(133, 94, 40, 20))
    #expect(frames["projected"] == CGRect(130, 90, 80, 20))
  }

  @Test("A reader says how far it borders on what covers the window, and nothing elsewhere [fact-112]")
  func safeArea() {
    var insets: [String: EdgeInsets] = [:]
    func reader(_ name: String) -> some View {
      GeometryReader { proxy in
        let _ = insets[name] = proxy.safeAreaInsets
        Color.clear
      }
    }
    let covered = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 5)
    _ = TestHost(safeAreaInsets: covered) {
      ZStack {
        reader("whole")
        reader("padded").padding(1)
        reader("half pixel").padding(.top, 0.4)
        reader("under").ignoresSafeArea()
        reader("turned").rotationEffect(.degrees(90))
        VStack(spacing: 0) {
          reader("top")
          reader("bottom")
        }
        reader("mirrored").environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(insets["whole"] == covered)
    #expect(insets["padded"] == EdgeInsets())
    #expect(insets["half pixel"]?.top == 59)
    #expect(insets["under"] == EdgeInsets())
    #expect(insets["turned"] == EdgeInsets())
    #expect(insets["top"] == EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 5))
    #expect(insets["bottom"] == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 5))
    #expect(insets["mirrored"] == EdgeInsets(top: 59, leading: 5, bottom: 34, trailing: 0))
  }
}
