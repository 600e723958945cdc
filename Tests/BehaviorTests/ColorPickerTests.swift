import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Colour pickers")
struct ColorPickerTests {
  private final class Model: ObservableObject {
    @Published var color = Color.white
    @Published var cgColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    var parts: [Int] {
      let color = color.resolve(in: EnvironmentValues())
      return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    var supportsOpacity = true
    var body: some View {
      ColorPicker("Paint", selection: $model.color, supportsOpacity: supportsOpacity)
        .frame(width: 360).frame(width: 400, height: 800, alignment: .top)
    }
  }
  private func host(_ model: Model, supportsOpacity: Bool = true) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      Page(model: model, supportsOpacity: supportsOpacity)
    }
    host.click(at: CGPoint(x: 380 - 14, y: 14))
    host.advance(by: 1)
    return host
  }
  /// The top left of what a page of the panel shows: it begins below the segments, each a third of the width.
  private func page(_ host: TestHost) throws -> CGPoint {
    let label = try #require(host.frame(of: "Grid"))
    return CGPoint(x: label.midX - 48, y: label.midY + 32)
  }

  @Test("The well opens a panel whose grid sets the colour")
  func grid() throws {
    let model = Model()
    let host = host(model)
    let start = try page(host)
    // The last of the first row is black.
    host.click(at: CGPoint(x: start.x + 11.5 * 24, y: start.y + 12))
    #expect(model.parts == [0, 0, 0, 255])
    // A drag goes over the cells.
    host.dragMouse(
      from: CGPoint(x: start.x + 12, y: start.y + 12),
      to: CGPoint(x: start.x + 4.5 * 24, y: start.y + 5.5 * 24))
    #expect(model.parts[0] > 200 && model.parts != [255, 255, 255, 255])
  }

  @Test("The spectrum goes from white over all hues to black")
  func spectrum() throws {
    let model = Model()
    let host = host(model)
    let start = try page(host)
    host.click("Spectrum")
    host.advance(by: 1)
    host.click(at: CGPoint(x: start.x + 96, y: start.y + 120))
    #expect(model.parts[1] == 255 && model.parts[0] < 20 && model.parts[2] < 20, "green at a third")
    host.click(at: CGPoint(x: start.x + 96, y: start.y + 239.5))
    #expect(model.parts.prefix(3).allSatisfy { $0 < 10 })
  }

  @Test("Sliders and a number set the parts, the opacity apart from them")
  func sliders() throws {
    let model = Model()
    let host = host(model)
    host.click("Sliders")
    host.advance(by: 1)
    let green = try #require(host.frame(of: "Green"))
    host.click(at: CGPoint(x: green.minX + 2, y: green.maxY + 20))
    #expect(model.parts == [255, 0, 255, 255])
    #expect(host.shows("FF00FF"))
    let hex = try #require(host.frame(of: "FF00FF"))
    host.click(at: CGPoint(x: hex.midX, y: hex.midY), count: 3)
    host.type("3366CC")
    host.press(.return)
    #expect(model.parts == [0x33, 0x66, 0xcc, 255])
    let opacity = try #require(host.frame(of: "Opacity"))
    host.click(at: CGPoint(x: opacity.minX + 2, y: opacity.maxY + 20))
    host.advance(by: 0.1)
    #expect(model.parts == [0x33, 0x66, 0xcc, 0] && host.shows("0%"))
  }

  @Test("Where is written from the right the panel opens too, and its sliders stay as they are")
  func rightToLeft() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      Page(model: model).environment(\.layoutDirection, .rightToLeft)
    }
    host.click(at: CGPoint(x: 20 + 14, y: 14))
    host.advance(by: 1)
    host.click("Sliders")
    host.advance(by: 1)
    // The track ends at the right where its title does.
    let green = try #require(host.frame(of: "Green"))
    host.click(at: CGPoint(x: green.maxX - 228 + 2, y: green.maxY + 20))
    #expect(model.parts == [255, 0, 255, 255])
  }

  @Test("Without opacity there is no slider for it, and colours are opaque")
  func opaque() throws {
    let model = Model()
    model.color = .red.opacity(0.5)
    let host = host(model, supportsOpacity: false)
    #expect(host.shows("Grid") && !host.shows("Opacity"))
    let start = try page(host)
    host.click(at: CGPoint(x: start.x + 11.5 * 24, y: start.y + 12))
    #expect(model.parts == [0, 0, 0, 255])
  }

  @Test("A colour of Core Graphics may be chosen too")
  func coreGraphics() throws {
    let model = Model()
    struct CGPage: View {
      @ObservedObject var model: Model
      var body: some View {
        ColorPicker(selection: $model.cgColor) { Text("Ink") }
          .frame(width: 360).frame(width: 400, height: 800, alignment: .top)
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 800)) { CGPage(model: model) }
    #expect(host.pixel(x: 366, y: 14).blue > 200 && host.pixel(x: 366, y: 14).red < 60)
    host.click(at: CGPoint(x: 366, y: 14))
    host.advance(by: 1)
    let start = try page(host)
    host.click(at: CGPoint(x: start.x + 2, y: start.y + 12))
    #expect(model.cgColor.components?.prefix(3).allSatisfy { $0 == 1 } == true)
  }
}
