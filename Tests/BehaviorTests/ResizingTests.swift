import Sash
import SwiftUI
import Testing

private let narrow = CGSize(width: 393, height: 700)
private let wide = CGSize(width: 1000, height: 700)

private struct Columns: View {
  @State private var box: Int? = 0
  var body: some View {
    NavigationSplitView {
      List(0..<4, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
    } content: {
      List(0..<20, id: \.self) { Text("Row \($0)") }.refreshable {}.navigationTitle("Rows")
        .toolbar { EditButton() }
    } detail: {
      ScrollView { Text("detail") }
    }
  }
}
private struct TwoColumns: View {
  var body: some View {
    NavigationSplitView {
      List { Text("side") }.navigationTitle("Side")
    } detail: {
      Text("detail")
    }
  }
}
/// Another container in each width.
private struct Adaptive: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var isShown = true
  var body: some View {
    Group {
      if width == .compact {
        ScrollView { LazyVStack { ForEach(0..<30) { Text("Row \($0)") } } }
      } else {
        HStack {
          List(0..<30) { Text("Row \($0)") }
          GeometryReader { Text("wide \(Int($0.frame(in: .global).minX))") }
        }
      }
    }
    .sheet(isPresented: $isShown) { List(0..<9) { Text("Sheet \($0)") } }
  }
}

@MainActor @Suite("Windows that change their size")
struct ResizingTests {
  private static func layout(_ number: Int) -> AnyView {
    switch number {
    case 0: AnyView(Columns())
    case 1: AnyView(TwoColumns())
    case 2: AnyView(TabView { Columns().tabItem { Text("A") } })
    case 3:
      AnyView(
        TabView {
          TwoColumns().tabItem { Text("A") }
          Adaptive().tabItem { Text("B") }
        })
    case 4: AnyView(NavigationStack { Adaptive() })
    case 5: AnyView(TabView { NavigationStack { ScrollView { Columns().frame(height: 500) } } })
    case 6: AnyView(Adaptive())
    default: AnyView(TabView { Adaptive().tabItem { Text("A") } })
    }
  }

  @Test("A window may pass from compact to regular width and back in any nesting", arguments: 0..<8)
  func widthClass(number: Int) {
    let app = TestHost(size: narrow) { ResizingTests.layout(number) }
    app.advance(by: 1)
    for step in 0..<4 {
      app.resize(to: step % 2 == 0 ? wide : narrow)
      app.advance(by: step < 2 ? 1 : 0.02)
      app.checkInvariants()
    }
    app.advance(by: 1)
    let fresh = TestHost(size: narrow) { ResizingTests.layout(number) }
    fresh.advance(by: 1)
    #expect(app.texts == fresh.texts)
    app.close()
  }
}
