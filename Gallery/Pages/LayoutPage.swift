import SwiftUI

/// Stacks, alignment, frames, and a layout of one's own.
struct LayoutPage: View {
  @State private var wide = false

  var body: some View {
    VStack(spacing: 16) {
      Sample(title: "Baselines line up") {
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle)
          Text("body")
          Text("caption").font(.caption)
        }
      }
      Sample(title: "Space is shared") {
        HStack(spacing: 6) {
          tile(.red)
          tile(.orange).frame(width: wide ? 120 : 40)
          tile(.yellow)
        }
        .frame(height: 40)
        Button(wide ? "Narrow the middle" : "Widen the middle") { wide.toggle() }
      }
      Sample(title: "Layers and corners") {
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 16)
            .fill(
              LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
          Text("bottom trailing")
            .font(.caption)
            .padding(6)
            .background(.white.opacity(0.8), in: Capsule())
            .foregroundStyle(.black)
            .padding(8)
        }
        .frame(height: 90)
      }
      Sample(title: "A layout of one's own") {
        Diagonal {
          ForEach(0..<5) { index in
            Circle().fill(Color(hue: Double(index) / 5, saturation: 0.7, brightness: 0.9)).frame(
              width: 26, height: 26)
          }
        }
        .frame(height: 70)
      }
    }
    .padding(.vertical)
  }

  private func tile(_ color: Color) -> some View { RoundedRectangle(cornerRadius: 8).fill(color) }
}

/// Places its views from the top leading to the bottom trailing corner.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 120))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let part = subviews.count > 1 ? CGFloat(index) / CGFloat(subviews.count - 1) : 0
      subview.place(
        at: CGPoint(
          x: bounds.minX + part * (bounds.width - size.width),
          y: bounds.minY + part * (bounds.height - size.height)),
        proposal: .unspecified)
    }
  }
}
