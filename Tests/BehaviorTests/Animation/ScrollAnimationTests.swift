import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Animated scrolling")
struct ScrollAnimationTests {
  private static let window = CGSize(width: 300, height: 200)
  private final class Model: ObservableObject {
    @Published var id: Int?
    @Published var position = ScrollPosition(edge: .top)
    @Published var count = 100
    var proxy: ScrollViewProxy!
  }
  private let model = Model()

  private enum Way: CaseIterable { case reader, id, position }
  private struct Page: View {
    @ObservedObject var model: Model
    let way: Way
    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        let rows = ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<model.count, id: \.self) { Text("row \($0)").frame(height: 20).id($0) }
          }
          .scrollTargetLayout()
        }
        switch way {
        case .reader: rows
        case .id: rows.scrollPosition(id: $model.id, anchor: .top)
        case .position: rows.scrollPosition($model.position)
        }
      }
    }
  }
  private func offset(_ host: TestHost) throws -> CGFloat {
    10 - (try #require(host.frame(of: "row 0"))).midY
  }

  @Test("Scrolling in withAnimation goes by the curve of that animation", arguments: Way.allCases)
  private func curve(way: Way) throws {
    let host = TestHost(size: Self.window) { Page(model: model, way: way) }
    var isOver = false
    withAnimation(.linear(duration: 1)) {
      switch way {
      case .reader: model.proxy.scrollTo(20, anchor: .top)
      case .id: model.id = 20
      case .position: model.position.scrollTo(y: 400)
      }
    } completion: {
      isOver = true
    }
    host.advance(by: 0)
    #expect(try offset(host) == 0)
    host.advance(by: 0.25)
    #expect(try abs(offset(host) - 100) < 8)
    host.advance(by: 0.5)
    #expect(try abs(offset(host) - 300) < 8 && !isOver)
    host.advance(by: 0.5)
    #expect(try offset(host) == 400)
    host.advance(by: 3)
    #expect(host.isIdle && isOver)
  }

  @Test("Another goal on the way turns round without a jump")
  func turn() throws {
    let host = TestHost(size: Self.window) { Page(model: model, way: .position) }
    withAnimation(.spring) { model.position.scrollTo(y: 1000) }
    host.advance(by: 0.2)
    let before = try offset(host)
    withAnimation(.spring) { model.position.scrollTo(y: 0) }
    host.advance(by: 0.02)
    // It goes on a little by the speed that it has.
    #expect(try offset(host) > before)
    host.advance(by: 2)
    #expect(try offset(host) == 0)
  }

  @Test("The transaction says where the view is to stand, for a position by id")
  func anchor() throws {
    let host = TestHost(size: Self.window) { Page(model: model, way: .id) }
    withTransaction(\.scrollTargetAnchor, .bottom) { model.id = 50 }
    host.advance(by: 1)
    #expect(try offset(host) == 51 * 20 - 200)
    #expect(Transaction().scrollTargetAnchor == nil)
  }

  @Test(
    "Content that slows down goes on from where a position puts it, if the transaction says so",
    arguments: [true, false])
  func velocity(keeps: Bool) throws {
    let host = TestHost(size: Self.window) { Page(model: model, way: .position) }
    host.press(at: CGPoint(x: 150, y: 180))
    for y in stride(from: 160.0, through: 40, by: -20) {
      host.advance(by: 0.016)
      host.drag(to: CGPoint(x: 150, y: y))
    }
    host.release(at: CGPoint(x: 150, y: 40))
    host.advance(by: 0.1)
    withTransaction(\.scrollPositionUpdatePreservesVelocity, keeps) { model.position.scrollTo(y: 1000) }
    host.advance(by: 0)
    let start = try offset(host)
    #expect(abs(start - 1000) < 1)
    host.advance(by: 0.2)
    #expect(try (offset(host) > start + 20) == keeps)
  }

  @Test(
    "A scroll view follows the end of its content unless the transaction says not to",
    arguments: [true, false])
  func adjustment(follows: Bool) throws {
    let host = TestHost(size: Self.window) { Page(model: model, way: .reader).defaultScrollAnchor(.bottom) }
    let end = try offset(host)
    #expect(end == 1800)
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, follows ? .automatic : .disabled) {
      model.count = 120
    }
    host.advance(by: 1)
    #expect(try offset(host) == (follows ? 2200 : 1800))
  }

  @Test("An animated scroll transition gets to its phase by its animation")
  func transition() throws {
    let host = TestHost(size: Self.window) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Color.red.frame(height: 100)
              .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
    #expect(host.pixel(x: 150, y: 150).green < 80)
    // The third row comes in by more than its half.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -60))
    #expect(host.pixel(x: 150, y: 195).green > 240)
    host.advance(by: 0.5)
    let green = host.pixel(x: 150, y: 195).green
    #expect(green > 120 && green < 180)
    host.advance(by: 3)
    #expect(host.pixel(x: 150, y: 195).green < 80)
    #expect(host.isIdle)
  }
}
