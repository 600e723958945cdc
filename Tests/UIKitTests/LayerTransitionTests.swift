import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Transitions of layers")
struct LayerTransitionTests {
  private func shown() -> (TestHost, UIView) {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
    outer.backgroundColor = .white
    view.backgroundColor = .red
    outer.addSubview(view)
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    return (host, view)
  }

  @Test("A new look is faded to")
  func fades() {
    let (host, view) = shown()
    let transition = CATransition()
    transition.duration = 1
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    host.advance(by: 0.1)
    host.advance(by: 0.4)
    let middle = host.pixel(x: 115, y: 50)
    #expect(middle.red > 60 && middle.red < 200 && middle.blue > 60 && middle.blue < 200)
    host.advance(by: 1)
    #expect(host.pixel(x: 150, y: 50) == (0, 0, 255) && host.pixel(x: 60, y: 50) == (255, 255, 255))
    #expect(view.superview?.subviews.count == 1 && view.transform == .identity)
  }
}
