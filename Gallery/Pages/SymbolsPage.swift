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

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Sheet") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 36), spacing: 6)], spacing: 12) {
            ForEach(Self.names, id: \.self) { Image(systemName: $0).font(.title3).frame(height: 24) }
          }
        }
        Sample(title: "Weights and scales") {
          VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 16) {
              ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .black], id: \.self) { weight in
                Image(systemName: "square.and.arrow.up").fontWeight(weight)
              }
            }
            HStack(alignment: .firstTextBaseline, spacing: 16) {
              Label("Small", systemImage: "bell").imageScale(.small)
              Label("Medium", systemImage: "bell").imageScale(.medium)
              Label("Large", systemImage: "bell").imageScale(.large)
            }
          }
        }
        Sample(title: "Variants and colours") {
          HStack(spacing: 16) {
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
        }
      }
      .padding(.vertical)
    }
  }
}
