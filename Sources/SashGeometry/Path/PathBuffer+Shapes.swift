import Foundation

extension PathBuffer {
  /// How far the handles of a quarter circle reach, in radii.
  static let quarterHandle: CGFloat = 0.5522847498307936

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Four quarters, clockwise on the screen from the rightmost point, as Core Graphics draws them.
  package mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterHandle, ry * Self.quarterHandle)
    func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    move(to: at(rx, 0))
    cubic(to: at(0, ry), control1: at(rx, ky), control2: at(kx, ry))
    cubic(to: at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky))
    cubic(to: at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry))
    cubic(to: at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky))
    close()
  }
}
