import Foundation
import SashDisplay
import SashGeometry
extension Painter {
  func drawText(_ text: TextContent, _ ctm: CGAffineTransform, _ opacity: Float) {}
  func drawImage(_ image: ImageContent, _ ctm: CGAffineTransform, _ opacity: Float) {}
  func drawEffect(_ effect: DisplayEffect, of child: PlacedItem, bounds: CGRect, _ ctm: CGAffineTransform, _ opacity: Float) { draw(child, ctm, opacity: opacity) }
  func tiles(_ operation: DrawOperation, _ bitmap: Bitmap, _ origin: CGPoint, _ size: CGSize, _ ctm: CGAffineTransform, _ opacity: Float) {}
}
