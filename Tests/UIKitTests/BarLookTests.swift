import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A colour in all of a picture.
@MainActor private func picture(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

@MainActor @Suite("Bars look as programs say")
struct BarLookTests {
  private typealias RGB = (red: Int, green: Int, blue: Int)
  private func isNear(_ color: RGB, _ other: RGB) -> Bool {
    abs(color.red - other.red) < 12 && abs(color.green - other.green) < 12
      && abs(color.blue - other.blue) < 12
  }
  private let red: RGB = (255, 0, 0)
  private let blue: RGB = (0, 0, 255)
  private let white: RGB = (255, 255, 255)

  private func shown(_ navigation: UINavigationController) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Page(controller: navigation) }
    host.advance(by: 0.5)
    return host
  }
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    return page
  }

  @Test("The look at rest has a ground and a line of its own; a clear line is none")
  func atRest() {
    let navigation = UINavigationController(rootViewController: page("One"))
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .red
    edge.shadowColor = .blue
    navigation.navigationBar.scrollEdgeAppearance = edge
    let host = shown(navigation)
    #expect(isNear(host.pixel(x: 150, y: 8), red))
    #expect(isNear(host.pixel(x: 150, y: 43), blue))
    edge.shadowColor = .clear
    host.advance(by: 0.2)
    #expect(isNear(host.pixel(x: 150, y: 43), red))
    edge.configureWithTransparentBackground()
    host.advance(by: 0.2)
    #expect(isNear(host.pixel(x: 150, y: 8), white) && isNear(host.pixel(x: 150, y: 43), white))
  }

  @Test("Pictures fill bars; empty ones leave ground and line out, as programs clear bars")
  func pictures() {
    let navigation = UINavigationController(rootViewController: page("One"))
    let bar = navigation.navigationBar
    bar.setBackgroundImage(picture(.red), for: .default)
    let host = shown(navigation)
    #expect(isNear(host.pixel(x: 20, y: 10), red) && isNear(host.pixel(x: 280, y: 40), red))
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    host.advance(by: 0.2)
    #expect(isNear(host.pixel(x: 20, y: 10), white) && isNear(host.pixel(x: 20, y: 43), white))
    #expect(bar.backgroundImage(for: .default)?.size == .zero)
    bar.setBackgroundImage(picture(.red), for: .default)
    bar.shadowImage = picture(.blue, 1, 5)
    host.advance(by: 0.2)
    #expect(isNear(host.pixel(x: 20, y: 46), blue))
  }

  @Test("A controller's own look holds while it is shown")
  func ofItem() {
    let (first, second) = (page("One"), page("Two"))
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    second.navigationItem.scrollEdgeAppearance = look
    let navigation = UINavigationController(rootViewController: first)
    let host = shown(navigation)
    #expect(isNear(host.pixel(x: 150, y: 8), white))
    navigation.pushViewController(second, animated: false)
    host.advance(by: 0.5)
    #expect(isNear(host.pixel(x: 150, y: 8), red))
    look.backgroundColor = .blue
    host.advance(by: 0.2)
    #expect(isNear(host.pixel(x: 150, y: 8), blue))
    navigation.popViewController(animated: false)
    host.advance(by: 0.5)
    #expect(isNear(host.pixel(x: 150, y: 8), white))
  }

  @Test("The way back says what the screen below wants it to say")
  func backTitles() {
    let (first, second) = (page("Start"), page("Two"))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let host = shown(navigation)
    #expect(host.shows("Start"))
    first.navigationItem.backButtonTitle = "Home"
    host.advance(by: 0.2)
    #expect(host.shows("Home") && !host.shows("Start"))
    first.navigationItem.backButtonDisplayMode = .minimal
    host.advance(by: 0.2)
    #expect(!host.shows("Home"))
    first.navigationItem.backButtonDisplayMode = .generic
    host.advance(by: 0.2)
    #expect(host.shows("Back"))
    // - Source: the documentation: a button of one's own counts before the mode.
    first.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Away", style: .plain, target: nil, action: nil)
    host.advance(by: 0.2)
    #expect(host.shows("Away"))
    host.tap("Away")
    host.advance(by: 1)
    #expect(navigation.topViewController === first)
  }

  @Test("A bar that stands alone shows its items and goes back by its delegate's leave")
  func alone() {
    final class Gate: NSObject, UINavigationBarDelegate {
      var allows = false
      var popped: [String] = []
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        popped.append(item.title ?? "")
      }
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let gate = Gate()
    bar.delegate = gate
    var taps = 0
    let item = UINavigationItem(title: "Inbox")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    bar.setItems([item], animated: false)
    let host = TestHost(size: CGSize(width: 300, height: 44)) { Stand(view: bar) }
    host.advance(by: 0.2)
    #expect(host.shows("Inbox"))
    host.tap("Edit")
    #expect(taps == 1)
    bar.pushItem(UINavigationItem(title: "Mail"), animated: false)
    host.advance(by: 0.2)
    #expect(host.shows("Mail") && bar.backItem === item)
    host.tap("Inbox")
    host.advance(by: 0.2)
    #expect(bar.topItem?.title == "Mail")
    gate.allows = true
    host.tap("Inbox")
    host.advance(by: 0.2)
    #expect(bar.topItem === item && gate.popped == ["Mail"])
    item.title = "All"
    host.advance(by: 0.2)
    #expect(host.shows("All"))
  }

  @Test("A bar of tabs that stands alone tells its delegate what a person chooses")
  func tabsAlone() {
    final class Listener: NSObject, UITabBarDelegate {
      var chosen: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let listener = Listener()
    bar.delegate = listener
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2),
    ]
    let host = TestHost(size: CGSize(width: 300, height: 49)) { Stand(view: bar) }
    host.advance(by: 0.2)
    #expect(bar.selectedItem == nil)
    bar.selectedItem = bar.items?.first
    #expect(listener.chosen.isEmpty)
    host.tap("Two")
    host.advance(by: 0.2)
    #expect(bar.selectedItem?.tag == 2 && listener.chosen == [2])
    bar.items?[0].isEnabled = false
    host.advance(by: 0.2)
    host.tap("One")
    #expect(listener.chosen == [2])
  }

  @Test("Titles of tabs have fonts and colours by state, and a mark stands behind the chosen one")
  func tabTitles() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let page = page(name)
      page.tabBarItem = UITabBarItem(title: name, image: picture(.black, 20, 20), tag: 0)
      return page
    }
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .white
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20, weight: .black),
    ]
    look.selectionIndicatorImage = picture(.blue, 60, 10)
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Page(controller: tabs) }
    host.advance(by: 0.5)
    func count(_ color: RGB, _ columns: Range<Int>) -> Int {
      (551..<600).reduce(0) { sum, y in
        sum + columns.filter { isNear(host.pixel(x: $0, y: y), color) }.count
      }
    }
    #expect(count(red, 150..<300) > 40 && count(red, 0..<150) == 0)
    #expect(count(blue, 0..<150) > 200 && count(blue, 150..<300) == 0)
    tabs.selectedIndex = 1
    host.advance(by: 0.5)
    #expect(count(red, 0..<150) > 40 && count(red, 150..<300) == 0 && count(blue, 150..<300) > 200)
  }

  @Test("A copy of an appearance changes alone; one made of another bar's takes what all bars have")
  func copies() throws {
    let one = UINavigationBarAppearance()
    one.backgroundColor = .red
    one.titleTextAttributes = [.foregroundColor: UIColor.blue]
    one.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = try #require(one.copy() as? UINavigationBarAppearance)
    copy.backgroundColor = .white
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(one.backgroundColor == .red && one.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    let tabs = UITabBarAppearance(barAppearance: one)
    #expect(tabs.backgroundColor == .red)
  }

  @Test("Buttons of bars are hidden, selected, as wide as all of their titles, and pop up what was chosen")
  func buttons() {
    let page = page("One")
    let edit = UIBarButtonItem(title: "Edit", primaryAction: nil)
    edit.changesSelectionAsPrimaryAction = true
    var chosen: [String] = []
    let sort = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(
        children: ["Name", "Date"].map { name in UIAction(title: name) { _ in chosen.append(name) } }))
    sort.changesSelectionAsPrimaryAction = true
    let hidden = UIBarButtonItem(title: "Gone", primaryAction: nil)
    hidden.isHidden = true
    page.navigationItem.rightBarButtonItems = [edit, hidden]
    page.navigationItem.leftBarButtonItem = sort
    let host = shown(UINavigationController(rootViewController: page))
    #expect(!host.shows("Gone"))
    hidden.isHidden = false
    host.advance(by: 0.2)
    #expect(host.shows("Gone"))
    host.tap("Edit")
    #expect(edit.isSelected)
    host.tap("Edit")
    #expect(!edit.isSelected)
    // - Source: the documentation of pop-up buttons: the first element is on where none is.
    #expect(host.shows("Name") && !host.shows("Sort"))
    host.tap("Name")
    host.advance(by: 0.5)
    host.tap("Date")
    host.advance(by: 0.5)
    #expect(chosen == ["Date"] && host.shows("Date") && !host.shows("Name"))
  }
}
