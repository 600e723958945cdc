import Foundation
import Sash
import SwiftUI
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Notes when it appears and disappears.
private final class Noting: UIViewController {
  static var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { Noting.log.append("\(title ?? "") will appear") }
  override func viewDidAppear(_ animated: Bool) { Noting.log.append("\(title ?? "") did appear") }
  override func viewWillDisappear(_ animated: Bool) { Noting.log.append("\(title ?? "") will disappear") }
  override func viewDidDisappear(_ animated: Bool) { Noting.log.append("\(title ?? "") did disappear") }
}

private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  let two = [UIViewController(), UIViewController()]
  convenience init() {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([two[0]], direction: .forward, animated: false)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === two[1] ? two[0] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === two[0] ? two[1] : nil }
}

@MainActor @Suite("What programs take for granted of containers", .serialized)
struct ContainerFactTests {
  private let device = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  private func host(_ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852))
    -> TestHost
  {
    let host = TestHost(size: size, safeAreaInsets: device) { Page(controller: controller).ignoresSafeArea() }
    host.advance(by: 0.5)
    return host
  }
  private func titled(_ title: String) -> Noting {
    let page = Noting()
    page.title = title
    return page
  }

  @Test("Pages go with their controller, presented or pushed, and what is left of them is laid out no more")
  func pagesGo() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let host = host(navigation)
    weak var gone: Pages?
    do {
      let pages = Pages()
      gone = pages
      root.present(pages, animated: true)
      host.advance(by: 1)
      root.dismiss(animated: true)
    }
    host.advance(by: 2)
    #expect(gone == nil)
    do { navigation.pushViewController(Pages(), animated: true) }
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 2)
    host.resize(to: CGSize(width: 500, height: 700))
    host.advance(by: 1)
    #expect(navigation.topViewController === root)
  }

  @Test("Views of controllers that are gone are drawn without them")
  func viewsOutlive() {
    let outer = UIViewController()
    do {
      let navigation = UINavigationController(rootViewController: titled("One"))
      let tabs = UITabBarController()
      tabs.viewControllers = [titled("Two")]
      for view in [navigation.view!, tabs.view!] {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.view.addSubview(view)
      }
    }
    let host = host(outer)
    host.resize(to: CGSize(width: 500, height: 500))
    host.advance(by: 0.5)
    #expect(outer.view.subviews.count == 2)
  }

  @Test("What hangs on the guide of the keyboard stands above it, and above the safe area without one")
  func keyboardGuide() {
    let page = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
    ])
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let host = host(tabs)
    func low() -> CGFloat { bar.convert(bar.bounds, to: nil).maxY.rounded() }
    #expect(low() == CGFloat(852 - 83))
    host.setKeyboard(height: 336)
    host.advance(by: 1)
    #expect(low() == CGFloat(852 - 336))
    host.setKeyboard(height: 0)
    host.advance(by: 1)
    #expect(low() == CGFloat(852 - 83))
  }

  @Test("A frame of a keyboard is found as a rectangle and as a value")
  func bridging() {
    let info: [AnyHashable: Any] = [
      "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "point": CGPoint(x: 5, y: 6),
      "number": 7 as NSNumber,
    ]
    #expect(info["frame"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((info["frame"] as? NSValue)?.cgRectValue.width == 3)
    #expect((info["point"] as? NSValue)?.cgPointValue.y == 6 && info["frame"] as? CGPoint == nil)
    #expect(info["number"] as? CGRect == nil && info["number"] as? Int == 7)
  }

  @Test("A scroll view below the bars has no inset for them")
  func belowBars() {
    final class Form: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
    }
    let (first, second) = (Form(), Form())
    let navigation = UINavigationController(rootViewController: first)
    let host = host(navigation)
    #expect(first.scroll.frame.minY == 103 && first.scroll.adjustedContentInset.top == 0)
    #expect(first.scroll.adjustedContentInset.bottom == 34)
    navigation.pushViewController(second, animated: true)
    host.advance(by: 1)
    #expect(second.scroll.frame.minY == 103 && second.scroll.adjustedContentInset.top == 0)
  }

  @Test("Code that runs after a presentation finds its view in the window")
  func presented() {
    let root = UIViewController()
    let host = host(root)
    var seen: [String] = []
    for isAnimated in [true, false] {
      let page = titled("Page")
      Noting.log = []
      root.present(page, animated: isAnimated) {
        seen.append("\(page.viewIfLoaded?.window != nil) \(Noting.log)")
      }
      #expect(seen.isEmpty)
      host.advance(by: 1)
      #expect(seen == ["true [\"Page will appear\", \"Page did appear\"]"])
      seen = []
      root.dismiss(animated: false)
      host.advance(by: 1)
    }
  }

  @Test(
    "A sheet that leaves what is behind it undimmed stands at the bottom, without a grabber unless it wants one"
  )
  func undimmed() {
    let root = UIViewController()
    let host = host(root)
    let page = UIViewController()
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    root.present(page, animated: true)
    host.advance(by: 1)
    #expect(page.view.convert(page.view.bounds, to: nil).maxY == 852)
  }

  @Test("A child finds what was presented over the controllers around it")
  func presentedOfChild() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let host = host(navigation)
    let sheet = UIViewController()
    page.present(sheet, animated: false)
    host.advance(by: 0.5)
    #expect(page.presentedViewController === sheet && navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
  }

  @Test("A navigation controller shows the tab item of its first page")
  func tabItems() {
    let page = UIViewController()
    page.title = "Trips"
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
    let own = UINavigationController(rootViewController: UIViewController())
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: page), UINavigationController(rootViewController: other),
      own,
    ]
    let host = host(tabs)
    #expect(
      host.shows("Other") && host.shows("Own")
        && tabs.tabBar.items?.map(\.title) == ["Trips", "Other", "Own"])
    #expect(host.accessibilityTree.contains("Trips"))
  }

  @Test("The bar of tabs goes when it is hidden, and under a page that was pushed so")
  func hiddenTabs() {
    let first = titled("First")
    let navigation = UINavigationController(rootViewController: first)
    navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let host = host(tabs)
    #expect(host.shows("Tab") && first.view.safeAreaInsets.bottom == 83)
    let second = titled("Second")
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    host.advance(by: 1)
    #expect(!host.shows("Tab") && second.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(host.shows("Tab"))
    tabs.tabBar.isHidden = true
    host.advance(by: 0.5)
    #expect(!host.shows("Tab"))
  }

  @Test("Code learns where the bars are")
  func barFrames() {
    let navigation = UINavigationController(rootViewController: titled("One"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let host = host(tabs)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    navigation.navigationBar.prefersLargeTitles = true
    host.resize(to: CGSize(width: 400, height: 852))
    host.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.height == 96 && navigation.navigationBar.frame.width == 400)
  }

  @Test("A hosted view in a navigation controller names its screen")
  func hostedTitle() {
    let hosting = UIHostingController(rootView: Text("Body").navigationTitle("Hosted"))
    let host = host(UINavigationController(rootViewController: hosting))
    #expect(host.shows("Hosted") && host.shows("Body"))
  }

  @Test("Columns of a split view have bars with their buttons")
  func split() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (titled("List"), titled("Detail"))
    var taps = 0
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let host = host(split, size: CGSize(width: 1100, height: 800))
    #expect(split.viewController(for: .secondary) === detail && detail.navigationController != nil)
    #expect(detail.splitViewController === split)
    host.tap("Edit")
    #expect(taps == 1 && host.shows("List"))
  }

  @Test("Pages hear of a push in the order of UIKit: the new one has come when the old one has gone")
  func pushOrder() {
    Noting.log = []
    let (a, b) = (titled("A"), titled("B"))
    let navigation = UINavigationController(rootViewController: a)
    let host = host(navigation)
    Noting.log = []
    navigation.pushViewController(b, animated: true)
    host.advance(by: 1)
    // - Source: facts on UIKit, order of callbacks
    #expect(Noting.log == ["A will disappear", "B will appear", "A did disappear", "B did appear"])
    Noting.log = []
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(Noting.log == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
  }

  @Test("A page that nobody keeps hears that it has gone, and goes then")
  func lastWords() {
    Noting.log = []
    let navigation = UINavigationController(rootViewController: titled("A"))
    let host = host(navigation)
    for isAnimated in [true, false] {
      weak var page: Noting?
      do {
        let made = titled("B")
        page = made
        navigation.pushViewController(made, animated: isAnimated)
      }
      host.advance(by: 1)
      Noting.log = []
      navigation.popViewController(animated: isAnimated)
      host.advance(by: 1)
      #expect(Noting.log.filter { $0.hasPrefix("B") } == ["B will disappear", "B did disappear"])
      #expect(page == nil)
      do {
        let made = titled("C")
        page = made
        navigation.present(made, animated: isAnimated)
      }
      host.advance(by: 1)
      Noting.log = []
      navigation.dismiss(animated: isAnimated)
      host.advance(by: 1)
      #expect(Noting.log.filter { $0.hasPrefix("C") } == ["C will disappear", "C did disappear"])
      #expect(page == nil)
    }
  }

  @Test("Pages hear of a finger that leads back, whether it goes all the way or not")
  func swipeOrder() {
    let (a, b) = (titled("A"), titled("B"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let host = host(navigation)
    func swipe(to x: CGFloat) {
      host.press(at: CGPoint(x: 2, y: 400))
      for step in 1...10 {
        host.drag(to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 400))
        host.advance(by: 0.05)
      }
      host.advance(by: 0.3)
      Noting.log.append("|")
      host.release(at: CGPoint(x: x, y: 400))
      host.advance(by: 1)
    }
    Noting.log = []
    swipe(to: 100)
    #expect(
      Noting.log == [
        "B will disappear", "A will appear", "|", "A will disappear", "A did disappear", "B will appear",
        "B did appear",
      ])
    #expect(navigation.topViewController === b)
    Noting.log = []
    swipe(to: 330)
    #expect(
      Noting.log == ["B will disappear", "A will appear", "|", "B did disappear", "A did appear"])
    #expect(navigation.topViewController === a)
  }

  @Test("Constraints are about alignment rectangles, distances are sizes, and baselines are those of letters")
  func alignment() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 20) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (badged, middle, label, field) = (Badged(), UIView(), UILabel(), UITextField())
    label.text = "Name"
    for view in [badged, middle, label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      badged.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      badged.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      badged.widthAnchor.constraint(equalToConstant: 100),
      badged.heightAnchor.constraint(equalToConstant: 40),
      // As far from the left as from the right.
      middle.widthAnchor.constraint(equalToConstant: 50), middle.heightAnchor.constraint(equalToConstant: 10),
      middle.topAnchor.constraint(equalTo: badged.bottomAnchor),
      badged.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor).constraint(
        equalTo: middle.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badged.frame == CGRect(x: 0, y: 20, width: 120, height: 50))
    #expect(middle.frame == CGRect(x: 175, y: 70, width: 50, height: 10))
    // The letters of both are 17 points, in the middle of a field of 44.
    #expect(abs(field.frame.midY - label.frame.midY) <= 1)
    let size = root.leadingAnchor.anchorWithOffset(to: middle.leadingAnchor).constraint(equalToConstant: 175)
    #expect(
      size.constant == 175
        && root.constraintsAffectingLayout(for: .vertical).allSatisfy { $0.firstAttribute != .width })
  }

  @Test("A view that runs to the left has its leading edge at the right")
  func forcedDirection() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    root.semanticContentAttribute = .forceRightToLeft
    let inner = UIView()
    inner.semanticContentAttribute = .forceRightToLeft
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.topAnchor.constraint(equalTo: root.topAnchor), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 170)
    root.semanticContentAttribute = .unspecified
    inner.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 0)
  }

  @Test("One child's view is exchanged for another one's")
  func exchange() {
    let root = UIViewController()
    let (a, b) = (titled("A"), titled("B"))
    for child in [a, b] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(a.view)
    let host = host(root)
    Noting.log = []
    var isDone = false
    root.transition(from: a, to: b, duration: 0.2, options: .transitionCrossDissolve, animations: nil) {
      isDone = $0
    }
    host.advance(by: 1)
    #expect(isDone && b.view.superview === root.view && a.view.superview == nil)
    #expect(Noting.log.filter { $0.hasPrefix("B") } == ["B will appear", "B did appear"])
    #expect(Noting.log.filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
  }
}
