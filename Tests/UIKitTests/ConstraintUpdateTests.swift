import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("When constraints are updated")
struct ConstraintUpdateTests {
  private final class Counting: UIView {
    var updates = 0
    var onUpdate: () -> Void = {}
    override func updateConstraints() {
      updates += 1
      onUpdate()
      super.updateConstraints()
    }
  }
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("A view updates its constraints before its first layout, and again only when it is asked to")
  func again() {
    let view = Counting(frame: frame)
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test("What is in a view updates first; constraints that are made then count in the same layout")
  func order() {
    let (outer, inner) = (Counting(frame: frame), Counting())
    var log: [String] = []
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    outer.onUpdate = { log.append("outer") }
    inner.onUpdate = {
      log.append("inner")
      inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
      inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    outer.layoutIfNeeded()
    #expect(log == ["inner", "outer"])
    #expect(inner.frame.size == CGSize(width: 30, height: 20))
  }

  private final class Page: UIViewController {
    var log: [String] = []
    override func updateViewConstraints() {
      log.append("update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }
  @Test("A controller updates the constraints of its view before it is laid out, and when it is asked to")
  func controllers() {
    let page = Page()
    let host = TestHost { Shown(view: page.view) }
    #expect(page.log.first == "update" && page.log.filter { $0 == "update" }.count == 1)
    page.log = []
    page.view.setNeedsLayout()
    host.advance(by: 0)
    #expect(page.log == ["layout"])
    page.view.setNeedsUpdateConstraints()
    host.advance(by: 0)
    #expect(page.log == ["layout", "update"])
  }
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("A stack arranges what is put into it once, before it is laid out")
  func stacks() {
    let stack = UIStackView(frame: frame)
    for _ in 0..<10 { stack.addArrangedSubview(UIView()) }
    stack.distribution = .fillEqually
    #expect(stack.constraints.isEmpty)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == Array(repeating: 10, count: 10))
    let label = UILabel()
    label.text = "A line"
    let column = UIStackView(arrangedSubviews: [label])
    #expect(column.systemLayoutSizeFitting(.zero).height == label.intrinsicContentSize.height)
  }

  private final class Framed: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }
  @Test("A view that calls super in draw(_:) is drawn")
  func drawing() {
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Shown(view: Framed()) }
    #expect(host.pixel(x: 10, y: 10) == (255, 0, 0))
    host.advance(by: 0)
    #expect(host.pixel(x: 10, y: 10) == (255, 0, 0))
  }
}
