import Foundation
import SashCore

/// The page of pictures: they scroll sideways, and below are the kinds to go to.
struct EmojiPage: View {
  let keyboard: ScreenKeyboard
  let look: KeyboardLook
  @State private var kind: EmojiKind.ID? = EmojiKind.all.first?.id

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: Array(repeating: GridItem(.fixed(40), spacing: 0), count: 4), spacing: 0) {
            ForEach(EmojiKind.all) { kind in
              ForEach(kind.emoji, id: \.self) { emoji in
                Button {
                  keyboard.type(emoji)
                } label: {
                  Text(verbatim: emoji).font(.system(size: 30)).frame(width: 44, height: 40)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(.isKeyboardKey)
              }
            }
          }
        }
        .frame(maxHeight: .infinity)
        HStack(spacing: 0) {
          key("ABC", "letters") { keyboard.perform(.page(.letters)) }.frame(width: 48)
          ForEach(EmojiKind.all) { kind in
            Button {
              self.kind = kind.id
              reader.scrollTo(kind.emoji[0], anchor: .leading)
            } label: {
              Image(systemName: kind.symbol).font(.system(size: 16))
                .foregroundStyle(look.ink.opacity(self.kind == kind.id ? 1 : 0.5))
                .frame(maxWidth: .infinity, minHeight: 40)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: kind.id))
          }
          Button {
            keyboard.perform(.delete)
          } label: {
            Image(systemName: "delete.left").font(.system(size: 18)).frame(width: 48, height: 40)
          }
          .buttonStyle(.plain)
          .buttonRepeatBehavior(.enabled)
          .accessibilityLabel("delete")
        }
        .foregroundStyle(look.ink)
      }
    }
  }

  private func key(_ words: String, _ spoken: String, _ action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Text(verbatim: words).font(.system(size: 16)).frame(minWidth: 44, minHeight: 40)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: spoken))
  }
}

/// Pictures of one kind, in the order of their code points.
struct EmojiKind: Identifiable {
  let id: String
  let symbol: String
  let emoji: [String]

  private init(_ id: String, _ symbol: String, _ ranges: ClosedRange<UInt32>...) {
    self.id = id
    self.symbol = symbol
    emoji = ranges.flatMap { range in
      range.compactMap { code -> String? in
        guard let scalar = Unicode.Scalar(code), scalar.properties.isEmoji,
          !scalar.properties.isEmojiModifier, scalar.properties.generalCategory != .unassigned
        else { return nil }
        // What is a sign of text by itself is asked for as a picture.
        return scalar.properties.isEmojiPresentation ? String(scalar) : String(scalar) + "\u{FE0F}"
      }
    }
  }

  /// - Source: the blocks of Unicode's emoji; flags of countries are those that Foundation knows
  static let all: [EmojiKind] = [
    EmojiKind(
      "Smileys", "face.smiling", 0x1F600...0x1F64F, 0x1F910...0x1F92F, 0x1F970...0x1F97A, 0x1F9D0...0x1F9D0,
      0x1F440...0x1F4A9, 0x2764...0x2764),
    EmojiKind(
      "Animals", "leaf", 0x1F400...0x1F43F, 0x1F980...0x1F9AE, 0x1F330...0x1F344, 0x1F30D...0x1F320,
      0x2600...0x2604, 0x1F300...0x1F308),
    EmojiKind("Food", "cup.and.saucer", 0x1F345...0x1F37F, 0x1F950...0x1F96F, 0x1F9C0...0x1F9C8),
    EmojiKind("Activities", "gamecontroller", 0x1F380...0x1F3D3, 0x1F93A...0x1F94F, 0x26BD...0x26BE),
    EmojiKind("Places", "car", 0x1F3D4...0x1F3F0, 0x1F680...0x1F6D2, 0x1F6E0...0x1F6FC),
    EmojiKind("Objects", "lightbulb", 0x1F4AA...0x1F4FF, 0x1F507...0x1F573, 0x231A...0x231B),
    EmojiKind("Signs", "number", 0x1F530...0x1F53D, 0x1F550...0x1F567, 0x2648...0x2653, 0x2705...0x2757),
  ]
}
