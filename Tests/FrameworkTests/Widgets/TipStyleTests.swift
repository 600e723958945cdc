import Sash
import SwiftUI
import Testing
import TipKit

/// Within the other tests of tips, since all tips share what is known of them.
extension TipTests {
  @MainActor @Suite("Tips with a look of their own")
  struct Styles {
    init() throws {
      try Tips.resetDatastore()
      try Tips.configure()
    }

    private struct First: Tip {
      var title: Text { Text("First") }
      var message: Text? { Text("Look here") }
      var actions: [Action] { [Action(id: "more", title: "More")] }
    }
    private struct Second: Tip { var title: Text { Text("Second") } }
    private struct Plain: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          if let title = configuration.title { title }
          ForEach(configuration.actions) { action in
            Button(action: action.handler) { action.label() }
          }
        }
      }
    }
    private final class Heard { var ids: [String] = [] }

    @Test("A style gets the parts of a tip; its actions are heard by the view")
    func style() {
      let heard = Heard()
      let host = TestHost(size: CGSize(width: 300, height: 100)) {
        TipView(First()) { heard.ids.append($0.id) }.tipViewStyle(Plain())
      }
      #expect(host.frame(of: "First") != nil && host.frame(of: "Look here") == nil)
      host.tap("More")
      #expect(heard.ids == ["more"])
    }

    @Test("The ground of a tip can be chosen")
    func ground() {
      let host = TestHost(size: CGSize(width: 300, height: 120)) {
        TipView(First()).tipBackground(Color(red: 1, green: 0, blue: 0)).tipCornerRadius(0)
      }
      let frame = host.frame(of: "First") ?? .zero
      #expect(host.pixel(x: Int(frame.maxX) + 40, y: Int(frame.midY)) == (255, 0, 0))
    }

    @Test("Of tips in order the next comes when the one before is done with")
    func group() {
      let group = TipGroup(.ordered) {
        First()
        Second()
      }
      #expect(group.currentTip is First)
      First().invalidate(reason: .actionPerformed)
      #expect(group.currentTip is Second)
    }
  }
}
