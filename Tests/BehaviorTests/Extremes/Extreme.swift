import Sash
import SwiftUI
import Testing

/// A view that is made of a number that no one expects, and for which numbers something of it must still be seen.
struct Extreme: Sendable, CustomTestStringConvertible {
  /// The numbers that all of them are made of.
  static let numbers: [CGFloat] = [
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e9, 1e5, 0, -1,
    .leastNonzeroMagnitude,
  ]

  let testDescription: String
  let isSeen: @Sendable (CGFloat) -> Bool
  let view: @MainActor @Sendable (CGFloat) -> AnyView

  init<V: View>(
    _ name: String, seen: @escaping @Sendable (CGFloat) -> Bool = { _ in false },
    @ViewBuilder _ view: @escaping @MainActor @Sendable (CGFloat) -> V
  ) {
    testDescription = name
    isSeen = seen
    self.view = { AnyView(view($0)) }
  }

  /// Mounts the view with each number, lets time pass, touches it, and looks at it.
  @MainActor func check() {
    for number in Self.numbers {
      let host = TestHost(size: CGSize(width: 60, height: 60)) { view(number) }
      let ink = (0..<60).contains { y in (0..<60).contains { x in host.pixel(x: x, y: y) != white } }
      if isSeen(number) { #expect(ink, "\(testDescription) with \(number) is not seen") }
      host.advance(by: 0.1)
      host.tap(at: CGPoint(x: 30, y: 30))
      host.resize(to: CGSize(width: 50, height: 70))
      host.advance(by: 0.5)
      host.close()
    }
  }
}

/// For every number.
@Sendable func always(_ number: CGFloat) -> Bool { true }
/// For nothing and less than nothing.
@Sendable func small(_ number: CGFloat) -> Bool { abs(number) < 60 }
