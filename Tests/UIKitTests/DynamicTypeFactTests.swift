import Foundation
import Testing

@testable import UIKit

/// One fact on dynamic type: of a font its size and the height of its lines, of metrics what 17 and 64 become.
private struct TypeFact: CustomTestStringConvertible {
  let id: String
  let style: UIFont.TextStyle
  let size: UIContentSizeCategory
  let numbers: (CGFloat, CGFloat)
  var testDescription: String { id }
  init(_ id: String, _ style: UIFont.TextStyle, _ size: UIContentSizeCategory, _ a: CGFloat, _ b: CGFloat) {
    (self.id, self.style, self.size, numbers) = (id, style, size, (a, b))
  }
  @MainActor var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(displayScale: 3),
    ])
  }
}

@MainActor @Suite("Dynamic type as it was measured")
struct DynamicTypeFactTests {
  private static let fonts: [TypeFact] = [
    TypeFact("U483", .largeTitle, .extraSmall, 31, 36.9941),
    TypeFact("U485", .title1, .extraSmall, 25, 29.8340),
    TypeFact("U487", .title2, .extraSmall, 19, 22.6738),
    TypeFact("U489", .title3, .extraSmall, 17, 20.2871),
    TypeFact("U491", .headline, .extraSmall, 14, 16.7070),
    TypeFact("U493", .subheadline, .extraSmall, 12, 14.3203),
    TypeFact("U495", .body, .extraSmall, 14, 16.7070),
    TypeFact("U497", .callout, .extraSmall, 13, 15.5137),
    TypeFact("U499", .footnote, .extraSmall, 12, 14.3203),
    TypeFact("U501", .caption1, .extraSmall, 11, 13.1270),
    TypeFact("U503", .caption2, .extraSmall, 11, 13.1270),
    TypeFact("U505", .largeTitle, .small, 32, 38.1875),
    TypeFact("U507", .title1, .small, 26, 31.0273),
    TypeFact("U509", .title2, .small, 20, 23.8672),
    TypeFact("U511", .title3, .small, 18, 21.4805),
    TypeFact("U513", .headline, .small, 15, 17.9004),
    TypeFact("U515", .subheadline, .small, 13, 15.5137),
    TypeFact("U517", .body, .small, 15, 17.9004),
    TypeFact("U519", .callout, .small, 14, 16.7070),
    TypeFact("U521", .headline, .accessibilityExtraExtraLarge, 47, 56.0879),
    TypeFact("U523", .subheadline, .accessibilityExtraExtraLarge, 42, 50.1211),
    TypeFact("U525", .body, .accessibilityExtraExtraLarge, 47, 56.0879),
    TypeFact("U527", .callout, .accessibilityExtraExtraLarge, 44, 52.5078),
    TypeFact("U529", .footnote, .accessibilityExtraExtraLarge, 38, 45.3477),
    TypeFact("U531", .caption1, .accessibilityExtraExtraLarge, 37, 44.1543),
    TypeFact("U533", .caption2, .accessibilityExtraExtraLarge, 34, 40.5742),
    TypeFact("U535", .largeTitle, .accessibilityExtraExtraExtraLarge, 60, 71.6016),
    TypeFact("U537", .title1, .accessibilityExtraExtraExtraLarge, 58, 69.2148),
    TypeFact("U539", .title2, .accessibilityExtraExtraExtraLarge, 56, 66.8281),
    TypeFact("U541", .title3, .accessibilityExtraExtraExtraLarge, 55, 65.6348),
    TypeFact("U543", .headline, .accessibilityExtraExtraExtraLarge, 53, 63.2480),
    TypeFact("U545", .subheadline, .accessibilityExtraExtraExtraLarge, 49, 58.4746),
    TypeFact("U547", .body, .accessibilityExtraExtraExtraLarge, 53, 63.2480),
    TypeFact("U549", .callout, .accessibilityExtraExtraExtraLarge, 51, 60.8613),
    TypeFact("U551", .footnote, .accessibilityExtraExtraExtraLarge, 44, 52.5078),
    TypeFact("U553", .caption1, .accessibilityExtraExtraExtraLarge, 43, 51.3145),
    TypeFact("U555", .caption2, .accessibilityExtraExtraExtraLarge, 40, 47.7344),
  ]
  private static let metrics: [TypeFact] = [
    TypeFact("U484", .largeTitle, .extraSmall, 15.6667, 59.3333),
    TypeFact("U486", .title1, .extraSmall, 15.6667, 58.3333),
    TypeFact("U488", .title2, .extraSmall, 14.6667, 55),
    TypeFact("U490", .title3, .extraSmall, 15, 56.3333),
    TypeFact("U492", .headline, .extraSmall, 14.6667, 55.3333),
    TypeFact("U494", .subheadline, .extraSmall, 13.6667, 51.3333),
    TypeFact("U496", .body, .extraSmall, 14.6667, 55.3333),
    TypeFact("U498", .callout, .extraSmall, 14.6667, 55),
    TypeFact("U500", .footnote, .extraSmall, 15, 57),
    TypeFact("U502", .caption1, .extraSmall, 13.6667, 52),
    TypeFact("U504", .caption2, .extraSmall, 17, 64),
    TypeFact("U506", .largeTitle, .small, 16.3333, 61),
    TypeFact("U508", .title1, .small, 16, 60),
    TypeFact("U510", .title2, .small, 15.3333, 57),
    TypeFact("U512", .title3, .small, 15.6667, 59),
    TypeFact("U514", .headline, .small, 15.3333, 58.3333),
    TypeFact("U516", .subheadline, .small, 15.3333, 57.6667),
    TypeFact("U518", .body, .small, 15.3333, 58.3333),
    TypeFact("U520", .callout, .small, 15.3333, 58),
    TypeFact("U522", .headline, .accessibilityExtraExtraLarge, 39.3333, 148.333),
    TypeFact("U524", .subheadline, .accessibilityExtraExtraLarge, 42.6667, 160),
    TypeFact("U526", .body, .accessibilityExtraExtraLarge, 43.3333, 163),
    TypeFact("U528", .callout, .accessibilityExtraExtraLarge, 42, 158.333),
    TypeFact("U530", .footnote, .accessibilityExtraExtraLarge, 43.3333, 163.667),
    TypeFact("U532", .caption1, .accessibilityExtraExtraLarge, 46.6667, 176),
    TypeFact("U534", .caption2, .accessibilityExtraExtraLarge, 53.6667, 202),
    TypeFact("U536", .largeTitle, .accessibilityExtraExtraExtraLarge, 29, 109.333),
    TypeFact("U538", .title1, .accessibilityExtraExtraExtraLarge, 34, 128),
    TypeFact("U540", .title2, .accessibilityExtraExtraExtraLarge, 40, 151),
    TypeFact("U542", .title3, .accessibilityExtraExtraExtraLarge, 44.3333, 166.333),
    TypeFact("U544", .headline, .accessibilityExtraExtraExtraLarge, 48, 180.333),
    TypeFact("U546", .subheadline, .accessibilityExtraExtraExtraLarge, 49.3333, 185.667),
    TypeFact("U548", .body, .accessibilityExtraExtraExtraLarge, 48, 180.333),
    TypeFact("U550", .callout, .accessibilityExtraExtraExtraLarge, 48.6667, 183),
    TypeFact("U552", .footnote, .accessibilityExtraExtraExtraLarge, 49, 185),
    TypeFact("U554", .caption1, .accessibilityExtraExtraExtraLarge, 54.3333, 204),
    TypeFact("U556", .caption2, .accessibilityExtraExtraExtraLarge, 62.6667, 236.333),
  ]

  @Test("Fonts of the styles have these sizes and these lines [U483–U556]", arguments: fonts)
  private func font(_ fact: TypeFact) {
    let font = UIFont.preferredFont(forTextStyle: fact.style, compatibleWith: fact.traits)
    #expect(font.pointSize == fact.numbers.0)
    #expect(abs(font.lineHeight - fact.numbers.1) < 0.01)
  }
  @Test("Lengths become these by the metrics of the styles [U484–U562]", arguments: metrics)
  private func scaled(_ fact: TypeFact) {
    let metrics = UIFontMetrics(forTextStyle: fact.style)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: fact.traits) - fact.numbers.0) < 0.01)
    #expect(abs(metrics.scaledValue(for: 64, compatibleWith: fact.traits) - fact.numbers.1) < 0.01)
  }
  @Test("Scaled fonts have whole sizes, and at the usual size nothing changes [U559 U560 U562]")
  func wholeSizes() {
    func size(_ category: UIContentSizeCategory, _ style: UIFont.TextStyle = .body) -> CGFloat {
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: 17),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.extraSmall) == 15 && size(.large) == 17)
    #expect(size(.accessibilityExtraExtraExtraLarge) == 48)
    #expect(size(.extraSmall, .caption2) == 17)
  }
}
