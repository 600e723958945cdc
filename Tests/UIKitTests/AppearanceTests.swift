import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Notes why it appears and disappears.
private final class Reasoned: UIViewController {
  var log: [String] = []
  private func note(_ what: String, _ animated: Bool) {
    var reasons = [what]
    if isBeingPresented { reasons.append("presented") }
    if isBeingDismissed { reasons.append("dismissed") }
    if isMovingToParent { reasons.append("to parent") }
    if isMovingFromParent { reasons.append("from parent") }
    if animated { reasons.append("animated") }
    log.append(reasons.joined(separator: " "))
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

@MainActor @Suite("Why controllers appear and disappear")
struct AppearanceTests {
  @Test("A controller knows that it is presented and that it is dismissed, then and at no other time")
  func presented() {
    let (outer, inner) = (Reasoned(), Reasoned())
    let host = TestHost { Page(controller: outer) }
    outer.log = []
    outer.present(inner, animated: true)
    host.advance(by: 1)
    #expect(inner.log == ["will appear presented animated", "did appear presented animated"])
    #expect(!inner.isBeingPresented && !inner.isBeingDismissed)
    inner.log = []
    inner.dismiss(animated: true)
    host.advance(by: 1)
    #expect(inner.log == ["will disappear dismissed animated", "did disappear dismissed animated"])
    #expect(!inner.isBeingDismissed && outer.log.isEmpty)
    inner.log = []
    inner.modalPresentationStyle = .fullScreen
    outer.present(inner, animated: false)
    host.advance(by: 1)
    #expect(inner.log == ["will appear presented", "did appear presented"])
    #expect(outer.log == ["will disappear", "did disappear"])
    outer.log = []
    outer.dismiss(animated: false)
    host.advance(by: 1)
    #expect(outer.log == ["will appear", "did appear"])
  }

  @Test("A page of a navigation controller moves to it once, and from it when it is popped")
  func pushed() {
    let (first, second, third) = (Reasoned(), Reasoned(), Reasoned())
    let navigation = UINavigationController(rootViewController: first)
    let host = TestHost { Page(controller: navigation) }
    host.advance(by: 1)
    first.log = []
    navigation.pushViewController(second, animated: true)
    host.advance(by: 1)
    #expect(second.log == ["will appear to parent animated", "did appear to parent animated"])
    #expect(first.log == ["will disappear animated", "did disappear animated"])
    second.log = []
    navigation.pushViewController(third, animated: true)
    host.advance(by: 1)
    #expect(second.log == ["will disappear animated", "did disappear animated"])
    second.log = []
    third.log = []
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(third.log == ["will disappear from parent animated", "did disappear from parent animated"])
    #expect(second.log == ["will appear animated", "did appear animated"])
    #expect(!third.isMovingFromParent && !second.isMovingToParent)
  }

  @Test("A tab's view is loaded when the tab is first chosen, by a person or by code")
  func tabs() {
    let tabs = UITabBarController()
    let all = (0..<3).map { number in
      let controller = Reasoned()
      controller.tabBarItem = UITabBarItem(title: "tab \(number)", image: nil, tag: number)
      return controller
    }
    tabs.viewControllers = all
    let host = TestHost { Page(controller: tabs) }
    host.advance(by: 0.1)
    #expect(all.map(\.isViewLoaded) == [true, false, false])
    host.tap("tab 1")
    host.advance(by: 0.5)
    #expect(all.map(\.isViewLoaded) == [true, true, false])
    #expect(all[0].log.last == "did disappear" && all[1].log == ["will appear", "did appear"])
    tabs.selectedIndex = 2
    host.advance(by: 0.5)
    #expect(all[2].isViewLoaded && all[1].log.last == "did disappear")
    tabs.selectedIndex = 0
    host.advance(by: 0.5)
    #expect(all[0].log.suffix(2) == ["will appear", "did appear"])
  }

  private final class Turning: UIViewController {
    var log: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(alongsideTransition: { _ in self.log.append("along \(Int(self.view.bounds.width))")
      }) { _ in self.log.append("done") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
        log.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
      }
    }
  }
  @Test("A controller hears of another size and of another appearance of its place")
  func surroundings() {
    let page = Turning()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Page(controller: page) }
    host.advance(by: 0.1)
    #expect(page.log.isEmpty)
    host.resize(to: CGSize(width: 200, height: 400))
    host.advance(by: 0.1)
    #expect(page.log == ["will 300 to 200", "along 200", "done"])
    page.log = []
    host.setColorScheme(.dark)
    host.advance(by: 0.1)
    #expect(page.log == ["dark"])
  }

  private final class Told: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
  }

  @Test("A person who drags a sheet down is asked for, and the delegate hears of it")
  func dismissedByDrag() {
    let (outer, inner, told) = (Reasoned(), Reasoned(), Told())
    let host = TestHost(size: CGSize(width: 390, height: 800)) { Page(controller: outer) }
    inner.presentationController?.delegate = told
    outer.present(inner, animated: true)
    host.advance(by: 1)
    told.mayDismiss = false
    inner.log = []
    drag(host, from: 60, to: 700)
    #expect(told.log == ["attempt"] && outer.presentedViewController === inner)
    told.log = []
    told.mayDismiss = true
    drag(host, from: 60, to: 700)
    #expect(told.log == ["will", "did"] && outer.presentedViewController == nil)
    #expect(inner.log.last == "did disappear dismissed animated")
    // What code dismisses tells the delegate nothing.
    told.log = []
    outer.present(inner, animated: true)
    host.advance(by: 1)
    inner.dismiss(animated: true)
    host.advance(by: 1)
    #expect(told.log.isEmpty)
  }

  @Test("A sheet is as high as the detent that is selected, by code or by a person")
  func detents() throws {
    let (outer, inner, told) = (Reasoned(), Reasoned(), Told())
    let host = TestHost(size: CGSize(width: 390, height: 800)) { Page(controller: outer) }
    let sheet = try #require(inner.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = told
    #expect(sheet.selectedDetentIdentifier == nil)
    outer.present(inner, animated: true)
    host.advance(by: 1)
    let medium = inner.view.bounds.height
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    host.advance(by: 1)
    let large = inner.view.bounds.height
    #expect(large > medium + 200 && told.log.isEmpty)
    drag(host, from: 30, to: 420)
    #expect(inner.view.bounds.height == medium)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(told.log == [UISheetPresentationController.Detent.Identifier.medium.rawValue])
    // Other detents while it is up.
    sheet.animateChanges {
      sheet.detents = [.custom(identifier: .init("low")) { _ in 200 }, .large()]
      sheet.selectedDetentIdentifier = .init("low")
    }
    host.advance(by: 1)
    #expect(inner.view.bounds.height < medium - 100)
  }
  private func drag(_ host: TestHost, from start: CGFloat, to end: CGFloat) {
    host.press(at: CGPoint(x: 200, y: start))
    for step in 1...20 {
      host.drag(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 20))
      host.advance(by: 1.0 / 60)
    }
    for _ in 0..<10 {
      host.drag(to: CGPoint(x: 200, y: end))
      host.advance(by: 1.0 / 60)
    }
    host.release(at: CGPoint(x: 200, y: end))
    host.advance(by: 1)
  }
}
