import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// What views ask of the gaps to their neighbours.
  @Suite struct SpacingTests {
    let plain = ViewSpacing()
    let body = ViewSpacing.text(
      ascender: 17 * 1950 / 2048, descender: 17 * 494 / 2048, capHeight: 17 * 1443 / 2048, pixelLength: 1 / 3)

    /// - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/
    @Test("Plain views are eight points apart") func plainViews() {
      #expect(plain.distance(to: plain, along: .vertical) == 8)
      #expect(plain.distance(to: plain, along: .horizontal) == 8)
    }

    @Test("No gap beside a view that asks for none") func zero() {
      #expect(plain.distance(to: .zero, along: .vertical) == 0)
      #expect(ViewSpacing.zero.distance(to: body, along: .vertical) == 0)
      #expect(ViewSpacing.zero(.vertical).distance(to: plain, along: .horizontal) == 8)
      #expect(ViewSpacing.zero(.vertical).distance(to: plain, along: .vertical) == 0)
    }

    @Test("A union asks for the most that either asks") func union() {
      let both = plain.union(body)
      #expect(both.distance(to: plain, along: .vertical) == body.distance(to: plain, along: .vertical))
      let bottom = ViewSpacing.zero.union(body, edges: .top)
      #expect(bottom.distance(to: plain, along: .vertical) == 0)
      #expect(plain.distance(to: bottom, along: .vertical) > 6)
    }

    @Test("Leading stands above the lower text") func leading() {
      let airy = ViewSpacing.text(
        ascender: 16, descender: 4, capHeight: 12, leading: 2.1, pixelLength: 0.5)
      #expect(body.distance(to: body, along: .vertical) == 0)
      #expect(body.distance(to: airy, along: .vertical) == 2.5)
      #expect(airy.distance(to: body, along: .vertical) == 0)
    }

    @Test("An edge that is reset is plain") func reset() {
      var spacing = body
      spacing.reset(.bottom)
      #expect(spacing.distance(to: plain, along: .vertical) == 8)
      #expect(plain.distance(to: spacing, along: .vertical) != 8)
    }
  }
}
