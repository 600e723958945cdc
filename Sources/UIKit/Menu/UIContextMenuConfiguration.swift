import Foundation
import SashControls
import SashCore

/// Makes the menu that a long press or a second click on something brings up.
///
/// Its preview is shown above the menu; a menu without one stands beside its view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu of what the system suggests, which is nothing here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?
  /// Makes what is shown above the menu.
  let previewProvider: ContentPreviewProvider?
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// In which order the elements stand. They stand as they come here.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
    super.init()
  }
  func menu() -> UIMenu? { actionProvider?([]) }
}
