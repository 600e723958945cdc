import Foundation
import UIKit

/// Shows a page of the web: in the browser of the desktop, which it opens when it appears.
///
/// What it shows itself says so, with a button that opens the page again.
///
/// - Missing: showing the page itself, and all that the browser does with it.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How pages are shown. It is kept.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  /// A button of one's own beside the page. It is kept.
  @MainActor @preconcurrency
  open class ActivityButton: NSObject {
    public let templateImage: UIImage
    public let extensionIdentifier: String
    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
      super.init()
    }
  }

  private let url: URL
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done
  private var isOpened = false

  /// - Parameter URL: Traps unless it is one of the web.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("SFSafariViewController is made with a URL.") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = "\(url.host ?? url.absoluteString) is shown in the browser."
    text.numberOfLines = 0
    text.textAlignment = .center
    text.textColor = .secondaryLabel
    let again = UIButton(
      type: .system, primaryAction: UIAction(title: "Open again") { [weak self] _ in self?.open() })
    let names = [DismissButtonStyle.done: "Done", .close: "Close", .cancel: "Cancel"]
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: names[dismissButtonStyle] ?? "Done") { [weak self] _ in self?.finish() })
    let stack = UIStackView(arrangedSubviews: [text, again, done])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    open()
  }
  private func open() {
    UIApplication.shared.open(url) { [weak self] isOpen in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    }
  }
  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Hears of a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// - Parameter didLoadSuccessfully: Whether a browser has been found.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// - Missing: being called: pages are in the browser from the start.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
}
