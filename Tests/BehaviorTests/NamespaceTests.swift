import Sash
import SwiftUI
import Testing

private final class Seen: @unchecked Sendable {
  var ids: [[Namespace.ID]] = []
}

private struct Spaces: View {
  let seen: Seen
  @Namespace private var first
  @Namespace private var second
  @State private var n = 0
  var body: some View {
    let _ = seen.ids.append([first, second])
    Button("again \(n)") { n += 1 }
  }
}

private struct Replaced: View {
  let seen: Seen
  @State private var n = 0
  var body: some View {
    VStack {
      Button("new identity") { n += 1 }
      Spaces(seen: seen).id(n)
    }
  }
}

@MainActor @Suite("Namespaces")
struct NamespaceTests {
  @Test("A namespace has one id while the view lives, and another in the next identity [S2-017]")
  func stable() {
    let seen = Seen()
    let app = TestHost { Replaced(seen: seen) }
    app.tap("again 0")
    app.tap("again 1")
    #expect(seen.ids.count == 3)
    #expect(Set(seen.ids.map { $0[0] }).count == 1)
    app.tap("new identity")
    #expect(seen.ids.count == 4)
    #expect(seen.ids[3][0] != seen.ids[0][0])
  }

  @Test("Several namespaces of one view are independent [S4-111]")
  func independent() {
    let seen = Seen()
    let app = TestHost {
      VStack {
        Spaces(seen: seen)
        Spaces(seen: seen)
      }
    }
    #expect(app.shows("again 0"))
    #expect(Set(seen.ids.flatMap { $0 }).count == 4)
  }

  @Test("A namespace read outside of a body gives ids that never match, and warns [fact-148]")
  func outside() {
    let space = Namespace()
    var ids: [Namespace.ID] = []
    let warnings = TestHost.warnings {
      ids = [space.wrappedValue, space.wrappedValue]
    }
    #expect(ids[0] != ids[1])
    #expect(warnings.contains { $0.contains("Reading a Namespace property outside View.body") })
  }
}
