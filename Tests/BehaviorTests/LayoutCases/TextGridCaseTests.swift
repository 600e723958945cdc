import Foundation
import Sash
import SwiftUI
import Testing

// Each case names its row of the layout cases that the texts and the sources behind Sash give.

/// Takes half of the width that it is offered.
private struct Half: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 10) / 2, height: proposal.height ?? 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Suite("Layout cases: texts, lazy grids and scroll views")
struct TextGridCaseTests {
  private let frames = Frames()

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }

  // Source: OpenSwiftUIProject/OpenSwiftUI:Sources/OpenSwiftUICore/View/Text/Text/Text+StringDrawingContext.swift
  // https://fatbobman.com/en/posts/layout-dimensions-1/
  @Test(
    "Lines of each text style [case-20 case-21 case-22 case-23 case-24 case-25 case-26 case-27 case-28 case-29]",
    arguments: [
      (Font.TextStyle.largeTitle, [41, 41, 40.6667]), (.title, [34, 33.5, 33.6667]),
      (.title2, [27, 26.5, 26.3333]), (.title3, [24, 24, 24]), (.headline, [21, 20.5, 20.3333]),
      (.body, [21, 20.5, 20.3333]), (.callout, [20, 19.5, 19.3333]), (.subheadline, [18, 18, 18]),
      (.footnote, [16, 16, 15.6667]), (.caption, [15, 14.5, 14.3333]), (.caption2, [14, 13.5, 13.3333]),
    ] as [(Font.TextStyle, [CGFloat])])
  func lines(style: Font.TextStyle, heights: [CGFloat]) {
    for (scale, height) in zip([1, 2, 3] as [CGFloat], heights) {
      let size = answer(.infinity, .infinity, scale: scale) { Text("Hello world").font(.system(style)) }
      #expect(abs(size.height - height) < 0.001, "\(style) at \(scale)x")
    }
  }

  @Test(
    "Several lines add up and are rounded together; nothing is offered less than a line [case-30 case-31 case-18]"
  )
  func paragraphs() {
    for (scale, two, three) in [(1, 41, 61), (2, 41, 61), (3, 40.6667, 61)] as [(CGFloat, CGFloat, CGFloat)] {
      #expect(abs(answer(300, nil, scale: scale) { Text("a\nb") }.height - two) < 0.001)
      #expect(abs(answer(300, nil, scale: scale) { Text("a\nb\nc") }.height - three) < 0.001)
    }
    let none = answer(0, 0, scale: 3) { Text("Hello world") }
    #expect(none.width == 0 && none.height <= 20.334)
  }

  @Test("A text is centred to the third of a point at 3x [case-216 case-67 case-14]")
  func centred() {
    let size = answer(nil, nil, scale: 3) { Text("Hello world") }
    _ = TestHost(size: CGSize(width: 390, height: 100), scale: 3) {
      Text("Hello world").measured("t", frames)
    }
    #expect(abs(frames["t"].minX - (390 - size.width) / 2) < 0.001)
    _ = TestHost(size: CGSize(width: 390, height: 200), scale: 3) {
      Text("Hello world").measured("text", frames).frame(idealWidth: 100, idealHeight: 100)
        .measured("frame", frames).fixedSize()
    }
    #expect(frames["frame"].size == CGSize(width: 100, height: 100))
    #expect(abs(frames["text"].midX - frames["frame"].midX) < 0.001)
    #expect(
      answer(nil, nil) {
        HStack(spacing: 9) {
          EmptyView()
          Color.red.frame(width: 5, height: 5)
          EmptyView()
        }
      } == CGSize(width: 5, height: 5))
  }

  // Source: stackotter/swiftui-layout-edge-cases; https://fancyhints.com/how-an-hstack-lays-out-its-children
  @Test("Parts that are not used go on to later views [case-119 case-120 case-121]")
  func shares() {
    check(119, "50 x 85", "root 50x122.5; a (0,0,50,42.5); b (0,42.5,50,80)", frames) {
      VStack(spacing: 0) {
        color("a").frame(minHeight: 5, maxHeight: 100)
        color("b").frame(minHeight: 80)
      }
    }
    check(120, "620 x 80", "root 620x80; a (0,0,200,80); b (210,0,100,80); c (320,0,300,80)", frames) {
      HStack(spacing: 10) {
        color("a")
        Half {}.measured("b", frames)
        color("c")
      }
    }
    check(121, "620 x 80", "root 620x80; a (0,0,100,80); b (110,0,250,80); c (370,0,250,80)", frames) {
      HStack(spacing: 10) {
        Half {}.measured("a", frames)
        color("b")
        color("c")
      }
    }
  }

  private func columns(_ width: CGFloat, _ items: [GridItem]) -> [CGRect] {
    frames.forget()
    _ = TestHost(size: CGSize(width: 700, height: 100)) {
      LazyVGrid(columns: items, spacing: 0) {
        ForEach(0..<6, id: \.self) { color("\($0)").frame(height: 10) }
      }.frame(width: width)
    }
    let first = frames["0"].minY
    return (0..<6).map { frames["\($0)"] }.filter { $0.minY == first }
  }

  // Source: https://www.objc.io/blog/2020/11/23/grid-layout/; https://developer.apple.com/documentation/swiftui/griditem
  @Test(
    "Columns of lazy grids [case-195 case-196 case-197 case-198 case-199 case-200 case-201 case-202]")
  func lazyGrids() {
    func expect(_ frames: [CGRect], _ widths: [CGFloat], _ gap: CGFloat, _ number: Int) {
      #expect(
        frames.count == widths.count && zip(frames, widths).allSatisfy { abs($0.width - $1) < 0.001 },
        "case-\(number): \(frames.map(\.width))")
      for (a, b) in zip(frames, frames.dropFirst()) {
        #expect(abs(b.minX - a.maxX - gap) < 0.001, "case-\(number)")
      }
    }
    expect(columns(200, [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]), [70, 57, 57], 8, 195)
    expect(
      columns(320, Array(repeating: GridItem(.flexible(), spacing: 8), count: 3)),
      [304.0 / 3, 304.0 / 3, 304.0 / 3], 8, 196)
    expect(
      columns(320, [GridItem(.adaptive(minimum: 80), spacing: 8)]), [304.0 / 3, 304.0 / 3, 304.0 / 3], 8, 197)
    expect(columns(360, [GridItem(.adaptive(minimum: 80), spacing: 10)]), [82.5, 82.5, 82.5, 82.5], 10, 198)
    expect(
      columns(300, [GridItem(.fixed(100), spacing: 8), GridItem(.flexible(), spacing: 8)]), [100, 192], 8, 199
    )
    func pair(_ first: CGFloat, _ second: CGFloat) -> [CGRect] {
      columns(
        300,
        [GridItem(.flexible(minimum: first), spacing: 0), GridItem(.flexible(minimum: second), spacing: 0)])
    }
    expect(pair(140, 10), [150, 150], 0, 200)
    expect(pair(200, 10), [200, 100], 0, 201)
    // The grid is 350 wide then, and shares that out when it places its columns.
    expect(pair(10, 200), [175, 200], 0, 202)
  }

  // Source: https://developer.apple.com/documentation/swiftui/scrollview
  @Test("Content of scroll views is offered no length along them [case-207 case-208 case-210]")
  func scrollViews() {
    check(207, "300 x 200", "root 300x200; a (0,0,300,10)", frames) { ScrollView { color("a") } }
    check(208, "300 x 200", "root 300x200; a (0,0,300,28)", frames) {
      ScrollView {
        VStack(spacing: 8) {
          Color.red
          Color.red
        }.measured("a", frames)
      }
    }
    check(210, "nil x nil", "root 40x20", frames) { ScrollView { fixed("a", 40, 20) } }
  }

  // Source: https://netsplit.com/swiftui/flexible-frames
  @Test("What is smaller than its frame stands in the middle [case-33]")
  func smallerThanFrame() {
    check(33, "300 x 300", "root 200x200; a (49.5,54,101,92)", frames) {
      fixed("a", 101, 92).frame(width: 200, height: 200)
    }
  }
}
