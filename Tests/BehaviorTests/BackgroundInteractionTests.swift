import Sash
import SwiftUI
import Testing

/// Menus of what lies behind a sheet.
@Suite @MainActor struct BackgroundInteractionTests {
  private struct Menus: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Menu("Choose") {
          Button("Pick") { detent = .large }
          Button("Leave") { isShown = false }
        }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Menu("Inside") { Button("Inner") {} }
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }

  @Test("A menu that a person has opened gives way to what the program presents, without a word")
  func givesWay() {
    for animates in [true, false] { givesWay(animates: animates) }
  }
  private func givesWay(animates: Bool) {
    final class Model: ObservableObject { @Published var isShown = false }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Menu("Open") { Button("Inner") {} }
          .sheet(isPresented: $model.isShown) { Text("sheet") }
      }
    }
    let model = Model()
    let app = TestHost(size: CGSize(width: 393, height: 700)) { Screen(model: model) }
    app.tap("Open")
    app.advance(by: 1)
    #expect(app.shows("Inner"))
    let heard = TestHost.warnings {
      var transaction = Transaction()
      transaction.disablesAnimations = !animates
      withTransaction(transaction) { model.isShown = true }
      app.advance(by: 2)
    }
    #expect(heard == [] && app.shows("sheet") && !app.shows("Inner") && model.isShown)
  }

  @Test("A menu behind a sheet that lets through opens, over the sheet; one behind another sheet does not")
  func menuBehindSheet() {
    let host = TestHost { Menus() }
    host.tap("Show")
    host.advance(by: 1)
    host.tap("Choose")
    host.advance(by: 1)
    #expect(host.shows("Pick"))
    host.tap("Pick")
    host.advance(by: 1)
    #expect(!host.shows("Pick") && host.shows("Inside"))
    host.tap("Inside")
    host.advance(by: 1)
    #expect(host.shows("Inner"))
    host.tap("Inner")
    host.advance(by: 1)
  }

  @Test("A sheet that goes while a menu behind it is open leaves alone")
  func sheetUnderMenu() {
    let host = TestHost { Menus() }
    host.tap("Show")
    host.advance(by: 1)
    host.tap("Choose")
    host.advance(by: 1)
    host.tap("Leave")
    host.advance(by: 1)
    #expect(!host.shows("Leave") && !host.shows("Inside"))
    host.tap("Choose")
    host.advance(by: 1)
    #expect(host.shows("Pick"))
  }
}
