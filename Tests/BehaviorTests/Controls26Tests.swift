import Sash
import SwiftUI
import Testing

/// What later systems add to buttons, labels, questions, sliders, links and searching.
@MainActor struct Controls26Tests {
  @Test("Buttons show what they are for; Return presses the one that confirms")
  func roles() {
    struct Screen: View {
      @State private var asks = true
      @State private var answer = "none"
      var body: some View {
        VStack {
          Button(role: .close) { answer = "closed" }
          Text("answer \(answer)")
        }
        .alert("Sure?", isPresented: $asks) {
          Button("Other") { answer = "other" }
          Button("Do", role: .confirm) { answer = "done" }
        }
      }
    }
    let app = TestHost { Screen() }
    app.advance(by: 1)
    app.press(.return)
    app.advance(by: 1)
    #expect(app.shows("answer done"))
    app.tap("Close")
    #expect(app.shows("answer closed"))
  }

  @Test("Flexible buttons are as wide as there is room, fitted ones as what they show")
  func sizing() throws {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button("a") {}.buttonStyle(.bordered).buttonSizing(.flexible)
        Button("b") {}.buttonStyle(.bordered).buttonSizing(.fitted)
      }
    }
    let wide = try #require(app.accessibilityElement("a")?.frame)
    let narrow = try #require(app.accessibilityElement("b")?.frame)
    #expect(wide.width == 300)
    #expect(narrow.width < 60)
  }

  @Test(
    "Labels of controls are left out and shown again; icons and titles keep the distance that is asked for")
  func labels() throws {
    let app = TestHost {
      VStack(alignment: .leading) {
        Group {
          Toggle("Hidden", isOn: .constant(true))
          Toggle("Shown", isOn: .constant(true)).labelsVisibility(.visible)
          Toggle("As around", isOn: .constant(true)).labelsVisibility(.automatic)
        }
        .labelsVisibility(.hidden)
        Label("near", systemImage: "star").labelIconToTitleSpacing(0).labelReservedIconWidth(40)
        Label("far", systemImage: "star").labelIconToTitleSpacing(50).labelReservedIconWidth(40)
      }
    }
    #expect(app.texts == ["Shown", "near", "far"])
    let (near, far) = (try #require(app.frame(of: "near")), try #require(app.frame(of: "far")))
    #expect(far.minX - near.minX == 50)
  }

  @Test("A question has an icon, says that it matters, and need not be asked again")
  func questions() {
    struct Screen: View {
      @State private var asks = true
      @State private var isSuppressed = false
      var body: some View {
        Text("suppressed \(isSuppressed)")
          .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
          .dialogIcon(Image(systemName: "trash"))
          .dialogSeverity(.critical)
          .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
      }
    }
    let app = TestHost { Screen() }
    app.advance(by: 1)
    #expect(app.accessibilityElement("Never again")?.role == "toggle")
    app.accessibilityElement("Never again")?.activate()
    #expect(app.shows("suppressed true"))
  }

  @Test("The focus of a search field is followed and led")
  func searchFocus() {
    struct Screen: View {
      enum Place { case search, other }
      @State private var text = ""
      @FocusState private var place: Place?
      @FocusState private var isSearching: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text("place \(place == .search ? "search" : "none"), \(isSearching ? "on" : "off")")
            Button("Search now") { place = .search }
            Button("Stop") { place = nil }
          }
        }
        .searchable(text: $text)
        .searchFocused($place, equals: .search)
        .searchFocused($isSearching)
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("place none, off"))
    app.tap("Search now")
    app.advance(by: 1)
    #expect(app.shows("place search, on"))
    app.type("abc")
    #expect(app.shows("abc"))
    app.tap("Stop")
    app.advance(by: 1)
    #expect(app.shows("place none, off"))
  }

  @Test("Links in lists leave out their mark; sliders move without a thumb")
  func marks() {
    func picture(_ visibility: Visibility) -> Data {
      TestHost(size: CGSize(width: 200, height: 200)) {
        NavigationStack {
          List { NavigationLink("a", value: 1).navigationLinkIndicatorVisibility(visibility) }
        }
      }.png()
    }
    #expect(picture(.hidden) != picture(.automatic))
    #expect(picture(.visible) == picture(.automatic))
    struct Screen: View {
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value).sliderThumbVisibility(.hidden)
        Text("at \(Int((value * 100).rounded()))")
      }
    }
    let app = TestHost(size: CGSize(width: 200, height: 200)) { Screen() }
    let frame = app.accessibilityElements.first { $0.role == "slider" }?.frame ?? .null
    app.press(at: CGPoint(x: frame.minX + 14, y: frame.midY))
    app.drag(to: CGPoint(x: frame.maxX, y: frame.midY))
    app.release(at: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(app.shows("at 100"))
  }

  @Test("Previews stand in the surroundings of their modifier, whose context is made once")
  func previewModifiers() async {
    struct Sample: PreviewModifier {
      static var made = 0
      static func makeSharedContext() async throws -> String {
        made += 1
        return "made \(made)"
      }
      func body(content: Content, context: String) -> some View {
        VStack {
          Text(context)
          content
        }
      }
    }
    for _ in 0..<2 {
      let preview = Preview("p", traits: .modifier(Sample())) { Text("inside") }
      let app = TestHost(preview: preview)
      await app.settle()
      #expect(app.texts == ["made 1", "inside"])
    }
  }

  @Test("A window that loses the keyboard does not appear active; bars above and below make room")
  func surroundings() {
    struct Screen: View {
      @Environment(\.appearsActive) private var isActive
      @Environment(\.isLuminanceReduced) private var isDim
      var body: some View {
        Text(isActive ? "active" : "idle").safeAreaBar(edge: .top) { Text("bar") }
        Text(isDim ? "dim" : "bright").environment(\.isLuminanceReduced, true)
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("active") && app.shows("bar") && app.shows("bright"))
    app.setFocused(false)
    #expect(app.shows("idle"))
  }
}
