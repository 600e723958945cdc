import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Scaled metrics")
struct ScaledMetricTests {
  private struct Meter: View {
    @ScaledMetric private var body17: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) private var title: Double = 100
    @ScaledMetric var given: CGFloat
    init(given: CGFloat = 10) { _given = ScaledMetric(wrappedValue: given, relativeTo: .caption) }
    var body: some View {
      Text("\((Double(body17) * 3).rounded() / 3) \((title * 3).rounded() / 3) \(Double(given))")
        .font(.system(size: 10))
    }
  }
  private func values(_ size: DynamicTypeSize, scale: CGFloat = 3) -> [Double] {
    TestHost(scale: scale) { Meter().dynamicTypeSize(size) }.texts[0].split(separator: " ")
      .compactMap { Double($0) }
  }

  // Source: measured values of UIFontMetrics (body 17 is 16.333 at medium, 48 at accessibility5).
  @Test("A number grows by the lines of its style, to whole pixels")
  func scales() throws {
    #expect(values(.large) == [17, 100, 10])
    let medium = values(.medium)
    #expect(abs(medium[0] - 16.3333) < 0.001)
    #expect(values(.accessibility5)[0] == 48)
    #expect(abs(values(.accessibility5)[1] - 100 * 70 / 41) < 0.34)
    #expect(abs(values(.xSmall)[2] - 8) < 0.34)
    #expect(values(.medium, scale: 1)[0] == 16)
  }

  @Test("The view follows the user's text size")
  func follows() {
    struct Stage: View {
      @State private var isLarge = false
      var body: some View {
        Meter().dynamicTypeSize(isLarge ? .accessibility5 : .large)
        Button("grow") { isLarge = true }
      }
    }
    let app = TestHost { VStack { Stage() } }
    #expect(app.texts[0].hasPrefix("17.0"))
    app.tap("grow")
    #expect(app.texts[0].hasPrefix("48.0"))
  }

  @Test("A named face at a size grows in the same way")
  func customFont() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      try #require(
        TestHost(scale: 2) {
          Text("Named").font(.custom("Inter", size: 17, relativeTo: .body)).dynamicTypeSize(size)
        }.frame(of: "Named")
      ).height
    }
    func fixed(_ size: CGFloat) throws -> CGFloat {
      try #require(
        TestHost(scale: 2) { Text("Named").font(.custom("Inter", fixedSize: size)) }.frame(of: "Named")
      ).height
    }
    #expect(try height(.large) == fixed(17))
    #expect(try height(.accessibility5) == fixed(48))
  }
}
