import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Frames relative to a container")
struct ContainerFrameTests {
  private let frames = Frames()
  private let device = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  private let available = CGSize(width: 393, height: 852 - 59 - 34)

  @discardableResult private func show<V: View>(@ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(safeAreaInsets: device, view)
  }

  @Test(
    "The window without its safe area is the container; stacks and frames are none [S3-001 S3-002 S3-003 S3-008 S3-010 S3-015 S3-017 S3-018]"
  )
  func window() {
    show {
      VStack(spacing: 0) {
        Rectangle().measured("half", frames).containerRelativeFrame(.vertical) { height, _ in height / 2 }
      }
      .frame(width: 200, height: 100)
    }
    #expect(frames["half"].size == CGSize(width: 200, height: available.height / 2))
    show {
      VStack { Rectangle().measured("whole", frames).containerRelativeFrame([.horizontal, .vertical]) }
        .frame(width: 200, height: 100)
    }
    #expect(frames["whole"].size == available)
  }

  @Test("A share of columns: spacing enters the computation and adds no gap [S3-011 S3-016 S3-038 S3-039]")
  func columns() {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat {
      show {
        HStack(spacing: 0) {
          Color.red.measured("a", frames)
            .containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
          Color.blue.frame(width: 1).measured("next", frames)
        }
      }
      #expect(abs(frames["next"].minX - frames["a"].maxX) < 0.001)
      return frames["a"].width
    }
    #expect(width(3, 1, 0) == 131)
    #expect(abs(width(3, 1, 10) - 373 / 3) < 0.001)
    #expect(abs(width(4, 3, 10) - ((393 - 30) / 4 * 3 + 20)) < 0.001)
    show {
      Color.red.measured("tall", frames).containerRelativeFrame(.vertical, count: 2, span: 1, spacing: 0)
    }
    #expect(frames["tall"].height == available.height / 2)
  }

  @Test(
    "The closure runs once for each axis that is set; the other keeps the offer [S3-012 S3-023 S3-024 S3-025 S3-056]"
  )
  func closure() {
    var calls: [String] = []
    show {
      VStack {
        Rectangle().measured("both", frames)
          .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            calls.append("\(axis) \(Int(length))")
            return axis == .horizontal ? length * 2 / 3 : length / 2
          }
      }.frame(width: 300, height: 100)
    }
    #expect(frames["both"].size == CGSize(width: 262, height: available.height / 2))
    #expect(calls.sorted() == ["horizontal 393", "vertical 759"])
    show {
      VStack {
        Rectangle().measured("one", frames)
          .containerRelativeFrame(.horizontal) { length, axis in
            if axis == .vertical { Issue.record("the vertical axis is not set") }
            return length * 2 / 3
          }
      }.frame(width: 300, height: 100)
    }
    #expect(frames["one"].size == CGSize(width: 262, height: 100))
  }

  @Test("The frame proposes its length and aligns a smaller or larger view in it [S3-009 S3-013 S3-064]")
  func alignment() {
    show {
      Color.red.frame(width: 40, height: 20).measured("small", frames)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
    #expect(frames["small"] == CGRect(353, 852 - 34 - 20, 40, 20))
    show {
      Color.red.frame(width: 500, height: 20).measured("large", frames)
        .containerRelativeFrame(.horizontal, alignment: .leading)
    }
    #expect(frames["large"].minX == 0)
    show {
      Rectangle().measured("inner", frames).frame(width: 200, height: 200)
        .containerRelativeFrame(.horizontal)
    }
    #expect(frames["inner"].size == CGSize(width: 200, height: 200))
  }

  @Test("The size follows the window; a length of 0 is a way to look at it [S3-053 S3-055 S3-065]")
  func following() {
    var seen: [CGFloat] = []
    let app = show {
      Color.red.measured("half", frames).containerRelativeFrame(.horizontal) { width, _ in width / 2 }
        .overlay {
          Color.clear.containerRelativeFrame(.horizontal) { width, _ in
            seen.append(width)
            return 0
          }
        }
    }
    #expect(frames["half"].width == 196.5)
    app.resize(to: CGSize(width: 600, height: 400))
    #expect(frames["half"].width == 300)
    #expect(seen == [393, 600])
  }

  @Test("What ignores the safe area before it reaches beyond the frame of the container [S3-046]")
  func ignoring() {
    show {
      Color.red.measured("a", frames).ignoresSafeArea().containerRelativeFrame([.horizontal, .vertical])
    }
    #expect(frames["a"] == CGRect(0, 0, 393, 852))
  }

  @Test(
    "A scroll view is a container, whatever lies between; the window is that of the view [S3-007 S3-020 S3-030]"
  )
  func scrollView() {
    func half(_ name: String) -> some View {
      Color.red.measured(name, frames).containerRelativeFrame(.vertical) { height, _ in height / 2 }
    }
    show {
      VStack {
        half("outside")
        ScrollView {
          VStack { half("inside") }.frame(height: 700)
        }.frame(height: 200)
      }
    }
    #expect(frames["outside"].height == available.height / 2)
    #expect(frames["inside"].height == 100)
    for height in [300, 500] as [CGFloat] {
      _ = TestHost(size: CGSize(width: 200, height: height)) { half("window") }
      #expect(frames["window"].height == height / 2)
    }
  }

  /// - Source: documentation of `containerRelativeFrame(_:alignment:)`, which counts lists among the containers. (Xcode 15.3
  ///   computed another size in them.)
  @Test("A list is a container: its rows are shares of what is seen of it [S3-031]", arguments: [200.0, 759])
  func list(height: CGFloat) {
    show {
      List {
        Color.red.measured("row", frames).containerRelativeFrame(.vertical) { length, _ in length / 4 }
        ForEach(0..<40) { Text("row \($0)") }
      }
      .listStyle(.plain)
      .frame(height: height)
    }
    #expect(frames["row"].height == height / 4)
  }

  @Test("An overlay or a background of a container looks for the next one [S3-021]")
  func besideContainers() {
    show {
      ScrollView { Color.red.frame(height: 50) }
        .frame(height: 200)
        .overlay {
          Color.blue.measured("over", frames).containerRelativeFrame(.vertical) { height, _ in height / 2 }
        }
        .background { Color.blue.measured("behind", frames).containerRelativeFrame(.vertical) }
    }
    #expect(frames["over"].height == available.height / 2)
    #expect(frames["behind"].height == available.height)
  }

  private func gallery(_ spacing: CGFloat, _ padding: CGFloat = 0) {
    show {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<10) { index in
            Rectangle().fill(.purple).aspectRatio(3 / 2, contentMode: .fit)
              .measured("picture \(index)", frames)
              .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing)
              .measured("\(index)", frames)
          }
        }
      }
      .safeAreaPadding(.horizontal, padding)
    }
  }

  @Test(
    "Items of a gallery are thirds of what is seen; a gap that is not reckoned with cuts the third [S3-032 S3-035 S3-036]"
  )
  func galleries() {
    gallery(0)
    #expect((0..<10).allSatisfy { frames["\($0)"].width == 131 })
    #expect(abs(frames["picture 0"].height - 131 * 2 / 3) < 0.001)
    #expect(frames["1"].minX == 141 && frames["2"].maxX == 413, "20 points beyond the window of 393")
    gallery(10)
    #expect(abs(frames["0"].width - 373 / 3) < 0.001)
    #expect(abs(frames["2"].maxX - 393) < 0.001)
    #expect(abs(frames["3"].minX - 403) < 0.001)
  }

  @Test("Padding of the safe area and margins are no part of the container [S3-029]")
  func paddedScrollView() {
    gallery(0, 20)
    #expect(abs(frames["0"].width - 353 / 3) < 0.001)
    #expect(frames["0"].minX == 20)
    show {
      ScrollView { Color.red.measured("a", frames).containerRelativeFrame([.horizontal, .vertical]) }
        .contentMargins(.all, 30)
    }
    #expect(frames["a"].size == CGSize(width: 333, height: available.height - 60))
  }

  @Test("A disabled scroll view gives its size to the parts of a row [S3-049]")
  func ratioSplit() {
    show {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.clear.containerRelativeFrame(.horizontal) { length, _ in length * 0.25 }
            .overlay(Color.red.measured("left", frames))
          Color.clear.overlay(Color.blue.measured("right", frames))
            .containerRelativeFrame(.horizontal) { length, _ in length * (1 - 0.25) }
        }
      }
      .scrollDisabled(true)
      .frame(width: 300, height: 60).measured("whole", frames)
    }
    #expect(frames["left"].size == CGSize(width: 75, height: 60))
    #expect(frames["right"].size == CGSize(width: 225, height: 60))
    #expect(frames["left"].minX == frames["whole"].minX && frames["right"].maxX == frames["whole"].maxX)
  }

  @Test("Widths in a column that only scrolls down end with a warning and without an endless layout [S3-041]")
  func wrongAxis() {
    let warnings = TestHost.warnings {
      show {
        ScrollView {
          HStack(spacing: 10) {
            ForEach(0..<10) { index in
              Rectangle().fill(.purple).aspectRatio(3 / 2, contentMode: .fit)
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0).measured(
                  "\(index)", frames)
            }
          }
        }
        .border(.red)
      }
    }
    #expect(frames["0"].width == 131)
    #expect(warnings.contains { $0.contains("along an axis that it does not scroll") })
    // One view as wide as the scroll view is no mistake.
    let none = TestHost.warnings {
      show { ScrollView { Color.red.measured("row", frames).containerRelativeFrame(.horizontal) } }
    }
    #expect(none.isEmpty && frames["row"].width == 393)
  }

  @Test("A container that follows what follows it stops growing, with a warning")
  func growth() {
    let warnings = TestHost.warnings {
      show {
        ScrollView {
          Color.red.measured("a", frames).containerRelativeFrame(.vertical) { height, _ in height + 10 }
        }.fixedSize(horizontal: false, vertical: true)
      }
    }
    #expect(warnings.contains { $0.contains("follows the size of a view whose containerRelativeFrame") })
    #expect(frames["a"].height.isFinite)
  }

  @Test("What is relative follows the scroll view when its size changes")
  func resizedScrollView() {
    let app = show {
      ScrollView(.horizontal) { Color.red.measured("a", frames).containerRelativeFrame(.horizontal) }
    }
    #expect(frames["a"].width == 393)
    app.resize(to: CGSize(width: 500, height: 300))
    #expect(frames["a"].width == 500)
  }

  @Test("Without the modifier, half of the screen is a size that was read before [S3-014]")
  func knownSize() {
    let app = TestHost(size: CGSize(width: 393, height: 852), safeAreaInsets: device) {
      GeometryReader { proxy in
        VStack { Rectangle().frame(width: 200, height: proxy.size.height / 2).measured("half", frames) }
          .frame(width: 400, height: 500)
      }
    }
    #expect(frames["half"].size == CGSize(width: 200, height: available.height / 2))
    app.resize(to: CGSize(width: 393, height: 400))
    #expect(frames["half"].height == CGFloat(400 - 59 - 34) / 2)
  }
}
