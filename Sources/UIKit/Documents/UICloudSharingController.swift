import Foundation
import SashCore

/// Asks whom records of iCloud are shared with. There is no iCloud here: it says so.
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController {
  /// What people may be allowed to do.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }
  /// It is not retained.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open var availablePermissions: PermissionOptions = []

  /// - Parameter preparationHandler: Makes the share; it is not asked here.
  public init<Share, Container>(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (Share?, Container?, (any Error)?) -> Void
      ) -> Void
  ) { super.init(nibName: nil, bundle: nil) }
  public init<Share: AnyObject, Container: AnyObject>(share: Share, container: Container) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("Sharing needs iCloud, which is not available here.") { [weak self] in
      self?.dismiss(animated: true)
    }
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.cloudSharingController(self, failedToSaveShareWithError: CocoaError(.featureUnsupported))
  }
}
/// Told what becomes of sharing.
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(
    _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
