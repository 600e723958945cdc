import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Movement of presentations")
struct LayerMotionTests {
  private final class Model: ObservableObject {
    @Published var isShown = false
    @Published var isOther = false
    @Published var item: Item?
    var events: [String] = []
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }
  private struct Item: Identifiable { let id: Int }
  private enum Kind { case sheet, cover, alert, dialog, popover }

  private struct Page: View {
    @ObservedObject var model: Model
    let kind: Kind
    var body: some View {
      let base = Color.white.overlay { Text("page") }
      let leave = { model.events.append("dismissed") }
      switch kind {
      case .sheet: base.sheet(isPresented: $model.isShown, onDismiss: leave) { inside }
      case .cover: base.fullScreenCover(isPresented: $model.isShown, onDismiss: leave) { inside }
      case .alert: base.alert("title", isPresented: $model.isShown) { Button("OK") {} }
      case .dialog: base.confirmationDialog("title", isPresented: $model.isShown) { Button("do") {} }
      case .popover:
        base.popover(isPresented: $model.isShown) { inside.presentationCompactAdaptation(.popover) }
      }
    }
    private var inside: some View {
      Text("inside")
        .onAppear { model.events.append("on") }
        .onDisappear { model.events.append("off") }
    }
  }

  private static let size = CGSize(width: 393, height: 852)
  private let model = Model()
  private func host(_ kind: Kind, reducesMotion: Bool = false) -> TestHost {
    TestHost(size: Self.size) {
      Page(model: model, kind: kind).environment(\._accessibilityReduceMotion, reducesMotion)
    }
  }
  private func top(_ host: TestHost, _ text: String) -> CGFloat? { host.frame(of: text)?.minY }

  @Test("Sheets and covers slide up, and down again before they are dismissed", arguments: [true, false])
  func slide(isSheet: Bool) throws {
    let host = host(isSheet ? .sheet : .cover)
    model.isShown = true
    host.advance(by: 0)
    #expect(try #require(top(host, "inside")) > 852)
    #expect(model.take() == ["on"])
    #expect(host.pixel(x: 60, y: 2).red >= 254)
    host.advance(by: 0.1)
    let midway = try #require(top(host, "inside"))
    host.advance(by: 0.5)
    let rest = try #require(top(host, "inside"))
    #expect(rest < midway && midway < 852 && host.isIdle)
    // Only a sheet dims what is behind it, and makes it smaller.
    #expect(host.pixel(x: 60, y: 2).red == (isSheet ? 204 : 255))

    model.isShown = false
    host.advance(by: 0.1)
    #expect(try #require(top(host, "inside")) > rest)
    #expect(model.take() == [])
    if isSheet { #expect((210...250).contains(host.pixel(x: 60, y: 2).red)) }
    host.advance(by: 0.5)
    #expect(model.take() == ["off", "dismissed"] && host.isIdle)
    #expect(host.texts == ["page"] && host.pixel(x: 60, y: 2).red == 255)
  }

  @Test("A transaction without animations has a sheet there at once and away at once")
  func atOnce() {
    let host = host(.cover)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isShown = true }
    host.advance(by: 0)
    #expect(top(host, "inside")! < 852 && host.isIdle)
    withTransaction(transaction) { model.isShown = false }
    host.advance(by: 0)
    #expect(host.texts == ["page"] && host.isIdle && model.take() == ["on", "off", "dismissed"])
  }

  @Test("An alert shrinks to its size as it fades in, and only fades out")
  func alert() throws {
    let host = host(.alert)
    model.isShown = true
    host.advance(by: 0.05)
    let early = try #require(host.frame(of: "OK"))
    host.advance(by: 1)
    let rest = try #require(host.frame(of: "OK"))
    #expect(early.midY > rest.midY && early.width > rest.width && host.isIdle)
    model.isShown = false
    host.advance(by: 0.1)
    #expect(host.frame(of: "OK") == rest)
    host.advance(by: 0.2)
    #expect(host.texts == ["page"] && host.isIdle)
  }

  @Test("A choice at the lower edge slides up")
  func dialog() throws {
    let host = host(.dialog)
    model.isShown = true
    host.advance(by: 0)
    #expect(try #require(top(host, "do")) > 852)
    host.advance(by: 1)
    #expect(try #require(top(host, "do")) < 852)
    host.go("do")
    #expect(host.texts == ["page"])
  }

  @Test("A popover grows out of its corner as it fades in")
  func popover() throws {
    let host = host(.popover)
    model.isShown = true
    host.advance(by: 0.05)
    let early = try #require(host.frame(of: "inside"))
    host.advance(by: 1)
    let rest = try #require(host.frame(of: "inside"))
    #expect(early.width < rest.width && host.isIdle)
    model.isShown = false
    host.advance(by: 1)
    #expect(host.texts == ["page"] && host.isIdle)
  }

  @Test("Where motion is to be avoided presentations fade in place", arguments: [true, false])
  func reduced(isSheet: Bool) throws {
    let host = host(isSheet ? .sheet : .cover, reducesMotion: true)
    model.isShown = true
    host.advance(by: 0.1)
    let early = try #require(top(host, "inside"))
    host.advance(by: 1)
    #expect(top(host, "inside") == early)
    model.isShown = false
    host.advance(by: 0.1)
    #expect(top(host, "inside") == early)
    host.advance(by: 1)
    #expect(host.texts == ["page"])
  }

  private struct Two: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("page")
        .sheet(isPresented: $model.isShown, onDismiss: { model.events.append("dismissed") }) {
          Text("first").sheet(item: $model.item) { Text("item \($0.id)") }
        }
        .alert("second", isPresented: $model.isOther) {}
    }
  }

  @Test("What is presented while a sheet leaves comes when that is away")
  func after() {
    let host = TestHost(size: Self.size) { Two(model: model) }
    model.isShown = true
    host.advance(by: 1)
    model.isShown = false
    model.isOther = true
    host.advance(by: 0.2)
    #expect(host.shows("first") && !host.shows("second"))
    host.advance(by: 1)
    #expect(!host.shows("first") && host.shows("second") && model.take() == ["dismissed"])
    // And not if it is not wanted any more.
    host.go("OK")
    model.isShown = true
    host.advance(by: 1)
    model.isShown = false
    model.isOther = true
    host.advance(by: 0.2)
    model.isOther = false
    host.advance(by: 1)
    #expect(host.texts == ["page"] && host.isIdle)
  }

  @Test("Another item's sheet comes when that of the last one is away; a sheet over a sheet leaves with it")
  func items() throws {
    let host = TestHost(size: Self.size) { Two(model: model) }
    model.isShown = true
    host.advance(by: 1)
    model.item = Item(id: 1)
    host.advance(by: 1)
    #expect(host.shows("item 1"))
    model.item = Item(id: 2)
    host.advance(by: 0.2)
    #expect(host.shows("item 1") && !host.shows("item 2"))
    host.advance(by: 1)
    #expect(!host.shows("item 1") && host.shows("item 2"))
    let rest = try #require(top(host, "item 2"))
    model.isShown = false
    host.advance(by: 0.2)
    #expect(try #require(top(host, "item 2")) > rest)
    host.advance(by: 1)
    #expect(host.texts == ["page"])
  }

  @Test("A sheet that is let go halfway springs back; one that is thrown down goes on from where it is")
  func drag() throws {
    let host = host(.sheet)
    model.isShown = true
    host.advance(by: 1)
    let rest = try #require(top(host, "inside"))
    func pull(to end: CGFloat) {
      host.press(at: CGPoint(x: 100, y: 60))
      for y in stride(from: 80, through: end, by: 20) {
        host.advance(by: 0.02)
        host.drag(to: CGPoint(x: 100, y: y))
      }
      host.advance(by: 0.5)
      host.release(at: CGPoint(x: 100, y: end))
    }
    pull(to: 160)
    #expect(try abs(#require(top(host, "inside")) - rest - 100) < 20)
    host.advance(by: 0.1)
    #expect(try #require(top(host, "inside")) < rest + 90)
    host.advance(by: 2)
    #expect(top(host, "inside") == rest && model.isShown && host.isIdle)
    pull(to: 700)
    let away = try #require(top(host, "inside"))
    #expect(away > rest + 600 && !model.isShown)
    host.advance(by: 0.05)
    #expect(try #require(top(host, "inside")) > away)
    host.advance(by: 1)
    #expect(host.texts == ["page"] && host.isIdle)
  }
}
