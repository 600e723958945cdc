import Foundation

extension Path {
  /// The outline of this path drawn with a pen, to be filled by the non-zero rule; curves become lines.
  ///
  /// `tolerance` is the greatest distance of the lines from the true outline, in points. A path with a
  /// coordinate that is not finite gives an empty one. O(points).
  package func outlined(_ style: StrokeStyle, tolerance: CGFloat = 0.05) -> Path {
    var lines = FlatPath()
    lines.append(self, tolerance: Double(tolerance))
    if let dash = Dash(pattern: style.dash, phase: style.dashPhase) { lines = dash.cut(lines) }
    var outline = FlatPath()
    Stroker(style: style, tolerance: Double(tolerance)).append(lines, to: &outline)
    return Path(outline)
  }

  /// Lines through the points of a flat path.
  package init(_ flat: FlatPath) {
    var buffer = PathBuffer()
    for subpath in flat.subpaths where subpath.end > subpath.start {
      for i in subpath.start..<subpath.end {
        let p = CGPoint(x: flat.points[i].x, y: flat.points[i].y)
        if i == subpath.start { buffer.move(to: p) } else { buffer.line(to: p) }
      }
      if subpath.isClosed { buffer.close() }
    }
    self.init(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }
}
