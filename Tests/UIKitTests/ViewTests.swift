import Foundation
import Sash
import Testing

@testable import UIKit

/// A square of a colour in a window.
private struct Stand: View {
  let view: UIView
  var body: some View { Shown(view: view).frame(width: 200, height: 100) }
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
}

@MainActor @Suite("Views of UIKit")
struct ViewTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Stand(view: view) }
  }
  private func red(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.pixel(x: x, y: y) == (255, 0, 0) }

  @Test("Subviews are drawn where their frames are, and follow when these change")
  func frames() {
    let (view, part) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    part.backgroundColor = .red
    view.addSubview(part)
    let host = host(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(red(host, 10, 20) && red(host, 39, 59) && !red(host, 9, 20) && !red(host, 40, 59))
    part.frame.origin = CGPoint(x: 100, y: 0)
    host.advance(by: 0)
    #expect(red(host, 100, 0) && !red(host, 10, 20))
    part.isHidden = true
    host.advance(by: 0)
    #expect(!red(host, 100, 0))
    part.isHidden = false
    part.removeFromSuperview()
    host.advance(by: 0)
    #expect(!red(host, 100, 0))
  }

  @Test("Corners, borders and clipping")
  func layers() {
    let view = UIView()
    view.backgroundColor = .red
    view.layer.cornerRadius = 50
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.blue.cgColor
    view.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.backgroundColor = .green
    view.addSubview(inner)
    let host = host(view)
    #expect(!red(host, 1, 1) && red(host, 100, 50))
    #expect(host.pixel(x: 100, y: 1) == (0, 0, 255))
    // The green square lies in the corner that is cut off.
    #expect(host.pixel(x: 1, y: 1) == host.pixel(x: 198, y: 98))
  }

  @Test("A transform turns a view about its centre; its frame is the box around")
  func transforms() {
    let part = UIView(frame: CGRect(x: 80, y: 40, width: 40, height: 20))
    part.backgroundColor = .red
    part.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let view = UIView()
    view.addSubview(part)
    let host = host(view)
    #expect(red(host, 100, 32) && red(host, 100, 68) && !red(host, 82, 50))
    #expect(abs(part.frame.minX - 90) < 1e-6 && abs(part.frame.height - 40) < 1e-6)
    let corner = part.convert(CGPoint(x: 0, y: 0), to: view)
    #expect(abs(corner.x - 110) < 1e-6 && abs(corner.y - 30) < 1e-6)
  }

  @Test("Hit testing goes from front to back, and leaves out what is hidden or takes no touches")
  func hits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: view.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.addSubview(back)
    view.addSubview(front)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    #expect(view.hitTest(CGPoint(x: 50, y: 10), with: nil) === back)
    front.isUserInteractionEnabled = false
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(view.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test("Masks resize subviews with the view around")
  func masks() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (wide, right) = (
      UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20)),
      UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 20))
    )
    wide.autoresizingMask = [.flexibleWidth]
    right.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(wide)
    view.addSubview(right)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    #expect(right.frame == CGRect(x: 170, y: 50, width: 20, height: 20))
  }

  private final class Drawn: UIView {
    var color = UIColor.red { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) {
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }
  @Test("draw(_:) draws into the view, again when it has to")
  func drawing() {
    let view = Drawn()
    let host = host(view)
    #expect(red(host, 50, 50) && !red(host, 150, 50))
    view.color = .blue
    host.advance(by: 0)
    #expect(host.pixel(x: 50, y: 50) == (0, 0, 255))
  }

  private final class Placing: UIView {
    var layouts = 0
    let part = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      part.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
  }
  @Test("layoutSubviews runs when the size changes, and once")
  func layout() {
    let view = Placing()
    view.part.backgroundColor = .red
    view.addSubview(view.part)
    let host = host(view)
    #expect(view.layouts == 1 && red(host, 195, 5))
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    host.advance(by: 0)
    #expect(view.layouts == 2)
  }

  @Test("UIView.animate moves what is seen over its duration; the model is at the end at once")
  func animation() {
    let view = UIView()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    part.backgroundColor = .red
    view.addSubview(part)
    let host = host(view)
    var isDone: Bool?
    // Set first, then animated from there.
    part.frame.origin.x = 50
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      part.frame.origin.x = 150
    } completion: {
      isDone = $0
    }
    #expect(part.frame.origin.x == 150)
    host.advance(by: 0.5)
    #expect(red(host, 105, 5) && !red(host, 155, 5) && isDone == nil)
    host.advance(by: 0.6)
    #expect(red(host, 155, 5) && isDone == true)
  }

  @Test("Transforms are animated too: a view moves, grows and turns on the way")
  func movingTransforms() {
    let view = UIView()
    let part = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 20))
    part.backgroundColor = .red
    view.addSubview(part)
    let host = host(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      part.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    host.advance(by: 0.5)
    #expect(red(host, 60, 50) && !red(host, 10, 50) && !red(host, 110, 50))
    host.advance(by: 0.6)
    #expect(red(host, 110, 50) && !red(host, 60, 50))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      part.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 3, y: 1)
    }
    host.advance(by: 0.5)
    #expect(red(host, 93, 50) && !red(host, 86, 50))
    host.advance(by: 0.6)
    #expect(red(host, 83, 50))
    // A bar of 60 by 20 that is half of the way to upright.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      part.transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2).scaledBy(x: 3, y: 1)
    }
    host.advance(by: 0.5)
    #expect(red(host, 125, 65) && !red(host, 135, 50) && !red(host, 110, 75))
    host.advance(by: 0.6)
    #expect(red(host, 110, 75) && !red(host, 125, 65))
  }

  @Test("A label shows its text and is as large as that")
  func label() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.intrinsicContentSize.height > 18 && label.intrinsicContentSize.width > 30)
    label.textAlignment = .right
    let host = host(label)
    #expect(host.frame(of: "Hello").map { abs($0.maxX - 200) < 1 } == true)
    label.text = "Other"
    host.advance(by: 0)
    #expect(host.texts == ["Other"])
  }

  @Test("A button runs its actions, shows its state, and does nothing while it is disabled")
  func button() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in taps += 1 })
    button.setTitle("Down", for: .highlighted)
    let host = host(button)
    host.tap("Press")
    #expect(taps == 1)
    host.press(at: CGPoint(x: 100, y: 50))
    #expect(host.texts == ["Down"] && button.isHighlighted)
    host.release(at: CGPoint(x: 100, y: 50))
    #expect(taps == 2)
    button.isEnabled = false
    host.advance(by: 0)
    host.tap(at: CGPoint(x: 100, y: 50))
    #expect(taps == 2)
  }

  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end " + (textField.text ?? "")) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
  }
  @Test("A field is edited, asks its delegate, and ends with Return")
  func field() {
    let (field, delegate) = (UITextField(), FieldDelegate())
    field.delegate = delegate
    field.placeholder = "Name"
    field.autocapitalizationType = .none
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let host = host(field)
    #expect(host.texts.contains("Name"))
    host.tap(at: CGPoint(x: 20, y: 50))
    #expect(delegate.log == ["begin"] && field.isEditing && field.isFirstResponder)
    host.type("ab")
    host.type("x")
    #expect(field.text == "ab" && changes == 2)
    #expect(delegate.log == ["begin", "0,0 a", "1,0 b", "2,0 x"])
    host.press(.return)
    #expect(delegate.log.last == "end ab" && !field.isEditing && !field.isFirstResponder)
    field.text = "set"
    host.advance(by: 0)
    #expect(host.texts.contains("set"))
    field.becomeFirstResponder()
    host.advance(by: 0)
    #expect(field.isEditing && host.textInputCaret != nil)
  }

  @Test("A scroll view moves what is in it and tells its delegate")
  func scrolling() {
    let view = UIScrollView()
    let part = UIView(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
    part.backgroundColor = .red
    view.addSubview(part)
    view.contentSize = CGSize(width: 200, height: 400)
    let host = host(view)
    #expect(!red(host, 100, 95))
    host.turnWheel(at: CGPoint(x: 100, y: 50), notches: -3)
    host.advance(by: 1)
    #expect(view.contentOffset.y > 50)
    view.setContentOffset(CGPoint(x: 0, y: 140), animated: false)
    host.advance(by: 0)
    #expect(red(host, 100, 12) && !red(host, 100, 8))
  }

  @Test("Touches reach a view that overrides what is called for them")
  func touches() {
    final class Touched: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
      private func note(_ what: String, _ touches: Set<UITouch>) {
        log.append("\(what) \(Int(touches.first!.location(in: self).x))")
      }
    }
    let view = Touched()
    let host = host(view)
    host.press(at: CGPoint(x: 20, y: 20))
    host.drag(to: CGPoint(x: 60, y: 20))
    host.release(at: CGPoint(x: 60, y: 20))
    #expect(view.log == ["began 20", "moved 60", "ended 60"])
  }

  @Test("Of views in one another the innermost hears of a touch, and the one around it only what it hands on")
  func nestedTouches() {
    final class Touched: UIView {
      var log: [String] = []
      var handsOn = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        if handsOn { super.touchesBegan(touches, with: event) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
        if handsOn { super.touchesEnded(touches, with: event) }
      }
    }
    let (outer, inner) = (Touched(), Touched(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
    // What lies on the inner one and leaves touches alone.
    inner.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    outer.addSubview(inner)
    let host = host(outer)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(inner.log == ["began", "ended"] && outer.log == [])
    inner.handsOn = true
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(inner.log == ["began", "ended", "began", "ended"] && outer.log == ["began", "ended"])
    host.tap(at: CGPoint(x: 80, y: 50))
    #expect(inner.log.count == 4 && outer.log.count == 4)
  }
}

@MainActor @Suite("Controls of UIKit")
struct ControlTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Stand(view: view) }
  }

  @Test("A switch, a slider, a segmented control and a page control tell what a person does")
  func values() {
    var log: [String] = []
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in log.append("switch \(toggle.isOn)") }, for: .valueChanged)
    host(toggle).tap(at: CGPoint(x: 100, y: 50))
    let slider = UISlider()
    slider.maximumValue = 10
    slider.addAction(UIAction { _ in log.append("slider") }, for: .valueChanged)
    let sliderHost = host(slider)
    sliderHost.press(at: CGPoint(x: 14, y: 50))
    sliderHost.drag(to: CGPoint(x: 100, y: 50))
    sliderHost.release(at: CGPoint(x: 100, y: 50))
    #expect(abs(slider.value - 5) < 0.6 && log.contains("slider"))
    log.removeAll { $0 == "slider" }
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { _ in log.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
    host(segments).tap("Two")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.addAction(UIAction { _ in log.append("page \(pages.currentPage)") }, for: .valueChanged)
    host(pages).tap(at: CGPoint(x: 150, y: 50))
    #expect(log == ["switch true", "segment 1", "page 1"])
  }

  private final class Plain: UIView {}
  private final class Touched: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  @Test("Only classes that override what is called for touches wait for them")
  func touchClasses() {
    #expect(!TouchClasses.handles(UIView.self) && !TouchClasses.handles(Plain.self))
    #expect(TouchClasses.handles(Touched.self))
  }
}

@MainActor @Suite("Layout by constraints")
struct ConstraintTests {
  private func root(_ size: CGSize = CGSize(width: 320, height: 200)) -> UIView {
    UIView(frame: CGRect(origin: .zero, size: size))
  }
  private func part(in view: UIView) -> UIView {
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    return part
  }

  @Test("Edges, centres and sizes, and another constant")
  func anchors() {
    let view = root()
    let (a, b) = (part(in: view), part(in: view))
    let width = a.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10), width,
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor), b.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 20, width: 40, height: 100))
    #expect(b.frame == CGRect(x: 58, y: 55, width: 252, height: 30))
    width.constant = 100
    view.layoutIfNeeded()
    #expect(b.frame.minX == 118)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(b.frame.maxX == 390)
    width.isActive = false
    #expect(view.constraints.count == 6)
  }

  @Test("Three equal widths in a chain are rounded as UIKit does [U: 320 wide, margins 12, gaps 8]")
  func chain() {
    let view = root()
    let parts = (0..<3).map { _ in part(in: view) }
    var list = [
      parts[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      parts[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    ]
    for (a, b) in zip(parts, parts.dropFirst()) {
      list += [
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
        b.widthAnchor.constraint(equalTo: a.widthAnchor),
      ]
    }
    NSLayoutConstraint.activate(list)
    view.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [12, 113, 215])
    #expect(parts.map(\.frame.width) == [93.5, 93.5, 93.5])
  }

  @Test("A label keeps its size where the other hugs less")
  func hugging() {
    let view = root()
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(a.frame.width == a.intrinsicContentSize.width)
    #expect(b.frame.maxX == 320)
  }

  @Test("The guide of the safe area follows its insets")
  func safeArea() {
    let view = root()
    let inner = part(in: view)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 59, width: 320, height: 107))
  }

  @Test("A stack view shares its length and leaves out what is hidden")
  func stack() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 103, 207])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [93.5, 93.5, 93.5])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50, 50])
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 145, height: 50))
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 155, y: 0, width: 145, height: 50))
    stack.axis = .vertical
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 0, y: 40, width: 300, height: 10))
  }

  @Test("Constraints that contradict each other are told of")
  func contradiction() {
    let view = root()
    let inner = part(in: view)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    let warnings = TestHost.warnings { view.layoutIfNeeded() }
    #expect(warnings.contains { $0.contains("Unable to simultaneously satisfy constraints") })
  }
}
