import Sash
import SwiftUI
import Testing

private let (middle, hole, square, custom, brand) = ((50, 50), (43, 50), (33, 50), (34, 34), (66, 34))

@MainActor @Suite("Symbols of an app")
struct SymbolSetTests {
  /// The symbol is 1 em wide, its square 0.8 em, the hole in it 0.4 em and what is in that 0.2 em.
  private func picture<V: View>(dark: Bool = false, @ViewBuilder _ view: () -> V) -> Picture {
    Picture(100, dark: dark) { view().font(.system(size: 100 / 2)) }
  }

  @Test("A symbol set is drawn like a letter of the font, in the foreground style")
  func plain() {
    let symbol = picture { Image(.targetMark).foregroundStyle(.purple) }
    symbol.expect(purple, at: [middle, square, custom, brand])
    symbol.expect(white, at: [hole, (28, 50), (72, 50)])
    let resized = picture { Image("target.mark", bundle: .module).resizable().frame(width: 100, height: 94) }
    resized.expect(black, at: [(15, 50), (50, 50), (85, 50)])
    let text = picture { Text(Image(.targetMark)).foregroundStyle(.purple) }
    text.expect(purple, at: [middle, square])
    text.expect(white, at: [hole])
  }

  @Test(
    "Its layers have the colours that they name: the system's, the app's, their own, or the foreground style")
  func colors() {
    let symbol = picture { Image(.targetMark).symbolRenderingMode(.multicolor).foregroundStyle(.purple) }
    symbol.expect(red, at: [square])
    symbol.expect(white, at: [hole])
    symbol.expect(purple, at: [middle])
    symbol.expect((67, 123, 72), at: [custom], within: 1)
    let color = Picture(10) { Color(.brand).ignoresSafeArea() }.app.pixel(x: 5, y: 5)
    symbol.expect((color.red, color.green, color.blue), at: [brand], within: 1)
    let dark = picture(dark: true) { Image(.targetMark).symbolRenderingMode(.multicolor) }
    dark.expect((255, 69, 58), at: [square])
    let original = picture { Image(.targetMark).renderingMode(.original) }
    original.expect(red, at: [square])
    original.expect(black, at: [middle])
  }

  @Test("Its levels are those that it names")
  func levels() {
    let symbol = picture { Image(.targetMark).foregroundStyle(.purple, .green) }
    symbol.expect(purple, at: [middle, hole])
    symbol.expect(green, at: [square, custom])
  }
}
