import Foundation
import Sash
import SwiftUI
import Testing

/// Numbers that look random and are the same in each run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

/// Colours side by side, some in further stacks across.
private struct Tiles: View {
  let lengths: [CGFloat?]
  let axis: Axis
  static func color(_ index: Int) -> Color {
    Color(
      .sRGB, red: Double(index + 1) / 16, green: 1 - Double(index) / 16, blue: index.isMultiple(of: 2) ? 0 : 1
    )
  }
  var body: some View {
    let layout =
      axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      ForEach(lengths.indices, id: \.self) { index in
        Tiles.color(index).frame(
          width: axis == .horizontal ? lengths[index] : nil, height: axis == .vertical ? lengths[index] : nil)
      }
    }
  }
}

@MainActor @Suite("Pixels")
struct PixelTests {
  @Test(
    "Neighbours meet on pixels without gap or overlap, wherever their edges lie [fact-18]",
    arguments: [1, 2, 3] as [CGFloat], 0..<12)
  func neighbours(scale: CGFloat, seed: Int) {
    var dice = Dice(state: UInt64(seed) * 977 + 11)
    let axis: Axis = seed.isMultiple(of: 2) ? .horizontal : .vertical
    let lengths = (0..<Int.random(in: 3...8, using: &dice)).map { _ -> CGFloat? in
      Bool.random(using: &dice) ? CGFloat(Int.random(in: 20...130, using: &dice)) / 7 : nil
    }
    let inset = CGFloat(Int.random(in: 0...30, using: &dice)) / 11
    let app = TestHost(size: CGSize(width: 140, height: 140), scale: scale) {
      Tiles(lengths: lengths, axis: axis).padding(inset).frame(width: 140, height: 140)
    }
    let count = Int(140 * scale)
    func pixel(_ place: Int) -> String {
      let middle = count / 2
      let value = app.pixel(
        x: axis == .horizontal ? place : middle, y: axis == .horizontal ? middle : place)
      return "\(value)"
    }
    var runs: [(color: String, length: Int)] = []
    for place in 0..<count {
      let color = pixel(place)
      if runs.last?.color == color { runs[runs.count - 1].length += 1 } else { runs.append((color, 1)) }
    }
    let white = "(red: 255, green: 255, blue: 255)"
    let shown = runs.map(\.color).drop { $0 == white }.reversed().drop { $0 == white }
    // A mixture of two colours, or background between them, would be a run of its own.
    #expect(Set(shown).count == shown.count)
    #expect(shown.count == lengths.count, "seed \(seed), \(scale)x: \(runs)")
  }

  @Test("At 3 pixels a point three thirds of 100 points are 100 pixels each; at 1 they differ by one")
  func thirds() {
    func widths(_ scale: CGFloat) -> [Int] {
      let app = TestHost(size: CGSize(width: 100, height: 4), scale: scale) {
        Tiles(lengths: [nil, nil, nil], axis: .horizontal)
      }
      let row = (0..<Int(100 * scale)).map { "\(app.pixel(x: $0, y: 1))" }
      return ["\(row.first!)", "\(row[row.count / 2])", "\(row.last!)"].map { color in
        row.filter { $0 == color }.count
      }
    }
    #expect(widths(1) == [33, 34, 33])
    #expect(widths(2) == [67, 66, 67])
    #expect(widths(3) == [100, 100, 100])
  }

  @Test(
    "Lengths that are no numbers, or have no end, leave a frame that can be drawn, and a warning names the view"
  )
  func badLengths() {
    struct Broken: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: .unspecified) }
      }
    }
    let frames = Frames()
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: .infinity, height: -4).measured("frame", frames)
        Broken { Color.blue }.measured("broken", frames)
        Color.green.frame(height: 20).offset(x: .nan).padding(.infinity).measured("below", frames)
        ScrollView { Color.red.frame(maxHeight: .infinity) }.frame(height: 10).measured("scroll", frames)
      }
    }
    for (name, frame) in frames.all {
      #expect(
        [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }, "\(name): \(frame)")
    }
    _ = app.pixel(x: 50, y: 50)
  }

  @Test("The layout is printed as a tree with offers, sizes and places")
  func description() {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 10) {
        Color.red.frame(width: 40, height: 20)
        HStack(spacing: 0) { Color.blue.padding(5) }
      }
    }
    let lines = app.layoutDescription.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[0] == "window 300.0x200.0")
    #expect(lines[1] == "VStack  offered 300x200  is 300x200  at 0,0")
    #expect(lines[2] == "frame(width:height:)  offered 300x95  is 40x20  at 130,0")
    #expect(lines.contains { $0.hasPrefix("HStack  offered 300x170  is 300x170  at 0,30") })
    #expect(lines.contains { $0.hasPrefix("padding  offered 300x170") })
  }

  @Test("With names kept, the printed layout and warnings of loops and bad lengths name the views of users")
  func names() {
    struct Inner: View {
      @State private var height: CGFloat = 10
      let isGrowing: Bool
      let width: CGFloat
      var body: some View {
        Color.red.frame(width: width, height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            if isGrowing { height = $0 + 1 }
          }
      }
    }
    struct Outer: View {
      let isGrowing: Bool
      let width: CGFloat
      var body: some View { HStack { Inner(isGrowing: isGrowing, width: width).padding(1) } }
    }
    TestHost.keepsLayoutNames = true
    defer { TestHost.keepsLayoutNames = false }
    let app = TestHost(size: CGSize(width: 300, height: 200)) { Outer(isGrowing: false, width: 20) }
    let lines = app.layoutDescription.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("Outer  offered 300x200") })
    #expect(lines.contains { $0.hasPrefix("Inner  offered 298x198  is 20x10") })
    let warnings = TestHost.warnings {
      _ = TestHost(size: CGSize(width: 300, height: 200)) { Outer(isGrowing: true, width: 20) }
    }
    #expect(warnings.contains { $0.contains("multiple times per frame") && $0.contains("Outer / Inner") })
    let places = TestHost.layoutWarnings {
      _ = TestHost(size: CGSize(width: 300, height: 200)) { Outer(isGrowing: false, width: .nan) }
    }
    #expect(places.contains("It is this view: Outer / HStack / padding / Inner / frame(width:height:)."))
  }
}
