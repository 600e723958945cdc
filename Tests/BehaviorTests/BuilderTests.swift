import Foundation
import Sash
import SwiftUI
import Testing

/// A container with two closures, as a split row has.
private struct Split<Left: View, Right: View>: View {
  let left: Left
  let right: Right
  init(@ViewBuilder leftContent: () -> Left, @ViewBuilder rightContent: () -> Right) {
    left = leftContent()
    right = rightContent()
  }
  var body: some View {
    HStack(spacing: 0) {
      left
      Spacer()
      right
    }
  }
}

/// A container with a binding and any number of views, of which one is shown above a bar.
private struct Tabs<Content: View>: View {
  @Binding var selection: String
  let content: Content
  init(selection: Binding<String>, @ViewBuilder content: () -> Content) {
    _selection = selection
    self.content = content()
  }
  var body: some View {
    ZStack(alignment: .bottom) {
      content.ignoresSafeArea()
      HStack {
        Button("Home") { selection = "home" }
        Button("Circle") { selection = "circle" }
      }
      .frame(maxWidth: .infinity).frame(height: 50).background(Color.yellow)
    }
  }
}

extension View {
  fileprivate func erasedToAnyView() -> AnyView { AnyView(self) }
}

@MainActor @Suite("View builders and what they build")
struct BuilderTests {
  private let frames = Frames()
  private let window = CGSize(width: 300, height: 200)

  private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    TestHost(size: window, view).texts
  }

  private enum LoadState: CaseIterable { case idle, loading, success, failure }

  @Test("A chain of if, else if let without a last else shows nothing when none holds [S0-039 S4-013]")
  func chains() {
    struct Customer { var id = "1", name = "Nick", points = 5, isPremium = true }
    func chain(_ isLoading: Bool, _ product: String?, _ error: String?) -> [String] {
      texts {
        VStack {
          if isLoading {
            Text("loading")
          } else if let product = product {
            Text("product \(product)")
          } else if let error = error {
            Text("error \(error)")
          }
        }
      }
    }
    #expect(chain(true, "a", "b") == ["loading"])
    #expect(chain(false, "a", "b") == ["product a"])
    #expect(chain(false, nil, "b") == ["error b"])
    #expect(chain(false, nil, nil).isEmpty)
    func card(_ customer: Customer?) -> [String] {
      texts {
        VStack(spacing: 20) {
          if let customer {
            Text(customer.id)
            Text(customer.name)
            Text("\(customer.points)")
            Text(customer.isPremium.description)
          }
        }
      }
    }
    #expect(card(Customer()) == ["1", "Nick", "5", "true"])
    #expect(card(nil).isEmpty)
  }

  @Test("Placeholders of a fixed height take the same room as what they stand for [S0-124]")
  func placeholders() {
    func show(_ image: String?, _ isLoading: Bool) {
      _ = TestHost(size: CGSize(width: 300, height: 400)) {
        VStack(spacing: 0) {
          Group {
            if image != nil {
              Color.red.frame(width: 30, height: 30).frame(height: 300)
            } else if isLoading {
              ProgressView().frame(height: 300)
            } else {
              Image(systemName: "photo").font(.system(size: 100)).frame(height: 300)
            }
          }.measured("picture", frames)
          Text("below").measured("below", frames)
        }
      }
    }
    var places: Set<CGFloat> = []
    for (image, isLoading) in [("a", true), (nil, true), (nil, false)] {
      show(image, isLoading)
      #expect(frames["picture"].height == 300)
      places.insert(frames["below"].minY)
    }
    #expect(places.count == 1)
  }

  @Test("Each case of a switch has an identity of its own [S0-086]")
  func cases() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var state = LoadState.idle
      var body: some View {
        VStack {
          switch state {
          case .idle: Counter(name: "idle")
          case .loading: Counter(name: "loading")
          case .success: Counter(name: "success")
          case .failure: Counter(name: "failure")
          }
          ForEach(LoadState.allCases, id: \.self) { next in
            Button("go \(String(describing: next))") { state = next }
          }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 400)) { Root() }
    app.tap("idle 0")
    #expect(app.texts.first == "idle 1")
    for name in ["loading", "success", "failure", "idle"] {
      app.tap("go \(name)")
      #expect(app.texts.first == "\(name) 0", "state does not go on from another case, nor after a return")
      app.tap("\(name) 0")
      #expect(app.texts.first == "\(name) 1")
    }
  }

  @Test("An empty container takes no room and stands for no view [S0-044]")
  func empty() {
    _ = TestHost(size: window) {
      VStack {
        VStack {}.measured("empty", frames)
        Color.red.measured("rest", frames)
      }
    }
    #expect(frames["empty"].size == .zero)
    #expect(frames["rest"].height == 200, "an empty stack asks for no gap either")
  }

  @Test("A loop over a closed range, and over strings by themselves [S0-102 S2-022]")
  func loops() {
    var count = 0
    _ = TestHost(size: window) {
      VStack(spacing: 0) {
        ForEach(1...1000, id: \.self) { number in
          let _ = count = max(count, number)
          Color.red
        }
      }
    }
    #expect(count == 1000)
    let shown = texts { HStack { ForEach(["Men", "Women", "Kids"], id: \.self) { Text($0) } } }
    #expect(shown == ["Men", "Women", "Kids"])
  }

  @Test("What a loop may go over, by identity [S4-018 S4-019 S4-020 S4-022]")
  func identities() {
    struct Plain { let id = UUID(), name: String }
    struct Named: Identifiable {
      let id = UUID()
      var name: String
      /// Closures cannot be hashed.
      var action: () -> Void = {}
    }
    struct Student: Hashable {
      var name: String
      var strings: [String]
      var colors: [Color]
    }
    #expect(
      texts { VStack { ForEach([Plain(name: "A"), Plain(name: "B")], id: \.id) { Text($0.name) } } } == [
        "A", "B",
      ])
    #expect(
      texts { VStack { ForEach([Named(name: "A"), Named(name: "B")]) { Text($0.name) } } } == ["A", "B"])
    let students = [
      Student(name: "A", strings: ["a"], colors: [.green]),
      Student(name: "B", strings: ["b"], colors: [.blue]),
    ]
    #expect(texts { VStack { ForEach(students, id: \.self) { Text($0.name) } } } == ["A", "B"])
    #expect(texts { VStack { ForEach(students, id: \.name) { Text($0.name) } } } == ["A", "B"])
    #expect(texts { VStack { ForEach(students, id: \.strings) { Text($0.name) } } } == ["A", "B"])
    #expect(texts { VStack { ForEach(students, id: \.colors) { Text($0.name) } } } == ["A", "B"])
  }

  @Test("Loops in loops, with declarations and conditions among the views [S0-230 S0-234 S0-218]")
  func grid() {
    let content = ["a", "b", "c", "d", "e"]
    let (rows, columns) = (2, 3)
    let app = TestHost(size: window) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 10) {
            ForEach(0..<columns, id: \.self) { column in
              let index = row * columns + column
              if index < content.count {
                Text(content[index]).frame(width: 20)
              } else {
                Spacer()
              }
            }
          }
        }
      }
    }
    #expect(app.texts == content)
    #expect(app.frame(of: "d")!.minY > app.frame(of: "a")!.minY)
    #expect(abs(app.frame(of: "d")!.midX - app.frame(of: "a")!.midX) < 1)
    // One child for the last element, two for the others.
    _ = TestHost(size: window) {
      HStack(spacing: 0) {
        ForEach(1...3, id: \.self) { index in
          Color.red.frame(width: 20, height: 20).measured("\(index)", frames)
          if index < 3 { Spacer() }
        }
      }
    }
    #expect(frames["1"].minX == 0)
    #expect(frames["2"].midX == 150)
    #expect(frames["3"].maxX == 300)
  }

  @Test(
    "A spacer pushes its neighbours to the edges; layers are centred or at a corner [S0-115 S0-219 S0-220]")
  func places() {
    _ = TestHost(size: window) {
      VStack(spacing: 0) {
        HStack {
          Color.red.frame(width: 40, height: 20).measured("left", frames)
          Spacer()
          Color.red.frame(width: 30, height: 20).measured("right", frames)
        }
        ZStack {
          Color.yellow.frame(width: 200, height: 100)
          Color.red.frame(width: 50, height: 20).measured("middle", frames)
        }.measured("stack", frames)
        ZStack(alignment: .topTrailing) {
          Color.yellow.frame(width: 200, height: 60)
          Color.red.frame(width: 50, height: 20).measured("corner", frames)
        }.measured("second", frames)
      }
    }
    #expect(frames["left"].minX == 0)
    #expect(frames["right"].maxX == 300)
    #expect(frames["stack"].size == CGSize(width: 200, height: 100))
    #expect(frames["middle"].midX == frames["stack"].midX && frames["middle"].midY == frames["stack"].midY)
    #expect(frames["corner"].maxX == frames["second"].maxX && frames["corner"].minY == frames["second"].minY)
  }

  @Test("A group hands frame and padding to each of its children [S0-215]")
  func groups() {
    _ = TestHost(size: window) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 30, height: 10).measured("a", frames)
          Color.blue.frame(width: 40, height: 10).measured("b", frames)
          Color.green.frame(width: 50, height: 10).measured("c", frames)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top)
      }.measured("whole", frames)
    }
    #expect(["a", "b", "c"].allSatisfy { frames[$0].minX == 0 })
    #expect(frames["b"].minY - frames["a"].maxY == 16 && frames["c"].minY - frames["b"].maxY == 16)
    #expect(frames["whole"].height == CGFloat(3 * (10 + 16)))
  }

  @Test("A block holds ten views and more, of any types [S0-216 S1-017 S1-018]")
  func tens() {
    let ten = texts {
      VStack(spacing: 0) {
        Group {
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
          Text("7")
          Text("8")
          Text("9")
          Text("10")
        }
        Text("11")
      }
    }
    #expect(ten == (1...11).map(String.init))
    let two = ViewBuilder.buildBlock(Text("a"), Color.red)
    #expect(type(of: two) == TupleView<(Text, Color)>.self)
    let three = ViewBuilder.buildBlock(Text("a"), Color.red, Spacer())
    #expect(type(of: three) == TupleView<(Text, Color, Spacer)>.self)
    let one = ViewBuilder.buildBlock(Text("a"))
    #expect(type(of: one) == Text.self)
    let joined = texts { VStack { TupleView((Text("a"), TupleView((Text("b"), Text("c"))))) } }
    #expect(joined == ["a", "b", "c"])
  }

  @Test("Builders stand on closures, parameters, methods and properties [S1-013 S2-046 S1-147 S3-051]")
  func builders() {
    struct Dog: View {
      let breed: Int
      @ViewBuilder var sign: some View {
        if breed == 0 { Text("none") } else { Color.red.frame(width: 10, height: 10) }
      }
      @ViewBuilder func face(_ breed: Int) -> some View {
        switch breed {
        case 0: Text("terrier")
        case 1: Image(systemName: "star")
        default: VStack { Text("mongrel") }
        }
      }
      var body: some View {
        VStack {
          sign
          face(breed)
        }
      }
    }
    #expect(texts { Dog(breed: 0) } == ["none", "terrier"])
    #expect(texts { Dog(breed: 2) } == ["mongrel"])
    let app = TestHost(size: window) {
      Split {
        Text("L1")
        Text("L2")
      } rightContent: {
        Text("R")
      }
    }
    #expect(app.texts == ["L1", "L2", "R"])
    #expect(app.frame(of: "L1")!.minX == 0)
    #expect(abs(app.frame(of: "R")!.maxX - 300) < 1)
  }

  @Test("VStack's initialiser has Apple's defaults: centred, the default gap [S1-016]")
  func signature() {
    func make<Content: View>(@ViewBuilder _ content: () -> Content) -> VStack<Content> {
      VStack(alignment: HorizontalAlignment.center, spacing: CGFloat?.none, content: content)
    }
    for isExplicit in [false, true] {
      _ = TestHost(size: window) {
        if isExplicit {
          make {
            Color.red.frame(width: 40, height: 20).measured("a", frames)
            Color.red.frame(width: 20, height: 20).measured("b", frames)
          }
        } else {
          VStack {
            Color.red.frame(width: 40, height: 20).measured("a", frames)
            Color.red.frame(width: 20, height: 20).measured("b", frames)
          }
        }
      }
      #expect(frames["a"].midX == frames["b"].midX)
      #expect(frames["b"].minY - frames["a"].maxY == 8)
    }
  }

  @Test("Primitive views have no body; types have Apple's names [S1-022 S1-124]")
  func types() {
    #expect(Text.Body.self == Never.self && Color.Body.self == Never.self && Spacer.Body.self == Never.self)
    #expect(Image.Body.self == Never.self && Divider.Body.self == Never.self && Never.Body.self == Never.self)
    #expect(
      "\(type(of: Text("a").padding().onAppear {}))"
        == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _AppearanceActionModifier>")
    #expect("\(type(of: Spacer().frame(width: 10)))" == "ModifiedContent<Spacer, _FrameLayout>")
    #expect(
      "\(type(of: Text("a").multilineTextAlignment(.center)))"
        == "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>")
    let stack = VStack {
      Text("a")
      Spacer()
    }
    #expect("\(type(of: stack))" == "VStack<TupleView<(Text, Spacer)>>")
  }

  @Test("A container takes a binding and any number of views [S2-071 S2-075]")
  func customContainer() {
    struct Root: View {
      @State private var selection = "home"
      let frames: Frames
      var body: some View {
        Tabs(selection: $selection) {
          Color.blue.opacity(selection == "home" ? 1 : 0).measured("content", frames)
          Color.red.opacity(selection == "circle" ? 1 : 0)
        }
      }
    }
    let device = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let app = TestHost(size: window, safeAreaInsets: device) { Root(frames: frames) }
    #expect(frames["content"] == CGRect(0, 0, 300, 200), "each of the views goes on under the bars")
    #expect(app.pixel(x: 150, y: 100) == (0, 122, 255))
    #expect(app.pixel(x: 1, y: 131) == (255, 204, 0), "the bar is 50 points high above the lower inset")
    #expect(app.pixel(x: 1, y: 129) == (0, 122, 255))
    app.tap("Circle")
    #expect(app.pixel(x: 150, y: 100) == (255, 59, 48))
  }

  @Test("AnyView erases; views in it that stand in a stack are laid out by the stack [S0-233 S4-360 S4-361]")
  func erased() {
    _ = TestHost(size: window) {
      HStack(spacing: 5) {
        AnyView(
          Group {
            Color.red.frame(width: 20, height: 20).measured("a", frames)
            Color.red.frame(width: 30, height: 20).measured("b", frames)
          })
      }
    }
    #expect(frames["b"].minX - frames["a"].maxX == 5)
    struct Shapes: View {
      @State private var views = [AnyView]()
      let frames: Frames
      var body: some View {
        VStack {
          Button("Add Shape") {
            if views.isEmpty {
              views.append(AnyView(Circle().frame(height: 50).measured("0", frames)))
            } else {
              views.append(AnyView(Rectangle().frame(width: 50).measured("1", frames)))
            }
          }
          ForEach(0..<views.count, id: \.self) { views[$0] }
          Spacer()
        }
      }
    }
    let app = TestHost(size: window) { Shapes(frames: frames) }
    app.tap("Add Shape")
    #expect(frames["0"].height == 50 && frames["1"] == .null)
    app.tap("Add Shape")
    #expect(frames["1"].width == 50 && frames["1"].minY > frames["0"].maxY)
    for isTitle in [true, false] {
      let view = isTitle ? Text("Hello").font(.title).erasedToAnyView() : Color.red.erasedToAnyView()
      #expect(texts { view } == (isTitle ? ["Hello"] : []))
    }
  }

  @Test("Compiler conditions stand among views [S0-183]")
  func conditions() {
    let shown = texts {
      VStack {
        #if os(Linux)
        Text("Linux")
        #else
        EmptyView()
        #endif
        #if os(iOS)
        Text("iOS")
        #endif
      }
    }
    #expect(shown == ["Linux"])
  }

  @Test("An overlay at the end of a text field holds layered icons [S4-218]")
  func fieldOverlay() {
    struct Field: View {
      @State private var text = ""
      let frames: Frames
      var body: some View {
        TextField("Name", text: $text)
          .padding(.leading).frame(height: 55)
          .overlay(alignment: .trailing) {
            ZStack {
              Image(systemName: "xmark").measured("no", frames).opacity(text.count > 2 ? 0 : 1)
              Image(systemName: "checkmark").measured("yes", frames).opacity(text.count > 2 ? 1 : 0)
            }
            .padding(.trailing)
          }
          .measured("field", frames)
      }
    }
    _ = TestHost(size: window) { Field(frames: frames) }
    #expect(abs(max(frames["no"].maxX, frames["yes"].maxX) - (frames["field"].maxX - 16)) < 0.01)
    #expect(abs(frames["yes"].midY - frames["field"].midY) < 0.6)
  }

  @Test("What ignores the safe area reaches the edge; a background behind it keeps its own size [S4-260]")
  func background() {
    let device = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    _ = TestHost(size: window, safeAreaInsets: device) {
      VStack {
        Spacer()
        VStack { Text("Hello") }
          .frame(height: 50).frame(maxWidth: .infinity).measured("panel", frames)
      }
      .ignoresSafeArea()
      .background(Color.green.frame(width: 400, height: 300).measured("image", frames))
    }
    #expect(frames["panel"].maxY == 200)
    // Centred in what the stack takes without the bars.
    #expect(frames["image"] == CGRect(-50, 40 + (140 - 300) / 2, 400, 300))
  }
}
