import SwiftUI

/// A sheet of symbols, and what weight, scale, variants and rendering do to one.
struct SymbolsPage: View {
  private static let names = [
    "star", "heart", "bell", "bookmark", "tag", "bolt", "flag", "flame", "leaf", "drop", "moon", "sun.max",
    "cloud", "snowflake", "umbrella", "house", "building.2", "map", "mappin", "location", "car", "airplane",
    "bicycle", "person", "person.2", "envelope", "phone", "message", "video", "camera", "photo",
    "mic", "speaker.wave.2", "play", "pause", "forward", "backward", "shuffle", "repeat", "folder", "doc",
    "tray", "calendar", "clock", "alarm", "timer", "gear", "slider.horizontal.3", "magnifyingglass", "lock",
    "key", "trash", "pencil", "scissors", "paperclip", "link", "square.and.arrow.up", "cart", "creditcard",
    "gift", "book", "graduationcap", "globe", "wifi", "battery.100", "desktopcomputer", "keyboard",
    "printer", "gamecontroller", "cup.and.saucer", "fork.knife", "pawprint", "eye", "hand.thumbsup",
    "checkmark", "xmark", "plus", "minus", "chevron.left", "chevron.right", "arrow.up", "arrow.clockwise",
  ]

  private static let colorful = [
    "exclamationmark.triangle.fill", "checkmark.circle.fill", "xmark.octagon.fill", "heart.fill", "star.fill",
    "flame.fill", "leaf.fill", "phone.fill", "trash", "flag.fill", "lightbulb.fill", "ladybug.fill",
    "paintpalette.fill", "circle.hexagongrid.fill", "battery.75", "thermometer", "folder.badge.plus",
    "person.crop.circle.badge.xmark", "bell.badge.fill", "text.badge.checkmark", "3.circle.fill", "tray.fill",
  ]
  /// Clouds and the moon are white: they want a sky.
  private static let weather = [
    "sun.max.fill", "cloud.sun.fill", "cloud.sun.rain.fill", "cloud.fill", "cloud.rain.fill",
    "cloud.bolt.fill",
    "cloud.bolt.rain.fill", "cloud.snow.fill", "snowflake", "moon.stars.fill", "cloud.moon.fill",
    "sunrise.fill",
    "drop.fill",
  ]

  /// Cells grow with the letters.
  @ScaledMetric(relativeTo: .title3) private var cell: CGFloat = 36

  private func row<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: cell), spacing: 10, alignment: .leading)], alignment: .leading,
      spacing: 12, content: content)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Sheet") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: cell), spacing: 6)], spacing: cell / 3) {
            ForEach(Self.names, id: \.self) {
              Image(systemName: $0).font(.title3).frame(height: cell * 2 / 3)
            }
          }
        }
        Sample(title: "Weights and scales") {
          VStack(alignment: .leading, spacing: 10) {
            row {
              ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .black], id: \.self) { weight in
                Image(systemName: "square.and.arrow.up").fontWeight(weight)
              }
            }
            ViewThatFits {
              HStack(alignment: .firstTextBaseline, spacing: 16) { scales }
              VStack(alignment: .leading) { scales }
            }
          }
        }
        Sample(title: "Variants and colours") {
          row {
            Image(systemName: "bell")
            Image(systemName: "bell").symbolVariant(.fill)
            Image(systemName: "bell").symbolVariant(.slash)
            Image(systemName: "bell").symbolVariant(.circle)
            Image(systemName: "bell").symbolVariant(.circle.fill).foregroundStyle(.tint)
            Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.green)
            Image(systemName: "speaker.wave.3.fill").symbolRenderingMode(.hierarchical)
              .foregroundStyle(.indigo)
          }
          .font(.title2)
          row {
            ForEach([0.2, 1], id: \.self) { Image(systemName: "speaker.wave.3.fill", variableValue: $0) }
            Image(systemName: "heart.fill").foregroundStyle(.pink).symbolColorRenderingMode(.gradient)
          }
          .font(.title2)
        }
        Sample(title: "Colours of their own") {
          VStack(alignment: .leading, spacing: 12) {
            row { ForEach(Self.colorful, id: \.self) { Image(systemName: $0) } }
            row { ForEach(Self.weather, id: \.self) { Image(systemName: $0) } }
              .padding(10)
              .background(Color(red: 0.28, green: 0.47, blue: 0.68), in: .rect(cornerRadius: 12))
          }
          .font(.title2)
          .symbolRenderingMode(.multicolor)
        }
      }
      .padding(.vertical)
    }
  }

  @ViewBuilder private var scales: some View {
    Label("Small", systemImage: "bell").imageScale(.small).fixedSize()
    Label("Medium", systemImage: "bell").imageScale(.medium).fixedSize()
    Label("Large", systemImage: "bell").imageScale(.large).fixedSize()
  }
}
