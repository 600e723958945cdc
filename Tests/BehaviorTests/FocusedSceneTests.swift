import Sash
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var pageName: String?
}

/// What values that views make known for their scene cost those who read them.
@Suite @MainActor struct FocusedSceneTests {
  private final class Bodies {
    nonisolated(unsafe) static var count = 0
  }
  private struct Counted: View {
    @FocusedValue(\.pageName) private var page
    var body: some View {
      Bodies.count += 1
      return Text("page \(page ?? "none")")
    }
  }
  private struct Fields: View {
    @State private var texts = ["a", "b", "c"]
    var body: some View {
      Counted()
      ForEach(texts.indices, id: \.self) {
        TextField("field \($0)", text: $texts[$0]).focusedSceneValue(\.pageName, "same")
      }
    }
  }

  @Test("A change of the focus that changes no value runs no reader")
  func unchanged() {
    let host = TestHost { Fields() }
    #expect(host.shows("page same"))
    Bodies.count = 0
    host.tap("b")
    host.tap("c")
    host.type("d")
    #expect(Bodies.count == 0)
  }
}
