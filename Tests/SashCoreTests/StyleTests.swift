import Foundation
import SashCore
import SashDisplay
import Testing

private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.red : Color.blue
  }
}

@MainActor @Suite("Styles")
struct StyleTests {
  @Test("A style of one's own chooses by the environment")
  func custom() {
    #expect(Drawn(Rectangle().fill(SchemeStyle()))[5, 5] == blue)
    #expect(Drawn(dark: true, Rectangle().foregroundStyle(SchemeStyle()))[5, 5] == [255, 69, 58])
  }

  @Test("Levels of the foreground: unset ones are fainter forms of the last set one")
  func levels() {
    #expect(Drawn(Rectangle().fill(.secondary).foregroundStyle(.red, .blue))[5, 5] == blue)
    // Half of red over white.
    #expect(near(Drawn(Rectangle().fill(.secondary).foregroundStyle(.red))[5, 5], [255, 157, 152]))
    #expect(near(Drawn(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue))[5, 5], [128, 189, 255]))
    // The label colours where nobody has set a style: 60,60,67 at 0.6.
    #expect(near(Drawn(Rectangle().fill(.secondary))[5, 5], [138, 138, 142]))
  }

  @Test("A foreground style may refer to the one around it")
  func nested() {
    let inner = Rectangle().foregroundStyle(.secondary)
    #expect(near(Drawn(inner.foregroundStyle(.red))[5, 5], [255, 157, 152]))
    // Twice a step back is two steps back.
    #expect(
      near(
        Drawn(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(.red))[
          5, 5],
        [255, 206, 203]))
  }

  @Test("Tint, accent colour, background style")
  func tint() {
    #expect(Drawn(Rectangle().fill(.tint))[5, 5] == blue)
    #expect(Drawn(Rectangle().fill(.tint).tint(.red))[5, 5] == red)
    #expect(Drawn(Color.accentColor.accentColor(.red))[5, 5] == red)
    #expect(Drawn(Rectangle().fill(.tint).accentColor(.red))[5, 5] == red)
    #expect(Drawn(Color.clear.background(.background))[5, 5] == white)
    #expect(Drawn(Color.clear.background(.background).backgroundStyle(.red))[5, 5] == red)
    #expect(Drawn(dark: true, Color.clear.background())[5, 5] == black)
  }

  @Test("Opacity and shadow of a style")
  func changes() {
    #expect(near(Drawn(Rectangle().fill(.red.opacity(0.5)))[5, 5], [255, 157, 152]))
    let shadowed = Drawn(
      Rectangle().fill(.white.shadow(.drop(color: .black, radius: 0, x: 10))).frame(width: 20))
    #expect(shadowed[35, 20] == black)
    #expect(shadowed[15, 20] == white)
    let inner = Drawn(Rectangle().fill(.white.shadow(.inner(color: .black, radius: 0, x: 5))))
    #expect(inner[2, 20] == black)
    #expect(inner[20, 20] == white)
  }

  @Test("A linear gradient runs over the frame of its shape")
  func linear() {
    let drawn = Drawn(
      Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
    #expect(near(drawn[0, 20], [3, 3, 3], 4))
    #expect(near(drawn[20, 20], [131, 131, 131], 4))
    #expect(near(drawn[39, 20], [252, 252, 252], 4))
    let top = Drawn(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    #expect(top[20, 1][0] < 20 && top[20, 38][0] > 235)
  }

  @Test("Stops out of order and a lone colour are drawn without surprise")
  func oddStops() {
    let one = Drawn(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    #expect(one[20, 20] == red)
    let none = Drawn(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    #expect(none[20, 20] == white)
    let odd = Drawn(
      LinearGradient(
        stops: [
          .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2),
          .init(color: .blue, location: .nan),
        ],
        startPoint: .leading, endPoint: .trailing))
    #expect(odd[5, 5] == red)
    #expect(odd[35, 5] == blue)
  }

  @Test("An angular gradient turns clockwise from its angle; backward angles turn the other way")
  func angular() {
    let drawn = Drawn(AngularGradient(colors: [.black, .white], center: .center))
    #expect(drawn[35, 22][0] < 30)
    #expect(drawn[35, 17][0] > 225)
    let back = Drawn(
      AngularGradient(
        colors: [.black, .white], center: .center, startAngle: .degrees(360), endAngle: .degrees(0)))
    #expect(back[35, 22][0] > 225)
    #expect(back[35, 17][0] < 30)
  }

  @Test("An elliptical gradient reaches the sides at half of them")
  func elliptical() {
    let drawn = Drawn(EllipticalGradient(colors: [.black, .white]).frame(width: 40, height: 20))
    #expect(drawn[20, 20][0] < 25)
    #expect(near(drawn[30, 20], [131, 131, 131], 12))
    #expect(near(drawn[20, 25], [131, 131, 131], 20))
    #expect(drawn[38, 20][0] > 225)
  }

  @Test("The same style compares equal behind its wrapper")
  func erased() {
    let a: AnyShapeStyle? = AnyShapeStyle(Color.red)
    #expect(AnyShapeStyle.areSame(a, AnyShapeStyle(Color.red)))
    #expect(!AnyShapeStyle.areSame(a, AnyShapeStyle(Color.blue)))
    #expect(!AnyShapeStyle.areSame(a, AnyShapeStyle(.tint)))
    #expect(AnyShapeStyle.areSame(AnyShapeStyle(AnyShapeStyle(Color.red)), a))
  }
}
