import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Pulling scroll views to renew them")
struct PullTests {
  private final class Gate {
    var count = 0
    var next: CheckedContinuation<Void, Never>?
    func open() {
      next?.resume()
      next = nil
    }
  }
  private struct Page: View {
    let gate: Gate
    var body: some View {
      VStack(spacing: 0) {
        Text("Above").frame(height: 50)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 40) }
            ScrollView { Text("Inner") }.frame(height: 100)
          }
        }
      }
      .refreshable {
        gate.count += 1
        await withCheckedContinuation { gate.next = $0 }
      }
    }
  }

  @Test(
    "A scroll view is pulled as a list is; what is kept free for the spinner goes when the action has ended")
  func pull() async throws {
    let gate = Gate()
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Page(gate: gate) }
    let rest = try #require(host.frame(of: "Row 0")).minY
    host.press(at: CGPoint(x: 200, y: 200))
    host.drag(to: CGPoint(x: 200, y: 230))
    host.drag(to: CGPoint(x: 200, y: 250))
    await host.settle()
    let pulled = try #require(host.frame(of: "Row 0")).minY
    #expect(gate.count == 0 && pulled > rest + 10)
    host.drag(to: CGPoint(x: 200, y: 480))
    await host.settle()
    #expect(gate.count == 1)
    host.release(at: CGPoint(x: 200, y: 480))
    host.advance(by: 2)
    #expect(try #require(host.frame(of: "Row 0")).minY == rest + 60)
    gate.open()
    await host.settle()
    host.advance(by: 2)
    await host.settle()
    #expect(try #require(host.frame(of: "Row 0")).minY == rest && gate.count == 1)
  }

  @Test("Scrolling, and scroll views that go sideways or lie in one, renew nothing")
  func others() async throws {
    struct Sideways: View {
      let gate: Gate
      var body: some View {
        ScrollView(.horizontal) { Text("Wide").frame(width: 900, height: 300) }
          .refreshable { gate.count += 1 }
      }
    }
    let gate = Gate()
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Sideways(gate: gate) }
    host.press(at: CGPoint(x: 200, y: 300))
    host.drag(to: CGPoint(x: 230, y: 300))
    host.drag(to: CGPoint(x: 390, y: 300))
    host.release(at: CGPoint(x: 390, y: 300))
    host.advance(by: 1)
    await host.settle()
    #expect(gate.count == 0)
    let page = TestHost(size: CGSize(width: 400, height: 600)) { Page(gate: gate) }
    page.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -2000))
    page.advance(by: 1)
    let inner = try #require(page.frame(of: "Inner"))
    let place = CGPoint(x: 200, y: inner.midY)
    page.press(at: place)
    page.drag(to: CGPoint(x: 200, y: place.y + 30))
    page.drag(to: CGPoint(x: 200, y: place.y + 200))
    page.release(at: CGPoint(x: 200, y: place.y + 200))
    page.advance(by: 1)
    await page.settle()
    #expect(gate.count == 0)
  }
}
