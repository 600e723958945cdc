import Foundation
import SashMessages
import UIKit

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// Says once that there is no wallet.
func noWallet() { tellOnce("there is no wallet on this system.", by: "PassKit") }

/// A ticket or card of a wallet. Its data are kept; what is in them is not read.
///
/// - Missing: what is in passes.
open class PKPass: NSObject, @unchecked Sendable {
  private let data: Data
  public init(data: Data) throws {
    guard data.starts(with: [0x50, 0x4B]) else { throw NSError(domain: PKPassKitErrorDomain, code: 1) }
    self.data = data
  }
  open var passTypeIdentifier: String { "" }
  open var serialNumber: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var passURL: URL? { nil }
}
public typealias PKSuppressionRequestToken = Int
public enum PKAutomaticPassPresentationSuppressionResult: UInt, Sendable {
  case notSupported, alreadyPresenting, denied, cancelled, success
}
/// The passes of a person. There is no wallet here.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func removePass(_ pass: PKPass) {}
  open func replacePass(with pass: PKPass) -> Bool { false }
  open class func requestAutomaticPassPresentationSuppression(
    responseHandler: @escaping (PKAutomaticPassPresentationSuppressionResult) -> Void
  ) -> PKSuppressionRequestToken {
    responseHandler(.notSupported)
    return 0
  }
  open class func endAutomaticPassPresentationSuppression(
    withRequestToken requestToken: PKSuppressionRequestToken
  ) {}
  open class func isSuppressingAutomaticPassPresentation() -> Bool { false }
}
/// A page that offers passes to a wallet; there is none, so it cannot be made.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { false }
  public init?(pass: PKPass) {
    noWallet()
    return nil
  }
  public init?(passes: [PKPass]) {
    noWallet()
    return nil
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: AnyObject {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
