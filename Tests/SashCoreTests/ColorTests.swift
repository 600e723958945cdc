import Foundation
import SashCore
import Testing

@Suite("Colours")
struct ColorTests {
  private func bytes(_ color: Color, dark: Bool = false) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    let c = color.resolve(in: environment)
    return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) } + [Int((c.opacity * 100).rounded())]
  }

  @Test("System colours follow the appearance")
  func system() {
    // - Source: Human Interface Guidelines, colour table of iOS 17.
    #expect(bytes(.red) == [255, 59, 48, 100])
    #expect(bytes(.red, dark: true) == [255, 69, 58, 100])
    #expect(bytes(.mint, dark: true) == [99, 230, 226, 100])
    #expect(bytes(.secondary) == [60, 60, 67, 60])
    #expect(bytes(.primary, dark: true) == [255, 255, 255, 100])
    #expect(bytes(.white, dark: true) == [255, 255, 255, 100])
  }

  @Test(
    "Components from hue, saturation and brightness",
    arguments: [
      (0.0, [255, 0, 0]), (1 / 3.0, [0, 255, 0]), (2 / 3.0, [0, 0, 255]), (1.0, [255, 0, 0]),
      (0.5, [0, 255, 255]),
      (-0.5, [0, 255, 255]),
    ])
  func hue(_ hue: Double, _ expected: [Int]) {
    #expect(bytes(Color(hue: hue, saturation: 1, brightness: 1)) == expected + [100])
  }

  @Test("Opacity multiplies, whatever the colour is made of")
  func opacity() {
    #expect(bytes(Color.black.opacity(0.5).opacity(0.5))[3] == 25)
    #expect(bytes(Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5))[3] == 25)
    #expect(bytes(Color.secondary.opacity(0.5))[3] == 30)
  }

  @Test("Equal colours are equal and hash alike, others are not")
  func equality() {
    #expect(Color.red == Color.red)
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Set([Color.red.opacity(0.5), Color.red.opacity(0.5), Color.red, Color.blue]).count == 3)
    #expect(Color.red != Color(red: 1, green: 59 / 255.0, blue: 48 / 255.0))
  }

  @Test("Linear and P3 components are converted to sRGB")
  func spaces() {
    // sRGB 128/255 is linear 0.2158605 (IEC 61966-2-1).
    #expect(bytes(Color(.sRGBLinear, white: 0.2158605)) == [128, 128, 128, 100])
    #expect(bytes(Color(.displayP3, red: 1, green: 1, blue: 1)) == [255, 255, 255, 100])
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(red.red > 1.09 && red.red < 1.1 && red.green < 0)
  }

  @Test("Descriptions are those of SwiftUI")
  func description() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary)" == "primary")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }

  @Test("Mixing in equal steps of sight: the middle of black and white is a dark grey in numbers")
  func mixing() {
    let middle = bytes(Color.black.mix(with: .white, by: 0.5))
    // Oklab lightness 0.5 is linear 0.125, sRGB 0.3885.
    #expect(middle == [99, 99, 99, 100])
    #expect(bytes(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 100])
    #expect(bytes(Color.red.mix(with: .blue, by: 0)) == bytes(.red))
  }

  @Test("A resolved colour survives coding")
  func coding() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(abs(copy.red - 0.2) < 1e-6 && abs(copy.blue - 0.6) < 1e-6 && copy.opacity == 0.8)
  }
}
