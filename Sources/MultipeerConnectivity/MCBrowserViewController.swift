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
    showAbsence("Devices nearby are not looked for on this system.") { [weak self] in
      guard let self else { return }
      delegate?.browserViewControllerWasCancelled(self)
    }
  }
}
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: AnyObject {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
