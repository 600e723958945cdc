import Sash
import SwiftUI
import Testing

private struct Header<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack {
      VStack(alignment: .leading) {
        content
        RoundedRectangle(cornerRadius: 5.0).frame(height: 2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      Spacer()
    }
  }
}

private struct Padded<Content: View>: View {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack { content.padding() }
      .foregroundColor(.red)
      .background(Color.green)
      .font(.title)
  }
}

@MainActor @Suite("Containers and layout")
struct ContainerTests {
  @Test("VStack stacks from top to bottom, centred; text on text has no gap [S0-002]")
  func vstack() throws {
    let app = TestHost(scale: 2) {
      VStack {
        Text("first")
        Text("the second line")
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let (first, second) = (
      try #require(app.frame(of: "first")), try #require(app.frame(of: "the second line"))
    )
    #expect(abs(first.midX - second.midX) < 0.6)
    #expect(abs(second.minY - first.maxY) < 0.01)
    // Body text is 20.5 points high at 2 pixels a point.
    #expect(first.height == 20.5)
  }

  @Test("Two plain views stand 8 points apart")
  func defaultSpacing() {
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    // 20 + 8 + 20 = 48, centred in 100: from 26 to 74, the gap from 46 to 54.
    #expect(app.pixel(x: 50, y: 26) == (255, 59, 48))
    #expect(app.pixel(x: 50, y: 45) == (255, 59, 48))
    #expect(app.pixel(x: 50, y: 46) == (255, 255, 255))
    #expect(app.pixel(x: 50, y: 53) == (255, 255, 255))
    #expect(app.pixel(x: 50, y: 54) == (0, 122, 255))
  }

  @Test("A header is aligned left, its line reaches across [S2-047 S2-048 S2-049]")
  func header() throws {
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      Header {
        Text("Title").font(.largeTitle)
        Text("Description")
      }
    }
    let (title, text) = (try #require(app.frame(of: "Title")), try #require(app.frame(of: "Description")))
    #expect(title.minX == 16 && text.minX == 16)
    #expect(title.minY == 16)
    #expect(title.height == 41)  // large title is 34 points, its line 40.57
    let below = Int(text.maxY) + 12
    let line = (below - 12...below + 4).contains { app.pixel(x: 150, y: $0) == (0, 0, 0) }
    #expect(line)
  }

  @Test("Padding on several views pads each; style and font of the container reach the texts [S4-355 S4-356]")
  func padding() throws {
    let app = TestHost {
      Padded {
        Text("A")
        Text("B")
        Text("C")
      }
    }
    let (a, b) = (try #require(app.frame(of: "A")), try #require(app.frame(of: "B")))
    // Each text has 16 points around it; padding resets the spacing of text, so 8 stand between them.
    #expect(abs(b.minY - a.maxY - 40) < 0.5)
    #expect(abs(a.height - 34) < 0.1)  // title is 28 points, its line 33.41
  }

  private struct Members: View {
    enum Kind { case one, two, three }
    let kind: Kind
    @ViewBuilder private var section: some View {
      switch kind {
      case .one: Text("1")
      case .two: Image(systemName: "2.circle")
      case .three: Color.red
      }
    }
    func ignoring(color: Color, @ViewBuilder content: () -> some View) -> some View {
      ZStack {
        color.ignoresSafeArea()
        content()
      }
    }
    var body: some View { ignoring(color: .gray) { section } }
  }
  @Test("A builder property switches among views of different types [S2-050 S2-051 S2-052]")
  func members() {
    let one = TestHost(size: CGSize(width: 60, height: 60)) { Members(kind: .one) }
    #expect(one.texts == ["1"])
    #expect(one.pixel(x: 1, y: 1) == (142, 142, 147))
    let three = TestHost(size: CGSize(width: 60, height: 60)) { Members(kind: .three) }
    #expect(three.pixel(x: 1, y: 1) == (255, 59, 48))
  }

  private struct Spells: View {
    let which: Int
    var stack: some View {
      VStack {
        Text("Lumos")
        Text("Obliviate")
      }
    }
    var group: some View {
      Group {
        Text("Lumos")
        Text("Obliviate")
      }
    }
    @ViewBuilder var list: some View {
      Text("Lumos")
      Text("Obliviate")
    }
    var body: some View {
      switch which {
      case 0: stack
      case 1: group
      default: list
      }
    }
  }
  @Test("A property may be a stack, a group or a list of views [S4-329 S4-330]")
  func viewsAsProperties() {
    for which in 0..<3 {
      let app = TestHost { VStack { Spells(which: which) } }
      #expect(app.texts == ["Lumos", "Obliviate"])
    }
  }

  @Test("frame(height:) fixes the height, then frame(maxWidth:) fills the width [S2-001 S2-003 S0-100]")
  func frames() {
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      Text("Test")
        .frame(height: 55)
        .frame(maxWidth: .infinity)
        .background(Color.blue)
    }
    // 55 points centred in 200: from 72.5 to 127.5, rounded to 73 and 128.
    #expect(app.pixel(x: 0, y: 80) == (0, 122, 255))
    #expect(app.pixel(x: 199, y: 120) == (0, 122, 255))
    #expect(app.pixel(x: 0, y: 72) == (255, 255, 255))
    #expect(app.pixel(x: 0, y: 73) == (0, 122, 255))
    #expect(app.pixel(x: 0, y: 128) == (255, 255, 255))
  }

  @Test("frame(height:) leaves the width to the child, one that grows included [S0-100]")
  func fixedHeight() throws {
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Text("Test").frame(height: 55).background(Color.blue)
        Color.red.frame(height: 20)
      }
    }
    let text = try #require(app.frame(of: "Test"))
    // 75 points centred in 200, and the ground as wide as the text.
    let y = Int(text.midY.rounded()) - 25
    let (left, right) = (Int(text.minX.rounded(.up)), Int(text.maxX.rounded(.down)))
    #expect(left > 60 && right < 140)
    for x in [left + 1, right - 2] { #expect(app.pixel(x: x, y: y) == (0, 122, 255)) }
    for x in [left - 3, right + 3] { #expect(app.pixel(x: x, y: y) == (255, 255, 255)) }
    #expect(app.pixel(x: left + 1, y: y - 5) == (255, 255, 255))
    // What takes all the room there is keeps doing so across.
    for x in [0, 199] { #expect(app.pixel(x: x, y: 125).blue < 100 && app.pixel(x: x, y: 110).blue == 255) }
  }

  @Test("Right-to-left mirrors rows, leading edges and leading alignment")
  func rightToLeft() throws {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      HStack {
        Text("first")
        Spacer()
        Text("last").padding(.trailing, 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let (first, last) = (try #require(app.frame(of: "first")), try #require(app.frame(of: "last")))
    #expect(abs(first.maxX - 300) < 0.6)
    #expect(abs(last.minX - 20) < 0.6)
  }

  @Test("A narrow window wraps text; lineLimit truncates it")
  func wrapping() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let wide = TestHost(size: CGSize(width: 800, height: 200)) { Text(text) }
    let narrow = TestHost(size: CGSize(width: 120, height: 200)) { Text(text) }
    let limited = TestHost(size: CGSize(width: 120, height: 200)) { Text(text).lineLimit(2) }
    func height(_ app: TestHost) -> CGFloat { app.frame(of: text)?.height ?? 0 }
    #expect(height(wide) == 21)
    #expect(height(narrow) > 60)
    #expect(height(limited) == 41)
  }

  @Test("z-index reorders drawing and taps among siblings")
  func zIndex() {
    let app = TestHost(size: CGSize(width: 50, height: 50)) {
      ZStack {
        Color.red.zIndex(1)
        Color.blue
      }
    }
    #expect(app.pixel(x: 25, y: 25) == (255, 59, 48))
  }

  @Test("Windows resize")
  func resize() {
    let app = TestHost(size: CGSize(width: 100, height: 100)) { Color.red }
    app.resize(to: CGSize(width: 300, height: 40))
    #expect(app.pixel(x: 299, y: 39) == (255, 59, 48))
  }
}
