import Sash
import SwiftUI
import Testing

private func difference(_ a: (red: Int, green: Int, blue: Int), _ b: (red: Int, green: Int, blue: Int)) -> Int
{
  max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
}

private struct Boxed<Value>: View {
  @State var value: Value
  var events: Events?
  let content: (Binding<Value>) -> AnyView
  init<V: View>(_ value: Value, events: Events? = nil, @ViewBuilder content: @escaping (Binding<Value>) -> V)
  {
    _value = State(wrappedValue: value)
    self.events = events
    self.content = { AnyView(content($0)) }
  }
  var body: some View {
    let _ = events?.values.append(value)
    VStack(spacing: 0) {
      content($value)
      Text("\(value)")
    }
  }
}

private final class Events: @unchecked Sendable {
  var values: [Any] = []
  var editing: [Bool] = []
}

@MainActor @Suite("Progress, sliders, steppers")
struct ValueControlTests {
  // MARK: Progress

  /// Where the filled part of a bar ends in a row of pixels.
  private func filled(_ app: TestHost, y: Int, width: Int) -> Int {
    let start = app.pixel(x: 8, y: y)
    return (8..<width).first { difference(app.pixel(x: $0, y: y), start) > 20 } ?? width
  }

  @Test("A bar shows the part that is done; without total the whole is 1 [S4-026]")
  func bar() {
    let third = TestHost(size: CGSize(width: 300, height: 20)) { ProgressView(value: 5, total: 15) }
    #expect(abs(filled(third, y: 10, width: 300) - 100) <= 2)
    let half = TestHost(size: CGSize(width: 300, height: 20)) { ProgressView(value: 0.5) }
    #expect(abs(filled(half, y: 10, width: 300) - 150) <= 2)
  }

  @Test("A value beyond the total is clamped, with a warning")
  func clamped() {
    let warnings = TestHost.warnings {
      let app = TestHost(size: CGSize(width: 300, height: 20)) { ProgressView(value: 20, total: 10) }
      #expect(filled(app, y: 10, width: 290) == 290)
    }
    #expect(warnings.contains { $0.contains("out-of-bounds progress value") })
  }

  @Test("The tint colours the filled part [S4-029]")
  func tint() {
    let app = TestHost(size: CGSize(width: 300, height: 20)) { ProgressView(value: 0.5).tint(.red) }
    let pixel = app.pixel(x: 40, y: 10)
    #expect(pixel.red > 200 && pixel.blue < 100)
    let rest = app.pixel(x: 250, y: 10)
    #expect(abs(rest.red - rest.green) < 10)
  }

  @Test("Without a value a spinner of 20 points turns; nothing moves while it is away [S0-040]")
  func spinner() {
    let app = TestHost(size: CGSize(width: 40, height: 40)) {
      Boxed(true) { shown in
        if shown.wrappedValue { ProgressView() }
        Button("hide") { shown.wrappedValue = false }.frame(height: 1).clipped()
      }
    }
    let before = app.png()
    app.advance(by: 0.13)
    #expect(app.png() != before)
    app.advance(by: 0.88)
    #expect(app.png() == before)
    app.tap("hide")
    app.resetWork()
    app.advance(by: 1)
    #expect(app.work.frames == 0)
  }

  @Test("A circular style draws the spinner in its tint [S0-087]")
  func tintedSpinner() {
    let app = TestHost(size: CGSize(width: 40, height: 40)) {
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
        .frame(width: 40, height: 40).background(.black)
    }
    let spoke = app.pixel(x: 20, y: 13)
    #expect(spoke.red > 150 && spoke.red == spoke.blue)
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        ProgressView(configuration)
      }
    }
  }
  @Test(
    "A style gets fraction and labels, and shows the view it was given in the style around it [S4-027 S4-030]"
  )
  func style() {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      VStack {
        ProgressView("Loading", value: 1, total: 4)
      }
      .progressViewStyle(Framed())
    }
    #expect(app.texts == ["25 of 100", "Loading"])
    let y = Int(app.frame(of: "Loading")!.maxY) + 10
    #expect((0..<12).contains { abs(filled(app, y: y - 4 + $0, width: 300) - 75) <= 3 })
  }

  // MARK: Slider

  private func drag(_ app: TestHost, from: CGFloat, to: CGFloat, y: CGFloat = 15) {
    app.press(at: CGPoint(x: from, y: y))
    app.drag(to: CGPoint(x: (from + to) / 2, y: y))
    app.drag(to: CGPoint(x: to, y: y))
    app.release(at: CGPoint(x: to, y: y))
  }

  @Test("A slider without range goes from 0 to 1 and follows the finger [S4-153]")
  func slider() {
    let events = Events()
    let app = TestHost(size: CGSize(width: 228, height: 51)) {
      Boxed(0.0) { Slider(value: $0) { events.editing.append($0) } }
    }
    #expect(app.shows("0.0"))
    drag(app, from: 14, to: 114)
    #expect(app.shows("0.5"))
    #expect(events.editing == [true, false])
    // The thumb keeps the place where it was taken.
    drag(app, from: 118, to: 168)
    #expect(app.shows("0.75"))
    drag(app, from: 164, to: 500)
    #expect(app.shows("1.0"))
    // A finger beside the thumb takes nothing.
    drag(app, from: 30, to: 130)
    #expect(app.shows("1.0"))
  }

  @Test("A step gives multiples from the lower bound only [S0-033 S0-204]")
  func steps() {
    let events = Events()
    let app = TestHost(size: CGSize(width: 228, height: 51)) {
      Boxed(200.0, events: events) { value in
        Slider(value: value, in: 200...350, step: 10) { Text("width") }
      }
    }
    app.press(at: CGPoint(x: 14, y: 15))
    for x in stride(from: 15.0, through: 214, by: 7) { app.drag(to: CGPoint(x: x, y: 15)) }
    app.release(at: CGPoint(x: 214, y: 15))
    let values = events.values.compactMap { $0 as? Double }
    #expect(values.allSatisfy { $0.truncatingRemainder(dividingBy: 10) == 0 && (200...350).contains($0) })
    #expect(Set(values).count > 12)
    drag(app, from: 214, to: 14)
    #expect(app.shows("200.0"))
  }

  @Test("A range that is no whole number of steps ends at the last step")
  func lastStep() {
    let app = TestHost(size: CGSize(width: 228, height: 51)) {
      Boxed(1) { value in
        let number = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Int($0) })
        Slider(value: number, in: 1...10, step: 4)
      }
    }
    drag(app, from: 14, to: 400)
    #expect(app.shows("9"))
  }

  @Test("A disabled slider takes no drag; from right to left the low end is at the right")
  func disabled() {
    let disabled = TestHost(size: CGSize(width: 228, height: 51)) {
      Boxed(0.0) { Slider(value: $0).disabled(true) }
    }
    drag(disabled, from: 14, to: 114)
    #expect(disabled.shows("0.0"))
    let mirrored = TestHost(size: CGSize(width: 228, height: 51)) {
      Boxed(0.0) { Slider(value: $0) }.environment(\.layoutDirection, .rightToLeft)
    }
    drag(mirrored, from: 214, to: 164)
    #expect(mirrored.shows("0.25"))
  }

  // MARK: Stepper

  @Test("A stepper counts by its step within its bounds")
  func stepper() {
    let app = TestHost(size: CGSize(width: 300, height: 60)) {
      Boxed(2) { value in Stepper("Guests \(value.wrappedValue)", value: value, in: 0...5, step: 2) }
    }
    let minus = CGPoint(x: 206 + 20, y: 20), plus = CGPoint(x: 206 + 70, y: 20)
    app.tap(at: plus)
    #expect(app.shows("Guests 4"))
    app.tap(at: plus)
    #expect(app.shows("Guests 5"))
    app.tap(at: plus)
    #expect(app.shows("Guests 5"))
    for _ in 0..<4 { app.tap(at: minus) }
    #expect(app.shows("Guests 0"))
  }

  @Test("Held, a stepper counts on after half a second, until it is let go")
  func repeats() {
    let app = TestHost(size: CGSize(width: 300, height: 60)) {
      Boxed(0) { value in Stepper("n", onIncrement: { value.wrappedValue += 1 }, onDecrement: nil) }
    }
    let plus = CGPoint(x: 276, y: 20)
    app.press(at: plus)
    #expect(app.shows("1"))
    app.advance(by: 0.45)
    #expect(app.shows("1"))
    app.advance(by: 0.1)
    #expect(app.shows("2"))
    app.advance(by: 0.2)
    #expect(app.shows("4"))
    app.release(at: plus)
    app.advance(by: 2)
    #expect(app.shows("4"))
    app.tap(at: CGPoint(x: 226, y: 20))
    #expect(app.shows("4"))
  }

  // MARK: Labels and boxes

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("styled")
        Label(configuration)
      }
    }
  }
  @Test("A label shows its icon before its title; styles leave out one or add to both")
  func labels() {
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Label("both", systemImage: "star")
        Label("hidden", systemImage: "star").labelStyle(.iconOnly)
        Label {
          Text("title")
        } icon: {
          Text("icon")
        }.labelStyle(.titleOnly)
        Label {
          Text("first")
        } icon: {
          Text("*")
        }
        Label {
          Text("last")
        } icon: {
          Text("#")
        }.labelStyle(Stacked())
      }
    }
    #expect(app.texts.filter { $0 != "star" } == ["both", "title", "*", "first", "styled", "#", "last"])
    #expect(app.frame(of: "first")!.minX - app.frame(of: "*")!.maxX == 8)
  }

  private struct Colon: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(":")
        configuration.content
      }
    }
  }
  @Test("Labelled content stands at both edges, and styles arrange it")
  func labeledContent() {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      VStack {
        LabeledContent("name", value: "value")
        LabeledContent("pi", value: 3.14159, format: .number.precision(.fractionLength(2)))
        LabeledContent("a") { Text("b") }.labeledContentStyle(Colon())
      }
    }
    #expect(app.texts == ["name", "value", "pi", "3.14", "a", ":", "b"])
    #expect(app.frame(of: "name")!.minX == 0)
    #expect(abs(app.frame(of: "value")!.maxX - 300) < 1)
  }

  @Test("A group box pads its label and content by 16 points, 8 apart")
  func groupBox() {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      GroupBox("label") { Color.red.frame(width: 100, height: 20).overlay { Text("content") } }
    }
    let label = app.frame(of: "label")!
    #expect(difference(app.pixel(x: 101, y: Int(label.minY)), app.pixel(x: 2, y: 2)) > 5)
    #expect(abs(label.minX - (300 - 132) / 2 - 16) < 1)
    #expect(app.texts == ["label", "content"])
  }

  // MARK: Secure fields and links

  @Test("A secure field shows a dot for each character, takes focus by a tap, and is not copied [S4-063]")
  func secureField() {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      Boxed("") { SecureField("Password", text: $0) }
    }
    #expect(app.shows("Password"))
    app.tap("Password")
    app.type("añb")
    #expect(app.texts == ["•••", "añb"])
    app.press(.delete)
    #expect(app.texts == ["••", "añ"])
    app.clipboard = "before"
    app.press(.command("a"))
    app.press(.command("c"))
    app.press(.command("x"))
    #expect(app.clipboard == "before")
    #expect(app.texts == ["••", "añ"])
    app.press(.command("v"))
    #expect(app.texts == ["••••••", "before"])
  }

  @Test("A link opens its URL by the action of the environment")
  func link() {
    let events = Events()
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      Link("Swift", destination: URL(string: "https://swift.org")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            events.values.append(url.absoluteString)
            return .handled
          })
    }
    app.tap("Swift")
    #expect(events.values as? [String] == ["https://swift.org"])
  }
}
