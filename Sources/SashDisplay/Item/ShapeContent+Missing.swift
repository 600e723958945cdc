import Foundation
import SashGeometry

extension ShapeContent {
  /// What is drawn where there is no picture: a crossed box; nil for a frame that has no room for one.
  package static func missingPicture(in frame: CGRect) -> ShapeContent? {
    guard frame.width >= 1, frame.height >= 1 else { return nil }
    let box = frame.insetBy(dx: 0.5, dy: 0.5)
    let path = Path { path in
      path.addRect(box)
      path.move(to: CGPoint(x: box.minX, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
      path.move(to: CGPoint(x: box.maxX, y: box.minY))
      path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    }
    return ShapeContent(
      path: path, mode: .stroke(StrokeStyle(lineWidth: 1), antialiased: true),
      paint: .color(ColorComponents(255, 59, 48)))
  }
}
