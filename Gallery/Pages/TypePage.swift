import SwiftUI

/// A specimen of type: eight scripts, weights, designs, and the styles from the largest to the smallest.
struct TypePage: View {
  private static let scripts: [(String, String)] = [
    ("Latin", "Sphinx of black quartz"),
    ("Ελληνικά", "Ξεσκεπάζω την ψυχή"),
    ("Кириллица", "Съешь ещё этих булок"),
    ("العربية", "نص حكيم له سر قاطع"),
    ("עברית", "עטלף אבק נס דרך"),
    ("हिन्दी", "ऋषियों को सताने वाले"),
    ("ไทย", "เป็นมนุษย์สุดประเสริฐ"),
    ("漢字かな", "天地玄黄 いろはにほへと"),
  ]
  private static let weights: [(String, Font.Weight)] = [
    ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Black", .black),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Sample(title: "Eight scripts") {
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: 8) {
            ForEach(Self.scripts, id: \.0) { name, words in
              GridRow {
                Text(name).font(.caption).foregroundStyle(.secondary)
                Text(words).font(.title3)
              }
            }
          }
        }
        Sample(title: "Weights") {
          ViewThatFits {
            HStack(spacing: 10) { weights }
            VStack(alignment: .leading, spacing: 2) { weights }
          }
        }
        Sample(title: "Designs") {
          VStack(alignment: .leading, spacing: 6) {
            Text("Default Rgafs 25").fontDesign(.default)
            Text("Rounded Rgafs 25").fontDesign(.rounded)
            Text("Rounded Rgafs 25").fontDesign(.rounded).bold()
            Text("Serif Rgafs 25").fontDesign(.serif)
            Text("Monospaced Rgafs 25").fontDesign(.monospaced)
          }
          .font(.title2)
        }
        Sample(title: "Figures") {
          VStack(alignment: .leading, spacing: 4) {
            Text("1234567890 proportional")
            Text("1234567890 monospaced digits").monospacedDigit()
            Text("1234567890 monospaced").monospaced()
            Text("Small Capitals").font(.body.smallCaps())
            Text("Serif, *italic* and **bold**").fontDesign(.serif)
            Text(Date.now, style: .time).font(.title2)
            Text("72").font(.largeTitle) + Text(" km/h").font(.largeTitle).textScale(.secondary)
          }
        }
        Sample(title: "Lines") {
          VStack(alignment: .leading, spacing: 6) {
            Text("solid").underline() + Text("  dotted").underline(pattern: .dot, color: .red)
              + Text("  dashed").underline(pattern: .dash, color: .blue)
              + Text("  struck").strikethrough(pattern: .dashDot, color: .orange)
            Text("kerning").kerning(4)
            Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O  E = mc")
              + Text("2").font(.caption).baselineOffset(6)
          }
        }
        Sample(title: "Emoji") {
          Text("👩‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 👍🏽 1️⃣ ☕️ ❤️‍🔥").font(.title)
        }
      }
      .padding(.vertical)
    }
  }

  private var weights: some View {
    ForEach(Self.weights, id: \.0) { name, weight in Text(name).fontWeight(weight).fixedSize() }
  }
}
