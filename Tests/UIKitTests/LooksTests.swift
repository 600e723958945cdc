import Foundation
import Sash
import Testing

@testable import UIKit

private final class Marked: UILabel {}
private final class Box: UIView {}
private final class Other: UIView {}
private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Looks of all views of a class")
struct LooksTests {
  @Test("Views take the looks of their class when they come into a window, the innermost container's first")
  func appearance() {
    Marked.appearance().textColor = .red
    Marked.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
    Marked.appearance(whenContainedInInstancesOf: [Box.self, Other.self]).font = .systemFont(ofSize: 30)
    let (plain, boxed, deep, own) = (Marked(), Marked(), Marked(), Marked())
    own.textColor = .purple
    let (outer, box, other, inner) = (UIView(), Box(), Other(), Box())
    other.addSubview(inner)
    inner.addSubview(deep)
    box.addSubview(boxed)
    for view in [plain, own, box, other] { outer.addSubview(view) }
    #expect(plain.textColor == .label)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    #expect(plain.textColor == .red && boxed.textColor == .green && own.textColor == .purple)
    #expect(deep.textColor == .green && deep.font.pointSize == 30 && boxed.font.pointSize == 17)
    let label = UILabel()
    outer.addSubview(label)
    #expect(label.textColor == .label)
  }

  @Test("A page control goes on by itself, and its dot fills")
  func pageProgress() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let progress = UIPageControlTimerProgress(preferredDuration: 2)
    progress.setDuration(1, forPage: 1)
    control.progress = progress
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    progress.advance(by: 1)
    #expect(progress.currentProgress == 0.5 && control.currentPage == 0)
    progress.advance(by: 1)
    #expect(control.currentPage == 1 && progress.currentProgress == 0 && changes == 1)
    progress.advance(by: 1)
    progress.advance(by: 5)
    #expect(control.currentPage == 2 && progress.currentProgress == 1)
    control.currentPage = 0
    #expect(progress.currentProgress == 0)
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 0)
  }

  @Test("A menu's elements come when it shows them")
  func deferred() {
    var asked = 0
    var done: (([UIMenuElement]) -> Void)?
    var log: [String] = []
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIDeferredMenuElement {
        asked += 1
        done = $0
      }
    ])
    let page = UIView()
    page.addSubview(button)
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Stand(view: page) }
    host.advance(by: 0.1)
    #expect(asked == 0)
    host.tap(at: CGPoint(x: 70, y: 40))
    host.advance(by: 0.5)
    #expect(asked == 1)
    done?([UIAction(title: "Late") { _ in log.append("late") }])
    host.advance(by: 0.5)
    #expect(host.tap("Late") && log == ["late"])
  }

  @Test("Pages of a tab bar are made of tabs")
  func tabs() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("inner")])
    let tabs = UITabBarController(tabs: [tab("one"), tab("two"), group])
    #expect(made == ["one", "two", "inner"] && tabs.viewControllers?.count == 3)
    #expect(tabs.viewControllers?[1].tabBarItem.title == "two")
    tabs.selectedTab = tabs.tabs[1]
    #expect(tabs.selectedIndex == 1 && tabs.selectedTab?.identifier == "two")
    #expect(tabs.tab(forIdentifier: "inner")?.parent === group)
    tabs.tabs[1].isHidden = true
    #expect(tabs.viewControllers?.count == 2)
  }

  @Test("A field shows the tokens that it is given")
  func tokens() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Large"), at: 5)
    field.removeToken(at: 7)
    #expect(field.tokens.map(\.text) == ["Red", "Large"])
    let host = TestHost(size: CGSize(width: 200, height: 40)) { Stand(view: field) }
    host.advance(by: 0.1)
    let withTokens = host.png()
    field.tokens = []
    host.advance(by: 0.1)
    #expect(host.png() != withTokens)
  }
}
