import SwiftUI

/// A long list with sections that stay, a strip that scrolls sideways, and a grid.
struct ScrollPage: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .brown, .mint, .teal, .blue, .indigo, .purple, .pink,
  ]

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Button("First") { proxy.scrollTo("strip", anchor: .top) }
          Spacer()
          Button("Row 5000") { proxy.scrollTo(5000, anchor: .top) }
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        Divider()
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
            strip.id("strip")
            grid.padding()
            Section {
              ForEach(0..<10_000, id: \.self) { row($0) }
            } header: {
              Text("Ten thousand rows")
                .font(.headline)
                .padding(.horizontal)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color(uiColor: .secondarySystemBackground))
            }
          }
        }
      }
    }
  }

  private var strip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<30, id: \.self) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(colors[index % colors.count])
            .frame(width: 90, height: 70)
            .overlay { Text("\(index)").foregroundStyle(.background).bold() }
        }
      }
      .padding()
    }
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 44), spacing: 8)], spacing: 8) {
      ForEach(0..<24, id: \.self) { index in
        Circle().fill(colors[index * 7 % colors.count]).frame(height: 44)
      }
    }
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(colors[index % colors.count]).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(index)")
        Text("made when it comes near").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
  }
}
