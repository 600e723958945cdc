import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Styles of text fields")
struct TextFieldStyleTests {
  private struct Marked: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Before")
        configuration
      }
    }
  }
  private struct Page: View {
    @State private var name = ""
    @State private var secret = ""
    let tell: (String) -> Void
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret).textFieldStyle(.plain)
      }
      .textFieldStyle(Marked())
      .onChange(of: name) { tell(name) }
    }
  }

  @Test(
    "A style of one's own puts views around a field, which is edited as before; an inner style counts before it"
  )
  func own() {
    var told: [String] = []
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Page { told.append($0) } }
    #expect(host.shows("Before") && host.frame(of: "Before")!.maxX <= host.frame(of: "Name")!.minX)
    #expect(host.frame(of: "Secret")!.minX < host.frame(of: "Name")!.minX)
    host.click(at: CGPoint(x: host.frame(of: "Name")!.midX, y: host.frame(of: "Name")!.midY))
    host.type("abc")
    #expect(told.last == "abc")
  }

  @Test("Blend modes have a name that code can store")
  func blendModes() {
    let modes: [BlendMode] = [.normal, .multiply]
    #expect(modes.count == Set(modes).count)
  }
}
