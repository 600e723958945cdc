import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// The lower half of the container, over a ground that is dimmed.
private final class HalfPresentation: UIPresentationController {
  let dimming = UIView()
  var log: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log.append("will present")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .blue
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
  override func dismissalTransitionWillBegin() {
    log.append("will dismiss")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
}

/// From below in a second, and down again.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  var isDismissal = false
  var ended: [Bool] = []
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = context.containerView.bounds.height
    if isDismissal {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.y = height
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
        return
      }
      let end = context.finalFrame(for: page)
      view.frame = end.offsetBy(dx: 0, dy: end.height)
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = end
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Ways: NSObject, UIViewControllerTransitioningDelegate {
  let rise = Rise()
  var presentation: HalfPresentation?
  var leader: UIPercentDrivenInteractiveTransition?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    rise.isDismissal = false
    return rise
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    rise.isDismissal = true
    return rise
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { leader }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation = HalfPresentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

private final class Told: UIViewController {
  var log: [String] = []
  override func viewDidLoad() { view.backgroundColor = .red }
  override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

@MainActor @Suite("Transitions of one's own")
struct TransitionTests {
  private func red(_ host: TestHost, _ y: Int) -> Bool { host.pixel(x: 50, y: y) == (255, 0, 0) }
  private func blue(_ host: TestHost, _ y: Int) -> Bool { host.pixel(x: 50, y: y) == (0, 0, 255) }

  @Test("An animator moves what is presented to where its presentation wants it, and others go along")
  func presenting() {
    let (outer, inner, ways) = (UIViewController(), Told(), Ways())
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Page(controller: outer) }
    inner.modalPresentationStyle = .custom
    inner.transitioningDelegate = ways
    var isDone = false
    outer.present(inner, animated: true) { isDone = true }
    host.advance(by: 0.1)
    #expect(outer.presentedViewController === inner && !isDone)
    host.advance(by: 0.5)
    // More than half of the way up.
    #expect(red(host, 190) && !red(host, 110) && inner.log == ["will appear true"])
    host.advance(by: 1)
    #expect(isDone && red(host, 102) && blue(host, 98) && ways.rise.ended == [true])
    #expect(inner.log == ["will appear true", "did appear"])
    #expect(ways.presentation?.log == ["will present", "did present true"])
    #expect(inner.presentationController === ways.presentation)
    isDone = false
    inner.dismiss(animated: true) { isDone = true }
    host.advance(by: 0.5)
    #expect(!isDone && outer.presentedViewController === inner)
    host.advance(by: 1)
    #expect(isDone && outer.presentedViewController == nil && !red(host, 190) && !blue(host, 50))
    #expect(inner.log.suffix(2) == ["will disappear", "did disappear"])
    #expect(ways.presentation?.log.suffix(2) == ["will dismiss", "did dismiss true"])
  }

  @Test("A finger leads a transition, calls it off, and carries it out")
  func interactive() {
    let (outer, inner, ways) = (UIViewController(), Told(), Ways())
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Page(controller: outer) }
    inner.modalPresentationStyle = .custom
    inner.transitioningDelegate = ways
    outer.present(inner, animated: false)
    host.advance(by: 0.5)
    #expect(red(host, 102) && blue(host, 98))
    let leader = UIPercentDrivenInteractiveTransition()
    ways.leader = leader
    inner.dismiss(animated: true)
    host.advance(by: 0.1)
    leader.update(0.5)
    host.advance(by: 0.1)
    host.advance(by: 2)
    #expect(red(host, 152) && !red(host, 148) && outer.presentedViewController === inner)
    leader.cancel()
    host.advance(by: 2)
    #expect(red(host, 102) && blue(host, 98) && outer.presentedViewController === inner)
    #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(ways.presentation?.log.last == "did dismiss false" && ways.rise.ended.last == false)
    #expect(inner.log.suffix(3) == ["will disappear", "will appear true", "did appear"])
    inner.dismiss(animated: true)
    host.advance(by: 0.1)
    leader.update(0.3)
    host.advance(by: 0.1)
    leader.finish()
    host.advance(by: 2)
    #expect(outer.presentedViewController == nil && !red(host, 190) && inner.log.last == "did disappear")
  }

  @Test("A controller that fills the window moves by its animator too, and the one behind it comes back")
  func fullScreen() {
    let (outer, inner, ways) = (Told(), Told(), Ways())
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Page(controller: outer) }
    outer.view.backgroundColor = .green
    inner.modalPresentationStyle = .fullScreen
    inner.transitioningDelegate = ways
    outer.log = []
    outer.present(inner, animated: true)
    host.advance(by: 0.1)
    host.advance(by: 1.5)
    #expect(red(host, 10) && ways.presentation == nil)
    #expect(outer.log == ["will disappear", "did disappear"])
    outer.log = []
    inner.dismiss(animated: true)
    host.advance(by: 0.1)
    host.advance(by: 1.5)
    #expect(host.pixel(x: 50, y: 10) == (0, 255, 0) && outer.log == ["will appear true", "did appear"])
  }
}
