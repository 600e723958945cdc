import Foundation
import SashCore

/// Offers what can be done with some items: a list of what this system has, which is copying and opening, and of what code adds.
///
/// - Missing: services of the system; there is none to send to.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  private let items: [Any]
  private let own: [UIActivity]
  /// Kinds that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  private var isDone = false

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems.compactMap { ($0 as? any UIActivityItemSource)?.item ?? $0 }
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    title = "Share"
    sheet.detents = [.medium(), .large()]
  }
  public required init?(coder: NSCoder) { fatalError("UIActivityViewController is made with items.") }

  var activities: [UIActivity] {
    let all = own + [CopyActivity(), OpenActivity()]
    return all.filter { activity in
      !(activity.activityType.map { (excludedActivityTypes ?? []).contains($0) } ?? false)
        && activity.canPerform(withActivityItems: items)
    }
  }
  private lazy var list = ActivityList(controller: self)

  open override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    table.dataSource = list
    table.delegate = list
    view.addSubview(table)
  }
  /// Does what a person has chosen.
  func perform(_ activity: UIActivity) {
    activity.owner = self
    activity.prepare(withActivityItems: items)
    activity.perform()
  }
  func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isDone else { return }
    isDone = true
    dismiss(animated: true)
    completionWithItemsHandler?(type, completed, nil, nil)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish(nil, false)
  }
}

/// The rows of an activity controller.
private final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
  private unowned let controller: UIActivityViewController
  init(controller: UIActivityViewController) { self.controller = controller }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller.activities.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = controller.activities[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle
    content.image = activity.activityImage
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    controller.perform(controller.activities[indexPath.row])
  }
}

/// Something that can be done with items.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public enum Category: Int, Sendable { case action, share }
  /// Names a kind of activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
  }
  weak var owner: UIActivityViewController?
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it, and calls `activityDidFinish`.
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) { owner?.finish(activityType, completed) }
}

/// Gives an item that is made when it is needed.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
extension UIActivityItemSource {
  @MainActor fileprivate var item: Any? {
    let asking = UIActivityViewController(activityItems: [], applicationActivities: nil)
    return activityViewController(asking, itemForActivityType: nil)
  }
}

private final class CopyActivity: UIActivity {
  private var text = ""
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  private static func text(_ items: [Any]) -> String {
    items.compactMap {
      ($0 as? String) ?? ($0 as? URL)?.absoluteString ?? ($0 as? NSAttributedString)?.string
    }
    .joined(separator: "\n")
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !CopyActivity.text(activityItems).isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) { text = CopyActivity.text(activityItems) }
  override func perform() {
    UIPasteboard.general.string = text
    activityDidFinish(true)
  }
}
private final class OpenActivity: UIActivity {
  private var url: URL?
  override var activityTitle: String? { "Open" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right.square") }
  private static func url(_ items: [Any]) -> URL? { items.lazy.compactMap { $0 as? URL }.first }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    OpenActivity.url(activityItems) != nil
  }
  override func prepare(withActivityItems activityItems: [Any]) { url = OpenActivity.url(activityItems) }
  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }
}
