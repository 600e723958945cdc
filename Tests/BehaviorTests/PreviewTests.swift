import Sash
import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

#Preview("A macro's preview") {
  Greeting(name: "macro")
}

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting(name: "one")
    Greeting(name: "two").previewDisplayName("Second").previewLayout(.fixed(width: 120, height: 40))
    Greeting(name: "three").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(
      .landscapeLeft)
  }
}

@MainActor @Suite("Previews")
struct PreviewTests {
  @Test("#Preview and PreviewProvider register previews that the test host lists and renders")
  func previews() throws {
    let all = TestHost.previews
    let macro = try #require(all.first { $0.name == "A macro's preview" })
    #expect(macro.mount().texts == ["Hello, macro"])
    let second = try #require(all.first { $0.name == "Second" })
    #expect(second.size == CGSize(width: 120, height: 40))
    #expect(second.mount().texts == ["Hello, two"])
    let first = try #require(all.first { $0.name == "Greeting_Previews 1" })
    #expect(first.mount().texts == ["Hello, one"])
    let third = try #require(all.first { $0.name == "Greeting_Previews 3" })
    #expect(third.size == CGSize(width: 667, height: 375))
  }
}
