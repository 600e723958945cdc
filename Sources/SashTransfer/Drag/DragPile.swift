import Foundation
import SashControls
import SashCore

/// The picture of what is dragged, with cards behind it for what else is dragged with it, and how much that is.
///
/// - Source: pictures of drags of iPadOS: up to two more cards are seen, and the number stands at the upper end
struct DragPile: View {
  let content: AnyView
  let count: Int
  let formation: DragDropPreviewsFormation

  var body: some View {
    if count < 2 || formation == .none {
      content
    } else if formation == .list {
      VStack(alignment: .leading, spacing: 4) {
        content
        Text("\(count - 1) more").font(.footnote).foregroundStyle(.secondary).fixedSize()
      }
      .overlay(alignment: .topTrailing) { number }
    } else {
      content
        .background {
          ForEach(1..<min(count, 3), id: \.self) { index in
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(SystemColor.secondaryGroupedBackground))
              .shadow(color: .black.opacity(0.2), radius: 2)
              .rotationEffect(.degrees(formation == .pile ? Double(index * 6) : 0))
              .offset(
                x: formation == .pile ? 0 : CGFloat(index * 6), y: formation == .pile ? 0 : CGFloat(index * 6)
              )
          }
        }
        .overlay(alignment: .topTrailing) { number }
    }
  }

  private var number: some View {
    Text("\(count)")
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .frame(minWidth: 22, minHeight: 22)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .offset(x: 8, y: -8)
  }
}
