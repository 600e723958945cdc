import Sash
import SwiftUI
import Testing

@MainActor @Suite("Values describe themselves as on Apple's systems")
struct DescriptionTests {
  // Source: what SwiftUI answers in the compatibility tests of OpenSwiftUI.
  @Test(
    "A resolved colour is its components in sRGB",
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0], "#00000000"),
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"), (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"), (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func colors(_ space: Color.RGBColorSpace, _ c: [Float], _ text: String) {
    let color = Color.Resolved(colorSpace: space, red: c[0], green: c[1], blue: c[2], opacity: c[3])
    #expect(color.description == text)
  }

  @Test("What is full resolves to exactly 1")
  func fullComponents() {
    for i in 0..<12 {
      let color = Color(hue: Double(i) / 12, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
      #expect(max(color.red, color.green, color.blue) == 1)
      #expect(max(color.linearRed, color.linearGreen, color.linearBlue) == 1)
      #expect(min(color.red, color.green, color.blue) == 0)
    }
    #expect(Color(red: 1, green: 1, blue: 1).resolve(in: EnvironmentValues()).red == 1)
  }

  private struct FlagKey: EnvironmentKey { static let defaultValue = false }
  private struct CountKey: EnvironmentKey { static let defaultValue = 0 }
  @Test("The environment lists what was set, the latest first")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[FlagKey.self] = true
    values[CountKey.self] = 3
    #expect(
      values.description
        == "[EnvironmentPropertyKey<CountKey> = 3, EnvironmentPropertyKey<FlagKey> = true]")
  }

  @Test("An animation is what it is made of")
  func animations() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
    #expect(Animation.default.customMirror.children.map(\.label) == ["base"])
    #expect(
      Animation.spring(response: 0.55, dampingFraction: 0.825).description
        == "FluidSpringAnimation(response: 0.55, dampingFraction: 0.825, blendDuration: 0.0)")
    #expect(Animation.linear(duration: 2).description.hasPrefix("BezierAnimation(duration: 2.0, curve: "))
  }

  @Test(
    "Dates are written as in America where nobody says otherwise",
    .enabled(
      if: ["LC_ALL", "LC_TIME", "LANG"].allSatisfy {
        ["", "C", "POSIX", "C.UTF-8", "en_US.UTF-8"].contains(ProcessInfo.processInfo.environment[$0] ?? "")
      }))
  func locale() {
    let date = Date(timeIntervalSince1970: 20 * 86400)
    let style = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
    let host = TestHost {
      VStack {
        Text(date, format: style)
        Text(date, format: style.locale(Locale(identifier: "de_DE")))
        Text(date, format: style).environment(\.locale, Locale(identifier: "en_GB"))
      }
    }
    #expect(host.texts == ["1/21/1970", "21.1.1970", "21/01/1970"])
  }

  @Test("A paused timeline of an animation has no entries")
  func pausedTimeline() {
    let paused = AnimationTimelineSchedule(paused: true).entries(from: .now, mode: .normal)
    #expect(Array(paused).isEmpty)
    let running = AnimationTimelineSchedule(minimumInterval: 1).entries(from: .now, mode: .normal)
    #expect(Array(running.prefix(3)).count == 3)
    let host = TestHost {
      TimelineView(.animation(paused: true)) { context in Text("\(context.date == .distantPast)") }
    }
    #expect(host.shows("false"))
  }
}
