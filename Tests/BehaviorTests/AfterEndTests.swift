import Sash
import SwiftUI
import Testing

private final class Saved {
  var texts: [String] = []
  var write: ((String) -> Void)?
  var read: (() -> String)?
}

private struct Editor: View {
  let saved: Saved
  @State private var text = "first"
  @State private var lines = ["first"]
  var body: some View {
    VStack {
      Button("Edit") {
        text = "second"
        lines[0] = "second"
      }
      Field(saved: saved, line: $lines[0])
    }
    .onAppear {
      saved.write = { text = $0 }
      saved.read = { text }
    }
    .onDisappear { saved.texts.append(text) }
  }
}
private struct Field: View {
  let saved: Saved
  @Binding var line: String
  var body: some View { Text(line).onDisappear { saved.texts.append("line \(line)") } }
}

private struct Screens: View {
  let saved: Saved
  let kind: Int
  @State private var isShown = true
  @State private var path = [1]
  var body: some View {
    switch kind {
    case 0:
      VStack {
        if isShown { Editor(saved: saved) }
        Button("End") { isShown = false }
      }
    case 1:
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          VStack {
            Editor(saved: saved)
            Button("End") { path = [] }
          }
        }
      }
    case 2:
      Text("root").sheet(isPresented: $isShown) {
        VStack {
          Editor(saved: saved)
          Button("End") { isShown = false }
        }
      }
    case 3:
      List {
        if isShown { Editor(saved: saved) }
        Button("End") { isShown = false }
      }
    case 4:
      VStack {
        ForEach(path, id: \.self) { _ in Editor(saved: saved) }
        Button("End") { withAnimation { path = [] } }
      }
    default: Editor(saved: saved)
    }
  }
}

@MainActor @Suite("Views that have gone")
struct AfterEndTests {
  @Test("onDisappear reads the state that was there last, however the view goes", arguments: 0..<6)
  func lastState(kind: Int) {
    let saved = Saved()
    let app = TestHost { Screens(saved: saved, kind: kind) }
    app.advance(by: 1)
    #expect(app.tap("Edit"))
    if kind == 5 { app.close() } else { #expect(app.tap("End")) }
    app.advance(by: 2)
    #expect(saved.texts.sorted() == ["line second", "second"])
    #expect(saved.read?() == "second")
    // What is written then is there for those who still read it.
    saved.write?("third")
    #expect(saved.read?() == "third")
  }
}
