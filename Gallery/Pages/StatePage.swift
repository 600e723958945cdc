import SwiftUI

/// One value owned here, lent to a child, derived, and watched.
struct StatePage: View {
  @State private var count = 0
  @StateObject private var log = ChangeLog()

  var body: some View {
    VStack(spacing: 16) {
      Sample(title: "A value and its readers") {
        HStack {
          Text("\(count)")
            .font(.system(size: 44, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .frame(minWidth: 90, alignment: .leading)
          Spacer()
          StepButtons(count: $count)
        }
        Parity(count: count)
      }
      Sample(title: "An object that several views watch") {
        LogView(log: log)
      }
    }
    .padding(.vertical)
    .onChange(of: count) { old, new in
      log.entries.append("\(old) became \(new)")
    }
  }
}

final class ChangeLog: ObservableObject {
  @Published var entries: [String] = []
}

private struct StepButtons: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("Less") { count -= 1 }.buttonStyle(.bordered)
      Button("More") { count += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

private struct Parity: View {
  let count: Int

  var body: some View {
    if count.isMultiple(of: 2) {
      Label(symbol: "circle.fill", text: "even", color: .blue)
    } else {
      Label(symbol: "circle", text: "odd", color: .orange)
    }
  }

  private struct Label: View {
    let symbol: String
    let text: String
    let color: Color
    var body: some View {
      HStack {
        Image(systemName: symbol)
        Text("The number is \(text).")
      }
      .foregroundStyle(color)
    }
  }
}

private struct LogView: View {
  @ObservedObject var log: ChangeLog

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if log.entries.isEmpty {
        Text("No change yet.").foregroundStyle(.secondary)
      }
      ForEach(Array(log.entries.suffix(4).enumerated()), id: \.offset) { _, entry in
        Text(entry).font(.callout)
      }
      Button("Clear", role: .destructive) { log.entries.removeAll() }
        .disabled(log.entries.isEmpty)
        .padding(.top, 4)
    }
  }
}
