import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Animated layouts and effects")
struct LayoutAnimationTests {
  /// Places its views around the middle, from an angle on.
  private struct Wheel: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle)), anchor: .center,
          proposal: .unspecified)
      }
    }
  }

  private static let size = CGSize(width: 200, height: 200)
  private func middle(_ host: TestHost, _ text: String) throws -> CGPoint {
    let frame = try #require(host.frame(of: text))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test(
    "A layout with animatable data lays out anew on the way: views go round, not straight",
    arguments: [true, false])
  func wheel(erased: Bool) throws {
    struct Root: View {
      let erased: Bool
      @State private var angle = 0.0
      var body: some View {
        let layout = erased ? AnyLayout(Wheel(angle: angle)) : nil
        Group {
          if let layout { layout { Text("it") } } else { Wheel(angle: angle) { Text("it") } }
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { angle = .pi } }
      }
    }
    let host = TestHost(size: Self.size) { Root(erased: erased) }
    #expect(try abs(middle(host, "it").x - 180) < 1)
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.5)
    let halfway = try middle(host, "it")
    #expect(abs(halfway.x - 100) < 4 && abs(halfway.y - 180) < 4)
    host.advance(by: 1)
    #expect(try abs(middle(host, "it").x - 20) < 1 && host.isIdle)
  }

  @Test("A switch of the layout moves the views to their new places")
  func anyLayout() throws {
    struct Root: View {
      @State private var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Text("a").frame(width: 50, height: 50)
          Text("b").frame(width: 50, height: 50)
        }
        .frame(width: 200, height: 200)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
      }
    }
    let host = TestHost(size: Self.size) { Root() }
    #expect(try middle(host, "b") == CGPoint(x: 125, y: 100))
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.5)
    let halfway = try middle(host, "b")
    #expect(abs(halfway.x - 112.5) < 1 && abs(halfway.y - 112.5) < 1)
    host.advance(by: 1)
    #expect(try middle(host, "b") == CGPoint(x: 100, y: 125))
  }

  @Test("What a visual effect takes from outside is animated")
  func visualEffect() throws {
    struct Root: View {
      @State private var isAway = false
      var body: some View {
        Text("it")
          .visualEffect { [isAway] content, _ in content.offset(x: isAway ? 80 : 0) }
          .frame(width: 200, height: 200)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
      }
    }
    let host = TestHost(size: Self.size) { Root() }
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.5)
    #expect(try abs(middle(host, "it").x - 140) < 2)
    host.advance(by: 1)
    #expect(try abs(middle(host, "it").x - 180) < 1 && host.isIdle)
  }

  @available(*, deprecated)
  private struct Widened: AnimatableModifier {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.overlay { Text("width \(Int(width.rounded()))") } }
  }
  @available(*, deprecated) private struct WidenedRoot: View {
    @State private var width: CGFloat = 0
    var body: some View {
      Color.white.modifier(Widened(width: width))
        .onTapGesture { withAnimation(.linear(duration: 1)) { width = 100 } }
    }
  }
  @available(*, deprecated)
  @Test("The body of an animatable modifier runs with the values on the way")
  func modifier() {
    let host = TestHost(size: Self.size) { WidenedRoot() }
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.5)
    #expect(host.shows("width 50"))
    host.advance(by: 1)
    #expect(host.shows("width 100"))
  }

  @Test("Vectors nest: pairs in pairs, and any number of values as one")
  func vectors() {
    typealias Four = AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<Double, Double>>>
    var four = Four(1, .init(2, .init(3, 4)))
    four.scale(by: 2)
    #expect(four - Four(1, .init(1, .init(1, 1))) == Four(1, .init(3, .init(5, 7))))
    #expect(four.magnitudeSquared == 4 + 16 + 36 + 64)
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values += AnimatableValues(1.0, CGFloat(1), AnimatablePair(1.0, 1.0))
    values.scale(by: 2)
    // The macro must not take values with packs apart.
    let wanted = AnimatableValues(4.0, CGFloat(6), AnimatablePair(8.0, 10.0))
    let isEqual = values == wanted
    let square = (values - wanted).magnitudeSquared
    #expect(isEqual && square == 0)
  }

  private struct Coming: View {
    let transition: AnyTransition
    @State private var isThere = false
    var body: some View {
      VStack(spacing: 0) {
        Color.white.onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere { Color.red.overlay { Text("it") }.frame(height: 100).transition(transition) }
      }
    }
  }

  @Test(
    "Where motion is to be avoided transitions that move fade, by their animation; others stay as they are",
    arguments: [0, 1, 2, 3])
  func calm(number: Int) throws {
    let transition: AnyTransition =
      [
        .move(edge: .trailing), .asymmetric(insertion: .scale, removal: .slide),
        .offset(x: 50).combined(with: .opacity), .push(from: .leading),
      ][number]
    for isCalm in [true, false] {
      let host = TestHost(size: Self.size) {
        Coming(transition: transition).environment(\._accessibilityReduceMotion, isCalm)
      }
      host.tap(at: CGPoint(x: 5, y: 5))
      host.advance(by: 0.5)
      #expect((host.displayList.contains("opacity 0.5") && host.frame(of: "it")!.midX == 100) == isCalm)
      host.advance(by: 1)
      host.tap(at: CGPoint(x: 5, y: 5))
      host.advance(by: 0.5)
      #expect((host.displayList.contains("opacity 0.5") && host.frame(of: "it")!.midX == 100) == isCalm)
    }
  }
}
