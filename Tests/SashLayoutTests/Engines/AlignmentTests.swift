import Foundation
import SashGeometry
import SashLayout
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension LayoutTests {
  /// Guides, default and stated.
  @Suite struct AlignmentTests {
    let third = VerticalAlignment(Third.self)

    @Test("Views without guides have them at the edges and in the middle") func defaults() {
      let dimensions = fixed("a", 40, 30).dimensions(.unspecified)
      #expect(dimensions[HorizontalAlignment.leading] == 0)
      #expect(dimensions[HorizontalAlignment.center] == 20)
      #expect(dimensions[HorizontalAlignment.trailing] == 40)
      #expect(dimensions[HorizontalAlignment.listRowSeparatorTrailing] == 40)
      #expect(dimensions[VerticalAlignment.top] == 0)
      #expect(dimensions[VerticalAlignment.center] == 15)
      #expect(dimensions[VerticalAlignment.bottom] == 30)
      #expect(dimensions[VerticalAlignment.firstTextBaseline] == 30)
      #expect(dimensions[VerticalAlignment.lastTextBaseline] == 30)
      #expect(dimensions[third] == 10)
      #expect(dimensions[explicit: third] == nil)
    }

    @Test("Lines are told apart by their identity") func identity() {
      #expect(VerticalAlignment.top != .bottom)
      #expect(VerticalAlignment(Third.self) == third)
      #expect(VerticalAlignment.center.key != HorizontalAlignment.center.key)
      #expect(HorizontalAlignment(Third.self).key != third.key)
    }

    /// - Source: the first baseline of a container is its topmost, the last its lowest, other guides are
    ///   means
    @Test("A container merges guides by their mean, baselines by the outermost") func merging() {
      #expect(HorizontalAlignment.center.combineExplicit([1, nil, 2, 6]) == 3)
      #expect(VerticalAlignment.firstTextBaseline.combineExplicit([9, nil, 4, 6]) == 4)
      #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 9, 6]) == 9)
      #expect(third.combineExplicit([nil, nil]) == nil)
      let lines = vstack(.leading, spacing: 0, text("t", 50), text("u", 50)).dimensions(.unspecified)
      let line = 61.0 / 3
      #expect(abs(lines[VerticalAlignment.firstTextBaseline] - 49.0 / 3) < 1e-9)
      #expect(abs(lines[VerticalAlignment.lastTextBaseline] - (line + 49.0 / 3)) < 1e-9)
    }

    /// - Source: https://swiftui-lab.com/alignment-guides/
    @Test("Stated guides pass through every modifier and stack") func passing() {
      let line = third
      let deep = hstack(
        .center, fixed("a", 10, 10).guide(line) { _ in 2 }.padding(5).frame(40, 40, .bottomTrailing),
        fixed("b", 10, 10))
      #expect(deep.dimensions(.unspecified)[explicit: line] == 27)
      let whole = hstack(third, spacing: 0, fixed("c", 10, 30), deep)
      #expect(whole.frames(.unspecified)["c"]?.minY == 17)
    }

    /// - Source: documentation of `ViewDimensions`
    @Test("A guide may build on others of the same view") func building() {
      let line = third
      let view = fixed("a", 10, 40).guide(.top) { _ in 3 }.guide(.bottom) {
        #expect($0[explicit: VerticalAlignment.top] == 3)
        return $0[VerticalAlignment.top] + $0[line]
      }
      #expect(abs(view.dimensions(.unspecified)[VerticalAlignment.bottom] - (3 + 40.0 / 3)) < 1e-9)
    }

    @Test("An overlay keeps the guides of the primary only") func overlay() {
      let line = third
      let secondary = fixed("o", 10, 10).guide(line) { _ in 1 }
      let view = fixed("a", 20, 30).overlay(secondary).dimensions(.unspecified)
      #expect(view[explicit: line] == nil)
    }

    /// - Source: a color in a row of unspecified height on iOS 17
    @Test("Flexible views stretch to the tallest sibling when placed") func stretching() {
      row(
        hstack(.center, spacing: 0, color("a"), fixed("b", 20, 50)), "100 x nil",
        "root 100x50; a (0,0,80,50); b (80,0,20,50)")
    }

    /// - Source: priorities on iOS 17
    @Test("Most modifiers reset the priority") func priorities() {
      let view = fixed("a", 10, 10).priority(3)
      #expect(view.fixedSize().layoutPriority == 3)
      #expect(view.overlay(color("o")).layoutPriority == 3)
      #expect(view.guide(.top) { _ in 0 }.layoutPriority == 3)
      #expect(view.padding(1).layoutPriority == 0)
      #expect(view.frame(10).layoutPriority == 0)
      #expect(hstack(.center, view).layoutPriority == 0)
    }

    @Test("An empty stack takes no space and asks for none") func empty() {
      let stack = hstack(.center)
      #expect(stack.sizeThatFits(.infinity) == .zero)
      row(vstack(.center, fixed("a", 10, 10), stack, fixed("b", 10, 10)), "50 x 50", "root 10x20")
    }
  }
}
