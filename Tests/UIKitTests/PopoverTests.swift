import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private final class Card: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .red
    preferredContentSize = CGSize(width: 200, height: 120)
  }
}

private final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.automatic
  var mayGo = true
  var log: [String] = []
  var wraps = false
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.append("prepare")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    mayGo
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("gone")
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
}

@MainActor @Suite("Popovers of UIKit")
struct PopoverTests {
  private func shown(_ size: CGSize) -> (TestHost, UIViewController, UIButton) {
    let (page, button) = (UIViewController(), UIButton(frame: CGRect(x: 300, y: 100, width: 80, height: 40)))
    page.view.addSubview(button)
    let host = TestHost(size: size) { Page(controller: page).ignoresSafeArea() }
    host.advance(by: 0.2)
    return (host, page, button)
  }
  private func isRed(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.pixel(x: x, y: y) == (255, 0, 0) }

  @Test(
    "A popover stands below its source, as large as it wants to be, and goes with a tap beside it if it may")
  func atSource() {
    let (host, page, button) = shown(CGSize(width: 1000, height: 700))
    let (card, judge) = (Card(), Judge())
    card.modalPresentationStyle = .popover
    _ = card.view
    card.popoverPresentationController?.sourceView = button
    card.popoverPresentationController?.permittedArrowDirections = .up
    card.popoverPresentationController?.delegate = judge
    judge.mayGo = false
    page.present(card, animated: true)
    host.advance(by: 1)
    #expect(judge.log == ["prepare"])
    // The source ends at 140; the arrow is 13 high.
    #expect(
      isRed(host, 340, 160) && isRed(host, 250, 260) && !isRed(host, 340, 280) && !isRed(host, 230, 200))
    #expect(card.view.bounds.size == CGSize(width: 200, height: 120))
    host.tap(at: CGPoint(x: 800, y: 600))
    host.advance(by: 1)
    #expect(page.presentedViewController === card)
    judge.mayGo = true
    host.tap(at: CGPoint(x: 800, y: 600))
    host.advance(by: 1)
    #expect(page.presentedViewController == nil && judge.log == ["prepare", "gone"])
  }

  @Test(
    "Where there is little width it is a sheet, or a popover if the delegate wants none of that, or what it gives"
  )
  func adapted() {
    let (host, page, button) = shown(CGSize(width: 393, height: 700))
    let (card, judge) = (Card(), Judge())
    card.modalPresentationStyle = .popover
    card.popoverPresentationController?.sourceView = button
    card.popoverPresentationController?.delegate = judge
    page.present(card, animated: true)
    host.advance(by: 1)
    #expect(isRed(host, 20, 690))
    page.dismiss(animated: false)
    host.advance(by: 1)
    judge.style = .none
    page.present(card, animated: true)
    host.advance(by: 1)
    #expect(!isRed(host, 20, 690) && isRed(host, 340, 160))
    page.dismiss(animated: false)
    host.advance(by: 1)
    (judge.style, judge.wraps) = (.fullScreen, true)
    card.title = "Wrapped"
    page.present(card, animated: true)
    host.advance(by: 1)
    #expect(host.shows("Wrapped") && isRed(host, 20, 690))
  }

  @Test(
    "An action sheet is a popover at an item of a bar where there is room; it cancels with a tap beside it")
  func actionSheet() {
    let page = UIViewController()
    let item = UIBarButtonItem(systemItem: .action)
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 1000, height: 700)) {
      Page(controller: navigation).ignoresSafeArea()
    }
    host.advance(by: 0.2)
    var log: [String] = []
    func sheet() -> UIAlertController {
      let sheet = UIAlertController(title: nil, message: "Really?", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
      sheet.popoverPresentationController?.barButtonItem = item
      return sheet
    }
    page.present(sheet(), animated: true)
    host.advance(by: 1)
    #expect(host.shows("Delete") && !host.shows("Cancel"))
    // Near the item, at the right below the bar.
    #expect((host.frame(of: "Delete")?.minX ?? 0) > 700 && (host.frame(of: "Delete")?.maxY ?? 0) < 200)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(
      log == ["delete"] && page.presentedViewController == nil && navigation.presentedViewController == nil)
    page.present(sheet(), animated: true)
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 100, y: 600))
    host.advance(by: 1)
    #expect(log == ["delete", "cancel"] && navigation.presentedViewController == nil)
  }
}
