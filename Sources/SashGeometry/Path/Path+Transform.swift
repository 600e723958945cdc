import Foundation

extension Path {
  /// The path with every point transformed; a simple outline stays one while the transform keeps its sense.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.keepsAxes, transform.a > 0, transform.d > 0 {
      switch storage {
      case .empty: return self
      case .rect(let rect): return Path(storage: .rect(rect.scaled(by: transform)))
      case .ellipse(let rect): return Path(storage: .ellipse(rect.scaled(by: transform)))
      case .roundedRect(let rect, let corner, let style):
        let size = CGSize(width: corner.width * transform.a, height: corner.height * transform.d)
        return Path(storage: .roundedRect(rect.scaled(by: transform), cornerSize: size, style: style))
      case .elements: break
      }
    }
    var buffer = expanded()
    for i in buffer.points.indices { buffer.points[i] = buffer.points[i].applying(transform) }
    return Path(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGRect {
  /// The rectangle through a transform that only scales, by positive factors, and moves.
  fileprivate func scaled(by t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return CGRect(x: t.a * minX + t.tx, y: t.d * minY + t.ty, width: t.a * width, height: t.d * height)
  }
}
