import Sash
import SwiftUI
import Testing

private final class Calls: @unchecked Sendable {
  var list: [String] = []
}

/// A seed of the texts, word by word: it scales, dims and brightens while pressed.
private struct PressableButtonStyle: ButtonStyle {
  let scaledAmount: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? scaledAmount : 1.0)
      .opacity(configuration.isPressed ? 0.9 : 1.0)
      .brightness(configuration.isPressed ? 0.5 : 0)
  }
}

extension View {
  fileprivate func withPressableStyle(scaledAmount: CGFloat = 0.9) -> some View {
    buttonStyle(PressableButtonStyle(scaledAmount: scaledAmount))
  }
}

private struct ShowsPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "pressed" : "resting")
    }
  }
}

private struct RoleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.role == .destructive ? "destructive" : "plain") \(isEnabled ? "on" : "off")")
  }
}

@MainActor @Suite("Controls")
struct ControlTests {
  @Test("An action runs on touch up inside, and never while rendering [S0-004]")
  func touchUp() throws {
    let calls = Calls()
    let app = TestHost { Button("go") { calls.list.append("go") } }
    #expect(calls.list.isEmpty)
    let frame = try #require(app.frame(of: "go"))
    let inside = CGPoint(x: frame.midX, y: frame.midY)
    app.press(at: inside)
    #expect(calls.list.isEmpty)
    app.release(at: inside)
    #expect(calls.list == ["go"])
    app.press(at: inside)
    app.drag(to: CGPoint(x: inside.x, y: inside.y + 300))
    app.release(at: CGPoint(x: inside.x, y: inside.y + 300))
    #expect(calls.list == ["go"])
  }

  @Test("isPressed is true while the finger is down inside [S2-008 S2-009 S2-010]")
  func isPressed() throws {
    let app = TestHost {
      Button(action: {}, label: { Text("Click Me") }).buttonStyle(ShowsPress()).padding(40)
    }
    #expect(app.shows("resting"))
    let frame = try #require(app.frame(of: "Click Me"))
    let inside = CGPoint(x: frame.midX, y: frame.midY)
    app.press(at: inside)
    #expect(app.shows("pressed"))
    app.drag(to: CGPoint(x: inside.x, y: inside.y + 400))
    #expect(app.shows("resting"))
    app.drag(to: inside)
    #expect(app.shows("pressed"))
    app.release(at: inside)
    #expect(app.shows("resting"))
  }

  @Test("A style that scales by 1.2, dims and brightens while pressed [S4-086 S2-011]")
  func pressableStyle() {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      Button(action: {}, label: { Color.blue.frame(width: 100, height: 50) }).withPressableStyle(
        scaledAmount: 1.2)
    }
    // 110 points wide while pressed at 1.2 is 120: a pixel 55 points left of the middle becomes blue-ish and bright.
    #expect(app.pixel(x: 150 - 55, y: 100) == (255, 255, 255))
    app.press(at: CGPoint(x: 150, y: 100))
    let pressed = app.pixel(x: 150 - 55, y: 100)
    #expect(pressed != (255, 255, 255))
    let middle = app.pixel(x: 150, y: 100)
    #expect(middle.red > 100 && middle.blue > 240)
    app.release(at: CGPoint(x: 150, y: 100))
    #expect(app.pixel(x: 150 - 55, y: 100) == (255, 255, 255))
  }

  @Test("Roles and the environment reach a style; a disabled button swallows taps")
  func rolesAndDisabled() {
    let calls = Calls()
    let app = TestHost {
      VStack {
        Button("a", role: .destructive) { calls.list.append("a") }
        Button("b") { calls.list.append("b") }.disabled(true)
        VStack { Button("c") { calls.list.append("c") }.disabled(false) }.disabled(true)
      }
      .buttonStyle(RoleStyle())
    }
    #expect(app.texts == ["destructive on", "plain off", "plain off"])
    app.tap("destructive on")
    app.tap("plain off")
    #expect(calls.list == ["a"])
  }

  @Test("The built-in styles are usable by name [S4-088]")
  func namedStyles() {
    let calls = Calls()
    let app = TestHost {
      VStack {
        Button("plain") { calls.list.append("plain") }.buttonStyle(PlainButtonStyle())
        Button("default") { calls.list.append("default") }.buttonStyle(DefaultButtonStyle())
        Button("bordered") { calls.list.append("bordered") }.buttonStyle(.bordered)
        Button("prominent") { calls.list.append("prominent") }.buttonStyle(.borderedProminent)
      }
    }
    for name in ["plain", "default", "bordered", "prominent"] { app.tap(name) }
    #expect(calls.list == ["plain", "default", "bordered", "prominent"])
  }

  @Test(
    "A bordered button of regular size is 34.33 points high at 3 pixels a point, the inset 12 on each side")
  func borderedMetrics() throws {
    let app = TestHost(scale: 3) { Button("Bordered") {}.buttonStyle(.borderedProminent) }
    let text = try #require(app.frame(of: "Bordered"))
    // The tint is #007AFF in light appearance; the field reaches 7 points above and 12 beside the label.
    func isTint(_ x: CGFloat, _ y: CGFloat) -> Bool {
      app.pixel(x: Int(x * 3), y: Int(y * 3)) == (0, 122, 255)
    }
    #expect(isTint(text.midX, text.minY - 6))
    #expect(!isTint(text.midX, text.minY - 8))
    #expect(isTint(text.minX - 11, text.midY))
    #expect(!isTint(text.minX - 13, text.midY))
  }

  private struct Switches: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "connected" : "offline")
      }
    }
  }
  @Test("A toggle writes its binding and turns green")
  func toggle() {
    let app = TestHost(size: CGSize(width: 300, height: 120)) { Switches() }
    #expect(app.shows("offline"))
    // The switch stands at the trailing edge, 51 points wide.
    let middle = CGPoint(x: 300 - 25, y: 120 / 2 - 12)
    app.tap(at: middle)
    #expect(app.shows("connected"))
    app.tap(at: middle)
    #expect(app.shows("offline"))
  }

  private struct Taps: View {
    @State private var one = 0
    @State private var two = 0
    var body: some View {
      VStack {
        Text("one \(one)").onTapGesture { one += 1 }
        Text("two \(two)").onTapGesture(count: 2) { two += 1 }
      }
    }
  }
  @Test("Taps and double taps")
  func taps() {
    let app = TestHost { Taps() }
    app.tap("one 0")
    #expect(app.shows("one 1"))
    app.tap("two 0")
    #expect(app.shows("two 0"))
    app.advance(by: 1)
    app.tap("two 0")
    app.tap("two 0")
    #expect(app.shows("two 1"))
  }
}

@MainActor @Suite("Text fields")
struct TextFieldTests {
  private struct Form: View {
    @State private var name = ""
    @State private var submitted = ""
    var body: some View {
      VStack {
        TextField("Username", text: $name).onSubmit { submitted = name }
        Text("Current user: \(name)")
        Text("submitted \(submitted)")
      }
    }
  }

  @Test("The placeholder shows while the text is empty; each edit is written [S0-010 text-1 text-4]")
  func typing() {
    let app = TestHost { Form() }
    #expect(app.shows("Username"))
    app.tap("Username")
    app.type("Zoe\u{301} 你好")
    #expect(app.shows("Current user: Zoé 你好"))
    #expect(!app.shows("Username"))
    app.press(.delete)
    app.press(.delete)
    app.press(.delete)
    app.press(.delete)  // é is one character
    #expect(app.shows("Current user: Zo"))
    app.press(.home)
    app.type("X")
    #expect(app.shows("Current user: XZo"))
    app.press(.forwardDelete)
    #expect(app.shows("Current user: Xo"))
    app.press(.return)
    #expect(app.shows("submitted Xo"))
  }

  @Test("Select all, copy, cut and paste go through the clipboard [text-38]")
  func clipboard() {
    let app = TestHost { Form() }
    app.tap("Username")
    app.type("hello")
    app.press(.command("a"))
    app.press(.command("c"))
    #expect(app.clipboard == "hello")
    app.press(.command("x"))
    #expect(app.shows("Current user: "))
    app.clipboard = "from\nelsewhere"
    app.press(.command("v"))
    #expect(app.shows("Current user: from elsewhere"))
  }

  @Test("The input method is told where the caret stands, and follows it [text-73]")
  func inputMethodCaret() throws {
    let app = TestHost { Form() }
    #expect(app.textInputCaret == nil)
    let field = try #require(app.frame(of: "Username"))
    app.tap("Username")
    let start = try #require(app.textInputCaret)
    #expect(start.minX == field.minX && abs(start.midY - field.midY) <= 1)
    app.type("wide")
    let end = try #require(app.textInputCaret)
    let text = try #require(app.frame(of: "wide"))
    #expect(end.minX > start.minX + 20 && end.minX < text.maxX)
    app.press(.escape)
    #expect(app.textInputCaret == nil)
  }

  /// Fields keep the focus when something else is tapped, which people who learn SwiftUI are surprised by.
  ///
  /// - Source: https://www.hackingwithswift.com/quick-start/swiftui/how-to-dismiss-the-keyboard-for-a-textfield
  @Test("Keys go nowhere without focus; a tap elsewhere does not end it")
  func focus() {
    let app = TestHost { Form() }
    app.type("lost")
    #expect(app.shows("Current user: "))
    app.tap("Username")
    app.type("a")
    app.tap(at: CGPoint(x: 5, y: 5))
    app.type("b")
    #expect(app.shows("Current user: ab"))
    app.press(.escape)
    app.type("c")
    #expect(app.shows("Current user: ab"))
  }
}
