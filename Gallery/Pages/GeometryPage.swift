import SwiftUI

/// What readers, anchors and grids make of the room they get.
struct GeometryPage: View {
  @State private var width: CGFloat = 240
  @State private var chosen = "Day"
  @State private var measured = CGSize.zero

  var body: some View {
    VStack(spacing: 16) {
      Sample(title: "A reader") {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(.quaternary)
            Capsule().fill(.blue.opacity(0.3)).frame(width: proxy.size.width * 0.6)
            Text("60 % of \(Int(proxy.size.width)) points").font(.caption).padding(.leading, 10)
          }
        }
        .frame(width: width, height: 24)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          measured = $0
        }
        HStack {
          Button("Narrower") { width = max(120, width - 40) }.buttonStyle(.bordered)
          Button("Wider") { width = min(320, width + 40) }.buttonStyle(.bordered)
          Text("\(Int(measured.width)) × \(Int(measured.height))").foregroundStyle(.secondary)
        }
      }
      Sample(title: "An anchor") {
        HStack(spacing: 20) {
          ForEach(["Day", "Week", "Whole year"], id: \.self) { name in
            Button(name) { chosen = name }
              .anchorPreference(key: TabBounds.self, value: .bounds) { [name: $0] }
          }
        }
        .padding(.bottom, 4)
        .overlayPreferenceValue(TabBounds.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors[chosen] {
              let frame = proxy[anchor]
              Capsule().fill(.blue).frame(width: frame.width, height: 3)
                .offset(x: frame.minX, y: frame.maxY + 1)
            }
          }
          // Frames count from the left, whatever the direction.
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      Sample(title: "A grid") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
          GridRow {
            Text("Fruit").bold()
            Text("Colour").bold()
            Text("Weight").bold().gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Apple")
            Text("green")
            Text("180 g")
          }
          GridRow {
            Text("Watermelon")
            Text("red inside")
            Text("4200 g")
          }
          GridRow { Text("Over two columns").foregroundStyle(.secondary).gridCellColumns(2) }
        }
      }
      Sample(title: "What fits") {
        ViewThatFits(in: .horizontal) {
          Text("A long sentence for those who have the room to read it.").fixedSize()
          Text("A shorter sentence.").fixedSize()
          Text("Short.")
        }
        .frame(width: width)
        .border(.quaternary)
      }
      Sample(title: "An inset") {
        Color.teal.opacity(0.3)
          .overlay { Text("What makes room") }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("What stands at the edge").frame(maxWidth: .infinity).padding(6)
              .background(.orange.opacity(0.3))
          }
          .safeAreaInset(edge: .leading, spacing: 0) { Color.purple.frame(width: 12) }
          .frame(height: 90)
      }
    }
    .padding(.vertical)
  }
}

private struct TabBounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
