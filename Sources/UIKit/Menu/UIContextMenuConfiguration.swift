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

/// The elements of a menu as the buttons of a menu of SwiftUI.
struct MenuElements: View {
  let menu: UIMenu?

  var body: some View {
    ForEach(Array((menu?.children ?? []).enumerated()), id: \.offset) { MenuElementView(element: $0.element) }
  }
}

private struct MenuElementView: View {
  let element: UIMenuElement

  var body: some View {
    if let action = element as? UIAction {
      if !action.attributes.contains(.hidden) {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.run(sender: nil)
        } label: {
          if action.state == .on {
            Label {
              Text(verbatim: action.title)
            } icon: {
              Image(systemName: "checkmark")
            }
          } else if let image = action.image {
            Label {
              Text(verbatim: action.title)
            } icon: {
              Image(uiImage: image)
            }
          } else {
            Text(verbatim: action.title)
          }
        }
        .disabled(action.attributes.contains(.disabled))
      }
    } else if let command = element as? UICommand {
      if !command.attributes.contains(.hidden) {
        Button(role: command.attributes.contains(.destructive) ? .destructive : nil) {
          KeyCommandDispatch.send(command, from: nil)
        } label: {
          Text(verbatim: command.title)
        }
        .disabled(command.attributes.contains(.disabled))
      }
    } else if let deferred = element as? UIDeferredMenuElement {
      DeferredMenuElements(element: deferred)
    } else if let menu = element as? UIMenu {
      if menu.options.contains(.displayAsPalette) {
        ControlGroup { AnyView(MenuElements(menu: menu)) }.controlGroupStyle(.palette)
      } else if menu.options.contains(.displayInline), menu.preferredElementSize == .small {
        ControlGroup { AnyView(MenuElements(menu: menu)) }.controlGroupStyle(.compactMenu)
      } else if menu.options.contains(.displayInline), menu.preferredElementSize == .medium {
        ControlGroup { AnyView(MenuElements(menu: menu)) }
      } else if menu.options.contains(.displayInline) {
        Section {
          AnyView(MenuElements(menu: menu))
        } header: {
          Text(verbatim: menu.title)
        }
      } else {
        Menu {
          AnyView(MenuElements(menu: menu))
        } label: {
          Text(verbatim: menu.title)
        }
      }
    }
  }
}
