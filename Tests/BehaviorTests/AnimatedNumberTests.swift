import Sash
import SwiftUI
import Testing

@MainActor @Suite("Numbers of effects and controls that are animated")
struct AnimatedNumberTests {
  /// A view that changes by a linear animation of a second when "go" is tapped.
  private struct Changing<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        content(isOn).frame(width: 200, height: 100)
        Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
  private func host(@ViewBuilder _ content: @escaping (Bool) -> some View) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Changing(content: content) }
  }

  @Test("A turn in space goes through the angles between, and so do its anchor and its perspective")
  func rotation3D() {
    func width(_ host: TestHost) -> Int {
      (0..<200).filter { host.pixel(x: $0, y: 50).green < 100 }.count
    }
    let turned = host { isOn in
      Color.red.frame(width: 100, height: 20)
        .rotation3DEffect(.degrees(isOn ? 89 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(width(turned) == 100)
    turned.tap("go")
    turned.advance(by: 0.5)
    #expect((60...80).contains(width(turned)), "half way it is turned by 45°")
    turned.advance(by: 1)
    #expect(width(turned) < 5)

    let moved = host { isOn in
      Color.red.frame(width: 100, height: 20)
        .rotation3DEffect(
          .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: isOn ? .trailing : .leading, perspective: 0)
    }
    func start() -> Int { (0..<200).first { moved.pixel(x: $0, y: 50).green < 100 } ?? -1 }
    let first = start()
    moved.tap("go")
    moved.advance(by: 0.5)
    let middle = start()
    moved.advance(by: 1)
    #expect(first < middle && middle < start())
  }

  @Test("A linear progress view and a linear gauge fill on the way", arguments: [false, true])
  func progress(isGauge: Bool) {
    let host = host { isOn in
      if isGauge {
        Gauge(value: isOn ? 1 : 0.2) { EmptyView() }.gaugeStyle(.linearCapacity).tint(.red)
      } else {
        ProgressView(value: isOn ? 1 : 0.2).tint(.red)
      }
    }
    func filled() -> Int {
      (0..<200).filter { x in
        (0..<100).contains { y in
          let pixel = host.pixel(x: x, y: y)
          return pixel.red > 200 && pixel.green < 110 && pixel.blue < 110
        }
      }.count
    }
    let before = filled()
    host.tap("go")
    host.advance(by: 0.5)
    #expect((before + 50...150).contains(filled()))
    host.advance(by: 1)
    #expect(filled() > 190)
  }

  @Test("The colour that others are multiplied with, and that of a shadow")
  func colors() {
    let multiplied = host { isOn in Color.white.colorMultiply(isOn ? .black : .white) }
    multiplied.tap("go")
    multiplied.advance(by: 0.5)
    #expect((60...200).contains(multiplied.pixel(x: 100, y: 50).red))
    multiplied.advance(by: 1)
    #expect(multiplied.pixel(x: 100, y: 50).red < 5)

    let shadowed = host { isOn in
      Color.white.frame(width: 20, height: 20).shadow(color: isOn ? .black : .white, radius: 0, x: 40)
    }
    shadowed.tap("go")
    shadowed.advance(by: 0.5)
    #expect((60...200).contains(shadowed.pixel(x: 140, y: 50).red))
    shadowed.advance(by: 1)
    #expect(shadowed.pixel(x: 140, y: 50).red < 5)
  }
}
