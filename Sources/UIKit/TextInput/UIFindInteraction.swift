import Foundation
import SashControls
import SashCore

/// Decides on how words of a view are found.
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// One search for words.
@MainActor @preconcurrency
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  public override init() { super.init() }
}

/// Lets a person find words in a view: a bar with what is looked for. ⌘F brings it in a text view, too.
///
/// - Missing: views that are no text views, whose sessions are not asked.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// It is not retained.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }
  init(_ view: UITextView) {
    self.view = view
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil, !(view is UITextView) {
      runtimeWarning(
        "UIFindInteraction finds words in text views alone; a session of one's own is not asked.")
    }
  }
  private var handle: RichTextHandle? { (view as? UITextView)?.handle }

  open var isFindNavigatorVisible: Bool { handle?.isFinding ?? false }
  open func presentFindNavigator(showingReplace: Bool) { handle?.find(replacing: showingReplace) }
  open func dismissFindNavigator() { handle?.stopFinding() }
  open func findNext() { handle?.find(by: 1) }
  open func findPrevious() { handle?.find(by: -1) }
  /// What is looked for.
  open var searchText: String? {
    get { handle?.query }
    set { handle?.query = newValue ?? "" }
  }
  open var replacementText: String? {
    get { handle?.replacement }
    set { handle?.replacement = newValue ?? "" }
  }
  open func updateResultCount() {}
}
