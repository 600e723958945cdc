import Foundation
import Sash
import Testing

@testable import UIKit

private struct Placed: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private final class NumberPage: UIViewController {
  let number: Int
  private let note: (String) -> Void
  init(_ number: Int, _ note: @escaping (String) -> Void) {
    self.number = number
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = [UIColor.red, .green, .blue, .yellow][number % 4]
  }
  override func viewDidAppear(_ animated: Bool) { note("\(number) appeared") }
  override func viewDidDisappear(_ animated: Bool) { note("\(number) disappeared") }
}

/// Four pages, and what is told of them.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var log: [String] = []
  private(set) lazy var all = (0..<4).map { number in NumberPage(number) { self.log.append($0) } }
  func pageViewController(_: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { (page as? NumberPage).flatMap { $0.number > 0 ? all[$0.number - 1] : nil } }
  func pageViewController(_: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { (page as? NumberPage).flatMap { $0.number < 3 ? all[$0.number + 1] : nil } }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  func pageViewController(_: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    log.append("to \((pending[0] as! NumberPage).number)")
  }
  func pageViewController(
    _: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { log.append("from \((previousViewControllers[0] as! NumberPage).number) \(completed)") }
}

@MainActor @Suite("Pages that are swiped")
struct PageViewControllerTests {
  private func open(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at index: Int = 1
  )
    -> (UIPageViewController, Book, TestHost)
  {
    let (pages, book) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation), Book()
    )
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.all[index]], direction: .forward, animated: false)
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Placed(controller: pages) }
    host.advance(by: 0.1)
    book.log = []
    return (pages, book, host)
  }
  private func shown(_ pages: UIPageViewController) -> Int? {
    (pages.viewControllers?.first as? NumberPage)?.number
  }
  private func swipe(_ host: TestHost, from start: CGPoint, to end: CGPoint) {
    host.press(at: start)
    for step in 1...8 {
      host.drag(
        to: CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(step) / 8,
          y: start.y + (end.y - start.y) * CGFloat(step) / 8))
      host.advance(by: 1.0 / 60)
    }
    host.release(at: end)
    host.advance(by: 2)
  }

  @Test("A finger goes on and back, and the delegate hears of it")
  func finger() {
    let (pages, book, host) = open()
    swipe(host, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100))
    #expect(shown(pages) == 2)
    #expect(book.log == ["to 2", "1 disappeared", "2 appeared", "from 1 true"])
    #expect(pages.children.count == 1)
    #expect(pages.pages.dots.currentPage == 2)
    swipe(host, from: CGPoint(x: 20, y: 100), to: CGPoint(x: 160, y: 100))
    #expect(shown(pages) == 1)
    // The page that is shown fills the place, wherever it stands among the others.
    #expect(book.all[1].view.convert(CGPoint.zero, to: pages.view) == .zero)
    #expect(book.all[1].view.bounds.size == CGSize(width: 200, height: 263))
  }

  @Test("A mouse does what a finger does, and the wheel's pad too")
  func mouse() {
    let (pages, _, host) = open()
    host.dragMouse(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100))
    host.advance(by: 2)
    #expect(shown(pages) == 2)
    host.strokePad(at: CGPoint(x: 100, y: 100), by: CGSize(width: 150, height: 0))
    host.advance(by: 2)
    #expect(shown(pages) == 1)
  }

  @Test("A page that is let go too early goes back")
  func backOut() {
    let (pages, book, host) = open()
    host.press(at: CGPoint(x: 180, y: 100))
    host.drag(through: [CGPoint(x: 160, y: 100), CGPoint(x: 150, y: 100)])
    host.advance(by: 1)
    host.drag(to: CGPoint(x: 155, y: 100))
    host.advance(by: 1)
    host.release(at: CGPoint(x: 155, y: 100))
    host.advance(by: 2)
    #expect(shown(pages) == 1)
    #expect(book.log.first == "to 2")
    #expect(book.log.last == "from 1 false")
    #expect(pages.children.count == 1)
  }

  @Test("The first page has none before it; pages can stand one below the other")
  func ends() {
    let (pages, book, host) = open(.vertical, at: 0)
    swipe(host, from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 250))
    #expect(shown(pages) == 0)
    #expect(book.log == [])
    swipe(host, from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 40))
    #expect(shown(pages) == 1)
  }

  @Test("Code goes to any page, and is told when it has come")
  func byCode() {
    let (pages, book, host) = open()
    pages.setViewControllers([book.all[3]], direction: .forward, animated: true) {
      book.log.append("done \($0)")
    }
    host.advance(by: 0.05)
    #expect(book.log == [])
    host.advance(by: 2)
    #expect(shown(pages) == 3)
    #expect(book.log.contains("done true"))
    #expect(!book.log.contains("to 3"))
    #expect(pages.children.count == 1)
  }
}
