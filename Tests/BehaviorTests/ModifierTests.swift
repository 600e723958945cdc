import Sash
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Twice: ViewModifier {
  @State private var isSecondShown = true
  func body(content: Content) -> some View {
    VStack {
      content
      Button("second") { isSecondShown.toggle() }
      if isSecondShown { content }
    }
  }
}

private struct Absent: ViewModifier {
  func body(content: Content) -> some View { Text("instead") }
}

private struct Suffix: EnvironmentalModifier {
  let text: String
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Appending(text: text + (environment.colorScheme == .dark ? " dark" : " light"))
  }
}
private struct Appending: ViewModifier {
  let text: String
  @State private var taps = 0
  func body(content: Content) -> some View {
    HStack {
      content
      Button("\(text) \(taps)") { taps += 1 }
    }
  }
}

@MainActor @Suite("Modifiers")
struct ModifierTests {
  @Test("Content used twice is two views with state of their own; used not at all it is not there")
  func contentUses() {
    let app = TestHost {
      VStack {
        Counter(name: "a").modifier(Twice())
        Counter(name: "b").modifier(Absent())
      }
    }
    #expect(app.texts == ["a 0", "second", "a 0", "instead"])
    app.tap("a 0")
    #expect(app.texts == ["a 1", "second", "a 0", "instead"])
    app.tap("second")
    app.tap("second")
    #expect(app.texts == ["a 1", "second", "a 0", "instead"])
  }

  @Test("An environmental modifier is resolved again in another environment and keeps its state")
  func environmental() {
    let app = TestHost { Text("x").modifier(Suffix(text: "on")) }
    app.tap("on light 0")
    #expect(app.texts == ["x", "on light 1"])
    app.setColorScheme(.dark)
    #expect(app.texts == ["x", "on dark 1"])
  }

  @Test("Modifiers are joined in order, and the empty one changes nothing")
  func concat() {
    let app = TestHost {
      Text("x").modifier(
        Appending(text: "first").concat(EmptyModifier.identity).concat(Appending(text: "last")))
    }
    #expect(app.texts == ["x", "first 0", "last 0"])
    app.tap("first 0")
    #expect(app.texts == ["x", "first 1", "last 0"])
  }
}
