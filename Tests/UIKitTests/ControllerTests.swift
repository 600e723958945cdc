import Foundation
import Sash
import SashControls
import Testing

@testable import UIKit

@MainActor private var events: [String] = []

private final class Logged: UIViewController {
  var name = "page"
  override func loadView() {
    events.append("load")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("did load")
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    label.text = name
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
  override func viewWillLayoutSubviews() { events.append("will layout") }
  override func viewDidLayoutSubviews() { events.append("did layout") }
  override func willMove(toParent parent: UIViewController?) {
    events.append(parent == nil ? "leaves" : "moves")
  }
  override func didMove(toParent parent: UIViewController?) {
    events.append(parent == nil ? "left" : "moved")
  }
}

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Optionally<Content: View>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: Content
  final class Model: ObservableObject { @Published var isShown = true }
  var body: some View { if model.isShown { content } else { Text("nothing") } }
}

@MainActor @Suite("View controllers", .serialized)
struct ControllerTests {
  private final class Rows: UITableViewController {
    /// Those that it was laid out in, one after another.
    var sizes: [CGSize] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    override func viewDidLayoutSubviews() {
      if sizes.last != view.frame.size { sizes.append(view.frame.size) }
    }
  }

  @Test("What covers a controller in others counts once, and a keyboard does not count as safe area")
  func coverOfNestedControllers() {
    let (rows, tabs) = (Rows(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: rows)]
    rows.title = "Rows"
    rows.navigationItem.largeTitleDisplayMode = .never
    let host = TestHost(size: CGSize(width: 390, height: 800)) { Page(controller: tabs) }
    // 44 of the navigation bar, 49 of the tab bar.
    #expect(rows.view.frame.size == CGSize(width: 390, height: 800))
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    rows.sizes = []
    host.resetWork()
    host.setKeyboard(height: 300)
    // SwiftUI makes the whole of it smaller, and it is laid out for that alone.
    #expect(rows.view.frame.size == CGSize(width: 390, height: 500))
    #expect(rows.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    #expect(rows.sizes == [CGSize(width: 390, height: 500)])
    #expect(host.work.evaluations < 2500)
    host.setKeyboard(height: 0)
    #expect(rows.view.frame.size == CGSize(width: 390, height: 800))
    #expect(rows.sizes == [CGSize(width: 390, height: 500), CGSize(width: 390, height: 800)])
  }

  private struct Wide: View {
    let view: UIView
    @State private var isWide = false
    var body: some View {
      VStack(alignment: .leading) {
        Bridged(view: view).frame(width: isWide ? 300 : 100, height: 50)
        Button("widen") { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
      .frame(width: 400, alignment: .leading)
    }
    struct Bridged: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView { view }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
  }

  @Test("What is in a view goes along when SwiftUI makes the view larger with an animation")
  func resizedWithAnimation() throws {
    let (view, label) = (UIView(), UILabel(frame: CGRect(x: 60, y: 0, width: 40, height: 20)))
    label.text = "end"
    label.autoresizingMask = .flexibleLeftMargin
    view.frame.size = CGSize(width: 100, height: 50)
    view.addSubview(label)
    let host = TestHost(size: CGSize(width: 400, height: 200)) { Wide(view: view) }
    let start = try #require(host.frame(of: "end")).minX
    host.tap("widen")
    #expect(label.frame.minX == 260)
    host.advance(by: 0.5)
    let middle = try #require(host.frame(of: "end")).minX
    #expect(abs(middle - start - 100) < 8)
    host.advance(by: 1)
    #expect(try #require(host.frame(of: "end")).minX == start + 200)
  }

  @Test("An action of an alert can be enabled while the alert is up")
  func alertActions() {
    let (controller, alert) = (
      UIViewController(), UIAlertController(title: "Name", message: "old", preferredStyle: .alert)
    )
    var saved = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in saved += 1 }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let host = TestHost { Page(controller: controller) }
    controller.present(alert, animated: false)
    host.advance(by: 1)
    host.tap("Save")
    #expect(saved == 0 && host.shows("Save"))
    alert.message = "new"
    save.isEnabled = true
    host.advance(by: 0.1)
    #expect(host.shows("new"))
    host.tap("Save")
    #expect(saved == 1)
  }

  @Test("The chosen controller stays chosen when there are fewer tabs, and tabs follow their items")
  func fewerTabs() {
    let tabs = UITabBarController()
    let all = (0..<3).map { number in
      let controller = UIViewController()
      controller.title = "tab \(number)"
      controller.tabBarItem = UITabBarItem(title: "tab \(number)", image: nil, tag: number)
      return controller
    }
    tabs.viewControllers = all
    tabs.selectedIndex = 2
    let host = TestHost { Page(controller: tabs) }
    tabs.viewControllers = [all[0], all[2]]
    #expect(tabs.selectedViewController === all[2] && tabs.selectedIndex == 1)
    tabs.viewControllers = [all[0]]
    #expect(tabs.selectedViewController === all[0])
    all[0].tabBarItem.badgeValue = "3"
    all[0].tabBarItem.title = "renamed"
    host.advance(by: 0.1)
    #expect(host.shows("renamed") && host.shows("3"))
  }

  @Test("Views with constraints go when nobody has them any more, and their constraints with them")
  func constraintsGo() {
    weak var inner: UIView?
    weak var constraint: NSLayoutConstraint?
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let view = UIView()
      outer.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let top = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      outer.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 7, width: 20, height: 10))
      #expect(outer.constraints.count == 2 && view.constraints.count == 2)
      (inner, constraint) = (view, top)
      view.removeFromSuperview()
      #expect(outer.constraints.isEmpty && view.constraints.count == 2 && !top.isActive)
    }
    #expect(inner == nil)
    #expect(constraint == nil)
  }

  @Test("The callbacks come in UIKit's order, from loading to leaving")
  func order() {
    events = []
    let (controller, model) = (Logged(), Optionally<Page>.Model())
    let host = TestHost { Optionally(model: model) { Page(controller: controller) } }
    #expect(events == ["load", "did load", "will appear", "will layout", "did layout", "did appear"])
    #expect(host.texts == ["page"])
    events = []
    model.isShown = false
    host.advance(by: 0)
    #expect(events == ["will disappear", "did disappear"])
    #expect(host.texts == ["nothing"])
  }

  @Test("A child hears when it moves, and appears with its view")
  func children() {
    let (outer, child) = (UIViewController(), Logged())
    let host = TestHost { Page(controller: outer) }
    events = []
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
    host.advance(by: 0)
    #expect(
      events == [
        "moves", "load", "did load", "will appear", "moved", "will layout", "did layout", "did appear",
      ]
        || events == [
          "moves", "load", "did load", "will appear", "moved", "did appear", "will layout", "did layout",
        ])
    #expect(child.parent === outer && outer.children == [child])
    events = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(events == ["leaves", "will disappear", "did disappear", "left"])
  }

  private struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }
  @Test("A hosting controller shows its view, keeps its state when it gets another value, and measures it")
  func hosting() {
    let controller = UIHostingController(rootView: Counter(title: "a"))
    let host = TestHost { Page(controller: controller) }
    host.tap("a 0")
    controller.rootView = Counter(title: "b")
    host.advance(by: 0)
    #expect(host.texts == ["b 1"])
    let box = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(box.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
  }

  @Test("A presented controller is shown as a sheet and goes when it is dismissed")
  func presenting() {
    let (outer, sheet) = (Logged(), Logged())
    sheet.name = "sheet"
    let host = TestHost { Page(controller: outer) }
    var isDone = false
    outer.present(sheet, animated: true) { isDone = true }
    host.advance(by: 1)
    #expect(host.texts.contains("sheet") && isDone)
    #expect(outer.presentedViewController === sheet && sheet.presentingViewController === outer)
    sheet.dismiss(animated: true)
    host.advance(by: 1)
    #expect(!host.texts.contains("sheet") && outer.presentedViewController == nil)
  }

  @Test("An alert asks and tells the answer")
  func alert() {
    let outer = Logged()
    let host = TestHost { Page(controller: outer) }
    var answers: [String] = []
    let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("keep") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
    outer.present(alert, animated: true)
    host.advance(by: 1)
    #expect(host.texts.contains("Sure?") && host.texts.contains("It cannot be undone."))
    host.tap("Delete")
    host.advance(by: 1)
    #expect(answers == ["delete"] && !host.texts.contains("Sure?") && outer.presentedViewController == nil)
  }

  @Test("A navigation controller pushes and pops, and shows titles")
  func navigation() {
    let (first, second) = (Logged(), Logged())
    first.title = "First"
    second.title = "Second"
    second.name = "inner"
    let navigation = UINavigationController(rootViewController: first)
    let host = TestHost { Page(controller: navigation) }
    host.advance(by: 1)
    #expect(host.texts.contains("First") && host.texts.contains("page"))
    navigation.pushViewController(second, animated: true)
    host.advance(by: 1)
    #expect(host.texts.contains("Second") && host.texts.contains("inner"))
    #expect(second.navigationController === navigation && navigation.topViewController === second)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(!host.texts.contains("inner") && navigation.viewControllers == [first])
  }

  @Test(
    "Bars show menus, views of UIKit, titles that are views, and toolbars; the edit button says what it does")
  func bars() {
    let page = Logged()
    var log: [String] = []
    let label = UILabel()
    label.text = "own view"
    let heading = UILabel()
    heading.text = "heading"
    page.title = "Title"
    page.navigationItem.titleView = heading
    let menu = UIMenu(children: [UIAction(title: "From menu") { _ in log.append("menu") }])
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "More", menu: menu), page.editButtonItem,
    ]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
    page.toolbarItems = [
      UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in log.append("left") }), .flexibleSpace(),
      UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in log.append("right") }),
    ]
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 393, height: 700)) { Page(controller: navigation) }
    host.advance(by: 1)
    #expect(
      host.texts.contains("own view") && host.texts.contains("heading") && !host.texts.contains("Title"))
    #expect(!host.texts.contains("Left"), "a toolbar is out of sight at first")
    navigation.setToolbarHidden(false, animated: true)
    host.advance(by: 1)
    host.tap("Left")
    host.tap("Right")
    #expect(log == ["left", "right"])
    let (left, right) = (host.frame(of: "Left"), host.frame(of: "Right"))
    #expect(left.map { $0.minX < 30 } == true && right.map { $0.maxX > 360 } == true)
    host.tap("More")
    host.advance(by: 1)
    host.tap("From menu")
    host.advance(by: 1)
    #expect(log.last == "menu")
    host.tap("Edit")
    host.advance(by: 0.1)
    #expect(page.isEditing)
    #expect(host.texts.contains("Done") && !host.texts.contains("Edit"), "\(host.texts)")
    page.isEditing = false
    host.advance(by: 0.1)
    #expect(host.texts.contains("Edit"))
  }
}

private struct Tracked: UIViewRepresentable {
  let text: String
  @Environment(\.isEnabled) private var isEnabled
  final class Coordinator { var updates = 0 }
  func makeCoordinator() -> Coordinator {
    events.append("coordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> UILabel {
    events.append("make")
    return UILabel()
  }
  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.updates += 1
    events.append("update \(context.coordinator.updates) \(isEnabled) \(context.environment.isEnabled)")
    uiView.text = text
  }
  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
    events.append("dismantle \(coordinator.updates)")
  }
}

@MainActor @Suite("Bridges from SwiftUI to UIKit", .serialized)
struct RepresentableTests {
  private final class Model: ObservableObject {
    @Published var text = "one"
    @Published var isShown = true
    @Published var isDisabled = false
  }
  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.isShown { Tracked(text: model.text).disabled(model.isDisabled) }
    }
  }

  @Test("Coordinator, view, updates and the end, in SwiftUI's order [M195 M198]")
  func order() {
    events = []
    let model = Model()
    let host = TestHost { Content(model: model) }
    #expect(events.prefix(3) == ["coordinator", "make", "update 1 true true"] && host.texts == ["one"])
    // The window becomes active meanwhile, which is a change of the environment.
    #expect(events.count <= 4)
    events = []
    model.text = "two"
    host.advance(by: 0)
    #expect(events.count == 1 && host.texts == ["two"])
    model.isDisabled = true
    host.advance(by: 0)
    #expect(events.last?.hasSuffix("false false") == true)
    events = []
    model.isShown = false
    host.advance(by: 0)
    #expect(events.count == 1 && events[0].hasPrefix("dismantle") && host.texts.isEmpty)
  }

  private struct Sized: UIViewRepresentable {
    var hugging: UILayoutPriority = .defaultLow
    var own: CGSize?
    func makeUIView(context: Context) -> Box { Box() }
    func updateUIView(_ uiView: Box, context: Context) {
      uiView.backgroundColor = .red
      uiView.setContentHuggingPriority(hugging, for: .horizontal)
      uiView.setContentHuggingPriority(hugging, for: .vertical)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Box, context: Context) -> CGSize? { own }
    final class Box: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) } }
  }
  private func size(_ view: Sized, isFixed: Bool = false) -> CGSize {
    var size = CGSize.zero
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      view.fixedSize(horizontal: isFixed, vertical: isFixed)
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    host.advance(by: 0)
    return size
  }

  @Test("Sizes follow the offer and the priorities of the view [M180 M181 M183 M188]")
  func sizes() {
    #expect(size(Sized()) == CGSize(width: 200, height: 100))
    #expect(size(Sized(hugging: UILayoutPriority(749))) == CGSize(width: 200, height: 100))
    #expect(size(Sized(hugging: .defaultHigh)) == CGSize(width: 40, height: 30))
    #expect(size(Sized(), isFixed: true) == CGSize(width: 40, height: 30))
    #expect(size(Sized(own: CGSize(width: 70, height: 60))) == CGSize(width: 70, height: 60))
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: (String) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log("\(recognizer.state) \(Int(recognizer.translation(in: nil).x))")
    }
  }
  @Test("A recognizer of UIKit recognises gestures of a view of SwiftUI")
  func recognizer() {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Color.red.gesture(Pan { log.append($0) }) }
    host.press(at: CGPoint(x: 20, y: 20))
    host.drag(to: CGPoint(x: 60, y: 20))
    host.drag(to: CGPoint(x: 70, y: 20))
    host.release(at: CGPoint(x: 70, y: 20))
    #expect(log == ["began 40", "changed 50", "ended 50"])
  }
}
