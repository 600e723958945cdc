import Sash
import SwiftUI
import Testing

@Suite @MainActor struct EnvironmentValueTests {
  @Test("The size classes follow the window as on a phone and a tablet")
  func sizeClasses() {
    struct Shown: View {
      @Environment(\.horizontalSizeClass) var horizontal
      @Environment(\.verticalSizeClass) var vertical
      var body: some View { Text(verbatim: "\(name(horizontal)) \(name(vertical))") }
      func name(_ size: UserInterfaceSizeClass?) -> String { size.map { "\($0)" } ?? "nil" }
    }
    let host = TestHost { Shown() }
    #expect(host.shows("compact regular"))
    for (width, height, text) in [
      (852, 393, "compact compact"), (932, 430, "regular compact"), (1024, 768, "regular regular"),
      (639, 1024, "compact regular"), (678, 1024, "regular regular"),
    ] {
      host.resize(to: CGSize(width: width, height: height))
      #expect(host.shows(text), "\(width)×\(height)")
    }
    host.resetWork()
    host.resize(to: CGSize(width: 700, height: 1024))
    #expect(host.work.bodies.isEmpty)
  }

  @Test("sizeCategory and dynamicTypeSize are one setting; a range limits it")
  func textSize() {
    struct Shown: View {
      @Environment(\.sizeCategory) var category
      @Environment(\.dynamicTypeSize) var size
      let name: String
      var body: some View { Text(verbatim: "\(name) \(category) \(size)") }
    }
    let host = TestHost {
      VStack {
        Shown(name: "plain")
        Shown(name: "category").environment(\.sizeCategory, .accessibilityMedium)
        Shown(name: "size").environment(\.dynamicTypeSize, .xSmall)
        Shown(name: "least").dynamicTypeSize(.xLarge...)
        Shown(name: "most").dynamicTypeSize(...DynamicTypeSize.xxLarge).environment(
          \.sizeCategory, .accessibilityLarge)
      }
    }
    #expect(host.shows("plain large large"))
    #expect(host.shows("category accessibilityMedium accessibility1"))
    #expect(host.shows("size extraSmall xSmall"))
    #expect(host.shows("least extraLarge xLarge"))
    #expect(host.shows("most extraExtraLarge xxLarge"))
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large)
  }

  @Test("Bold text makes texts wider")
  func boldText() throws {
    let host = TestHost {
      VStack {
        Text("one word")
        Text("one word!").environment(\.legibilityWeight, .bold)
        Text("one word!").fontWeight(.regular)
      }
    }
    let frames = host.frames(of: "one word!")
    #expect(frames.count == 2)
    #expect(frames[0].width > frames[1].width)
  }

  @Test("Settings of accessibility are off by themselves and can be set for a view")
  func accessibility() {
    struct Shown: View {
      @Environment(\.accessibilityReduceMotion) var motion
      @Environment(\.accessibilityReduceTransparency) var transparency
      @Environment(\.accessibilityDifferentiateWithoutColor) var color
      @Environment(\.accessibilityInvertColors) var invert
      @Environment(\.accessibilityShowButtonShapes) var shapes
      @Environment(\.accessibilityVoiceOverEnabled) var voice
      @Environment(\.accessibilitySwitchControlEnabled) var switches
      @Environment(\.accessibilityEnabled) var any
      @Environment(\.legibilityWeight) var weight
      var body: some View {
        let all = [motion, transparency, color, invert, shapes, voice, switches, any]
        Text(verbatim: all.map { $0 ? "1" : "0" }.joined() + (weight == .regular ? " regular" : ""))
      }
    }
    let host = TestHost {
      VStack {
        Shown()
        Shown()
          .environment(\._accessibilityReduceMotion, true)
          .environment(\._accessibilityReduceTransparency, true)
          .environment(\._accessibilityDifferentiateWithoutColor, true)
          .environment(\._accessibilityInvertColors, true)
          .environment(\._accessibilityShowButtonShapes, true)
      }
    }
    #expect(host.shows("00000000 regular"))
    #expect(host.shows("11111000 regular"))
  }

  @Test("The calendar and the time zone are the user's until a view says otherwise")
  func calendar() {
    struct Shown: View {
      @Environment(\.calendar) var calendar
      @Environment(\.timeZone) var zone
      @Environment(\.locale) var locale
      var body: some View { Text(verbatim: "\(calendar.identifier) \(zone.identifier) \(locale.identifier)") }
    }
    let host = TestHost {
      VStack {
        Shown()
        Shown()
          .environment(\.calendar, Calendar(identifier: .buddhist))
          .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    #expect(host.texts[0].hasPrefix("\(Calendar.current.identifier) \(TimeZone.current.identifier) "))
    #expect(host.shows("buddhist Asia/Tokyo de_DE"))
  }

  @Test("openURL asks the handler of the nearest view, which may leave the URL or another one to the system")
  func openURL() {
    struct Opening: View {
      @Environment(\.openURL) var openURL
      @State var answer = "none"
      let name: String
      var body: some View {
        VStack {
          Button(name) { openURL(URL(string: "https://example.com/\(name)")!) { answer = "\($0)" } }
          Text("\(name): \(answer)")
        }
      }
    }
    var handled: [URL] = []
    let host = TestHost {
      VStack {
        Opening(name: "system")
        Opening(name: "handled").environment(
          \.openURL,
          OpenURLAction { url in
            handled.append(url)
            return .handled
          })
        Opening(name: "discarded").environment(\.openURL, OpenURLAction { _ in .discarded })
        Opening(name: "left").environment(\.openURL, OpenURLAction { _ in .systemAction })
        Opening(name: "changed").environment(
          \.openURL, OpenURLAction { .systemAction($0.appendingPathComponent("edit")) })
      }
    }
    for name in ["system", "handled", "discarded", "left", "changed"] { host.tap(name) }
    #expect(handled.map(\.absoluteString) == ["https://example.com/handled"])
    #expect(
      host.openedURLs.map(\.absoluteString) == [
        "https://example.com/system", "https://example.com/left", "https://example.com/changed/edit",
      ])
    for text in ["system: true", "handled: true", "discarded: false", "left: true", "changed: true"] {
      #expect(host.shows(text))
    }
  }
}

@Suite @MainActor struct RedactionTests {
  private struct Rows: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View {
      VStack(spacing: 0) {
        Text("secret words").privacySensitive()
        Text("plain words")
        Image(systemName: "star")
        Text("always").unredacted()
        Color.red.frame(width: 10, height: 10)
        Text(verbatim: "reasons \(reasons.rawValue)").unredacted()
      }
    }
  }

  @Test(
    "A placeholder draws bars of the same size for texts and images, and unredacted restores them [fact-286]")
  func placeholder() throws {
    let size = CGSize(width: 200, height: 200)
    let plain = TestHost(size: size) { Rows() }
    let redacted = TestHost(size: size) { Rows().redacted(reason: .placeholder) }
    #expect(plain.shows("plain words"))
    #expect(!redacted.shows("plain words"))
    #expect(!redacted.shows("secret words"))
    #expect(redacted.shows("always"))
    #expect(redacted.shows("reasons 1"))
    #expect(plain.frame(of: "always") == redacted.frame(of: "always"))
    let text = try #require(plain.frame(of: "plain words"))
    let bar = redacted.pixel(x: Int(text.midX), y: Int(text.midY))
    #expect(bar.red == bar.green && (200...240).contains(bar.red))
    #expect(redacted.pixel(x: Int(text.minX) + 6, y: Int(text.midY)) == bar)
    #expect(redacted.pixel(x: Int(text.minX) - 4, y: Int(text.midY)) == (255, 255, 255))
  }

  @Test("For privacy only what is marked is hidden")
  func privacy() {
    let host = TestHost { Rows().redacted(reason: .privacy) }
    #expect(!host.shows("secret words"))
    #expect(host.shows("plain words"))
    let both = TestHost { Rows().redacted(reason: .privacy).redacted(reason: .placeholder) }
    #expect(!both.shows("plain words"))
    let outdated = TestHost { Rows().redacted(reason: .invalidated) }
    #expect(outdated.shows("secret words"))
  }

  @Test("Content comes and goes with its reason")
  func changes() {
    struct Loading: View {
      @State var isLoading = true
      var body: some View {
        VStack {
          Text("content").redacted(reason: isLoading ? .placeholder : [])
          Button("load") { isLoading = false }
        }
      }
    }
    let host = TestHost { Loading() }
    #expect(!host.shows("content"))
    host.tap("load")
    #expect(host.shows("content"))
  }
}
