import Foundation
import Sash
import SwiftUI
import Testing

private let window = CGSize(width: 300, height: 200)

@MainActor @Suite("Scroll targets, visibility and transitions")
struct ScrollEffectTests {
  private let frames = Frames()
  private let middle = CGPoint(x: 150, y: 100)

  private func stroke(_ app: TestHost, by distance: CGFloat, pause: Double = 0) {
    app.press(at: middle)
    for step in 1...5 {
      app.advance(by: 0.02)
      app.drag(to: CGPoint(x: 150 + distance * CGFloat(step) / 5, y: 100))
    }
    app.advance(by: pause)
    app.release(at: CGPoint(x: 150 + distance, y: 100))
    app.advance(by: 4)
  }

  private func cards(lazy: Bool, _ behavior: ViewAlignedScrollTargetBehavior, isEnabled: Bool = true)
    -> TestHost
  {
    TestHost(size: window) {
      ScrollView(.horizontal) {
        if lazy {
          LazyHStack(spacing: 10) {
            ForEach(0..<40, id: \.self) { Text("Card \($0)").frame(width: 110, height: 200) }
          }.scrollTargetLayout(isEnabled: isEnabled)
        } else {
          HStack(spacing: 10) {
            ForEach(0..<40, id: \.self) { Text("Card \($0)").frame(width: 110, height: 200) }
          }.scrollTargetLayout(isEnabled: isEnabled)
        }
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test("viewAligned comes to rest with a view of the target layout at the start", arguments: [false, true])
  func viewAligned(lazy: Bool) {
    let app = cards(lazy: lazy, .viewAligned(limitBehavior: .never))
    stroke(app, by: -80, pause: 0.3)
    #expect(abs(app.frame(of: "Card 1")!.midX - 55) < 0.6, "80 of 120 points: the second card is nearer")
    stroke(app, by: -40, pause: 0.3)
    #expect(abs(app.frame(of: "Card 1")!.midX - 55) < 0.6, "40 of 120 points: it goes back")
    app.close()
    let free = cards(lazy: lazy, .viewAligned(limitBehavior: .never), isEnabled: false)
    stroke(free, by: -80, pause: 0.3)
    #expect(
      abs(free.frame(of: "Card 0")!.midX - (55 - 80)) < 0.6, "without a target layout it stays where it is")
  }

  @Test("A limit lets a stroke get past few views, none lets it glide")
  func limits() {
    func first(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Int {
      let app = cards(lazy: false, .viewAligned(limitBehavior: limit))
      stroke(app, by: -100)
      let shown = (0..<40).first { app.frame(of: "Card \($0)")!.midX > 0 }!
      #expect(abs(app.frame(of: "Card \(shown)")!.midX - 55) < 0.6)
      app.close()
      return shown
    }
    let free = first(.never)
    #expect(free > 3)
    #expect(first(.alwaysByOne) <= 2)
    #expect(first(.always) < free)
  }

  @Test("Single views may be targets, behaviours may be put aside and see the speed")
  func singleTargets() {
    final class Seen { var speeds: [CGFloat] = [] }
    struct Noting: ScrollTargetBehavior {
      let seen: Seen
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        seen.speeds.append(context.velocity.dx)
        ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
      }
    }
    let seen = Seen()
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Text("first").frame(width: 90, height: 200)
          Text("target").frame(width: 90, height: 200).scrollTarget()
          Text("rest").frame(width: 900, height: 200)
        }
      }
      .scrollTargetBehavior(AnyScrollTargetBehavior(Noting(seen: seen)))
    }
    stroke(app, by: -30, pause: 0.3)
    #expect(abs(app.frame(of: "target")!.midX - 45) < 0.6)
    stroke(app, by: -30)
    #expect(seen.speeds.count == 2 && seen.speeds[0] == 0 && seen.speeds[1] > 100)
  }

  @Test("onScrollVisibilityChange tells when a share of a view is seen and when it no longer is")
  func visibility() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let app = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Color.red.frame(width: 100, height: 100)
              .onScrollVisibilityChange { log.lines.append("\(row) \($0)") }
          }
        }
      }
    }
    #expect(log.lines == ["0 true", "1 true"])
    app.scroll(at: middle, by: CGSize(width: 0, height: -49))
    #expect(log.lines.count == 2)
    app.scroll(at: middle, by: CGSize(width: 0, height: -2))
    #expect(Set(log.lines.dropFirst(2)) == ["0 false", "2 true"])
    app.close()
  }

  @Test("onScrollTargetVisibilityChange tells the ids that are seen")
  func targetVisibility() {
    final class Log { var seen: [[Int]] = [] }
    let log = Log()
    let app = TestHost(size: window) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in Text("\(row)").frame(height: 50) }
        }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { log.seen.append($0) }
    }
    #expect(log.seen.last == [0, 1, 2, 3])
    app.scroll(at: middle, by: CGSize(width: 0, height: -25))
    #expect(log.seen.last == [1, 2, 3])
    app.scroll(at: middle, by: CGSize(width: 0, height: -25))
    #expect(log.seen.last == [1, 2, 3, 4])
  }

  private func opacity(of app: TestHost, y: Int) -> Double {
    // Black on white.
    1 - Double(app.pixel(x: 150, y: y).red) / 255
  }

  @Test("A transition fades a view in step by step while it is scrolled in; thresholds say until when")
  func transitions() {
    func show(_ configuration: ScrollTransitionConfiguration) -> TestHost {
      TestHost(size: window) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in
              Color.black.frame(height: 100)
                .scrollTransition(configuration) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0)
                }
            }
          }
        }
      }
    }
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    let app = show(linear)
    #expect(opacity(of: app, y: 50) == 1 && opacity(of: app, y: 150) == 1)
    app.scroll(at: middle, by: CGSize(width: 0, height: -25))
    // The first has 75 of 100 points left, the third has come in by 25.
    #expect(abs(opacity(of: app, y: 40) - 0.75) < 0.01)
    #expect(opacity(of: app, y: 120) == 1)
    #expect(abs(opacity(of: app, y: 190) - 0.25) < 0.01)
    app.close()
    let half = show(linear.threshold(.visible(0.5)))
    half.scroll(at: middle, by: CGSize(width: 0, height: -25))
    #expect(opacity(of: half, y: 40) == 1)
    #expect(abs(opacity(of: half, y: 190) - 0.5) < 0.01)
    half.close()
    let none = show(.identity)
    none.scroll(at: middle, by: CGSize(width: 0, height: -25))
    #expect(opacity(of: none, y: 190) == 1)
    none.close()
    let sudden = show(.animated.threshold(.visible(0.3)))
    sudden.scroll(at: middle, by: CGSize(width: 0, height: -25))
    #expect(opacity(of: sudden, y: 190) == 0)
    sudden.scroll(at: middle, by: CGSize(width: 0, height: -10))
    sudden.advance(by: 2)
    #expect(opacity(of: sudden, y: 190) == 1)
    sudden.close()
  }

  @Test("Phases tell the sides apart; centred is the nearest threshold there is")
  func phases() {
    #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { card in
            Color.black.frame(width: 100, height: 20)
              .scrollTransition(.interactive(timingCurve: .linear).threshold(.centered), axis: .horizontal) {
                content, phase in
                content.offset(y: phase.value * 80)
              }
          }
        }
        .frame(height: 200)
      }
    }
    // The middle of the second card is in the middle of the window, the others are half way out.
    #expect(app.pixel(x: 150, y: 100).red == 0)
    #expect(app.pixel(x: 50, y: 100).red == 255 && app.pixel(x: 50, y: 60).red == 0)
    #expect(app.pixel(x: 250, y: 100).red == 255 && app.pixel(x: 250, y: 140).red == 0)
  }

  @Test("A visual effect follows the place of its view, moves taps along, and changes no layout")
  func visualEffects() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).onTapGesture { taps.count += 1 }
            .visualEffect { content, proxy in
              content.offset(y: -proxy.frame(in: .scrollView).minY).opacity(0.5)
            }
          Color.blue.frame(height: 600).measured("below", frames)
        }
      }
    }
    app.resetWork()
    app.scroll(at: middle, by: CGSize(width: 0, height: -20))
    #expect(frames["below"].minY == 20)
    #expect(app.work.bodies.isEmpty)
    // Half of red over half hidden blue: the header stays at the top.
    #expect(app.pixel(x: 10, y: 5).blue > 100 && app.pixel(x: 10, y: 5).red > 200)
    #expect(app.pixel(x: 10, y: 50) == (0, 122, 255))
    app.close()
    let moved = TestHost(size: window) {
      Color.red.frame(width: 20, height: 20).onTapGesture { taps.count += 1 }
        .visualEffect { content, proxy in
          content.offset(x: proxy.size.width * 3).scaleEffect(1).rotationEffect(.zero).blur(radius: 0)
            .brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
            .rotation3DEffect(.zero, axis: (1, 0, 0)).transformEffect(CGAffineTransform.identity)
        }
    }
    moved.tap(at: CGPoint(x: 150, y: 100))
    #expect(taps.count == 0)
    moved.tap(at: CGPoint(x: 210, y: 100))
    #expect(taps.count == 1)
    #expect(moved.pixel(x: 210, y: 100) == (255, 59, 48))
  }

  @Test("Anchors by role: at first, while sizes change, and for content that is too small")
  func anchorRoles() {
    struct Rows: View {
      @State private var count = 20
      let anchor: UnitPoint
      let roles: [ScrollAnchorRole]
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 40) }
            Button("more") { count += 5 }.frame(height: 40)
          }
        }
        .modifier(Anchors(anchor: anchor, roles: roles))
      }
    }
    struct Anchors: ViewModifier {
      let anchor: UnitPoint
      let roles: [ScrollAnchorRole]
      func body(content: Content) -> some View {
        content.defaultScrollAnchor(roles.contains(.initialOffset) ? anchor : nil, for: .initialOffset)
          .defaultScrollAnchor(roles.contains(.sizeChanges) ? anchor : nil, for: .sizeChanges)
      }
    }
    func place(_ roles: [ScrollAnchorRole]) -> [CGFloat] {
      let app = TestHost(size: window) { Rows(anchor: .bottom, roles: roles) }
      let first = app.frame(of: "more")!.midY
      if first > 200 { app.scroll(at: middle, by: CGSize(width: 0, height: -5000)) }
      app.tap("more")
      return [first, app.frame(of: "more")!.midY]
    }
    #expect(place([.initialOffset, .sizeChanges]) == [180, 180])
    #expect(place([.initialOffset]) == [180, 380])
    #expect(place([]) == [820, 380])
    for (anchor, y) in [(UnitPoint.bottom, 190), (.center, 100), (.top, 10)] as [(UnitPoint, CGFloat)] {
      let app = TestHost(size: window) {
        ScrollView { Text("short").frame(height: 20) }.defaultScrollAnchor(anchor, for: .alignment)
      }
      #expect(app.frame(of: "short")!.midY == y)
      app.close()
    }
  }

  @Test("In withAnimation a reader and a position move smoothly, by themselves at once")
  func animatedScrolling() {
    struct Root: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack(spacing: 0) {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<200, id: \.self) { Text("Row \($0)").frame(height: 40) }
              }
            }
            .scrollPosition($position)
            HStack {
              Button("reader") { withAnimation { proxy.scrollTo(20, anchor: .top) } }
              Button("position") { withAnimation { position.scrollTo(y: 1600) } }
              Button("jump") { position.scrollTo(edge: .top) }
            }.frame(height: 40)
          }
        }
      }
    }
    func top(_ app: TestHost) -> Int? { (0..<200).first { (app.frame(of: "Row \($0)")?.midY ?? -1) > 0 } }
    let app = TestHost(size: window) { Root() }
    for (name, row) in [("reader", 20), ("position", 40)] {
      let start = top(app)!
      app.tap(name)
      app.advance(by: 0.1)
      let middle = top(app)!
      #expect(middle > start && middle < row, "\(name): on the way from \(start) to \(row), at \(middle)")
      app.advance(by: 3)
      #expect(top(app) == row)
    }
    app.tap("jump")
    #expect(top(app) == 0)
  }

  @Test("Indicators flash when they are asked to")
  func flash() {
    struct Flashing: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.white.frame(height: 900) }.scrollIndicatorsFlash(trigger: count)
          Button("flash") { count += 1 }.frame(height: 40)
        }
      }
    }
    func isShown(_ app: TestHost) -> Bool { (290..<300).contains { app.pixel(x: $0, y: 20).red < 240 } }
    let app = TestHost(size: window) { Flashing() }
    #expect(!isShown(app))
    app.tap("flash")
    app.advance(by: 0.1)
    #expect(isShown(app))
    app.advance(by: 3)
    #expect(!isShown(app))
    let first = TestHost(size: window) {
      ScrollView { Color.white.frame(height: 900) }.scrollIndicatorsFlash(onAppear: true)
    }
    #expect(isShown(first))
  }

  @Test("A flipped view is mirrored from right to left")
  func flipping() {
    func show(_ direction: LayoutDirection) -> TestHost {
      TestHost(size: window) {
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: size.height)), with: .color(.red))
        }
        .flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, direction)
      }
    }
    #expect(show(.leftToRight).pixel(x: 5, y: 5) == (255, 59, 48))
    let flipped = show(.rightToLeft)
    #expect(flipped.pixel(x: 5, y: 5) == (255, 255, 255))
    #expect(flipped.pixel(x: 295, y: 5) == (255, 59, 48))
  }
}
