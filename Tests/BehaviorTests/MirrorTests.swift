import Foundation
import Sash
import SwiftUI
import Testing

/// Many leading and trailing rules in one picture; each part tells its frame.
private struct Rules: View {
  let frames: Frames
  private func box(_ name: String, _ width: CGFloat = 30, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .top, spacing: 3) {
        box("first")
        box("second", 20)
        Spacer()
        box("last", 10)
      }
      box("leading")
      box("padded").padding(.leading, 11)
      box("both").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40))
      box("framed").frame(maxWidth: .infinity, alignment: .trailing)
      box("narrow").frame(width: 100, alignment: .leading)
      box("guide").alignmentGuide(.leading) { $0[.trailing] - 40 }
      box("under", 60).overlay(alignment: .topTrailing) { box("badge", 8, 8) }
        .background(alignment: .bottomLeading) { box("behind", 12, 12) }
      ZStack(alignment: .bottomTrailing) {
        box("large", 80, 20)
        box("small", 20)
      }
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 2) {
        GridRow {
          box("cell 1", 40)
          box("cell 2", 25)
        }
        GridRow {
          box("cell 3", 15)
          box("cell 4", 35).gridColumnAlignment(.trailing)
        }
        box("wide", 20).gridCellColumns(2)
      }
      LazyVGrid(columns: [
        GridItem(.fixed(50), alignment: .leading), GridItem(.flexible(), alignment: .trailing),
      ]) {
        box("lazy 1")
        box("lazy 2")
      }
      ViewThatFits { box("fits") }
    }
    .safeAreaInset(edge: .leading, spacing: 0) { box("inset", 9) }
    .safeAreaPadding(.trailing, 6)
    .padding(.leading, 5)
  }
}

@MainActor @Suite("Right to left")
struct MirrorTests {
  private func frames(_ direction: LayoutDirection, scroll: Bool = false) -> Frames {
    let frames = Frames()
    _ = TestHost(size: CGSize(width: 320, height: 400)) {
      Group {
        if scroll {
          ScrollView(.horizontal) { Rules(frames: frames).frame(width: 500) }
            .contentMargins(.leading, 13)
        } else {
          Rules(frames: frames)
        }
      }
      .environment(\.layoutDirection, direction)
    }
    return frames
  }

  @Test("Every leading and trailing rule is mirrored", arguments: [false, true])
  func mirrored(scroll: Bool) {
    let (left, right) = (frames(.leftToRight, scroll: scroll), frames(.rightToLeft, scroll: scroll))
    #expect(left.all.count >= 20 && left.all.keys == right.all.keys)
    for (name, frame) in left.all {
      let mirror = CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      #expect(right[name].isNear(mirror), "\(name): \(right[name]) is not the mirror of \(frame)")
    }
  }

  @Test("A part of a view may run the other way")
  func nestedDirections() {
    let frames = Frames()
    _ = TestHost(size: CGSize(width: 200, height: 50)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20).measured("a", frames)
        HStack(spacing: 0) {
          Color.red.frame(width: 20).measured("b", frames)
          Color.red.frame(width: 30).measured("c", frames)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames["a"].maxX == 200 && frames["b"].minX == 130 && frames["c"].maxX == 180)
  }
}

@MainActor @Suite("Keyboards on the screen")
struct KeyboardTests {
  private let frames = Frames()
  private let device = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  @Test("A keyboard takes its part of the safe area, unless its region is ignored [fact-111]")
  func region() {
    let app = TestHost(safeAreaInsets: device) {
      ZStack {
        Color.red.measured("view", frames)
        Color.red.measured("keyboard", frames).ignoresSafeArea(.keyboard)
        Color.red.measured("container", frames).ignoresSafeArea(.container)
        Color.red.measured("all", frames).ignoresSafeArea()
        Color.red.measured("bottom", frames).ignoresSafeArea(.keyboard, edges: .top)
      }
    }
    let whole = CGRect(0, 59, 393, 852 - 59 - 34)
    #expect(frames["view"] == whole && frames["keyboard"] == whole)
    app.setKeyboard(height: 336)
    #expect(frames["view"] == CGRect(0, 59, 393, 852 - 59 - 336))
    #expect(frames["keyboard"] == whole, "as if there were none, and no further")
    #expect(frames["container"] == CGRect(0, 0, 393, 852 - 336))
    #expect(frames["all"] == CGRect(0, 0, 393, 852))
    #expect(frames["bottom"] == frames["view"])
    app.setKeyboard(height: 0)
    #expect(frames["view"] == whole)
  }

  @Test("A field above the lower edge moves up, a scroll view keeps its content free")
  func moving() {
    let app = TestHost(safeAreaInsets: device) {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 2000).measured("content", frames) }
        Color.blue.frame(height: 50).measured("field", frames)
      }
    }
    #expect(frames["field"].maxY == 818)
    app.setKeyboard(height: 300)
    #expect(frames["field"].maxY == 552)
  }
}
