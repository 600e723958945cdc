import Foundation

/// A line as breaking leaves it. Offsets count UTF-16 units; lengths are points before shrinking.
struct TextLine: Equatable {
  /// Everything that belongs to the line, with the spaces and the newline at its end.
  var range: Range<Int>
  /// What is drawn, without hanging spaces and newline; for a truncated line what stands before the ellipsis.
  var visible: Range<Int>
  /// The ellipsis or hyphen that stands after `visible`, and what is drawn after it.
  var cut: Cut?
  var width: Double
  /// The top of the line in the text.
  var top: Double = 0
  var ascent: Double = 0
  var descent: Double = 0
  var height: Double { ascent + descent }

  struct Cut: Equatable {
    var sign = LineSign.Kind.ellipsis
    /// The span whose font draws the sign.
    var span: Int
    var width: Double
    var after: Range<Int>
  }
}
