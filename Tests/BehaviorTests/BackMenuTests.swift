import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("The menu of the way back")
struct BackMenuTests {
  private final class Model: ObservableObject { @Published var path: [Int] = [] }
  private struct Stack: View {
    @ObservedObject var model: Model
    let title: (Int) -> String
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Home").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("Screen \(number)").navigationBarTitleDisplayMode(.inline).navigationTitle(title(number))
          }
      }
    }
  }
  private func pushed(_ path: [Int], title: @escaping (Int) -> String = { "Number \($0)" }) -> (
    Model, TestHost
  ) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 700)) { Stack(model: model, title: title) }
    model.path = path
    host.advance(by: 1)
    return (model, host)
  }
  private func hold(_ host: TestHost, _ text: String) throws {
    let place = try #require(host.frame(of: text))
    host.press(at: CGPoint(x: place.midX, y: place.midY))
    host.advance(by: 0.7)
    host.release(at: CGPoint(x: place.midX, y: place.midY))
    host.advance(by: 1)
  }

  @Test("Held, the way back shows the screens below, the nearest first; one of them takes all above it away")
  func places() throws {
    let (model, host) = pushed([1, 2, 3])
    #expect(host.shows("Number 2") && !host.shows("Number 1"))
    try hold(host, "Number 2")
    #expect(model.path == [1, 2, 3])
    let rows = try ["Number 2", "Number 1", "Root"].map { try #require(host.frames(of: $0).last).midY }
    #expect(rows[0] < rows[1] && rows[1] < rows[2])
    #expect(host.frames(of: "Number 3").count == 1)
    host.go("Number 1")
    #expect(model.path == [1] && host.shows("Screen 1") && !host.shows("Number 2"))
    // The only one is offered too.
    try hold(host, "Root")
    let both = host.frames(of: "Root")
    #expect(both.count == 2)
    host.tap(at: CGPoint(x: both[1].midX, y: both[1].midY))
    host.advance(by: 1)
    #expect(model.path == [] && host.shows("Home"))
  }

  @Test("A title that is cut in the bar is whole in the menu, and a screen without one is called Back")
  func titles() throws {
    let long = "A title longer than its room"
    let (model, host) = pushed([1, 2, 3]) { $0 == 1 ? "" : $0 == 2 ? long : "Another title of some length" }
    let bar = try #require(host.frame(of: long))
    try hold(host, long)
    let places = host.frames(of: long)
    #expect(places.count == 2 && places[1].width > bar.width && host.shows("Back"))
    host.tap(at: CGPoint(x: places[1].midX, y: places[1].midY))
    host.advance(by: 1)
    #expect(model.path == [1, 2])
  }

  @Test("A click of the other button shows the menu, and a tap only goes back")
  func others() throws {
    let (model, host) = pushed([1, 2])
    host.click("Number 1", button: .secondary)
    host.advance(by: 1)
    #expect(host.shows("Root") && model.path == [1, 2])
    host.tap(at: CGPoint(x: 380, y: 680))
    host.advance(by: 1)
    #expect(!host.shows("Root"))
    host.go("Number 1")
    #expect(model.path == [1] && host.frames(of: "Root").count == 1)
  }

  @Test("Where columns lie over each other the menu leads to the column before, too")
  func columns() throws {
    struct Split: View {
      @State private var selected: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $selected) { Text("Row \($0)") }.navigationTitle("Rows")
        } detail: {
          NavigationStack {
            NavigationLink("On") {
              Text("Deep").navigationTitle("Third").navigationBarTitleDisplayMode(.inline)
            }
            .navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 700)) { Split() }
    host.go("Row 1")
    host.go("On")
    #expect(host.shows("Deep"))
    try hold(host, "Second")
    #expect(host.shows("Rows") && host.frames(of: "Second").count == 2)
    host.go("Rows")
    #expect(host.shows("Row 1") && !host.shows("Deep") && !host.shows("On"))
    host.go("Row 2")
    #expect(host.shows("On"))
  }
}
