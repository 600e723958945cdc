import Sash
import SwiftUI
import Testing

@MainActor @Suite("Spacing and guides of stacks in stacks")
struct NestedGuideTests {
  @Test("A Spacer asks nothing across the axis of its stack")
  func spacerAcross() throws {
    func gap(_ first: some View) throws -> CGFloat {
      let host = TestHost {
        VStack(alignment: .leading) {
          first
          Text("below")
        }
      }
      let (above, below) = (try #require(host.frame(of: "above")), try #require(host.frame(of: "below")))
      return below.minY - above.maxY
    }
    let plain = try gap(Text("above"))
    #expect(
      try gap(
        HStack {
          Text("above")
          Spacer()
        }) == plain)
    #expect(
      try gap(
        HStack(spacing: 0) {
          Spacer()
          HStack {
            Spacer()
            Text("above")
          }
        }) == plain)
  }

  @Test("A guide that is set in a nested stack counts in the stack around it")
  func guides() throws {
    let host = TestHost {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Text("marked").alignmentGuide(.top) { $0[.top] }
        }
        Text("other")
      }
    }
    let (marked, other) = (try #require(host.frame(of: "marked")), try #require(host.frame(of: "other")))
    #expect(marked.minY == other.minY)

    let column = TestHost {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 20)
          Text("marked").alignmentGuide(.leading) { $0[.leading] }
        }
        Text("other")
      }
    }
    #expect(try #require(column.frame(of: "marked")).minX == #require(column.frame(of: "other")).minX)

    // Through paddings, frames and groups; where nobody states the guide, the edge of the stack counts.
    let deep = TestHost {
      VStack(alignment: .mark, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 20)
            Group { Text("marked").alignmentGuide(.mark) { $0[.trailing] } }.padding(.leading, 10)
          }
        }
        .frame(maxWidth: 200)
        Text("other")
      }
    }
    #expect(
      abs(try #require(deep.frame(of: "marked")).maxX - #require(deep.frame(of: "other")).midX) <= 0.5)
  }
}

extension HorizontalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}
