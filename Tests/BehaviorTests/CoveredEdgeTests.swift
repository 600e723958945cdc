import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("What is behind a presentation cannot be pressed, up to the edges of the window")
struct CoveredEdgeTests {
  private struct Page<Shown: View>: View {
    let shown: (Binding<Bool>) -> Shown
    @State private var isShown = false
    @State private var presses = 0
    var body: some View {
      ZStack {
        Color.teal.ignoresSafeArea().contentShape(Rectangle()).onTapGesture { presses += 1 }
        // Stands under the status bar, the home indicator and the keyboard too.
        VStack(spacing: 0) {
          ForEach(0..<20) { _ in
            Button {
              presses += 1
            } label: {
              Color.red
            }
          }
        }
        .ignoresSafeArea()
        Button("Show") { isShown = true }
        shown($isShown)
      }
      .overlay { Text("Pressed \(presses)").allowsHitTesting(false) }
    }
  }
  private func host<V: View>(_ shown: @escaping (Binding<Bool>) -> V) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
    ) { Page(shown: shown) }
    host.tap("Show")
    host.advance(by: 1)
    return host
  }

  @Test("A sheet: over the status bar, beside the home indicator, and where the keyboard is")
  func sheet() {
    let host = host { isShown in
      Color.clear.frame(width: 1, height: 1).sheet(isPresented: isShown) {
        Form { TextField("Name", text: .constant("")) }.interactiveDismissDisabled()
      }
    }
    for keyboard in [0.0, 336] {
      host.setKeyboard(height: keyboard)
      host.advance(by: 1)
      for y in [8.0, 30, 55, 420, 600, 760, 790] {
        host.tap(at: CGPoint(x: 60, y: y))
        host.advance(by: 1)
        #expect(host.shows("Pressed 0"), "\(y) with a keyboard of \(keyboard)")
      }
    }
    #expect(host.shows("Name"))
  }

  @Test("A press on the sheet itself, where the keyboard is, does not send it away; one beside it does")
  func card() {
    let host = host { isShown in
      Color.clear.frame(width: 1, height: 1).sheet(isPresented: isShown) {
        Text("Sheet").presentationDetents([.medium])
      }
    }
    host.setKeyboard(height: 200)
    host.advance(by: 1)
    for y in [650.0, 760, 790] {
      host.tap(at: CGPoint(x: 60, y: y))
      host.advance(by: 1)
      #expect(host.shows("Sheet") && host.shows("Pressed 0"), "\(y)")
    }
    host.setKeyboard(height: 0)
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 60, y: 20))
    host.advance(by: 1)
    #expect(!host.shows("Sheet") && host.shows("Pressed 0"))
  }

  @Test("An alert and a cover")
  func others() {
    let alert = host { isShown in
      Color.clear.frame(width: 1, height: 1).alert("Really?", isPresented: isShown) { Button("Yes") {} }
    }
    let cover = host { isShown in
      Color.clear.frame(width: 1, height: 1).fullScreenCover(isPresented: isShown) { Text("Cover") }
    }
    for (host, name) in [(alert, "Yes"), (cover, "Cover")] {
      for keyboard in [0.0, 300] {
        host.setKeyboard(height: keyboard)
        host.advance(by: 1)
        for y in [8.0, 30, 600, 760, 790] {
          host.tap(at: CGPoint(x: 60, y: y))
          host.advance(by: 1)
          #expect(host.shows(name) && host.shows("Pressed 0"), "\(name): \(y) with a keyboard of \(keyboard)")
        }
      }
    }
  }
}
