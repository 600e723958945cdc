import Foundation
import Observation
import SashControls
import SashCore

/// Sixty cards of frosted glass with shadows that move over each other and a gradient.
public struct GlassCards: View {
  let time: Knob
  public static let count = 60
  public init(_ time: Knob) { self.time = time }
  public var body: some View {
    GeometryReader { space in
      ZStack {
        LinearGradient(
          colors: [.blue, .purple, .orange, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
        ForEach(0..<GlassCards.count, id: \.self) { index in
          let (i, t) = (Double(index), time.value)
          Text("Card \(index)")
            .frame(width: 320, height: 240)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
            .position(
              x: space.size.width * (0.5 + 0.42 * sin(0.11 * t + i * 2.4)),
              y: space.size.height * (0.5 + 0.42 * sin(0.07 * t + i * 1.7)))
        }
      }
    }
  }
}
