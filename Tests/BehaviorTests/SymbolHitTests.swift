import Sash
import SwiftUI
import Testing

@MainActor @Suite("Where symbols are hit")
struct SymbolHitTests {
  private struct Symbols: View {
    let isResizable: Bool
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("\(taps) taps")
        image.font(.system(size: 60)).onTapGesture { taps += 1 }.accessibilityLabel("symbol")
      }
    }
    @ViewBuilder private var image: some View {
      if isResizable {
        Image(systemName: "circle").resizable().frame(width: 80, height: 80)
      } else {
        Image(systemName: "circle")
      }
    }
  }

  @Test(
    "A symbol is hit in all of its frame, as other images are, and not beside it", arguments: [false, true])
  func frame(isResizable: Bool) throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Symbols(isResizable: isResizable) }
    let frame = try #require(host.frame(of: "symbol"))
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.shows("1 taps"), "inside of the ring nothing is drawn")
    host.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
    #expect(host.shows("2 taps"))
    host.tap(at: CGPoint(x: frame.minX - 6, y: frame.midY))
    #expect(host.shows("2 taps"))
  }
}
