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
    "The window without its safe area is the container; stacks and frames are none [S3-002 S3-003 S3-008 S3-010 S3-015 S3-017 S3-018]"
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
    "The closure runs once for each axis that is set; the other keeps the offer [S3-012 S3-023 S3-024 S3-025]"
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
}
