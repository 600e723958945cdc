import Sash
import SwiftUI
import Testing

/// Data that tells nobody of its changes.
private final class Plain {
  var names = ["", ""]
  var log: [String] = []
}

private struct Name: View {
  let plain: Plain
  let index: Int
  var body: some View {
    Text("<\(plain.names[index])>").onAppear { plain.log.append("row \(index)") }
  }
}

/// - Source: fatbobman.com/en/posts/onappear-call-timing: a stack whose children read what `onAppear` fills finds it empty, a
///   list finds it filled
@MainActor @Suite("What onAppear reads in")
struct AppearanceTimeTests {
  private func fill(_ plain: Plain) {
    plain.names = ["one", "two"]
    plain.log.append("around")
  }

  @Test("The rows of a list are made after the views around it have appeared [fact-169]")
  func list() {
    let plain = Plain()
    let app = TestHost {
      NavigationStack {
        List(0..<2) { Name(plain: plain, index: $0) }
          .navigationTitle("Names")
          .onAppear { fill(plain) }
      }
    }
    #expect(app.shows("<one>") && app.shows("<two>"))
    #expect(plain.log == ["around", "row 0", "row 1"])
  }

  @Test("A list that comes later makes its rows after it has appeared too, in the same frame")
  func later() {
    struct Later: View {
      let plain: Plain
      @State private var isShown = false
      var body: some View {
        if isShown {
          List { ForEach(0..<2) { Name(plain: plain, index: $0) } }.onAppear { plain.names = ["one", "two"] }
        } else {
          Button("Show") { isShown = true }
        }
      }
    }
    let app = TestHost { Later(plain: Plain()) }
    app.resetWork()
    app.tap("Show")
    #expect(app.shows("<one>") && app.shows("<two>"))
    #expect(!app.presentedTexts.contains([]))
  }

  @Test(
    "The children of stacks are made before the views around them appear, those of lazy stacks too [fact-169]"
  )
  func stacks() {
    for isLazy in [false, true] {
      let plain = Plain()
      let app = TestHost {
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(0..<2) { Name(plain: plain, index: $0) } }
          } else {
            VStack { ForEach(0..<2) { Name(plain: plain, index: $0) } }
          }
        }
        .onAppear { fill(plain) }
      }
      #expect(app.texts == ["<>", "<>"])
      #expect(plain.log == ["row 0", "row 1", "around"])
    }
  }

  @Test("An onAppear may scroll to a row of a list")
  func scrolls() {
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      ScrollViewReader { proxy in
        List(0..<100) { Text("Row \($0)") }.onAppear { proxy.scrollTo(60, anchor: .top) }
      }
    }
    #expect(app.shows("Row 60") && !app.shows("Row 0"))
  }
}
