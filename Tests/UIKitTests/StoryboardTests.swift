import Foundation
import Sash
import SashFoundation
import Testing

@testable import UIKit

/// The files of Interface Builder beside this one.
private let screens = Bundle(
  path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Screens").path)!

@MainActor private var log: [String] = []

// What an app has; the tables at the end are what `sash` writes of `@IBOutlet` and `@IBAction`.

private final class TripCell: UITableViewCell {
  weak var nameLabel: UILabel!
  var hadLabel = false
  override func awakeFromNib() {
    super.awakeFromNib()
    hadLabel = nameLabel != nil
  }
}

private final class TripList: UITableViewController {
  weak var addItem: UIBarButtonItem?
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("list loaded \(tableView.dataSource === self)")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.nameLabel.text = ["Oslo", "Rome", "Graz"][indexPath.row]
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
    if let page = segue.destination as? TripPage, let cell = sender as? TripCell {
      page.name = cell.nameLabel.text ?? ""
      log.append("loaded \(page.isViewLoaded)")
    }
  }
  fileprivate func unwindToTrips(_ segue: UIStoryboardSegue) {
    log.append("unwound from \((segue.source as? NewTrip)?.field.text ?? "-")")
  }
}

private final class TripPage: UIViewController {
  var name = "Paris"
  weak var titleLabel: UILabel!
  weak var card: CardView!
  weak var cardHeight: NSLayoutConstraint!
  var parts: [UIView] = []
  var booked = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("page awake \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = name
    log.append("page loaded, \(children.count) child")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
  }
  fileprivate func book(_ sender: UIButton) { booked += 1 }
}

private final class CardView: UIView {
  var strokeWidth: CGFloat = 0
  var isRound = false
  var note = ""
  var isMadeByCoder = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMadeByCoder = true
  }
}
private final class TripFooter: UIViewController {}
private final class NewTrip: UIViewController, UITextFieldDelegate {
  weak var field: UITextField!
}
private final class Counted: UIViewController {
  let count: Int
  init?(coder: NSCoder, count: Int) {
    self.count = count
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    count = -1
    super.init(coder: coder)
  }
}
private final class OwnSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    log.append("own segue \(identifier ?? "-")")
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() { log.append("from \(type(of: source)) to \(type(of: destination))") }
}
private final class BadgeView: UIView {
  var label: UILabel!
}
private final class BadgeOwner: NSObject {
  var badge: BadgeView!
}
private final class NibPage: UIViewController {
  var flips = 0
  fileprivate func flipped(_ sender: UISwitch) { flips += 1 }
}

private func outlet<Owner: AnyObject, Value>(
  _ owner: Owner.Type, _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
) -> _SelectorMethod {
  _SelectorMethod(owner, name) { object, arguments in
    (object as! Owner)[keyPath: property] = try arguments(0)
    return nil
  }
}
private enum Table: _SelectorTable {
  static var _selectors: [_SelectorMethod] {
    [
      outlet(TripCell.self, "setNameLabel:", \.nameLabel),
      outlet(TripList.self, "setAddItem:", \.addItem),
      _SelectorMethod(TripList.self, "unwindToTrips:") { ($0 as! TripList).unwindToTrips(try $1(0)) },
      outlet(TripPage.self, "setTitleLabel:", \.titleLabel),
      outlet(TripPage.self, "setCard:", \.card),
      outlet(TripPage.self, "setCardHeight:", \.cardHeight),
      outlet(TripPage.self, "setParts:", \.parts),
      _SelectorMethod(TripPage.self, "book:") { ($0 as! TripPage).book(try $1(0)) },
      outlet(CardView.self, "setStrokeWidth:", \.strokeWidth),
      outlet(CardView.self, "setIsRound:", \.isRound),
      outlet(CardView.self, "setNote:", \.note),
      outlet(NewTrip.self, "setField:", \.field),
      outlet(BadgeView.self, "setLabel:", \.label),
      outlet(BadgeOwner.self, "setBadge:", \.badge),
      _SelectorMethod(NibPage.self, "flipped:") { ($0 as! NibPage).flipped(try $1(0)) },
    ]
  }
}

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// The delegates of an app that starts with a storyboard.
private final class BoardDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = BoardSceneDelegate.self
    configuration.storyboard = UIStoryboard(name: "Main", bundle: screens)
    return configuration
  }
}
private final class BoardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("connects \(window?.rootViewController is UINavigationController) \(window?.isHidden == true)")
  }
}

@MainActor @Suite("Storyboards and nibs", .serialized)
struct StoryboardTests {
  private let board = UIStoryboard(name: "Main", bundle: screens)
  init() { log = [] }

  private func host(_ controller: UIViewController) -> TestHost {
    let host = TestHost(size: CGSize(width: 393, height: 852)) { Page(controller: controller) }
    host.advance(by: 1)
    return host
  }

  /// A controller of a storyboard by its identifier, with its class, its storyboard and its title.
  /// [S1-080]
  @Test(
    "A controller is made by its identifier; its view with outlets, attributes and constraints when it is asked for [S1-080]"
  )
  func controller() throws {
    let page = try #require(board.instantiateViewController(withIdentifier: "Trip") as? TripPage)
    #expect(page.title == "Trip" && page.storyboard === board && !page.isViewLoaded)
    #expect(log == ["page awake false"])
    page.loadViewIfNeeded()
    // What a container shows is there before viewDidLoad.
    #expect(log == ["page awake false", "prepare footer", "page loaded, 1 child"])
    #expect(page.titleLabel.text == "Paris" && page.titleLabel.font == .preferredFont(forTextStyle: .title1))
    #expect(page.titleLabel.numberOfLines == 0 && page.titleLabel.textAlignment == .center)
    #expect(page.card.isMadeByCoder && page.card.strokeWidth == 2.5 && page.card.isRound)
    #expect(page.card.note == "by train" && page.card.layer.cornerRadius == 12)
    #expect(page.cardHeight.constant == 60 && page.cardHeight.identifier == "card height")
    #expect(page.parts.map { "\(type(of: $0))" } == ["UILabel", "UIButton"])
    #expect(page.children.first is TripFooter && page.children.first?.view.superview != nil)
  }

  @Test("Constraints of the file lay out: safe area, margins, sizes, containers; buttons call actions")
  func layout() throws {
    let page = try #require(board.instantiateViewController(withIdentifier: "Trip") as? TripPage)
    let host = host(page)
    let stack = try #require(page.titleLabel.superview as? UIStackView)
    #expect(stack.frame == CGRect(x: 16, y: 20, width: 361, height: stack.frame.height))
    #expect(page.card.frame.size == CGSize(width: 200, height: 60))
    #expect(abs(page.card.frame.midX - stack.bounds.midX) <= 0.5)
    let footer = try #require(page.children.first?.view.superview)
    #expect(footer.frame == CGRect(x: 0, y: 752, width: 393, height: 100))
    #expect(page.children.first?.view.frame.size == CGSize(width: 393, height: 100))
    #expect(host.shows("Paris"))
    host.tap("Book")
    #expect(page.booked == 1)
    page.cardHeight.constant = 90
    host.advance(by: 0.1)
    #expect(page.card.frame.height == 90)
  }

  /// Cells of a storyboard's prototype have their outlets when they wake up; a tap begins the segue.
  /// [S1-076]
  @Test("A navigation controller shows rows of a prototype; a tap prepares and shows the next page [S1-076]")
  func rows() throws {
    let start = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(start.topViewController as? TripList)
    #expect(start.navigationBar.prefersLargeTitles && start.navigationBar.tintColor == .systemOrange)
    #expect(list.navigationItem.title == "Trips" && list.addItem != nil)
    let host = host(start)
    #expect(log == ["list loaded true"])
    #expect(host.shows("Oslo") && host.shows("Rome") && host.shows("Graz") && host.shows("Trips"))
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? TripCell)
    #expect(cell.hadLabel && cell.reuseIdentifier == "trip" && cell.accessoryType == .disclosureIndicator)
    #expect(cell.nameLabel.frame.minX == 64)
    // The line below the row comes to what the constraints want.
    #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 73)
    log = []
    host.tap("Rome")
    host.advance(by: 1)
    let page = try #require(start.topViewController as? TripPage)
    #expect(log.prefix(3) == ["page awake false", "prepare showTrip", "loaded false"])
    #expect(page.titleLabel.text == "Rome" && start.viewControllers.count == 2)
  }

  @Test("A button of a bar presents; an unwind segue tells the list and goes back to it")
  func unwinding() throws {
    let start = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let list = try #require(start.topViewController as? TripList)
    let host = host(start)
    log = []
    let item = try #require(list.addItem)
    item.wasUsed()
    host.advance(by: 1)
    let new = try #require(start.presentedViewController as? NewTrip)
    #expect(log == ["prepare newTrip"] && new.modalPresentationStyle == .fullScreen)
    #expect(new.field.delegate === new && new.field.autocapitalizationType == .words)
    #expect(new.field.placeholder == "Name of the trip" && new.field.returnKeyType == .done)
    new.field.text = "Bern"
    host.tap("Save")
    host.advance(by: 1)
    #expect(log == ["prepare newTrip", "unwound from Bern"])
    #expect(start.presentedViewController == nil && host.shows("Oslo"))
  }

  @Test("A segue is performed by its name; closures make controllers; classes of segues of one's own")
  func creators() throws {
    let counted = board.instantiateViewController(identifier: "Counted") { Counted(coder: $0, count: 7) }
    #expect(counted.count == 7 && counted.storyboard === board)
    let plain = board.instantiateViewController(identifier: "Counted") as Counted
    #expect(plain.count == -1)
    counted.performSegue(withIdentifier: "own", sender: nil)
    #expect(log == ["page awake false", "own segue own", "from Counted to TripPage"])
  }

  @Test("Static rows, tabs, and one message for what is not known")
  func others() throws {
    let settings = board.instantiateViewController(withIdentifier: "Settings")
    let host = host(settings)
    #expect(host.shows("Volume") && host.shows("Low") && host.shows("Sounds of the app."))
    let table = try #require(settings.view as? UITableView)
    #expect(table.style == .insetGrouped && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    let slider = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.subviews
      .compactMap { $0 as? UISlider }.first
    #expect(slider?.value == 3 && slider?.maximumValue == 5 && slider?.frame.width == 361 - 32)

    let tabs = try #require(board.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
    #expect(tabs.viewControllers?.compactMap(\.tabBarItem.title) == ["First", "Search"])
    let shown = self.host(tabs)
    #expect(shown.shows("First"))
    #expect(tabs.viewControllers?.first?.view.subviews.contains { $0 is UILabel } == true)
  }

  @Test("A nib is made with an owner, as often as it is wanted; controllers take the nib of their name")
  func nibs() throws {
    let owner = BadgeOwner()
    let objects = try #require(screens.loadNibNamed("Badge", owner: owner))
    let badge = try #require(objects.first as? BadgeView)
    #expect(objects.count == 1 && owner.badge === badge && badge.label.text == "0")
    #expect(badge.backgroundColor == UIColor(red: 1, green: 0.8, blue: 0, alpha: 1))
    badge.layoutIfNeeded()
    #expect(badge.label.center == CGPoint(x: 60, y: 20))
    let nib = UINib(nibName: "Badge", bundle: screens)
    #expect(
      nib.instantiate(withOwner: nil).first as? BadgeView !== nib.instantiate(withOwner: nil).first
        as? BadgeView)

    let page = NibPage(nibName: nil, bundle: screens)
    let toggle = try #require(page.view.subviews.first as? UISwitch)
    #expect(toggle.isOn)
    toggle.sendActions(for: .valueChanged)
    #expect(page.flips == 1)

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(nibName: "RowCell", bundle: screens), forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row") as? TripCell
    #expect(cell?.hadLabel == true && cell?.reuseIdentifier == "row")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("Controllers of storyboards and their views go when nobody holds them")
  func freed() {
    weak var page: UIViewController?
    weak var view: UIView?
    do {
      let start = board.instantiateInitialViewController() as? UINavigationController
      page = start?.topViewController
      view = page?.view
      (page as? UITableViewController)?.tableView.layoutIfNeeded()
      let other = board.instantiateViewController(withIdentifier: "Trip")
      other.loadViewIfNeeded()
    }
    #expect(page == nil && view == nil)
  }

  @Test("A scene that starts with a storyboard has its window before it connects, and shows it then")
  func launch() {
    UIApplication.shared.scenes = []
    defer {
      UIApplication.shared.scenes = []
      UIApplication.shared.keptDelegate = nil
    }
    ApplicationLaunch.start(BoardDelegate.self)
    let host = TestHost { ApplicationLaunch.makeRoot() }
    host.advance(by: 1)
    #expect(log == ["connects true true", "list loaded true"] && host.shows("Oslo"))
  }
}
