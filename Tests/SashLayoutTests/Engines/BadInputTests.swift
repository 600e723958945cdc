import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Lengths that no view can have: one message, and a layout that makes sense.
  @Suite struct BadInputTests {
    /// The messages that `body` causes.
    private func warnings(_ body: () -> Void) -> [String] { LayoutWarning.collect(body) }

    @Test("The place of a view at fault is told once the tree is known") func places() {
      let messages = warnings {
        let wrong = fixed("a", 10, 10).padding(.nan)
        let tree = vstack(.leading, color("b"), hstack(.top, wrong, color("c")))
        LayoutWarning.tellPlaces { tree }
        LayoutWarning.tellPlaces { tree }
      }
      #expect(
        messages == [
          "Invalid padding (non-finite): nan.", "It is this view: VStack[1] / HStack[0] / padding.",
        ])
    }

    /// - Source: SwiftUI ignores such lengths with a runtime issue
    @Test(
      "Frames ignore lengths that they cannot have",
      arguments: [-1, .infinity, -.infinity, .nan] as [CGFloat])
    func fixedFrame(length: CGFloat) {
      let messages = warnings {
        for _ in 0..<3 { row(color("a").frame(length, 20), "100 x 50", "root 100x20; a (0,0,100,20)") }
      }
      #expect(messages == ["Invalid frame dimension (negative or non-finite)."])
    }

    /// - Source: SwiftUI repairs limits upwards with a runtime issue
    @Test("Limits out of order are lifted") func flexibleFrame() {
      let messages = warnings {
        row(color("a").flex(minWidth: 100, maxWidth: 50), "70 x 10", "root 100x10")
        row(color("a").flex(minWidth: 100, idealWidth: 60), "nil x 10", "root 100x10")
        row(color("a").flex(idealWidth: 60, maxWidth: 50), "nil x 10", "root 60x10")
        row(color("a").flex(minWidth: -5, maxWidth: .nan), "70 x 10", "root 70x10")
        row(color("a").flex(minWidth: .infinity), "70 x 10", "root 70x10")
        row(color("a").flex(idealWidth: .infinity), "nil x 10", "root 10x10")
      }
      #expect(messages == ["Invalid frame dimension (negative or non-finite)."])
    }

    @Test("Infinite maxima are no mistake") func infiniteMaximum() {
      #expect(
        warnings { _ = color("a").flex(maxWidth: .infinity, maxHeight: .infinity).sizeThatFits(.zero) } == [])
    }

    @Test("Other modifiers fall back to nothing") func modifiers() {
      let messages = warnings {
        row(fixed("a", 10, 10).padding(.nan), "100 x 100", "root 10x10; a (0,0,10,10)")
        row(fixed("a", 10, 10).padding(.infinity), "100 x 100", "root 10x10; a (0,0,10,10)")
        row(fixed("a", 10, 10).position(20, .infinity), "100 x 100", "a (15,-5,10,10)")
        row(color("a").fit(0), "100 x 50", "root 50x50")
        row(color("a").fit(-.infinity), "100 x 50", "root 50x50")
        row(spacer("s", .vertical, minLength: -3), "100 x 0", "root 0x0")
        row(hstack(.center, spacing: .nan, fixed("a", 10, 10), fixed("b", 10, 10)), "100 x 50", "root 28x10")
        row(hstack(.center, color("a").priority(.nan), color("b")), "108 x 10", "a (0,0,50,10)")
        row(
          vstack(.leading, fixed("a", 10, 10).guide(.leading) { _ in .nan }, fixed("b", 10, 10)), "50 x 50",
          "a (0,0,10,10); b (0,18,10,10)")
      }
      #expect(messages.count == 9)
    }

    @Test("A layout that answers no number is named") func customLayout() {
      struct BrokenLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat.nan, height: -4)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
        {
          subviews[0].place(
            at: CGPoint(x: CGFloat.nan, y: 0), proposal: ProposedViewSize(width: .nan, height: 5))
        }
      }
      let messages = warnings {
        let engine = CustomLayoutEngine(layout: BrokenLayout(), children: [color("a")], direction: ltr)
        row(engine, "70 x 50", "root 70x0; a (0,0,10,5)")
      }
      #expect(messages.count == 3)
      #expect(messages.contains { $0.contains("BrokenLayout answered an invalid size: nan x -4.0") })
      #expect(messages.contains { $0.contains("BrokenLayout places a subview at nan, 0.0") })
    }

    @Test("Proposals below zero count as zero") func proposals() {
      let leaf = CountingEngine { $0.replacingUnspecifiedDimensions() }
      #expect(leaf.sizeThatFits(ProposedViewSize(width: -10, height: 3)) == CGSize(width: 0, height: 3))
      #expect(leaf.proposals == [ProposedViewSize(width: 0, height: 3)])
    }

    @Test("Infinite lengths stay numbers in every container") func infinity() {
      for alignment in [Alignment.topLeading, .center, .bottomTrailing, .centerFirstTextBaseline] {
        let tree = vstack(
          alignment.horizontal, hstack(alignment.vertical, color("a"), fixed("b", 10, 10)),
          zstack(alignment, color("c"), fixed("d", 5, 5)).padding(3).overlay(color("e"), alignment))
        let size = tree.sizeThatFits(.infinity)
        #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
        for frame in tree.frames(.infinity).values { #expect(!frame.minX.isNaN && !frame.minY.isNaN) }
      }
    }
  }
}
