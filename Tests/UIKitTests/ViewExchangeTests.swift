import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Formats of constraints, pictures after each other, dissolves, and delegates that decide")
struct ViewExchangeTests {
  private func views() -> (UIView, [String: UIView]) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = ["a": UIView(), "b": UIView()]
    for view in inner.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    return (outer, inner)
  }

  @Test("A format says where views stand in a row, and how large they are")
  func format() {
    let (outer, views) = views()
    let rows = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[a(50)]-[b]-10-|", options: [.alignAllTop, .alignAllBottom],
      metrics: ["gap": 20], views: views)
    NSLayoutConstraint.activate(rows)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(>=30)]|", metrics: nil, views: views))
    outer.layoutIfNeeded()
    #expect(views["a"]!.frame == CGRect(x: 20, y: 0, width: 50, height: 100))
    // Eight points are usual between views.
    #expect(views["b"]!.frame == CGRect(x: 78, y: 0, width: 112, height: 100))
  }

  @Test("A format knows margins, priorities and sizes like another view's")
  func more() {
    let (outer, views) = views()
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a(==b)]-(>=4,==12@750)-[b(40@500)]", metrics: nil, views: views)
    #expect(row.map(\.priority.rawValue) == [1000, 1000, 500, 1000, 750])
    #expect(row[0].firstAttribute == .width && row[0].secondItem === views["b"])
    #expect(row[1].secondAttribute == .leadingMargin && row[1].secondItem === outer)
    #expect(row[3].relation == .greaterThanOrEqual && row[3].constant == 4)
    #expect(row.count == 5)
  }

  @Test("An image view shows pictures after each other, as often as it is told")
  func pictures() {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let view = UIImageView()
    view.animationImages = [picture(.red), picture(.blue)]
    (view.animationDuration, view.animationRepeatCount) = (1, 2)
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Stand(view: view) }
    host.advance(by: 0.1)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    host.advance(by: 1.5)
    #expect(view.isAnimating)
    host.advance(by: 1)
    #expect(!view.isAnimating)
    let both = UIImage.animatedImage(with: [picture(.red), picture(.blue)], duration: 3)
    #expect(both?.images?.count == 2 && both?.duration == 3 && both?.size == CGSize(width: 4, height: 4))
  }

  @Test("A dissolve shows how a view was over how it is, and takes the picture away at the end")
  func dissolve() {
    let (outer, label) = (UIView(), UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20)))
    outer.addSubview(label)
    label.text = "old"
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    var isDone = false
    UIView.transition(with: label, duration: 0.4, options: .transitionCrossDissolve) {
      label.text = "new"
    } completion: {
      isDone = $0
    }
    #expect(label.text == "new" && outer.subviews.count == 2 && outer.subviews[1] is UIImageView)
    host.advance(by: 0.2)
    #expect(!isDone)
    host.advance(by: 0.5)
    #expect(isDone && outer.subviews.count == 1)
  }

  @Test("One view flips to another")
  func flip() {
    let (outer, front, back) = (
      UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)),
      UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    )
    outer.addSubview(front)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    UIView.transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft)
    host.advance(by: 1)
    #expect(outer.subviews == [back] && back.transform.isIdentity && back.alpha == 1)
  }

  private final class Gate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    )
      -> Bool
    {
      log.append("should \(viewController.title ?? "")")
      return viewController.title != "Two"
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      log.append("did \(viewController.title ?? "")")
    }
  }
  @Test("A delegate decides which tab may be chosen")
  func tabs() {
    let (tabs, gate) = (UITabBarController(), Gate())
    tabs.delegate = gate
    tabs.viewControllers = ["One", "Two", "Three"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    tabs.chosen(1)
    #expect(tabs.selectedIndex == 0 && gate.log == ["should Two"])
    tabs.chosen(2)
    #expect(tabs.selectedIndex == 2 && gate.log.last == "did Three")
  }
}
