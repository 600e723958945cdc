import Foundation

extension Path {
  /// True if `p` lies in the filled path, by the even-odd rule or by non-zero winding. O(elements).
  ///
  /// Open subpaths are closed, as filling does.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let box = boundingRect
    guard box.width > 0, box.height > 0, p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY
    else {
      return false
    }
    switch storage {
    case .empty: return false
    case .rect: return box.holds(p)
    case .ellipse:
      let (x, y) = ((p.x - box.midX) / box.width, (p.y - box.midY) / box.height)
      return x * x + y * y <= 0.25
    case .roundedRect(_, let corner, _):
      // Away from the corners only the rectangle counts.
      let reach = CGFloat(RoundedCorner.reach)
      let (x, y) = (min(p.x - box.minX, box.maxX - p.x), min(p.y - box.minY, box.maxY - p.y))
      if x > reach * corner.width || y > reach * corner.height { return box.holds(p) }
    case .elements: break
    }
    var lines = FlatPath()
    lines.append(self, tolerance: Double(max(box.width, box.height)) * 1e-4)
    let winding = lines.winding(around: SIMD2(Double(p.x), Double(p.y)))
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension FlatPath {
  /// How often the closed subpaths turn around a point, clockwise on the screen counted positive.
  func winding(around p: SIMD2<Double>) -> Int {
    var winding = 0
    for subpath in subpaths {
      var a = points[subpath.end - 1]
      for i in subpath.start..<subpath.end {
        let b = points[i]
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
          if b.y > a.y, side > 0 { winding -= 1 }
          if b.y <= a.y, side < 0 { winding += 1 }
        }
        a = b
      }
    }
    return -winding
  }
}
