import Foundation
import SashControls
import SashCore

/// The actions that swiping a row uncovers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The first is nearest to the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// As what a row uncovers; nil without actions.
  func offered(on row: UIView) -> SwipedRowOffers.Actions? {
    if actions.isEmpty { return nil }
    return SwipedRowOffers.Actions(
      content: AnyView(
        ForEach(Array(actions.enumerated()), id: \.offset) { [weak row] entry in
          ContextualActionButton(action: entry.element, row: row)
        }), allowsFullSwipe: performsFirstActionWithFullSwipe)
  }
}

/// One action that swiping a row uncovers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  /// Called with the action, the row, and what is to be called when it has been done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  open var title: String?
  /// nil is red where it destroys something, and else grey.
  open var backgroundColor: UIColor!
  open var image: UIImage?
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

extension UIContextualAction {
  /// What its button is filled with.
  var shownColor: UIColor { backgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
}

/// The button of an action beside a row.
struct ContextualActionButton: View {
  let action: UIContextualAction
  weak var row: UIView?
  /// Called when it has been pressed and the action has begun.
  var done: () -> Void = {}

  var body: some View {
    Button(role: action.style == .destructive ? .destructive : nil) {
      action.handler(action, row ?? UIView()) { _ in }
      done()
    } label: {
      if let image = action.image {
        VStack(spacing: 4) {
          Image(uiImage: image)
          if let title = action.title { Text(verbatim: title).font(.system(size: 13)) }
        }
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(action.backgroundColor.map { $0.color })
  }
}
