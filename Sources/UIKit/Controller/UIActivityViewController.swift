import Foundation
import SashCore

/// Offers what can be done with some items: a list of what this system has, which is copying, saving to files, opening and
/// mail, and of what code adds.
///
/// - Missing: messages, AirDrop and other services of the system; there is none to send to.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  private let given: [Any]
  private let own: [UIActivity]
  /// Kinds that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  private var isDone = false
  private var running: UIActivity?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    title = "Share"
    sheet.detents = [.medium(), .large()]
  }
  public required init?(coder: NSCoder) { fatalError("UIActivityViewController is made with items.") }

  /// The items as an activity is to get them; what stands for them while none is chosen.
  private func items(for type: UIActivity.ActivityType?, isChosen: Bool) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return isChosen
        ? source.activityViewController(self, itemForActivityType: type)
        : source.activityViewControllerPlaceholderItem(self)
    }
  }
  /// The subject that the items have for an activity.
  func subject(for type: UIActivity.ActivityType?) -> String? {
    given.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty }
  }
  var activities: [UIActivity] {
    let items = items(for: nil, isChosen: false)
    let all = own + [CopyActivity(), SaveActivity(), MailActivity(), OpenActivity()]
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
    activity.prepare(withActivityItems: items(for: activity.activityType, isChosen: true))
    // Who hears of the controller lives as long as this one.
    running = activity
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
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
  private weak var controller: UIActivityViewController?
  init(controller: UIActivityViewController) { self.controller = controller }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller?.activities.count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    guard let activity = controller?.activities[indexPath.row] else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle
    content.image = activity.activityImage
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let controller { controller.perform(controller.activities[indexPath.row]) }
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
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
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
