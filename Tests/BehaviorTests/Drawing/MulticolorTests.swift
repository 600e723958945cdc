import Sash
import SwiftUI
import Testing

private let cyan = (50, 173, 230)
private let darkYellow = (255, 214, 10)
private let darkGreen = (48, 209, 88)

@MainActor @Suite("Symbols in colours of their own")
struct MulticolorTests {
  /// The colours of many pixels, most first; edges are not counted.
  private func colors<V: View>(dark: Bool = false, on ground: Color = .black, @ViewBuilder _ view: () -> V)
    -> Set<[Int]>
  {
    let picture = Picture(100, scale: 2, dark: dark) {
      ZStack {
        ground
        view().font(.system(size: 70))
      }
      .ignoresSafeArea()
    }
    var counts: [[Int]: Int] = [:]
    for y in 0..<200 {
      for x in 0..<200 {
        let pixel = picture.app.pixel(x: x, y: y)
        counts[[pixel.red, pixel.green, pixel.blue], default: 0] += 1
      }
    }
    return Set(counts.filter { $0.value > 300 }.keys).subtracting([
      ground == .black ? [0, 0, 0] : [255, 255, 255]
    ])
  }
  private func set(_ colors: (Int, Int, Int)...) -> Set<[Int]> { Set(colors.map { [$0.0, $0.1, $0.2] }) }
  private func image(_ name: String) -> Image { Image(systemName: name).symbolRenderingMode(.multicolor) }

  @Test("Each part has its own colour, that of the appearance; the foreground style does not tint it")
  func parts() {
    #expect(colors { image("sun.max.fill") } == set(yellow))
    #expect(colors { image("cloud.sun.fill").foregroundStyle(.red) } == set(white, yellow))
    #expect(colors { image("cloud.sun.rain.fill") } == set(white, yellow, cyan))
    #expect(colors { image("heart.fill").foregroundStyle(.blue) } == set(red))
    #expect(colors(dark: true) { image("sun.max.fill") } == set(darkYellow))
  }

  @Test("What is cut out of a filled symbol is filled: an exclamation mark is white on yellow")
  func marks() {
    let sign = Picture(100, scale: 2) { image("exclamationmark.triangle.fill").font(.system(size: 70)) }
    #expect(sign.app.pixel(x: 100, y: 100) == white)
    #expect(sign.app.pixel(x: 75, y: 125) == yellow)
    #expect(colors { image("exclamationmark.triangle.fill") } == set(white, yellow))
    #expect(colors { image("plus.circle.fill") } == set(white, green))
    #expect(colors { image("minus.circle.fill") } == set(white, red))
    #expect(colors { image("3.circle.fill").foregroundStyle(.purple) } == set(white, purple))
  }

  @Test("Parts without a colour have the foreground style: a badge is green on a folder of any colour")
  func badges() {
    let ground = Color.white
    #expect(
      colors(on: ground) { image("folder.fill.badge.plus").foregroundStyle(.purple) } == set(green, purple))
    #expect(
      colors(on: ground) { image("person.fill.badge.minus").foregroundStyle(.purple) } == set(red, purple))
    #expect(
      colors(dark: true) { image("person.fill.badge.plus") } == set(darkGreen, white))
    #expect(colors(on: ground) { image("bell.badge.fill").foregroundStyle(.blue) } == set(red, blue))
  }

  @Test("A symbol without colours of its own is drawn in the foreground style")
  func fallback() {
    #expect(colors { image("tray.fill").foregroundStyle(.purple) } == set(purple))
    #expect(colors { image("square.fill").foregroundStyle(.red) } == set(red))
    // White on the white of labels would not be seen.
    #expect(colors(dark: true) { image("clock.fill") } == set(white))
    let clock = Picture(100, dark: true) { image("clock.fill").font(.system(size: 70)) }
    #expect(clock.app.pixel(x: 50, y: 50) == black)
  }

  @Test("The mode comes from around the image, and an image has its own before that")
  func environment() {
    #expect(colors { Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor) } == set(yellow))
    #expect(
      colors { Group { Image(systemName: "sun.max.fill") }.symbolRenderingMode(.multicolor) } == set(yellow))
    #expect(
      colors {
        Group { Image(systemName: "sun.max.fill").symbolRenderingMode(.monochrome) }
          .symbolRenderingMode(.multicolor).foregroundStyle(.red)
      } == set(red))
  }

  @Test("An image that is drawn as it is keeps the colours of its symbol, a template does not")
  func renderingMode() {
    let sun = Image(systemName: "sun.max.fill")
    #expect(colors { sun.renderingMode(.original).foregroundStyle(.red) } == set(yellow))
    #expect(colors { sun.renderingMode(.template).foregroundStyle(.red) } == set(red))
    #expect(colors { sun.foregroundStyle(.red) } == set(red))
    #expect(
      colors { Image(systemName: "tray.fill").renderingMode(.original).foregroundStyle(.red) } == set(red))
  }

  @Test("Variants of a symbol have their colours, and those in text too")
  func variants() {
    #expect(colors { image("star").symbolVariant(.fill) } == set(yellow))
    #expect(colors { image("heart").symbolVariant(.circle.fill) } == set(white, red))
    #expect(colors { Text("\(image("star.fill"))").foregroundStyle(.red) } == set(yellow))
    #expect(colors { Text("\(Image(systemName: "star.fill"))").foregroundStyle(.red) } == set(red))
  }

  @Test("Layers beyond the value of a symbol are faint in their colours")
  func variableValue() {
    let all = colors {
      Image(systemName: "cloud.rain.fill", variableValue: 1).symbolRenderingMode(.multicolor)
    }
    #expect(all == set(white, cyan))
    let half = colors {
      Image(systemName: "cloud.rain.fill", variableValue: 0.4).symbolRenderingMode(.multicolor)
    }
    #expect(half.contains([255, 255, 255]) && !half.contains([cyan.0, cyan.1, cyan.2]))
  }

  @Test("In a palette a mark has the first colour and what it is cut out of the second")
  func palette() {
    let marked = { Image(systemName: "xmark.circle.fill") }
    #expect(
      colors { marked().symbolRenderingMode(.palette).foregroundStyle(.white, .red) } == set(white, red))
    #expect(colors { marked().foregroundStyle(.white, .blue) } == set(white, blue))
    #expect(colors(on: .white) { marked().foregroundStyle(.red) } == set(red))
    let tones = colors(on: .white) {
      marked().symbolRenderingMode(.hierarchical).foregroundStyle(Color(red: 0, green: 0, blue: 0))
    }
    #expect(tones.contains([0, 0, 0]) && tones.count == 2)
  }
}
