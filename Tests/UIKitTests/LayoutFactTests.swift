import Foundation
import Sash
import Testing

@testable import UIKit

/// A view that would like to have a size.
private final class Sized: UIView {
  let wish: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    wish = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize { wish }
}

@MainActor @Suite("Layout of UIKit as it was measured")
struct LayoutFactTests {
  private func frames(_ views: [UIView]) -> [CGRect] { views.map(\.frame) }
  private func box(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views { box.addSubview(view) }
    return box
  }

  // MARK: Hit testing

  @Test(
    "Views in front are hit first; hidden, faint and disabled ones not; edges; nothing outside [U384 U385 U386 U387 U388]"
  )
  func hits() {
    let (back, front) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    front.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    let box = box(100, 100, back, front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { box.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(30, 30) === front && hit(10, 10) === back && hit(90, 90) === box)
    front.isHidden = true
    #expect(hit(30, 30) === back)
    (front.isHidden, front.alpha) = (false, 0.009)
    #expect(hit(30, 30) === back)
    front.alpha = 0.01
    #expect(hit(30, 30) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(30, 30) === back)
    front.isUserInteractionEnabled = true
    // The edges at the beginning belong to a view, those at the end do not.
    #expect(hit(20, 20) === front && hit(70, 40) === box && hit(40, 70) === box)
    #expect(front.point(inside: .zero, with: nil) && !front.point(inside: CGPoint(x: 50, y: 0), with: nil))
    let outside = UIView(frame: CGRect(x: 120, y: 0, width: 20, height: 20))
    box.addSubview(outside)
    #expect(hit(125, 5) == nil)
    front.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hit(0, 0) === front && hit(94, 94) === front && hit(96, 96) === box)
  }

  // MARK: Safe area and margins

  @Test("The safe area of a view is what of that around lies over it [U396 U397 U398 U399]")
  func safeArea() {
    let (child, low) = (UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100)), UIView())
    low.frame = CGRect(x: 0, y: 180, width: 100, height: 15)
    let box = box(100, 200, child, low)
    box.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(child.safeAreaInsets.top == 24 && child.safeAreaInsets.bottom == 0)
    #expect(low.safeAreaInsets.bottom == 29 || low.safeAreaInsets.bottom == 34)
    box.layoutIfNeeded()
    let tied = Sized(10, 10)
    box.addSubview(tied)
    tied.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor).isActive = true
    tied.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    box.layoutIfNeeded()
    #expect(tied.frame.minY == 44)
    #expect(box.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 100, height: 122))
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    box.addSubview(controller.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 5, bottom: 34, right: 0))
  }

  @Test("Margins are 8 points, and the safe area comes to them where it is to [U401 U402 U403 U405]")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let tied = Sized(10, 10)
    view.addSubview(tied)
    tied.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    tied.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    view.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    view.layoutIfNeeded()
    #expect(tied.frame.origin == CGPoint(x: 18, y: 52))
    view.insetsLayoutMarginsFromSafeArea = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(tied.frame.origin == CGPoint(x: 8, y: 8))
  }

  @Test("Margins of the view around hold as far as they lie over a view that keeps them [U404]")
  func keptMargins() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 20)
    inner.frame = CGRect(x: 10, y: 10, width: 190, height: 100)
    outer.addSubview(inner)
    let tied = Sized(10, 10)
    inner.addSubview(tied)
    tied.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor).isActive = true
    tied.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(tied.frame.origin == CGPoint(x: 8, y: 8))
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutIfNeeded()
    #expect(tied.frame.origin == CGPoint(x: 30, y: 20))
  }

  @Test("What can be read is at most 920 points wide and stands in the middle [U406 U407]")
  func readable() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 200))
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tied)
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      tied.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      tied.topAnchor.constraint(equalTo: view.topAnchor), tied.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(tied.frame.width == 920 && tied.frame.minX == 140)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(tied.frame.minX == 8 && tied.frame.width == 384)
  }

  // MARK: Auto Layout

  @Test("Controls of one height keep it, and those of one size keep that, whatever room there is [M461 M462]")
  func controlsHug() {
    for view in [
      UISlider(), UISegmentedControl(items: ["A"]), UIProgressView(), UIPageControl(), UISearchBar(),
    ] as [UIView] {
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 750)
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
      view.setContentHuggingPriority(.defaultLow, for: .vertical)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 750)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 750)
    }
    struct Bar: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) { bar.placeholder = "Find" }
    }
    let app = TestHost(size: CGSize(width: 320, height: 500)) {
      VStack(spacing: 0) {
        Bar()
        List { Text("row") }.listStyle(.plain)
      }
    }
    #expect(app.frame(of: "row")!.minY < 100)
  }

  @Test("Views hug with 250 and resist with 750; what must hold counts 1000 [U413 U415 U416]")
  func priorities() {
    for view in [UIView(), UILabel(), UIButton()] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(
      NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 1
      ).priority == .required)
  }

  @Test("Who hugs more keeps its size [U417]")
  func hugging() {
    let (a, b) = (Sized(60, 20), Sized(60, 20))
    let box = box(200, 50, a, b)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: box.leadingAnchor), a.topAnchor.constraint(equalTo: box.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: box.topAnchor),
      b.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    #expect(a.frame.width == 60 && b.frame == CGRect(x: 60, y: 0, width: 140, height: 20))
  }

  @Test("A frame that is kept is a rectangle that others can be tied to [U420]")
  func keptFrames() {
    let (kept, tied) = (UIView(frame: CGRect(x: 30, y: 10, width: 40, height: 20)), Sized(10, 10))
    let box = box(200, 100, kept, tied)
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: kept.trailingAnchor, constant: 5),
      tied.topAnchor.constraint(equalTo: kept.bottomAnchor),
    ])
    box.layoutIfNeeded()
    #expect(kept.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
    #expect(tied.frame.origin == CGPoint(x: 75, y: 30))
  }

  @Test("What cannot hold is broken, and the rest is laid out [U421]")
  func unsatisfiable() {
    let view = Sized(10, 10)
    let box = box(200, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      first, second, view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    box.layoutIfNeeded()
    #expect([50, 80].contains(view.frame.width) && view.frame.minX == 7)
  }

  // MARK: Stack views

  private func stack(_ axis: NSLayoutConstraint.Axis, _ size: CGSize, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame.size = size
    return stack
  }

  @Test(
    "A stack begins with no spacing, filled; what is added follows constraints, what is removed stays [U428 U429 U437 U438]"
  )
  func stackDefaults() {
    let stack = UIStackView()
    #expect(stack.spacing == 0 && stack.alignment == .fill && stack.distribution == .fill)
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack && stack.arrangedSubviews.isEmpty)
  }

  @Test("Hidden views take no room, and neither does the spacing beside them [U427]")
  func stackHidden() {
    let views = [Sized(50, 10), Sized(50, 10), Sized(50, 10)]
    let stack = stack(.horizontal, CGSize(width: 110, height: 10), views)
    stack.spacing = 10
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 0 && views[2].frame.minX == 60 && views[2].frame.width == 50)
  }

  @Test("One view that can grow takes what is left; without one the first does [U430 U432]")
  func stackFill() {
    let (a, b, c) = (Sized(30, 10), UIView(), Sized(40, 10))
    let row = stack(.horizontal, CGSize(width: 300, height: 10), [a, b, c])
    row.layoutIfNeeded()
    #expect(frames([a, b, c]).map(\.width) == [30, 230, 40])
    let views = [Sized(30, 10), Sized(40, 10)]
    let full = stack(.horizontal, CGSize(width: 300, height: 10), views)
    full.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [260, 40])
  }

  @Test("Equal, proportional, equally spaced and equally centred [U426 U434 U435 U436]")
  func stackDistributions() {
    func widths(_ distribution: UIStackView.Distribution, _ spacing: CGFloat, _ width: CGFloat) -> [CGRect] {
      let views = [Sized(20, 10), Sized(40, 10), Sized(60, 10)]
      let row = stack(.horizontal, CGSize(width: width, height: 10), views)
      (row.distribution, row.spacing) = (distribution, spacing)
      row.layoutIfNeeded()
      return frames(views)
    }
    let equal = widths(.fillEqually, 10, 300)
    #expect(equal.allSatisfy { abs($0.width - 280 / 3) < 0.5 } && abs(equal[1].minX - 103.33) < 0.5)
    #expect(widths(.fillProportionally, 0, 240).map(\.width) == [40, 80, 120])
    let spaced = widths(.equalSpacing, 10, 200)
    #expect(spaced.map(\.minX) == [0, 60, 140] && spaced.map(\.width) == [20, 40, 60])
    let centred = widths(.equalCentering, 10, 200)
    #expect(centred[1].midX - centred[0].midX == centred[2].midX - centred[1].midX)
  }

  // MARK: Flow layout

  @Test("A flow layout begins with these numbers [U441 U442 U443 U456 U457]")
  func flowDefaults() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(!flow.sectionHeadersPinToVisibleBounds)
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    #expect(view.backgroundColor == .systemBackground)
  }

  // MARK: Sizes of controls

  @Test("Controls have these sizes [U201 U222 U225 U232 U234 U256 U257]")
  func controls() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISearchBar().sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 44))
    #expect(UIPickerView().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 216))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test(
    "A button of the system has text of 15 points, six points above and below it, and none beside it [U266 U267 U268 U269]"
  )
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Press here", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    let label = UILabel()
    (label.text, label.font) = ("Press here", .systemFont(ofSize: 15))
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
    // The label is 18 points high on a phone.
    #expect(abs(button.intrinsicContentSize.height - 30) <= 0.5)
  }

  @Test("Labels and pictures take no touches; texts begin with these insets [U301 U302 U303 U314 U318]")
  func texts() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    let text = UITextView()
    #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(text.textContainer.lineFragmentPadding == 5 && text.backgroundColor == .systemBackground)
  }

  @Test(
    "A field with round corners is 34 points high and keeps 7 and 2 points around its text [U280 U281 U282 U284]"
  )
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(abs(field.intrinsicContentSize.height - 34) <= 0.5)
  }

  @Test(
    "A refresh control is 60 points high, in front of nothing, and moves nothing when code begins it [U246 U249 U253]"
  )
  func refresh() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let control = UIRefreshControl()
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    #expect(control.frame.height == 60 && scroll.subviews.first === control)
    control.beginRefreshing()
    #expect(scroll.contentOffset == .zero && control.isRefreshing)
  }

  @Test("Touches are delayed and can be called off [U364]")
  func scrollDefaults() {
    #expect(UIScrollView().delaysContentTouches && UIScrollView().canCancelContentTouches)
  }

  // MARK: Responders and life cycle

  @Test("A first responder whose view leaves its window is none any more [U395]")
  func removedResponder() {
    let (controller, field) = (
      UIViewController(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    )
    controller.view.addSubview(field)
    let host = TestHost { Shown(controller: controller) }
    host.advance(by: 0.1)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    field.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(!field.isFirstResponder)
  }
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
}
