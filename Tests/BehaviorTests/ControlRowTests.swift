import Foundation
import Sash
import SwiftUI
import Testing

/// Puts the icon after the title, as the documents do.
private struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
extension LabelStyle where Self == TrailingIconLabelStyle {
  fileprivate static var trailingIcon: Self { Self() }
}

extension TestHost {
  /// How many pixels of a rectangle of the window are not white; for windows of one pixel a point.
  fileprivate func ink(_ rect: CGRect) -> Int {
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) where pixel(x: x, y: y) != (255, 255, 255) { count += 1 }
    }
    return count
  }
  /// The sum of the components of the darkest pixel where a text is drawn.
  fileprivate func darkest(_ text: String) -> Int {
    guard let frame = frame(of: text) else { return 765 }
    var least = 765
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) {
        let pixel = pixel(x: x, y: y)
        least = min(least, pixel.red + pixel.green + pixel.blue)
      }
    }
    return least
  }
}

/// What the documents show of controls, in their own code as far as it goes.
@MainActor @Suite("Controls, as documents show them")
struct ControlRowTests {
  // MARK: Toggles

  @Test("A toggle in a form shows its label and a switch, which a tap flips with the binding [S0-032]")
  func toggle() throws {
    struct Settings: View {
      @State private var darkModeEnabled = false
      var body: some View {
        Form {
          Toggle("Dark Mode", isOn: $darkModeEnabled)
          Text(darkModeEnabled ? "dark" : "light")
        }
      }
    }
    let app = TestHost(size: CGSize(width: 390, height: 300)) { Settings() }
    let label = try #require(app.frame(of: "Dark Mode"))
    #expect(label.minX == 32)
    // 51 points wide, it ends at the margin of the row.
    let middle = CGPoint(x: 390 - 32 - 25.5, y: label.midY)
    func isGreen() -> Bool {
      let pixel = app.pixel(x: 390 - 32 - 40, y: Int(label.midY))
      return pixel.green > 180 && pixel.red < 100
    }
    #expect(app.shows("light") && !isGreen())
    app.tap(at: middle)
    app.advance(by: 1)
    #expect(app.shows("dark") && isGreen())
    app.tap(at: middle)
    app.advance(by: 1)
    #expect(app.shows("light") && !isGreen())
  }

  @Test("The label of a toggle may be a view, which is what the toggle is called [S4-224]")
  func toggleLabel() throws {
    struct Products: View {
      @State private var showFavorited = false
      var body: some View {
        VStack {
          Toggle(isOn: $showFavorited) {
            Text("Change filter")
          }
          if !showFavorited { Text("plain one") }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 200)) { Products() }
    #expect(app.texts == ["Change filter", "plain one"])
    let toggle = try #require(app.accessibilityElement("Change filter"))
    #expect(toggle.role == "toggle")
    toggle.activate()
    #expect(app.texts == ["Change filter"])
  }

  @Test(
    "Buttons and toggles are made of other views: they have a body, which primitive views have not [S1-023]")
  func composed() {
    #expect(Button<Text>.Body.self != Never.self && Toggle<Text>.Body.self != Never.self)
    #expect(Text.Body.self == Never.self)
  }

  // MARK: Buttons

  @Test("Both closures of a button may trail; a tap on any part of the label runs the action [S0-084]")
  func trailingClosures() {
    struct Loader: View {
      @State private var isLoading = false
      @State private var count = 0
      var body: some View {
        Button {
          isLoading.toggle()
          count += 1
        } label: {
          HStack {
            if isLoading { Text("wait") }
            Text("Load")
          }
        }
        Text("count \(count)")
      }
    }
    let app = TestHost { Loader() }
    app.tap("Load")
    #expect(app.shows("wait") && app.shows("count 1"))
    app.tap("wait")
    #expect(!app.shows("wait") && app.shows("count 2"))
  }

  @Test("A title is any string, which is shown as it stands [S4-249]")
  func title() {
    var saved = 0
    let app = TestHost { Button("Save".uppercased()) { saved += 1 } }
    #expect(app.texts == ["SAVE"])
    app.tap("SAVE")
    #expect(saved == 1)
  }

  @Test("Title and action of a button follow the state [S0-118]")
  func followsState() {
    struct Computing: View {
      @State private var isComputing = false
      @State private var log = ""
      var body: some View {
        Button(isComputing ? "取消" : "开始复杂计算") {
          if isComputing { log += "-" } else { log += "+" }
          isComputing.toggle()
        }
        .padding()
        Text("log \(log)")
      }
    }
    let app = TestHost { Computing() }
    app.tap("开始复杂计算")
    #expect(app.shows("取消") && !app.shows("开始复杂计算") && app.shows("log +"))
    app.tap("取消")
    #expect(app.shows("开始复杂计算") && app.shows("log +-"))
  }

  @Test("Padding, ground and corners around a button leave the tap to its label [S0-160]")
  func decorated() throws {
    struct Counter: View {
      @State private var counter = 0
      var body: some View {
        VStack {
          Text("计数: \(counter)")
          Button("增加") {
            counter += 1
          }
          .padding()
          .background(Color.blue)
          .foregroundColor(.white)
          .cornerRadius(10)
        }
      }
    }
    let app = TestHost(size: CGSize(width: 200, height: 200)) { Counter() }
    let label = try #require(app.frame(of: "增加"))
    #expect(app.pixel(x: Int(label.minX) - 14, y: Int(label.midY)) == (0, 122, 255))
    #expect(app.pixel(x: Int(label.minX) - 18, y: Int(label.midY)) == (255, 255, 255))
    // The corner is round.
    #expect(app.pixel(x: Int(label.minX) - 15, y: Int(label.minY) - 14).red > 200)
    var isWhite = false
    for y in Int(label.minY)..<Int(label.maxY) {
      for x in Int(label.minX)..<Int(label.maxX) where app.pixel(x: x, y: y).red > 230 { isWhite = true }
    }
    #expect(isWhite, "the title is white")
    app.tap("增加")
    #expect(app.shows("计数: 1"))
  }

  // MARK: Disabled

  @Test("Nothing in a disabled view is tapped, and its controls are dimmed [S0-089 S4-041]")
  func disabled() {
    struct Screen: View {
      @State private var isEmpty = true
      @State private var log = ""
      var body: some View {
        VStack {
          VStack {
            Button("Send") { log += "s" }
            Text("More").onTapGesture { log += "m" }
          }
          .disabled(isEmpty)
          Button("Fill") { isEmpty.toggle() }
          Text("log \(log)")
        }
      }
    }
    let app = TestHost { Screen() }
    let dimmed = app.darkest("Send")
    app.tap("Send")
    app.tap("More")
    #expect(app.shows("log "))
    app.tap("Fill")
    #expect(app.darkest("Send") < dimmed - 100)
    app.tap("Send")
    app.tap("More")
    #expect(app.shows("log sm"))
    app.tap("Fill")
    app.tap("Send")
    #expect(app.shows("log sm") && app.darkest("Send") == dimmed)
  }

  @Test("A button is enabled once there is what it needs [S0-126]")
  func needsValue() {
    struct Screen: View {
      @State private var optimizedImage: String?
      @State private var saved = "nothing"
      var body: some View {
        Button("Optimize") { optimizedImage = "image" }
        Button("Save") { saved = optimizedImage ?? "" }
          .buttonStyle(.bordered)
          .disabled(optimizedImage == nil)
        Text("saved \(saved)")
      }
    }
    let app = TestHost { Screen() }
    #expect(app.accessibilityElement("Save")?.isEnabled == false)
    app.tap("Save")
    #expect(app.shows("saved nothing"))
    app.tap("Optimize")
    #expect(app.accessibilityElement("Save")?.isEnabled == true)
    app.tap("Save")
    #expect(app.shows("saved image"))
  }

  @Test(
    "A form is sent once its text and its count are long enough, and its button is dim until then [S4-220]")
  func submit() {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0
      @State private var isSent = false
      private var showButton: Bool { text.count > 3 && count > 3 }
      var body: some View {
        VStack {
          TextField("Type something", text: $text)
          Button("Count \(count)") { count += 1 }
          Button {
            isSent = true
          } label: {
            Text("SUBMIT").opacity(showButton ? 1.0 : 0.5)
          }
          .disabled(!showButton)
          Text(isSent ? "sent" : "not sent")
        }
      }
    }
    let app = TestHost { Screen() }
    let dim = app.darkest("SUBMIT")
    app.tap("Type something")
    app.type("four")
    app.tap("SUBMIT")
    #expect(app.shows("not sent") && app.darkest("SUBMIT") == dim)
    for count in 0..<4 { app.tap("Count \(count)") }
    #expect(app.darkest("SUBMIT") < dim - 100)
    app.press(.delete)
    app.tap("SUBMIT")
    #expect(app.shows("not sent"), "three characters are too few")
    app.type("!")
    app.tap("SUBMIT")
    #expect(app.shows("sent"))
  }

  // MARK: Styles

  @Test(
    "A bordered button has a rounded ground: grey beside the accent colour, tinted beside a tint [S0-053]")
  func bordered() throws {
    let app = TestHost(size: CGSize(width: 200, height: 120)) {
      VStack {
        Button("Grey") {}.buttonStyle(.bordered)
        Button("Pink") {}.buttonStyle(.bordered).tint(.pink)
      }
    }
    func ground(_ text: String) throws -> (red: Int, green: Int, blue: Int) {
      let frame = try #require(app.frame(of: text))
      return app.pixel(x: Int(frame.minX) - 6, y: Int(frame.midY))
    }
    let (grey, pink) = (try ground("Grey"), try ground("Pink"))
    #expect(grey.red == grey.green && (225...245).contains(grey.red))
    #expect(pink.red > 245 && pink.green < pink.red - 20 && pink.green < pink.blue)
    let frame = try #require(app.frame(of: "Pink"))
    // The ground reaches 12 points beside the label and 7 above; its corner has a radius of 8.
    #expect(app.ink(CGRect(x: frame.minX - 12, y: frame.minY - 7, width: 2, height: 2)) < 2)
    #expect(app.ink(CGRect(x: frame.minX - 4, y: frame.minY - 6, width: 2, height: 2)) == 4)
  }

  @Test(
    "A style on a stack is that of every button in it; the automatic one is that without any [S1-092 S4-253]")
  func styleOfStack() throws {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      HStack {
        Button("-") {}
        VStack { Button("+") {} }
        Button("auto") {}.buttonStyle(.automatic)
      }.buttonStyle(.borderedProminent)
    }
    func ground(_ text: String) throws -> (red: Int, green: Int, blue: Int) {
      let frame = try #require(app.frame(of: text))
      return app.pixel(x: Int(frame.minX) - 6, y: Int(frame.midY))
    }
    #expect(try ground("-") == (0, 122, 255) && ground("+") == (0, 122, 255))
    #expect(try ground("auto") == (255, 255, 255))
    func picture<V: View>(@ViewBuilder _ view: () -> V) -> Data {
      TestHost(size: CGSize(width: 100, height: 40), view).png()
    }
    #expect(picture { Button("a") {} } == picture { Button("a") {}.buttonStyle(.automatic) })
    #expect(picture { Button("a") {} } != picture { Button("a") {}.buttonStyle(.bordered) })
  }

  @Test("Style, size and shape of the border change how a button looks [S4-042]")
  func sizes() throws {
    /// How far the ground reaches to the left of the label and above it, in points, and the ink in its first corner.
    func measure<V: View>(@ViewBuilder _ view: () -> V) throws -> (side: Int, above: Int, corner: Int) {
      let app = TestHost(size: CGSize(width: 200, height: 100), view)
      let frame = try #require(app.frame(of: "Go"))
      let (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
      var (side, above) = (0, 0)
      while app.pixel(x: x - side - 1, y: Int(frame.midY)) != (255, 255, 255) { side += 1 }
      while app.pixel(x: Int(frame.midX), y: y - above - 1) != (255, 255, 255) { above += 1 }
      return (side, above, app.ink(CGRect(x: x - side, y: y - above, width: 8, height: 8)))
    }
    let button = Button("Go") {}
    #expect(try measure { button.buttonStyle(.plain) }.side == 0)
    let regular = try measure { button.buttonStyle(.borderedProminent) }
    #expect(abs(regular.side - 12) <= 1 && abs(regular.above - 7) <= 1)
    let large = try measure { button.buttonStyle(.borderedProminent).controlSize(.large) }
    #expect(abs(large.side - 20) <= 1 && abs(large.above - 15) <= 1)
    let capsule = try measure { button.buttonStyle(.borderedProminent).buttonBorderShape(.capsule) }
    #expect(capsule.side == regular.side && capsule.corner < regular.corner - 10)
  }

  // MARK: Labels

  @Test("A label has an icon before its title, and styles pick the parts [S4-032]")
  func labelStyles() throws {
    func app<S: LabelStyle>(_ style: S) -> TestHost {
      TestHost(size: CGSize(width: 120, height: 60)) {
        Label("10", systemImage: "clock").labelStyle(style)
      }
    }
    let both = app(.titleAndIcon)
    let title = try #require(both.frame(of: "10"))
    #expect(both.ink(CGRect(x: 0, y: 0, width: title.minX - 4, height: 60)) > 20)
    #expect(both.ink(CGRect(x: title.maxX + 2, y: 0, width: 120 - title.maxX - 3, height: 60)) == 0)
    let words = app(.titleOnly)
    let alone = try #require(words.frame(of: "10"))
    #expect(words.ink(CGRect(x: 0, y: 0, width: alone.minX - 1, height: 60)) == 0)
    let icon = app(.iconOnly)
    #expect(!icon.texts.contains("10"))
    #expect(icon.ink(CGRect(x: 40, y: 10, width: 40, height: 40)) > 20)
  }

  @Test("A label style of one's own has its order, and a name of its own behind the dot [S4-033 S4-034]")
  func ownLabelStyle() throws {
    let app = TestHost(size: CGSize(width: 120, height: 60)) {
      Label("10", systemImage: "clock").labelStyle(.trailingIcon)
    }
    let title = try #require(app.frame(of: "10"))
    #expect(app.ink(CGRect(x: 0, y: 0, width: title.minX - 1, height: 60)) == 0)
    #expect(app.ink(CGRect(x: title.maxX + 4, y: 0, width: 120 - title.maxX - 5, height: 60)) > 20)
  }

  // MARK: Fields

  @Test(
    "A narrow field with a derived binding is centred, and has a colour where its value asks for one [S1-084]"
  )
  func derivedField() throws {
    struct Counter: View {
      @State private var count = 0
      private func color(_ count: Int) -> Color? { count > 9 ? .red : count > 0 ? .green : nil }
      var body: some View {
        VStack {
          TextField(
            String(count),
            text: Binding(get: { String(count) }, set: { count = Int($0) ?? count })
          )
          .frame(width: 40)
          .multilineTextAlignment(.center)
          .foregroundColor(color(count))
          Text("count is \(count)")
        }
      }
    }
    let app = TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
    /// The most colourful pixel of the field's text.
    func hue(_ text: String) throws -> (red: Int, green: Int, blue: Int) {
      let frame = try #require(app.frame(of: text))
      var best = (red: 0, green: 0, blue: 0)
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) {
          let pixel = app.pixel(x: x, y: y)
          if abs(pixel.red - pixel.green) > abs(best.red - best.green) { best = pixel }
        }
      }
      return best
    }
    let zero = try #require(app.frame(of: "0"))
    #expect(abs(zero.midX - 100) < 1)
    #expect(try hue("0") == (0, 0, 0), "no colour of its own")
    app.tap(at: CGPoint(x: 115, y: zero.midY))
    app.type("5")
    #expect(app.shows("count is 5") && app.shows("5"))
    #expect(try abs(#require(app.frame(of: "5")).midX - 100) < 1)
    #expect(try hue("5").green > hue("5").red + 50)
    app.type("7")
    #expect(app.shows("count is 57"))
    #expect(try hue("57").red > hue("57").green + 50)
    app.type("x")
    #expect(app.shows("count is 57") && app.shows("57"))
  }

  @Test("The keyboard of digits comes for who asks for it [S4-323]")
  func numberPad() {
    struct Amount: View {
      @State private var amount = ""
      @FocusState private var amountIsFocused: Bool
      var body: some View {
        TextField("Amount", text: $amount)
          .keyboardType(.numberPad)
          .focused($amountIsFocused)
        Button("Done") { amountIsFocused = false }
        Text("amount \(amount)")
      }
    }
    let app = TestHost { Amount() }
    app.usesScreenKeyboard = true
    app.tap("Amount")
    app.advance(by: 1)
    #expect(app.shows("7") && !app.shows("Q") && !app.shows("q") && !app.shows("."))
    for key in ["4", "2"] {
      app.tap(key)
      app.advance(by: 0.05)
    }
    #expect(app.shows("amount 42"))
    app.tap("Done")
    app.advance(by: 1)
    #expect(!app.shows("7"))
  }

  @Test("A field keeps to one line; an editor wraps and takes new lines [S4-354]")
  func shortAndLong() throws {
    struct Screen: View {
      @State private var short = ""
      @State private var long = ""
      let frames: Frames
      var body: some View {
        VStack {
          TextField("Title", text: $short).measured("field", frames)
          TextEditor(text: $long).frame(height: 120)
          Text("lines \(long.split(separator: "\n").count) of \(short.split(separator: "\n").count)")
        }
      }
    }
    let frames = Frames()
    let app = TestHost(size: CGSize(width: 200, height: 300)) { Screen(frames: frames) }
    let words = "many words that need more room than one line has"
    let height = frames["field"].height
    app.tap("Title")
    app.type(words)
    app.press(.return)
    #expect(frames["field"].height == height && app.shows("lines 0 of 1"))
    app.tap(at: CGPoint(x: 100, y: frames["field"].maxY + 40))
    app.type("one")
    let line = try #require(app.textInputCaret)
    app.press(.return)
    app.type("two")
    #expect(app.shows("lines 2 of 1"))
    let second = try #require(app.textInputCaret)
    #expect(second.minY > line.minY + 10)
    app.type(words)
    #expect(try #require(app.textInputCaret).minY > second.minY + 10, "what is too long goes on below")
    #expect(app.shows("lines 2 of 1"))
  }

  // MARK: Roles

  @Test("The choice that cancels stands apart at the end, wherever it is written [S4-341]")
  func cancel() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var color = "white"
      var body: some View {
        VStack {
          Text("colour \(color)")
          Button("Change") { isShown = true }
        }
        .confirmationDialog("Change background", isPresented: $isShown) {
          Button("Red") { color = "red" }
          Button("Cancel", role: .cancel) {}
          Button("Blue") { color = "blue" }
        }
      }
    }
    let app = TestHost { Screen() }
    app.tap("Change")
    app.advance(by: 1)
    let red = try #require(app.frame(of: "Red")).midY
    let blue = try #require(app.frame(of: "Blue")).midY
    let cancel = try #require(app.frame(of: "Cancel")).midY
    #expect(red < blue && blue < cancel && cancel - blue > blue - red + 4)
    app.tap("Cancel")
    app.advance(by: 1)
    #expect(app.shows("colour white") && !app.shows("Blue"))
  }
}
