import Foundation

/// How far a line reaches above and below its baseline, both positive, in points.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var height: CGFloat { ascent + descent }
  package init(ascent: CGFloat, descent: CGFloat) {
    self.ascent = ascent
    self.descent = descent
  }
}

/// What layout knows of a font, in points above or below the baseline.
package struct FontMetrics: Hashable, Sendable {
  package var line: LineMetrics
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  package var ascent: CGFloat { line.ascent }
  package var descent: CGFloat { line.descent }
  package var lineHeight: CGFloat { line.height }
}

/// The metrics that SwiftUI code is written against, whatever face draws the text.
///
/// - Source: metrics of San Francisco, 2048 units per em: ascender 1950, descender 494, no line gap, capitals
///   1443, x-height 1078. `UIFont.systemFont(ofSize: 17).lineHeight` is 20.287109375 = 17·2444/2048.
package enum SystemMetrics {
  package static let ascender: CGFloat = 1950 / 2048
  package static let descender: CGFloat = 494 / 2048
  package static let capHeight: CGFloat = 1443 / 2048
  package static let xHeight: CGFloat = 1078 / 2048

  /// One line at a size in points.
  package static func line(size: CGFloat) -> LineMetrics {
    LineMetrics(ascent: size * ascender, descent: size * descender)
  }

  /// The space added after every character of the system face at a size, in points.
  ///
  /// With it Inter's text cut is as wide as San Francisco: "Hello world" at 17 points is 85.29 wide, and
  /// Apple's answer at 3 pixels a point is 85.3333.
  /// - Source: tracking table of the typography page of Apple's Human Interface Guidelines.
  static func tracking(size: CGFloat) -> CGFloat {
    let table = trackingTable
    if size <= table[0].size { return table[0].tracking }
    for i in 1..<table.count where size <= table[i].size {
      let (low, high) = (table[i - 1], table[i])
      return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
    return 0
  }

  /// The same for Inter's display cut, which is tighter by itself.
  ///
  /// San Francisco turns from its text cut into its display cut between 17 and 28 points; Inter has no axis
  /// for it, so tracking carries the width from one to the other: 0.0263 em makes the display cut as wide as
  /// the tracked text cut at 17 points.
  static func displayTracking(size: CGFloat) -> CGFloat {
    if size >= 28 { return tracking(size: size) }
    let end = tracking(size: 28) / 28
    return size * (end + (0.0263 - end) * (28 - size) / 11)
  }

  private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (
      14,
      -0.15
    ), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36),
    (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4),
    (
      30,
      0.4
    ), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
    (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36),
    (
      47,
      0.37
    ), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.31), (53, 0.33), (54, 0.32),
    (
      56,
      0.3
    ), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (
      72,
      0.14
    ), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]
}
