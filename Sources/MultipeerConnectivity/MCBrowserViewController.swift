import Foundation
import UIKit

/// A page that looks for devices nearby: it says that none are looked for, and can be left.
@MainActor @preconcurrency
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers
  public init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }
  public init(browser: MCNearbyServiceBrowser, session: MCSession) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = noPeers()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Devices nearby are not looked for on this system."
    label.numberOfLines = 0
    label.textAlignment = .center
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        self.delegate?.browserViewControllerWasCancelled(self)
      })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
  }
}
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: AnyObject {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
