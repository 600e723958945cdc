import Sash
import SwiftUI
import Testing

private final class Kept {
  var proxy: ScrollViewProxy?
  var count: Binding<Int>?
  var actions: [() -> Void] = []
}

private struct Everything: View {
  let kept: Kept
  @State private var shows: Set<String>
  @State private var count = 0
  @State private var isBig = false
  @State private var text = "text"
  init(kept: Kept, shows: String) {
    self.kept = kept
    _shows = State(initialValue: [shows])
  }
  private func shown(_ name: String) -> Binding<Bool> {
    Binding(get: { shows.contains(name) }, set: { if $0 { shows.insert(name) } else { shows.remove(name) } })
  }
  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          Text("count \(count)").frame(height: isBig ? 90 : 30)
          TextField("field", text: $text)
          Button("Grow") { withAnimation(.linear(duration: 5)) { isBig.toggle() } }
          Menu("Menu") { Button("One") {} }
          if !isBig { Text("small").transition(.opacity) }
          ForEach(0..<40) { Text("Row \($0)").swipeActions { Button("Delete") {} } }
        }
        .onAppear {
          kept.proxy = proxy
          kept.count = $count
          kept.actions = [
            { withAnimation { shows = ["sheet"] } }, { isBig.toggle() },
            { text = "other" },
          ]
        }
      }
      .refreshable { try? await Task.sleep(for: .seconds(100)) }
      .task { while !Task.isCancelled { await Task.yield() } }
    }
    .sheet(isPresented: shown("sheet")) {
      Text("sheet").sheet(isPresented: shown("inner")) { Text("inner") }
        .onAppear { shows.insert("inner") }
    }
    .alert("alert", isPresented: shown("alert")) { TextField("field", text: $text) }
    .confirmationDialog("dialog", isPresented: shown("dialog")) { Button("Yes") {} }
    .popover(isPresented: shown("popover")) { Text("popover") }
    .fullScreenCover(isPresented: shown("cover")) { Text("cover") }
  }
}

@MainActor @Suite("Closing a window")
struct ClosingTests {
  private func use(_ app: TestHost, _ kept: Kept) {
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 900, height: 500))
    app.setColorScheme(.dark)
    app.tap(at: CGPoint(x: 100, y: 100))
    app.release(at: CGPoint(x: 100, y: 120))
    app.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))
    app.setKeyboard(height: 200)
    app.setFocused(false)
    app.setFocused(true)
    kept.proxy?.scrollTo(30, anchor: .top)
    kept.count?.wrappedValue += 1
    kept.count?.animation().wrappedValue += 1
    #expect(kept.count?.wrappedValue == 2)
    for action in kept.actions { action() }
    app.advance(by: 3)
    #expect(app.texts.isEmpty)
    #expect(app.layoutDescription.isEmpty || true)
    app.checkInvariants()
    app.close()
  }

  @Test(
    "A window may be closed whatever it shows, and used from then on",
    arguments: ["", "sheet", "alert", "dialog", "popover", "cover"], [0, 0.05, 0.2, 2])
  func presented(name: String, time: Double) {
    let kept = Kept()
    let app = TestHost { Everything(kept: kept, shows: name) }
    app.advance(by: time)
    app.close()
    use(app, kept)
  }

  @Test("A window may be closed whatever a person is doing", arguments: 0..<8)
  func underWay(number: Int) {
    let kept = Kept()
    let app = TestHost { Everything(kept: kept, shows: "") }
    app.advance(by: 0.5)
    let middle = CGPoint(x: 200, y: 500)
    switch number {
    case 0: app.press(at: middle)
    case 1:
      app.press(at: middle)
      app.drag(to: CGPoint(x: 200, y: 400))
    case 2:
      app.press(at: middle)
      app.drag(to: CGPoint(x: 100, y: 500))
    case 3:
      app.press(at: middle)
      app.drag(to: CGPoint(x: 200, y: 300))
      app.release(at: CGPoint(x: 200, y: 300))
    case 4: app.tap("Grow")
    case 5: app.tap("Menu")
    case 6: app.tap("text")
    default:
      app.press(at: middle)
      app.drag(to: CGPoint(x: 200, y: 700))
      app.release(at: CGPoint(x: 200, y: 700))
    }
    app.advance(by: 0.03)
    app.close()
    use(app, kept)
  }
}
