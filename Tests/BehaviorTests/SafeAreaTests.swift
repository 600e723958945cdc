import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  private let frames = Frames()
  private let device = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func host<V: View>(
    _ insets: EdgeInsets? = nil, size: CGSize = CGSize(width: 393, height: 852), @ViewBuilder _ view: () -> V
  ) -> TestHost {
    TestHost(size: size, safeAreaInsets: insets ?? device, view)
  }

  @Test("The root is centred in the safe area and offered no more [case-19]")
  func root() {
    _ = host(EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), size: CGSize(width: 390, height: 844))
    {
      ZStack { Color.red.frame(width: 80, height: 21).measured("a", frames) }
        .overlay(GeometryReader { let _ = frames.note("offer", $0.frame(in: .global)) })
        .background(Color.blue.measured("b", frames))
    }
    #expect(frames["a"] == CGRect(155, 47 + (763 - 21) / 2, 80, 21))
    _ = host { Color.red.measured("all", frames) }
    #expect(frames["all"] == CGRect(0, 59, 393, 852 - 59 - 34))
  }

  @Test(
    "A view reaches under the bars only where it touches them [S2-070 S2-120 S4-239 S4-241 fact-105 fact-106]"
  )
  func ignoring() {
    _ = host {
      ZStack {
        Color.red.measured("all", frames).ignoresSafeArea()
        Color.red.measured("top", frames).ignoresSafeArea(.all, edges: .top)
        Color.red.measured("bottom", frames).ignoresSafeArea(edges: .bottom)
        Color.red.measured("keyboard", frames).ignoresSafeArea(.keyboard)
        Color.red.measured("container", frames).ignoresSafeArea(.container, edges: .vertical)
        Color.red.measured("apart", frames).padding(1).ignoresSafeArea()
        Color.red.measured("inside", frames).ignoresSafeArea().padding(1)
        Color.red.measured("half pixel", frames).ignoresSafeArea().padding(.top, 0.5)
        Color.red.measured("more", frames).ignoresSafeArea().padding(.top, 0.6)
        Color.red.measured("old", frames).edgesIgnoringSafeArea(.top)
        Color.red.frame(width: 40, height: 20).measured("small", frames).ignoresSafeArea()
      }
    }
    #expect(frames["all"] == CGRect(0, 0, 393, 852))
    #expect(frames["top"] == CGRect(0, 0, 393, 818))
    #expect(frames["bottom"] == CGRect(0, 59, 393, 793))
    #expect(frames["keyboard"] == CGRect(0, 59, 393, 759))
    #expect(frames["container"] == frames["all"])
    #expect(frames["apart"] == CGRect(1, 1, 391, 850))
    #expect(frames["inside"] == CGRect(1, 60, 391, 757))
    #expect(frames["half pixel"].isNear(CGRect(0, 0.5, 393, 851.5)))
    #expect(frames["more"].minY.rounded() == 60)
    #expect(frames["old"] == frames["top"])
    #expect(frames["small"].size == CGSize(width: 40, height: 20))
  }

  @Test("A turned space does not reach under the bars [fact-107]")
  func turned() {
    _ = host {
      Color.red.measured("a", frames).ignoresSafeArea().rotationEffect(.degrees(90))
    }
    #expect(frames["a"].isNear(CGRect(393 / 2 - 759 / 2, 59 + 759 / 2 - 393 / 2, 759, 393)))
  }

  @Test("A background style goes on under the bars, a background view does not [S2-078 S4-240 fact-48]")
  func backgrounds() {
    func colours<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      let app = host { view() }
      return [5, 300, 845].map { y in
        let pixel = app.pixel(x: 200, y: y)
        return pixel.red > 200 && pixel.blue < 120 ? "red" : "plain"
      }
    }
    let filler = Color.clear
    #expect(colours { filler.background(.red) } == ["red", "red", "red"])
    #expect(colours { filler.background(Color.red) } == ["red", "red", "red"])
    #expect(colours { filler.background { Color.red } } == ["plain", "red", "plain"])
    #expect(colours { filler.background(.red, ignoresSafeAreaEdges: .top) } == ["red", "red", "plain"])
    #expect(colours { filler.background(.red, ignoresSafeAreaEdges: []) } == ["plain", "red", "plain"])
    #expect(colours { filler.background(.red, in: Rectangle()) } == ["plain", "red", "plain"])
    #expect(colours { filler.overlay(.red) } == ["red", "red", "red"])
    #expect(
      colours { filler.background { Color.red.ignoresSafeArea(edges: .bottom) } } == ["plain", "red", "red"])
    #expect(colours { filler.padding(1).background(.red).padding(1) } == ["plain", "red", "plain"])
    #expect(colours { filler.background(Color.red.edgesIgnoringSafeArea(.all)) } == ["red", "red", "red"])
  }

  @Test("A background that goes on is cut at no layer and follows a moved view")
  func movedBackground() {
    struct Moving: View {
      @State private var isDown = false
      var body: some View {
        VStack(spacing: 0) {
          if isDown { Color.blue.frame(height: 100) }
          Button("Move") { isDown = true }.frame(maxWidth: .infinity).background(.red)
          Spacer()
        }
      }
    }
    let app = host { Moving() }
    #expect(app.pixel(x: 5, y: 2).red > 200)
    app.tap("Move")
    #expect(app.pixel(x: 5, y: 2).blue > 200)
    #expect(app.pixel(x: 5, y: 60).blue > 200)
  }

  @Test("An inset shrinks the safe area by its length and a gap of 8 and stands at the edge [fact-108]")
  func inset() {
    var insets = EdgeInsets()
    _ = host {
      ZStack {
        Color.clear.measured("content", frames)
        Color.red.measured("under", frames).ignoresSafeArea()
        GeometryReader { proxy in
          let _ = insets = proxy.safeAreaInsets
          Color.clear
        }
      }
      .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).measured("bar", frames) }
      .measured("whole", frames)
    }
    #expect(frames["whole"] == CGRect(0, 59, 393, 759))
    #expect(frames["bar"] == CGRect(0, 852 - 34 - 50, 393, 50))
    #expect(frames["content"] == CGRect(0, 59, 393, 759 - 58))
    #expect(frames["under"] == CGRect(0, 0, 393, 852))
    #expect(insets == EdgeInsets(top: 59, leading: 0, bottom: 50 + 8 + 34, trailing: 0))
  }

  @Test("Insets stand at any edge, with their spacing and alignment, mirrored too")
  func insetEdges() {
    func measure(_ direction: LayoutDirection, _ name: String) {
      _ = TestHost(size: CGSize(width: 300, height: 200)) {
        Color.clear.measured(name, frames)
          .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) {
            Color.blue.frame(width: 20, height: 10).measured(name + " leading", frames)
          }
          .safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) {
            Color.blue.frame(width: 30, height: 10).measured(name + " trailing", frames)
          }
          .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
            Color.blue.frame(width: 40, height: 10).measured(name + " top", frames)
          }
          .environment(\.layoutDirection, direction)
      }
    }
    measure(.leftToRight, "l")
    #expect(frames["l"] == CGRect(25, 10, 245, 190))
    #expect(frames["l leading"] == CGRect(0, 10, 20, 10))
    #expect(frames["l trailing"] == CGRect(270, 190, 30, 10))
    #expect(frames["l top"] == CGRect(260, 0, 40, 10))
    measure(.rightToLeft, "r")
    #expect(frames["r"] == CGRect(30, 10, 245, 190))
    #expect(frames["r leading"] == CGRect(280, 10, 20, 10))
    #expect(frames["r top"] == CGRect(0, 0, 40, 10))
  }

  @Test("Padding of the safe area can be reached under [fact-109]")
  func padding() {
    _ = host {
      ZStack {
        Color.red.measured("content", frames)
        Color.red.measured("under", frames).ignoresSafeArea(edges: .leading)
        Color.red.measured("all", frames).ignoresSafeArea()
      }
      .safeAreaPadding(.leading, 20)
      .safeAreaPadding(.horizontal)
    }
    #expect(frames["content"] == CGRect(36, 59, 341, 759))
    #expect(frames["under"] == CGRect(0, 59, 377, 759))
    #expect(frames["all"] == CGRect(0, 0, 393, 852))
  }
}
