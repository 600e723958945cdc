import Foundation
import SashControls
import SashCore

/// Hears of another title that a person gives what is shown.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The title that a person begins with. All of it is selected, whatever the range is.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  {
    true
  }
}

extension UINavigationItem {
  /// What a tap on the title brings up; nil where there is no menu.
  var titleMenu: UIMenu? {
    var suggested: [UIMenuElement] = []
    if renameDelegate != nil {
      suggested.append(
        UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
          self?.beginRenaming()
        })
    }
    if let titleMenuProvider { return titleMenuProvider(suggested) }
    return suggested.isEmpty ? nil : UIMenu(children: suggested)
  }
  /// The button of `backAction`, made anew each time, which stands in the place of the way back.
  var backActionItem: UIBarButtonItem? {
    guard let backAction, let owner, owner.navigationController?.viewControllers.first !== owner else {
      return nil
    }
    let image = backAction.image ?? UIImage(systemName: "chevron.backward")
    let made = UIBarButtonItem(
      title: backAction.title.isEmpty ? nil : backAction.title, image: image, primaryAction: backAction)
    made.accessibilityLabel = backAction.title.isEmpty ? "Back" : backAction.title
    return made
  }

  /// Asks a person for another title.
  private func beginRenaming() {
    guard let renameDelegate, let owner, renameDelegate.navigationItemShouldBeginRenaming(self) else {
      return
    }
    let old = title ?? ""
    let (first, _) = renameDelegate.navigationItem(
      self, willBeginRenamingWith: old, selectedRange: old.startIndex..<old.endIndex)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = first }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        guard let self, let new = alert?.textFields?.first?.text, !new.isEmpty,
          self.renameDelegate?.navigationItem(self, shouldEndRenamingWith: new) == true
        else { return }
        self.title = new
        self.renameDelegate?.navigationItem(self, didEndRenamingWith: new)
      })
    owner.present(alert, animated: true)
  }
}

/// A title that brings up a menu.
struct TitleMenu: View {
  let title: String
  let menu: UIMenu
  var body: some View {
    Menu {
      MenuElements(menu: menu)
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: title).font(.headline)
        Image(systemName: "chevron.down.circle.fill").font(.system(size: 13)).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
  }
}
