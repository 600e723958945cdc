import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Effects on symbols")
struct SymbolEffectTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var isActive = false
    @Published var isRemoved = false
    @Published var name = "heart.fill"
  }
  private let model = Model()
  private static let size = CGSize(width: 200, height: 200)

  private struct Page<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content
    var body: some View { content(model).font(.system(size: 100)) }
  }
  private func host<V: View>(@ViewBuilder _ content: @escaping (Model) -> V) -> TestHost {
    TestHost(size: Self.size) { Page(model: model, content: content) }
  }
  /// How many pixels are not white.
  private func ink(_ host: TestHost) -> Int {
    var count = 0
    for y in stride(from: 0, to: 200, by: 2) {
      for x in stride(from: 0, to: 200, by: 2) where host.pixel(x: x, y: y).red < 128 { count += 1 }
    }
    return count
  }

  @Test("What has happened makes a symbol bounce once; nothing moves before and after")
  func bounce() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.bounce, value: $0.count) }
    let rest = ink(host)
    #expect(rest > 200 && host.isIdle)
    model.count += 1
    host.advance(by: 0)
    #expect(ink(host) == rest && !host.isIdle)
    host.advance(by: 0.2)
    #expect(ink(host) > rest * 11 / 10)
    host.advance(by: 0.6)
    #expect(ink(host) == rest && host.isIdle)
  }

  @Test("Options say how often and how fast")
  func options() {
    let host = host {
      Image(systemName: "heart.fill").symbolEffect(
        .bounce.down, options: .repeat(2).speed(2), value: $0.count)
    }
    let rest = ink(host)
    model.count += 1
    host.advance(by: 0.1)
    #expect(ink(host) < rest)
    // After a pause the second run lasts from 0.75 s to 1.1 s.
    host.advance(by: 0.35)
    #expect(ink(host) == rest)
    host.advance(by: 0.4)
    #expect(ink(host) < rest)
    host.advance(by: 0.5)
    #expect(ink(host) == rest && host.isIdle)
    let options = SymbolEffectOptions.repeat(.periodic(3, delay: 0.5)).speed(1.5)
    #expect(options == SymbolEffectOptions.speed(1.5).repeat(.periodic(3, delay: 0.5)))
    #expect(options != .default && SymbolEffectOptions.nonRepeating == .repeat(1))
    #expect(SymbolEffectOptions.speed(.nan) == .default)
  }

  @Test("An effect that lasts goes on while it is active and ends with its run")
  func pulse() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: $0.isActive) }
    #expect(host.isIdle && !host.displayList.contains("opacity"))
    model.isActive = true
    host.advance(by: 8.8)
    #expect(host.displayList.contains("opacity 0.35"))
    model.isActive = false
    host.advance(by: 0.4)
    #expect(host.displayList.contains("opacity"))
    host.advance(by: 0.5)
    #expect(host.isIdle && !host.displayList.contains("opacity"))
  }

  @Test("Scaling lasts; disappearing leaves the place; both go there smoothly")
  func levels() {
    let scaled = host { Image(systemName: "heart.fill").symbolEffect(.scale.up, isActive: $0.isActive) }
    let rest = ink(scaled)
    model.isActive = true
    scaled.advance(by: 0.1)
    let midway = ink(scaled)
    scaled.advance(by: 1)
    #expect(rest < midway && midway < ink(scaled) && scaled.isIdle)
    model.isActive = false
    scaled.advance(by: 1)
    #expect(ink(scaled) == rest && scaled.isIdle)

    let gone = host { model in
      VStack(spacing: 0) {
        Image(systemName: "heart.fill").symbolEffect(.disappear, isActive: model.isActive)
        Text("below").font(.body)
      }
    }
    let (place, whole) = (gone.frame(of: "below"), ink(gone))
    model.isActive = true
    gone.advance(by: 1)
    #expect(ink(gone) < whole / 3 && gone.frame(of: "below") == place && gone.isIdle)
    model.isActive = false
    gone.advance(by: 1)
    #expect(ink(gone) == whole && gone.isIdle)
  }

  @Test("Variable colour lights the layers one after the other")
  func variableColor() {
    let host = host {
      Image(systemName: "wifi").symbolEffect(
        .variableColor.iterative.hideInactiveLayers, isActive: $0.isActive)
    }
    let rest = ink(host)
    model.isActive = true
    var inks: Set<Int> = []
    for _ in 0..<20 {
      host.advance(by: 0.1)
      inks.insert(ink(host))
    }
    #expect(inks.count > 3 && inks.allSatisfy { $0 <= rest })
  }

  @Test(
    "All effects run and come to rest",
    arguments: [
      "wiggle", "wiggle up", "wiggle angle", "rotate", "breathe", "breathe plain", "pulse", "color",
    ])
  func all(name: String) {
    let host = host { model in
      let image = Image(systemName: "speaker.wave.3.fill")
      switch name {
      case "wiggle": image.symbolEffect(.wiggle, value: model.count)
      case "wiggle up": image.symbolEffect(.wiggle.up.byLayer, value: model.count)
      case "wiggle angle": image.symbolEffect(.wiggle.custom(angle: 30), value: model.count)
      case "rotate": image.symbolEffect(.rotate.counterClockwise, value: model.count)
      case "breathe": image.symbolEffect(.breathe, value: model.count)
      case "breathe plain": image.symbolEffect(.breathe.plain.wholeSymbol, value: model.count)
      case "pulse": image.symbolEffect(.pulse.byLayer, value: model.count)
      default: image.symbolEffect(.variableColor.cumulative.reversing, value: model.count)
      }
    }
    let before = host.png()
    model.count += 1
    var differ = 0
    for _ in 0..<6 {
      host.advance(by: 0.11)
      if host.png() != before { differ += 1 }
    }
    #expect(differ >= 4)
    host.advance(by: 4)
    #expect(host.png() == before && host.isIdle)
  }

  @Test("Effects from outside can be taken from symbols, and reach all symbols in a view")
  func removed() {
    let host = host { model in
      HStack {
        Image(systemName: "heart.fill")
        Label("star", systemImage: "star.fill").labelStyle(.iconOnly).symbolEffectsRemoved(model.isRemoved)
      }
      .font(.system(size: 40))
      .symbolEffect(.breathe.plain)
    }
    host.advance(by: 0.6)
    #expect(host.displayList.components(separatedBy: "transform").count == 3)
    model.isRemoved = true
    host.advance(by: 4.8)
    #expect(host.displayList.components(separatedBy: "transform").count == 2)
  }

  @Test("A symbol is replaced by another one: the old one shrinks, then the new one grows")
  func replace() {
    let host = host {
      Image(systemName: $0.name).foregroundStyle(.black).contentTransition(.symbolEffect(.replace))
    }
    let heart = ink(host)
    withAnimation { model.name = "heart" }
    host.advance(by: 0.1)
    let shrunk = ink(host)
    #expect(shrunk < heart && host.displayList.contains("transform"))
    host.advance(by: 1)
    #expect(host.isIdle && !host.displayList.contains("transform"))
    // Without an animation it is there at once.
    model.name = "heart.fill"
    host.advance(by: 0)
    #expect(ink(host) == heart && host.isIdle)
  }

  @Test("A symbol comes and goes by a transition of symbols")
  func transition() {
    let host = host { model in
      VStack { if model.isActive { Image(systemName: "heart.fill").transition(.symbolEffect(.appear.up)) } }
    }
    withAnimation(.linear(duration: 1)) { model.isActive = true }
    host.advance(by: 0.5)
    #expect(host.displayList.contains("transform") && host.displayList.contains("opacity"))
    host.advance(by: 1)
    #expect(!host.displayList.contains("transform") && host.isIdle)
  }

  @Test("The colour of a symbol follows an animated foreground style")
  func color() {
    let host = host { Image(systemName: "heart.fill").foregroundStyle($0.isActive ? Color.black : .white) }
    #expect(host.pixel(x: 100, y: 105).red == 255)
    withAnimation(.linear(duration: 1)) { model.isActive = true }
    host.advance(by: 0.5)
    #expect((60...220).contains(host.pixel(x: 100, y: 105).red))
    host.advance(by: 1)
    #expect(host.pixel(x: 100, y: 105).red == 0 && host.isIdle)
  }
}
