import Foundation
import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard,
    localPlayerFriendsList
}

/// The pages of Game Center: they say that there is none.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState: GKGameCenterViewControllerState = .default
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(rootViewController: AbsentPage())
    viewState = state
    fill()
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) { self.init(state: .leaderboards) }
  public convenience init() { self.init(state: .default) }
  private func fill() {
    _ = notSignedIn()
    viewControllers.first?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate = self.gameCenterDelegate {
          delegate.gameCenterViewControllerDidFinish(self)
        } else {
          self.dismiss(animated: true)
        }
      })
  }
}
final class AbsentPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Game Center"
    showAbsence("There is no Game Center on this system.")
  }
}
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The button of Game Center over a game. It is not shown.
open class GKAccessPoint: NSObject, @unchecked Sendable {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var isActive = false { didSet { if isActive { _ = notSignedIn() } } }
  open var isVisible: Bool { false }
  open var showHighlights = false
  open var location: Location = .topLeading
  open func trigger(handler: @escaping () -> Void) { _ = notSignedIn() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    _ = notSignedIn()
  }
}
open class GKNotificationBanner: NSObject {
  open class func show(
    withTitle title: String?, message: String?, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    _ = notSignedIn()
    completionHandler?()
  }
}
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public init?(matchRequest request: GKMatchRequest) {
    _ = notSignedIn()
    return nil
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {
  }
}
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  open var showExistingMatches = true
  public init(matchRequest request: GKMatchRequest) {
    super.init(rootViewController: AbsentPage())
    _ = notSignedIn()
    viewControllers.first?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewControllerWasCancelled(self)
      })
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: AnyObject {
  func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
