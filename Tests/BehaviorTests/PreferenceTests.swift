import Foundation
import Sash
import SwiftUI
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { ["default"] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
private struct Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

@MainActor @Suite("Preferences and anchors")
struct PreferenceTests {
  private let frames = Frames()
  private let log = Log()
  private let window = CGSize(width: 300, height: 200)

  private func received<V: View>(_ view: V) -> [[String]] {
    let log = log
    log.lines = []
    _ = TestHost(size: window) {
      view.onPreferenceChange(Names.self) { log.lines.append($0.joined(separator: " ")) }
    }
    return log.lines.map { $0.split(separator: " ").map(String.init) }
  }

  @Test(
    "Values of siblings are merged in order, the first one starting [S0-199 fact-193 fact-194 fact-195 fact-196]"
  )
  func merging() {
    #expect(
      received(
        VStack {
          Text("a").preference(key: Names.self, value: ["a"])
          Text("none")
          HStack {
            Text("b").preference(key: Names.self, value: ["b"])
            Text("c").preference(key: Names.self, value: ["c"])
          }
          .background(Color.red.preference(key: Names.self, value: ["behind"]))
          Text("d").overlay(Color.red.preference(key: Names.self, value: ["over"]))
        }) == [["a", "behind", "b", "c", "over"]])
    #expect(received(Text("only").preference(key: Names.self, value: ["only"])) == [["only"]])
    #expect(received(Text("nobody")) == [["default"]])
  }

  @Test("Setting a preference hides what is inside; a transform changes it [fact-197 fact-198]")
  func hiding() {
    let inner = VStack {
      Text("a").preference(key: Names.self, value: ["a"])
      Text("b").preference(key: Names.self, value: ["b"])
    }
    #expect(received(inner.preference(key: Names.self, value: ["outer"])) == [["outer"]])
    #expect(received(inner.transformPreference(Names.self) { $0.append("more") }) == [["a", "b", "more"]])
  }

  private struct Resizer: View {
    @State private var size = CGSize.zero
    @State private var isLong = false
    let frames: Frames
    var body: some View {
      VStack {
        Button("Longer") { isLong.toggle() }
        Color.red.frame(width: isLong ? 120 : 50, height: 20)
          .background(
            GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
        Color.blue.measured("copy", frames).frame(width: size.width, height: size.height)
      }
      .onPreferenceChange(SizeKey.self) { size = $0 }
    }
  }

  @Test(
    "A size that a reader hands up is copied to another view within the same frame [S0-203 S2-060 S2-061 fact-202]"
  )
  func copiedSize() {
    let app = TestHost(size: window) { Resizer(frames: frames) }
    #expect(app.work.frames == 1)
    #expect(frames["copy"].size == CGSize(width: 50, height: 20))
    let middle = app.frame(of: "Longer").map { CGPoint(x: $0.midX, y: $0.midY) }!
    app.press(at: middle)
    app.resetWork()
    app.release(at: middle)
    #expect(app.work.frames == 1)
    #expect(frames["copy"].size == CGSize(width: 120, height: 20))
    app.checkInvariants()
  }

  private struct Pair: View {
    @State private var count = 1
    @State private var heard: [String] = []
    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Text("\(count)")
          .preference(key: Width.self, value: CGFloat(count))
          .preference(key: Names.self, value: ["n\(count)"])
        Text(heard.joined(separator: ","))
      }
      .onPreferenceChange(Width.self) { heard.append("w\(Int($0))") }
      .onPreferenceChange(Names.self) { heard.append($0[0]) }
    }
  }

  @Test("Two preferences of one view are heard apart, at first and on each change [S0-201 S0-213]")
  func twoKeys() {
    let app = TestHost(size: window) { Pair() }
    #expect(Set(app.texts.last!.split(separator: ",")) == ["w1", "n1"])
    app.tap("Count")
    #expect(app.texts.last!.split(separator: ",").count == 4)
    #expect(Set(app.texts.last!.split(separator: ",").suffix(2)) == ["w2", "n2"])
  }

  @Test("An extension of View joins the sender and the receiver [S2-068]")
  func extensionOfView() {
    let log = log
    _ = TestHost(size: window) {
      Text("x").frame(width: 70, height: 20).readingSize { log.lines.append("\(Int($0.width))") }
    }
    #expect(log.lines == ["70"])
  }

  @Test("A number preference follows how far a view is moved [S2-063]")
  func offset() {
    struct Moved: View {
      @State private var y: CGFloat = 10
      @State private var heard: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Move") { y += 15 }
          Color.clear.frame(height: y)
          Text("moved \(Int(heard))")
            .background(
              GeometryReader {
                Color.clear.preference(key: Width.self, value: $0.frame(in: .named("list")).minY)
              })
          Spacer()
        }
        .coordinateSpace(.named("list"))
        .onPreferenceChange(Width.self) { heard = $0 }
      }
    }
    let app = TestHost(size: window) { Moved() }
    let first = Int(app.texts.last!.dropFirst(6))!
    app.tap("Move")
    #expect(app.shows("moved \(first + 15)"))
  }

  // MARK: Layers made of preferences

  @Test("A layer is made of the merged value in the same frame, aligned, in front or behind [fact-204]")
  func layers() {
    let app = TestHost(size: window) {
      HStack(spacing: 0) {
        Text("one").preference(key: Names.self, value: ["1"])
        Text("two").preference(key: Names.self, value: ["2"])
      }
      .frame(width: 200, height: 100)
      .measured("whole", frames)
      .overlayPreferenceValue(Names.self) { names in
        Text("over " + names.joined(separator: "+"))
        Color.clear.measured("fills", frames)
      }
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { _ in
        Color.red.frame(width: 10, height: 10).measured("corner", frames)
      }
      .backgroundPreferenceValue(Names.self, alignment: .topLeading) {
        Text("behind " + $0.joined(separator: "+"))
      }
      .backgroundPreferenceValue(Width.self) { Text("width \(Int($0))") }
    }
    #expect(app.texts == ["width 0", "behind 1+2", "one", "two", "over 1+2"])
    #expect(app.work.frames == 1)
    #expect(frames["whole"] == CGRect(50, 50, 200, 100))
    #expect(frames["fills"] == frames["whole"])
    #expect(frames["corner"] == CGRect(240, 140, 10, 10))
    #expect(app.frame(of: "behind 1+2")?.origin == CGPoint(x: 50, y: 50))
  }

  @Test("Both views of a layer hand their values further up")
  func layersContribute() {
    #expect(
      received(
        Text("a").preference(key: Names.self, value: ["a"])
          .overlayPreferenceValue(Names.self) { Text("o").preference(key: Names.self, value: $0 + ["o"]) }
      ) == [["a", "a", "o"]])
  }

  // MARK: Anchors

  @Test("An anchor is resolved in the space of whoever asks, also through transforms [fact-203]")
  func anchors() {
    _ = TestHost(size: window) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { ["plain": $0] }
          .offset(x: 30, y: 50)
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Bounds.self, value: .rect(CGRect(0, 0, 10, 5))) { ["turned": $0] }
          .rotationEffect(.degrees(90))
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let _ = frames.note("plain", proxy[anchors["plain"]!])
          let _ = frames.note("turned", proxy[anchors["turned"]!])
          Color.clear
        }
      }
      .scaleEffect(0.5)
    }
    #expect(frames["plain"].isNear(CGRect(30, 50, 40, 20)))
    // Turned about (20,10): the top left corner goes to the top right.
    #expect(frames["turned"].isNear(CGRect(25, -10, 5, 10)))
  }

  @Test("Points, arrays and optionals of anchors")
  func anchorSources() {
    struct Points: PreferenceKey {
      static var defaultValue: [Anchor<[CGPoint]>] { [] }
      static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
        value += nextValue()
      }
    }
    struct Maybe: PreferenceKey {
      static var defaultValue: Anchor<CGRect?>? { nil }
      static func reduce(value: inout Anchor<CGRect?>?, nextValue: () -> Anchor<CGRect?>?) {}
    }
    var points: [CGPoint] = []
    var maybe: CGRect? = .null
    _ = TestHost(size: window) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(
          key: Points.self,
          value: .init([
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
            .bottomTrailing, .point(CGPoint(x: 1, y: 2)), .unitPoint(UnitPoint(x: 0.25, y: 0.5)),
          ])
        ) { [$0] }
        .anchorPreference(key: Maybe.self, value: .init(Anchor<CGRect>.Source?.none)) { $0 }
        .padding(10)
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = points = proxy[anchors[0]]
            Color.clear
          }
        }
        .overlayPreferenceValue(Maybe.self) { anchor in
          GeometryReader { proxy in
            let _ = maybe = anchor.flatMap { proxy[$0] }
            Color.clear
          }
        }
    }
    let (x, y): ([CGFloat], [CGFloat]) = ([0, 20, 40], [0, 10, 20])
    let expected =
      y.flatMap { y in x.map { CGPoint(x: $0 + 10, y: y + 10) } }
      + [CGPoint(x: 11, y: 12), CGPoint(x: 20, y: 20)]
    #expect(points == expected)
    #expect(maybe == nil)
  }

  private struct Tabs: View {
    @State private var chosen = "First"
    let frames: Frames
    var body: some View {
      HStack(spacing: 10) {
        ForEach(["First", "Second one"], id: \.self) { name in
          Button(name) { chosen = name }
            .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0[name] = $1 }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let frame = proxy[anchors[chosen]!]
          Color.red.frame(width: frame.width, height: 2).measured("line", frames)
            .offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }

  @Test("An underline follows the chosen tab by its anchor")
  func underline() {
    let app = TestHost(size: window) { Tabs(frames: frames) }
    let first = app.frame(of: "First")!
    #expect(frames["line"].minX == first.minX)
    #expect(frames["line"].width == first.width)
    app.tap("Second one")
    let second = app.frame(of: "Second one")!
    #expect(frames["line"].minX == second.minX)
    #expect(frames["line"].width == second.width)
    app.checkInvariants()
  }

  // MARK: onGeometryChange

  private struct Watched: View {
    @State private var width: CGFloat = 40
    @State private var padding: CGFloat = 0
    @State private var copied: CGFloat = 0
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        Button("Wider") { width += 10 }
        Button("Move") { padding += 10 }
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
            log.lines.append("\(Int(old))>\(Int(new))")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            copied = $0
          }
          .padding(.top, padding)
        Text("copied \(Int(copied))")
      }
    }
  }

  @Test("A geometry action runs at first and when its value changes, before the frame is shown [fact-114]")
  func geometryChange() {
    let app = TestHost(size: window) { Watched(log: log) }
    #expect(log.lines == ["40>40"])
    #expect(app.shows("copied 40"))
    #expect(app.work.frames == 1)
    app.tap("Move")
    #expect(log.lines == ["40>40"])
    let middle = app.frame(of: "Wider").map { CGPoint(x: $0.midX, y: $0.midY) }!
    app.press(at: middle)
    app.resetWork()
    app.release(at: middle)
    #expect(log.lines == ["40>40", "40>50"])
    #expect(app.shows("copied 50"))
    #expect(app.work.frames == 1)
  }

  @Test("A geometry action that keeps changing its own view is stopped with a warning")
  func geometryLoop() {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    let warnings = TestHost.warnings { _ = TestHost(size: window) { Growing() } }
    #expect(warnings.contains { $0.contains("onGeometryChange(for: CGFloat)") })
  }
}

extension View {
  fileprivate func readingSize(_ action: @escaping @Sendable (CGSize) -> Void) -> some View {
    background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self, perform: action)
  }
}
