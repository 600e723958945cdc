import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Animators of properties")
struct AnimatorTests {
  private struct Stand: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  private let view = UIView()
  private let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func host() -> TestHost {
    part.backgroundColor = .red
    view.addSubview(part)
    return TestHost(size: CGSize(width: 200, height: 20)) { Stand(view: view) }
  }
  private func red(_ host: TestHost, _ x: Int) -> Bool { host.pixel(x: x, y: 5) == (255, 0, 0) }
  private func animator(_ told: @escaping (UIViewAnimatingPosition) -> Void) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [part] in part.frame.origin.x = 100 }
    animator.addCompletion(told)
    return animator
  }

  @Test("It runs to its end and tells so")
  func running() {
    let host = host()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    #expect(animator.state == .inactive && part.frame.minX == 0)
    animator.startAnimation()
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(red(host, 55) && !red(host, 5) && animator.isRunning && ends.isEmpty)
    host.advance(by: 1)
    #expect(red(host, 105) && ends == [.end] && animator.state == .inactive)
    #expect(host.isIdle)
  }

  @Test("It is led, turned round, and ends where it began")
  func led() {
    let host = host()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.fractionComplete = 0.3
    host.advance(by: 0.1)
    host.advance(by: 1)
    #expect(red(host, 35) && !red(host, 5) && animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    host.advance(by: 0)
    host.advance(by: 1)
    #expect(red(host, 5) && part.frame.minX == 0 && ends == [.start])
  }

  @Test("It is stopped where it is")
  func stopped() {
    let host = host()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.fractionComplete = 0.6
    host.advance(by: 0.1)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    host.advance(by: 0.1)
    #expect(abs(part.frame.minX - 60) < 0.01 && red(host, 65) && ends == [.current])
  }
}
