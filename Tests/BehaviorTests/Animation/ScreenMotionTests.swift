import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Movement of screens")
struct ScreenMotionTests {
  private final class Events {
    var list: [String] = []
    func take() -> [String] {
      defer { list = [] }
      return list
    }
  }
  private final class Model: ObservableObject { @Published var path: [Int] = [] }
  private struct Stack: View {
    @ObservedObject var model: Model
    let events: Events
    @State private var count = 0
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Text("root")
          NavigationLink("push", value: 1)
        }
        .navigationTitle("Root")
        .toolbar(.hidden, for: .navigationBar)
        .onAppear { events.list.append("root on") }
        .onDisappear { events.list.append("root off") }
        .navigationDestination(for: Int.self) { number in
          VStack { Text("screen \(number)") }
            .toolbar(.hidden, for: .navigationBar)
            .onAppear { events.list.append("\(number) on") }
            .onDisappear { events.list.append("\(number) off") }
        }
      }
    }
  }

  private static let size = CGSize(width: 400, height: 300)
  private let model = Model()
  private let events = Events()
  private func host<V: View>(_ change: (AnyView) -> V) -> TestHost {
    TestHost(size: Self.size) { change(AnyView(Stack(model: model, events: events))) }
  }
  private func middle(_ host: TestHost, _ text: String) -> CGFloat? { host.frame(of: text)?.midX }

  @Test(
    "A screen slides in from the trailing edge; the one below goes a third as far, and disappears at the end")
  func push() throws {
    let host = host { $0 }
    #expect(host.isIdle && events.take() == ["root on"])
    model.path = [1]
    host.advance(by: 0)
    #expect(middle(host, "screen 1") == 600 && middle(host, "root") == 200)
    #expect(events.take() == ["1 on"])
    var last: (top: CGFloat, below: CGFloat) = (600, 200)
    for _ in 0..<4 {
      host.advance(by: 0.05)
      let now = (top: try #require(middle(host, "screen 1")), below: try #require(middle(host, "root")))
      #expect(now.top < last.top && now.below < last.below)
      #expect(abs((200 - now.below) - 0.3 * (600 - now.top)) < 0.01)
      last = now
    }
    // A spring without a swing, of 18.26 a second: 0.12 of the way is left after 0.2 s.
    #expect(abs(last.top - 200 - 400 * 0.1206) < 1)
    #expect(events.take() == [])
    // The one below lies darker beside the one that comes.
    #expect(host.pixel(x: 2, y: 2).red < 240)
    host.advance(by: 0.4)
    #expect(events.take() == ["root off"])
    #expect(middle(host, "screen 1") == 200 && middle(host, "root") == nil)
    #expect(host.isIdle)
  }

  @Test("A screen that is popped slides back with its state, and disappears at the end")
  func pop() throws {
    model.path = [1]
    let host = host { $0 }
    // What a path begins with is there at once.
    #expect(middle(host, "screen 1") == 200 && host.isIdle)
    _ = events.take()
    model.path = []
    host.advance(by: 0.1)
    let (top, below) = (try #require(middle(host, "screen 1")), try #require(middle(host, "root")))
    #expect(top > 210 && top < 590 && below > 80 && below < 200)
    #expect(events.take() == ["root on"])
    host.advance(by: 0.5)
    #expect(middle(host, "screen 1") == nil && middle(host, "root") == 200)
    #expect(events.take() == ["1 off"])
    #expect(host.isIdle)
  }

  @Test("Where one reads from right to left screens come from the left")
  func mirrored() throws {
    let host = host { $0.environment(\.layoutDirection, .rightToLeft) }
    model.path = [1]
    host.advance(by: 0)
    #expect(middle(host, "screen 1") == -200)
    host.advance(by: 0.1)
    #expect(try #require(middle(host, "root")) > 200)
  }

  @Test("Several that come or go together move as one [fact-302]")
  func several() throws {
    let host = host { $0 }
    model.path = [1, 2, 3]
    host.advance(by: 0)
    #expect(middle(host, "screen 3") == 600 && middle(host, "root") == 200)
    host.advance(by: 1)
    #expect(host.texts == ["screen 3"])
    model.path = []
    host.advance(by: 0.1)
    #expect(try #require(middle(host, "screen 3")) > 210)
    #expect(middle(host, "screen 2") == nil || middle(host, "screen 2")! >= 200)
    host.advance(by: 1)
    #expect(host.texts == ["root", "push"])
  }

  @Test("A transaction without animations pushes and pops at once")
  func atOnce() {
    let host = host { $0 }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.path = [1] }
    host.advance(by: 0)
    #expect(middle(host, "screen 1") == 200 && middle(host, "root") == nil && host.isIdle)
    withTransaction(transaction) { model.path = [] }
    host.advance(by: 0)
    #expect(middle(host, "screen 1") == nil && middle(host, "root") == 200 && host.isIdle)
  }

  @Test("Going back on the way in turns the screens round")
  func turn() throws {
    let host = host { $0 }
    model.path = [1]
    host.advance(by: 0.1)
    let before = try #require(middle(host, "screen 1"))
    model.path = []
    host.advance(by: 0)
    #expect(abs(try #require(middle(host, "screen 1")) - before) < 0.01)
    host.advance(by: 1)
    #expect(host.texts == ["root", "push"] && host.isIdle)
  }

  @Test("What changes on a screen with the path is not animated by the movement of screens")
  func content() throws {
    struct Root: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Color.red.frame(width: 100, height: 10).opacity(path.isEmpty ? 1 : 0.5)
            Button("push") { path = [1] }
          }
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    let host = TestHost(size: Self.size) { Root() }
    host.tap("push")
    #expect(host.displayList.contains("opacity 0.5"))
  }

  @Test("Where motion is to be avoided screens fade in place")
  func reduced() throws {
    let host = host { $0.environment(\._accessibilityReduceMotion, true) }
    model.path = [1]
    host.advance(by: 0.1)
    #expect(middle(host, "screen 1") == 200 && middle(host, "root") == 200)
    host.advance(by: 1)
    #expect(host.texts == ["screen 1"])
    model.path = []
    host.advance(by: 0.1)
    #expect(middle(host, "screen 1") == 200 && middle(host, "root") == 200)
    host.advance(by: 1)
    #expect(host.texts == ["root", "push"])
  }
}
