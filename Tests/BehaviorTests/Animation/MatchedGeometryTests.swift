import Sash
import SwiftUI
import Testing

@MainActor @Suite("Matched geometry")
struct MatchedGeometryTests {
  private func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  private struct Swap: View {
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Rectangle().fill(.red).overlay(alignment: .topLeading) { Text("large") }
            .matchedGeometryEffect(id: "it", in: space)
            .frame(width: 200, height: 100)
            .offset(x: 100, y: 200)
        } else {
          Rectangle().fill(.blue).overlay(alignment: .topLeading) { Text("small") }
            .matchedGeometryEffect(id: "it", in: space)
            .frame(width: 100, height: 20)
        }
      }
      .frame(width: 300, height: 300)
      .overlay(alignment: .bottomLeading) {
        Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
  }

  @Test(
    "A view that comes and one that goes are led from the one frame to the other; a frame after the effect is the view's own [S2-016 S2-018 S2-020 fact-228]"
  )
  func swap() {
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Swap() }
    app.tap("go")
    #expect(isNear(app.frame(of: "small")?.minX, 0) && isNear(app.frame(of: "small")?.minY, 0))
    app.advance(by: 0.5)
    // Both are half way: at (50, 100), 150 by 60.
    #expect(isNear(app.frame(of: "large")?.minX, 50) && isNear(app.frame(of: "large")?.minY, 100))
    #expect(isNear(app.frame(of: "small")?.minX, 50) && isNear(app.frame(of: "small")?.minY, 100))
    let inside = app.pixel(x: 190, y: 150)
    #expect(inside.red > 100 && inside.green < 230)
    #expect(app.pixel(x: 210, y: 150) == (255, 255, 255))
    app.advance(by: 1)
    #expect(isNear(app.frame(of: "large")?.minX, 100) && isNear(app.frame(of: "large")?.minY, 200))
    #expect(!app.shows("small"))
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "small")?.minX, 75))
    app.advance(by: 1)
    #expect(isNear(app.frame(of: "small")?.minX, 0))
    #expect(app.isIdle)
    app.checkInvariants()
  }

  private struct Tabs: View {
    @Namespace private var space
    @State private var selected = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { tab in
          Button("tab \(tab)") { withAnimation(.linear(duration: 1)) { selected = tab } }
            .frame(width: 100, height: 40)
            .background {
              if tab == selected {
                Color.yellow.overlay(alignment: .topLeading) { Text("mark") }
                  .matchedGeometryEffect(id: "mark", in: space)
              }
            }
        }
      }
    }
  }

  @Test("The background of the chosen tab glides to the next one [S2-021 S2-083]")
  func tabs() {
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Tabs() }
    #expect(app.frames(of: "mark").map(\.minX) == [0])
    app.tap("tab 2")
    app.advance(by: 0.5)
    #expect(app.frames(of: "mark").map(\.minX) == [100, 100])
    app.advance(by: 1)
    #expect(app.frames(of: "mark").map(\.minX) == [200])
  }

  private struct Underline: View {
    @Namespace private var space
    @State private var selected = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { tab in
          Button("tab \(tab)") { withAnimation(.linear(duration: 1)) { selected = tab } }
            .frame(width: CGFloat(60 + 20 * tab), height: 40)
            .matchedGeometryEffect(id: tab, in: space)
        }
      }
      .background {
        Color.yellow.overlay(alignment: .topLeading) { Text("mark") }
          .matchedGeometryEffect(id: selected, in: space, isSource: false)
      }
    }
  }

  @Test(
    "A view that follows takes the frame of the source, and glides when it follows another one [S4-110 S4-112 fact-227]"
  )
  func follows() {
    let app = TestHost(size: CGSize(width: 240, height: 100)) { Underline() }
    #expect(isNear(app.frame(of: "mark")?.minX, 0))
    app.tap("tab 1")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "mark")?.minX, 30))
    app.advance(by: 1)
    #expect(isNear(app.frame(of: "mark")?.minX, 60))
    // 80 points wide: from 60 to 140.
    let y = Int(app.frame(of: "mark")!.minY) + 1
    #expect(app.pixel(x: 138, y: y).blue < 100 && app.pixel(x: 142, y: y).blue > 200)
  }

  private struct Parts: View {
    @Namespace private var space
    var properties: MatchedGeometryProperties
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.gray.matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
          .frame(width: 100, height: 50).offset(x: 40, y: 60)
        Color.yellow.overlay(alignment: .topLeading) { Text("it") }
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: .topLeading, isSource: false
          )
          .frame(width: 20, height: 20)
      }
    }
  }
  @Test("Only the place or only the size may be taken [fact-230]")
  func properties() {
    let place = TestHost(size: CGSize(width: 200, height: 200)) { Parts(properties: .position) }
    #expect(place.frame(of: "it")?.origin == CGPoint(x: 40, y: 60))
    #expect(place.pixel(x: 70, y: 100).blue > 100)
    let size = TestHost(size: CGSize(width: 200, height: 200)) { Parts(properties: .size) }
    #expect(size.frame(of: "it")?.origin == .zero)
    #expect(size.pixel(x: 90, y: 40).blue < 100)
  }

  private struct Double: View {
    @Namespace private var space
    var body: some View {
      VStack {
        Color.red.matchedGeometryEffect(id: 1, in: space)
        Color.blue.matchedGeometryEffect(id: 1, in: space)
      }
    }
  }
  @Test("Two sources are warned of [fact-229]")
  func sources() {
    let warnings = TestHost.warnings { _ = TestHost { Double() } }
    #expect(warnings.contains { $0.contains("have `isSource: true`, results are undefined.") })
  }
}
