import SwiftUI

/// Styles, scripts, wrapping and truncation.
struct TextPage: View {
  private let pangram = "The quick brown fox jumps over the lazy dog while seven wizards examine manuscripts."

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Styles") {
          VStack(alignment: .leading, spacing: 2) {
            Text("Title").font(.title)
            Text("Headline").font(.headline)
            Text("Body, ") + Text("bold").bold() + Text(", ") + Text("italic").italic() + Text(", ")
              + Text("coloured").foregroundColor(.red)
            Text("Underlined").underline() + Text(" and ") + Text("struck").strikethrough()
            Text("Footnote").font(.footnote).foregroundStyle(.secondary)
            Text("0123456789 monospaced digits").monospacedDigit()
          }
        }
        Sample(title: "Scripts") {
          VStack(alignment: .leading, spacing: 4) {
            Text("你好，世界。文字在这里换行。")
            Text("مرحبا بالعالم")
            Text("שלום עולם")
            Text("👩‍👩‍👧‍👦 🇫🇷 👍🏽 1️⃣")
          }
          .font(.title3)
        }
        Sample(title: "Lines") {
          VStack(alignment: .leading, spacing: 8) {
            Text(pangram)
            Text(pangram).lineLimit(1).foregroundStyle(.secondary)
            Text(pangram).lineLimit(2).multilineTextAlignment(.center).font(.callout)
          }
        }
      }
      .padding(.vertical)
    }
  }
}
