import Foundation
import SashCore

/// A key that is held, larger and above the finger: what it types, or what there is to choose from.
struct KeyBubble: View {
  let bubble: KeyFingers.Bubble
  /// Of the keyboard, in points.
  let width: CGFloat
  let look: KeyboardLook

  /// - Source: recalled of iOS: the part above the key is half again as wide, and higher than the key
  private static let height: CGFloat = 50
  private static let reach: CGFloat = 10

  var body: some View {
    let key = bubble.frame.insetBy(dx: 3, dy: 6)
    let top = self.top(key)
    BubbleShape(top: top, key: key)
      .fill(look.key)
      .shadow(color: .black.opacity(0.35), radius: 2, y: 1)
      .overlay(alignment: .topLeading) { signs(in: top) }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  private func top(_ key: CGRect) -> CGRect {
    let wide =
      bubble.texts.count == 1
      ? key.width + 2 * Self.reach : CGFloat(bubble.texts.count) * KeyFingers.choiceWidth
    let left = bubble.texts.count == 1 ? key.midX - wide / 2 : bubble.start
    return CGRect(
      x: min(max(2, left), max(2, width - wide - 2)), y: key.minY - Self.height - 8, width: wide,
      height: Self.height)
  }

  private func signs(in top: CGRect) -> some View {
    let each = top.width / CGFloat(bubble.texts.count)
    return HStack(spacing: 0) {
      ForEach(bubble.texts.indices, id: \.self) { index in
        let isChosen = bubble.texts.count > 1 && index == bubble.chosen
        Text(verbatim: bubble.texts[index])
          .font(.system(size: bubble.texts.count == 1 ? 34 : 22, weight: .light))
          .foregroundStyle(isChosen ? Color.white : look.ink)
          .frame(width: each, height: top.height)
          .background {
            if isChosen { RoundedRectangle(cornerRadius: 5).fill(Color.blue).padding(3) }
          }
      }
    }
    .offset(x: top.minX, y: top.minY)
  }
}

/// The key, and what stands above it, as one.
private struct BubbleShape: Shape {
  let top: CGRect
  let key: CGRect

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: top, cornerSize: CGSize(width: 10, height: 10))
    path.addRoundedRect(
      in: CGRect(x: key.minX, y: key.minY - 2, width: key.width, height: key.height + 2),
      cornerSize: CGSize(width: KeyboardLook.radius, height: KeyboardLook.radius))
    // The neck between the two.
    let upper = (left: max(top.minX, key.minX - 10), right: min(top.maxX, key.maxX + 10), y: top.maxY - 6)
    path.move(to: CGPoint(x: upper.left, y: upper.y))
    path.addLine(to: CGPoint(x: upper.right, y: upper.y))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: key.minY + 8), control1: CGPoint(x: upper.right, y: upper.y + 8),
      control2: CGPoint(x: key.maxX, y: key.minY - 4))
    path.addLine(to: CGPoint(x: key.minX, y: key.minY + 8))
    path.addCurve(
      to: CGPoint(x: upper.left, y: upper.y), control1: CGPoint(x: key.minX, y: key.minY - 4),
      control2: CGPoint(x: upper.left, y: upper.y + 8))
    path.closeSubpath()
    return path
  }
}
