import SwiftUI

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Image(.sash)
      Text("Hello, Linux!")
        .font(.largeTitle)
        .foregroundStyle(.brand)
      Text(count == 1 ? "1 tap" : "\(count) taps")
        .foregroundStyle(.secondary)
      HStack {
        Button("Fewer") { count -= 1 }
          .disabled(count == 0)
        Button("More") { count += 1 }
      }
    }
    .padding()
  }
}

#Preview {
  CounterView()
}
