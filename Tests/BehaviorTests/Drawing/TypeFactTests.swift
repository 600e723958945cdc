import Sash
import SwiftUI
import Testing

/// - Source: facts on type, the rows of the text styles and of the system's face: sizes, weights, and heights of a line.
@MainActor @Suite("The tables of type")
struct TypeFactTests {
  struct Style: CustomTestStringConvertible {
    let name: String
    let font: Font
    let weight: Font.Weight
    let emphasized: Font.Weight
    /// From the smallest to the largest setting of the user.
    let sizes: [CGFloat]
    init(
      _ name: String, _ font: Font, _ weight: Font.Weight, _ emphasized: Font.Weight, _ sizes: [CGFloat]
    ) {
      self.name = name
      self.font = font
      self.weight = weight
      self.emphasized = emphasized
      self.sizes = sizes
    }
    var testDescription: String { name }
  }
  nonisolated static let styles: [Style] = [
    Style("largeTitle", .largeTitle, .regular, .bold, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    Style("title", .title, .regular, .bold, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    Style("title2", .title2, .regular, .bold, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    Style("title3", .title3, .regular, .semibold, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    Style("headline", .headline, .semibold, .semibold, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Style("body", .body, .regular, .semibold, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Style("callout", .callout, .regular, .semibold, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    Style(
      "subheadline", .subheadline, .regular, .semibold, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    Style("footnote", .footnote, .regular, .semibold, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    Style("caption", .caption, .regular, .semibold, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    Style("caption2", .caption2, .regular, .semibold, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(
    "Each text style has its size in each setting, its weight, and its emphasised weight when bold",
    arguments: styles)
  func styles(_ style: Style) {
    for (setting, size) in zip(DynamicTypeSize.allCases, style.sizes) {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = setting
      let font = style.font.resolve(in: environment.fontResolutionContext)
      #expect(font.pointSize == size && font.weight == style.weight, "\(setting)")
      #expect(style.font.bold().resolve(in: environment.fontResolutionContext).weight == style.emphasized)
    }
  }

  /// Sizes in points, and a line's height at 1, 2 and 3 pixels a point.
  nonisolated static let heights: [(size: CGFloat, heights: [CGFloat])] = [
    (6, [8, 7.5, 7.3333]),
    (7, [9, 8.5, 8.6667]),
    (8, [10, 10, 9.6667]),
    (9, [11, 11, 11]),
    (10, [12, 12, 12]),
    (11, [14, 13.5, 13.3333]),
    (12, [15, 14.5, 14.3333]),
    (13, [16, 16, 15.6667]),
    (14, [17, 17, 17]),
    (15, [18, 18, 18]),
    (16, [20, 19.5, 19.3333]),
    (17, [21, 20.5, 20.3333]),
    (18, [22, 21.5, 21.6667]),
    (19, [23, 23, 23]),
    (20, [24, 24, 24]),
    (21, [26, 25.5, 25.3333]),
    (22, [27, 26.5, 26.3333]),
    (23, [28, 27.5, 27.6667]),
    (24, [29, 29, 28.6667]),
    (25, [30, 30, 30]),
    (26, [32, 31.5, 31.3333]),
    (27, [33, 32.5, 32.3333]),
    (28, [34, 33.5, 33.6667]),
    (29, [35, 35, 34.6667]),
    (30, [36, 36, 36]),
    (31, [37, 37, 37]),
    (32, [39, 38.5, 38.3333]),
    (33, [40, 39.5, 39.6667]),
    (34, [41, 41, 40.6667]),
    (35, [42, 42, 42]),
    (36, [43, 43, 43]),
    (37, [45, 44.5, 44.3333]),
    (38, [46, 45.5, 45.6667]),
    (39, [47, 47, 46.6667]),
    (40, [48, 48, 48]),
    (41, [49, 49, 49]),
    (42, [51, 50.5, 50.3333]),
    (43, [52, 51.5, 51.3333]),
    (44, [53, 53, 52.6667]),
    (45, [54, 54, 54]),
    (46, [55, 55, 55]),
    (47, [57, 56.5, 56.3333]),
    (48, [58, 57.5, 57.3333]),
    (49, [59, 58.5, 58.6667]),
    (50, [60, 60, 60]),
    (51, [61, 61, 61]),
    (52, [63, 62.5, 62.3333]),
    (53, [64, 63.5, 63.3333]),
    (54, [65, 64.5, 64.6667]),
    (55, [66, 66, 65.6667]),
    (56, [67, 67, 67]),
    (58, [70, 69.5, 69.3333]),
    (60, [72, 72, 71.6667]),
    (62, [74, 74, 74]),
    (64, [77, 76.5, 76.6667]),
    (66, [79, 79, 79]),
    (68, [82, 81.5, 81.3333]),
    (70, [84, 84, 83.6667]),
    (72, [86, 86, 86]),
    (76, [91, 91, 91]),
    (80, [96, 95.5, 95.6667]),
    (84, [101, 100.5, 100.3333]),
    (88, [106, 105.5, 105.3333]),
    (92, [110, 110, 110]),
    (96, [115, 115, 114.6667]),
  ]

  @Test("A line of the system's face is as high as on Apple's systems", arguments: [1, 2, 3])
  func lines(scale: Int) throws {
    let app = TestHost(size: CGSize(width: 400, height: 5000), scale: CGFloat(scale)) {
      VStack(spacing: 0) {
        ForEach(Self.heights, id: \.size) { Text("\(Int($0.size))").font(.system(size: $0.size)) }
      }
    }
    for row in Self.heights {
      let frame = try #require(app.frame(of: "\(Int(row.size))"))
      #expect(abs(frame.height - row.heights[scale - 1]) < 0.001, "\(row.size)")
    }
  }
}
