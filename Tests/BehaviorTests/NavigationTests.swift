import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Navigation stacks")
struct NavigationTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Add to \(name)") { count += 1 }
      }
    }
  }

  @Test(
    "A link pushes its destination; its title replaces the root's, and the bar leads back [S2-055 S2-089 S4-079 S4-242]"
  )
  func link() {
    let host = TestHost {
      NavigationView {
        VStack {
          NavigationLink {
            Text("Detail").navigationTitle("Second")
          } label: {
            Text("Go on")
          }
        }
        .navigationTitle("First")
      }
    }
    #expect(host.shows("First") && host.shows("Go on"))
    host.go("Go on")
    #expect(host.shows("Detail") && host.shows("Second") && !host.shows("Go on"))
    host.go("First")
    #expect(host.shows("Go on") && !host.shows("Detail"))
  }

  @Test(
    "The way back can be hidden; dismiss goes back nevertheless [S2-089 S2-090 S2-097 S4-045 S4-244 fact-308]"
  )
  func hiddenBack() {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Leave") { dismiss() }.navigationBarBackButtonHidden().navigationTitle("Second")
      }
    }
    struct Old: View {
      @Environment(\.presentationMode) var presentationMode
      var body: some View {
        Button("Leave old") { presentationMode.wrappedValue.dismiss() }.navigationBarHidden(true)
      }
    }
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Go on") { Detail() }
          NavigationLink("Go old") { Old() }
        }
        .navigationTitle("First")
      }
    }
    host.go("Go on")
    #expect(host.shows("Second") && !host.shows("First") && !host.shows("Back"))
    host.go("Leave")
    #expect(host.shows("Go on"))
    host.go("Go old")
    #expect(host.texts == ["Leave old"])
    host.go("Leave old")
    #expect(host.shows("Go on"))
  }

  @Test("The path and the screens stay equal both ways [fact-302 fact-305]")
  func path() {
    final class Model: ObservableObject { @Published var path: [Int] = [] }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            NavigationLink("Three", value: 3)
            Text("root")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("number \(number)")
              NavigationLink("next", value: number + 1)
            }
          }
          .navigationTitle("Root")
        }
      }
    }
    let model = Model()
    let host = TestHost { Root(model: model) }
    host.go("Three")
    #expect(model.path == [3] && host.shows("number 3"))
    host.go("next")
    #expect(model.path == [3, 4] && host.shows("number 4") && !host.shows("number 3"))
    host.go("Back")
    #expect(model.path == [3] && host.shows("number 3"))
    model.path = [3, 7, 8]
    host.advance(by: 1)
    #expect(host.shows("number 8"))
    host.go("Back")
    #expect(model.path == [3, 7] && host.shows("number 7"))
    model.path = []
    host.advance(by: 1)
    #expect(host.shows("root"))
  }

  @Test("State below the top is kept; that of a screen begins with the push and ends with the pop [fact-165]")
  func state() {
    let host = TestHost {
      NavigationStack {
        VStack {
          Counter(name: "root")
          NavigationLink("Go on") { Counter(name: "detail") }
        }
        .navigationTitle("First")
      }
    }
    host.go("Add to root")
    host.go("Go on")
    host.go("Add to detail")
    #expect(host.shows("detail 1"))
    host.go("First")
    #expect(host.shows("root 1"))
    host.go("Go on")
    #expect(host.shows("detail 0"))
  }

  @Test("A covered screen disappears and appears again; tasks follow [fact-173 fact-172]")
  func appearance() {
    var log: [String] = []
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Go on") {
            Text("detail").onAppear { log.append("detail on") }.onDisappear { log.append("detail off") }
          }
        }
        .navigationTitle("First")
        .onAppear { log.append("root on") }
        .onDisappear { log.append("root off") }
      }
    }
    #expect(log == ["root on"])
    log = []
    host.go("Go on")
    #expect(Set(log) == ["detail on", "root off"])
    log = []
    host.go("First")
    #expect(Set(log) == ["detail off", "root on"])
  }

  @Test("A binding shows a screen, and leaving it sets the binding; so does an item")
  func presented() {
    struct Root: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Text(isShown ? "shown" : "not shown")
            Text(item ?? "no item")
            Button("Show") { isShown = true }
            Button("Item") { item = "apple" }
          }
          .navigationTitle("First")
          .navigationDestination(isPresented: $isShown) { Text("presented") }
          .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let host = TestHost { Root() }
    host.go("Show")
    #expect(host.shows("presented") && !host.shows("shown"))
    host.go("First")
    #expect(host.shows("not shown"))
    host.go("Item")
    #expect(host.shows("item apple"))
    host.go("First")
    #expect(host.shows("no item"))
  }

  @Test("Links that follow a binding or a selection")
  func selection() {
    struct Root: View {
      @State private var isActive = false
      @State private var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("One", isActive: $isActive) { Text("screen one") }
            NavigationLink("Two", tag: 2, selection: $selection) { Text("screen two") }
            Button("Select") { selection = 2 }
            Text("\(isActive) \(selection ?? 0)")
          }
          .navigationTitle("First")
        }
      }
    }
    let host = TestHost { Root() }
    host.go("One")
    #expect(host.shows("screen one"))
    host.go("First")
    #expect(host.shows("false 0"))
    host.go("Select")
    #expect(host.shows("screen two"))
    host.go("First")
    #expect(host.shows("false 0"))
  }

  @Test("A value without a destination shows a mark and warns [fact-303]")
  func missing() {
    let warnings = TestHost.warnings {
      let host = TestHost {
        NavigationStack(path: .constant(NavigationPath(["a"]))) { Text("root").navigationTitle("First") }
      }
      #expect(!host.shows("root"))
    }
    #expect(warnings.contains { $0.contains("no matching navigationDestination") })
  }

  @Test("A path of several types is data and comes back [fact-305]")
  func codable() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(3.5)
    #expect(path.count == 3)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(back == path)
    path.removeLast(2)
    #expect(path == NavigationPath([1]) && path != NavigationPath([1.0]))
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test(
    "Items stand where their placement says; a view alone goes to the end [S4-047 S4-048 fact-321 fact-306]")
  func toolbar() throws {
    struct Bar: ToolbarContent {
      @Binding var isOn: Bool
      var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOn.toggle() } }
        if isOn { ToolbarItem(placement: .principal) { Text("Middle") } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("low")
          Spacer()
          Text("right")
        }
      }
    }
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Text("content").toolbar { Bar(isOn: $isOn) }.toolbar { Text("+") }
        }
      }
    }
    let host = TestHost { Root() }
    let (cancel, done) = (try #require(host.frame(of: "Cancel")), try #require(host.frame(of: "Done")))
    #expect(cancel.minX == 16 && abs(done.maxX - 393 + 16) < 40 && cancel.midY == 22)
    #expect(try #require(host.frame(of: "low")).minX == 16)
    #expect(try #require(host.frame(of: "right")).maxX > 370)
    #expect(try #require(host.frame(of: "low")).midY > 820)
    #expect(host.shows("+"))
    host.go("Cancel")
    #expect(abs(try #require(host.frame(of: "Middle")).midX - 393 / 2) < 1)
    host.go("Cancel")
    #expect(!host.shows("Middle"))
  }

  @Test(
    "A large title is there until the content is scrolled; an inline one stands in the bar [S4-242 S4-243 fact-307]"
  )
  func largeTitle() throws {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    func host(_ mode: NavigationBarItem.TitleDisplayMode) -> TestHost {
      TestHost(safeAreaInsets: insets) {
        NavigationView {
          ScrollView {
            VStack(spacing: 0) {
              Text("first row").frame(height: 44)
              ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 44) }
            }
            .frame(maxWidth: .infinity)
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(mode)
        }
      }
    }
    let large = host(.automatic)
    // 44 of the bar and 52 of the title below what the device covers; the content begins under it.
    #expect(abs(try #require(large.frame(of: "first row")).midY - (59 + 96 + 22)) < 1)
    #expect(try #require(large.frames(of: "Title").last).height > 35)
    large.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -30))
    #expect(abs(try #require(large.frame(of: "first row")).midY - (59 + 96 + 22 - 30)) < 1)
    large.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -70))
    large.advance(by: 0.5)
    let collapsed = large.frames(of: "Title").filter { abs($0.midY - (59 + 22)) < 1 && $0.height < 25 }
    #expect(collapsed.count == 1)
    let inline = host(.inline)
    #expect(abs(try #require(inline.frame(of: "Title")).midY - (59 + 22)) < 1)
    #expect(abs(try #require(inline.frame(of: "first row")).midY - (59 + 44 + 22)) < 1)
  }

  private struct Wrapped<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Text("own bar")
        content
      }
      .navigationBarHidden(true)
    }
  }
  private struct OwnLink<Label: View, Destination: View>: View {
    let destination: Destination
    let label: Label
    init(destination: Destination, @ViewBuilder label: () -> Label) {
      self.destination = destination
      self.label = label()
    }
    var body: some View {
      NavigationLink(destination: Wrapped { destination }.navigationBarHidden(true)) { label }
    }
  }

  @Test("A container and a link of one's own around the framework's [S2-087 S2-088 S2-091 S2-101]")
  func own() {
    let host = TestHost {
      NavigationView {
        Wrapped { OwnLink(destination: Text("destination")) { Text("go") } }
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(host.texts == ["own bar", "go"])
    host.go("go")
    #expect(host.texts == ["own bar", "destination"])
  }

  @Test("A frame relative to the stack in a background: all of it, and a share at its end [S3-044]")
  func relativeBackground() {
    let frames = Frames()
    _ = TestHost {
      NavigationStack {
        Text("Hello")
          .background(
            Color.blue.measured("blue", frames)
              .containerRelativeFrame([.horizontal, .vertical])
              .overlay(alignment: .bottom) {
                Color.orange.measured("orange", frames)
                  .containerRelativeFrame(.vertical) { length, _ in length * (1 - 0.618) }
              })
      }
    }
    #expect(frames["blue"].size == CGSize(width: 393, height: 852))
    #expect(abs(frames["orange"].height - 852 * 0.382) < 0.01)
    #expect(abs(frames["orange"].maxY - frames["blue"].maxY) < 0.01)
  }
}
