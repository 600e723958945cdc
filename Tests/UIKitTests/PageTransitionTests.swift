import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private final class Told: UIViewController {
  var log: [String] = []
  var color = UIColor.red
  var alongside: (() -> Void)?
  convenience init(_ title: String, _ color: UIColor) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.color) = (title, color)
  }
  override func viewDidLoad() { view.backgroundColor = color }
  override func viewWillAppear(_ animated: Bool) {
    log.append("will appear")
    if let alongside {
      transitionCoordinator?.animate(alongsideTransition: { _ in alongside() }) { [weak self] in
        self?.log.append("along \($0.isCancelled ? "cancelled" : "done")")
      }
    }
  }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Brings the new page in from the right in a second.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var isPop = false
  var ended: [Bool] = []
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
      let page = context.viewController(forKey: .to)
    else { return }
    let (end, width) = (context.finalFrame(for: page), context.containerView.bounds.width)
    if isPop {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
      to.frame = end.offsetBy(dx: width, dy: 0)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      if self.isPop { from.frame.origin.x = width } else { to.frame = end }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Ways: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let slide = Slide()
  var log: [String] = []
  var leader: UIPercentDrivenInteractiveTransition?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("\(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
    slide.isPop = operation == .pop
    return slide
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.append("did show \(viewController.title ?? "")") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide.isPop = false
    return slide
  }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Animators of navigation and tab bar controllers.
@MainActor @Suite("Pages that code exchanges")
struct PageTransitionTests {
  private func isRed(_ host: TestHost, _ x: Int) -> Bool { host.pixel(x: x, y: 300) == (255, 0, 0) }
  private func isBlue(_ host: TestHost, _ x: Int) -> Bool { host.pixel(x: x, y: 300) == (0, 0, 255) }

  @Test(
    "An animator of the delegate pushes and pops, below the bar, and both pages hear of it in their order")
  func navigation() {
    let (first, second, ways) = (Told("first", .red), Told("second", .blue), Ways())
    let controller = UINavigationController(rootViewController: first)
    controller.delegate = ways
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Page(controller: controller) }
    host.advance(by: 0.5)
    _ = (first.take(), ways.take())
    var isAlong = false
    second.alongside = { isAlong = true }
    controller.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    #expect(ways.take() == ["push first to second"] && controller.topViewController === second)
    host.advance(by: 0.5)
    #expect(isRed(host, 20) && isBlue(host, 190) && host.shows("second"))
    #expect(first.take() == ["will disappear"] && second.take() == ["will appear"] && isAlong)
    host.advance(by: 1)
    #expect(isBlue(host, 5) && isBlue(host, 190) && ways.slide.ended == [true])
    #expect(first.take() == ["did disappear"])
    #expect(second.take() == ["did appear", "along done"] && ways.take() == ["did show second"])
    #expect(second.view.window != nil && first.view.window == nil)
    second.alongside = nil
    // Back by the button of the bar.
    host.tap(at: CGPoint(x: 20, y: 22))
    host.advance(by: 0.6)
    #expect(ways.take() == ["pop second to first"])
    #expect(isRed(host, 10) && isBlue(host, 190))
    host.advance(by: 1)
    #expect(isRed(host, 10) && isRed(host, 190) && controller.viewControllers == [first])
    #expect(first.take() == ["will appear", "did appear"])
    #expect(second.take() == ["will disappear", "did disappear"] && second.parent == nil)
    #expect(ways.take() == ["did show first"])
    // The page that came back is laid out in a window of another size.
    host.resize(to: CGSize(width: 300, height: 400))
    host.advance(by: 0.1)
    #expect(isRed(host, 290) && first.view.bounds.width == 300)
  }

  @Test("A finger leads a page back, calls it off, and carries it out")
  func interactive() {
    let (first, second, ways) = (Told("first", .red), Told("second", .blue), Ways())
    let controller = UINavigationController(rootViewController: first)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Page(controller: controller) }
    controller.pushViewController(second, animated: false)
    host.advance(by: 0.5)
    controller.delegate = ways
    _ = (first.take(), second.take())
    let leader = UIPercentDrivenInteractiveTransition()
    ways.leader = leader
    controller.popViewController(animated: true)
    host.advance(by: 0.1)
    leader.update(0.5)
    host.advance(by: 0.1)
    host.advance(by: 2)
    #expect(isRed(host, 90) && isBlue(host, 110))
    leader.cancel()
    host.advance(by: 2)
    #expect(isBlue(host, 5) && controller.viewControllers == [first, second])
    #expect(second.parent === controller && second.view.window != nil && first.view.window == nil)
    #expect(first.take() == ["will appear", "will disappear", "did disappear"])
    #expect(second.take() == ["will disappear", "will appear", "did appear"])
    controller.popViewController(animated: true)
    host.advance(by: 0.1)
    leader.update(0.3)
    host.advance(by: 0.1)
    leader.finish()
    host.advance(by: 2)
    #expect(isRed(host, 5) && isRed(host, 195) && controller.viewControllers == [first])
    #expect(second.parent == nil && first.take() == ["will appear", "did appear"])
    // Without a delegate all goes as before.
    controller.delegate = nil
    controller.pushViewController(second, animated: true)
    host.advance(by: 1)
    #expect(isBlue(host, 5) && isBlue(host, 195))
    controller.popViewController(animated: true)
    host.advance(by: 1)
    #expect(isRed(host, 5))
  }

  @Test("An animator of the delegate exchanges tabs")
  func tabs() {
    let (first, second, ways) = (Told("first", .red), Told("second", .blue), Ways())
    let controller = UITabBarController()
    controller.viewControllers = [first, second]
    controller.delegate = ways
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Page(controller: controller) }
    host.advance(by: 0.5)
    _ = first.take()
    #expect(host.tap("second"))
    host.advance(by: 0.6)
    #expect(isRed(host, 20) && isBlue(host, 190) && controller.selectedIndex == 1)
    host.advance(by: 1)
    #expect(isBlue(host, 20) && first.take() == ["will disappear", "did disappear"])
    #expect(second.take() == ["will appear", "did appear"])
    controller.selectedIndex = 0
    host.advance(by: 2)
    #expect(isRed(host, 20) && isRed(host, 190) && first.take() == ["will appear", "did appear"])
  }
}
