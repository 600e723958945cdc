import Foundation
import SashCore

/// What stands at the end of a cell.
@MainActor final class CellAccessory {
  private unowned let cell: UITableViewCell
  private(set) var view: UIView?
  /// Whether what the cell wants has changed since the view was made.
  var isStale = true

  init(cell: UITableViewCell) { self.cell = cell }

  func update() {
    guard isStale else { return }
    isStale = false
    let wanted =
      cell.isEditing
      ? cell.editingAccessoryView ?? standard(cell.editingAccessoryType)
      : cell.accessoryView ?? standard(cell.accessoryType)
    if wanted === view { return }
    view?.removeFromSuperview()
    view = wanted
    if let wanted { cell.addSubview(wanted) }
  }

  /// - Source: facts on metrics, list: the chevron has 14 points semibold; facts on UIKit, U169–U173.
  private func standard(_ type: UITableViewCell.AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return symbol("chevron.right", 14, .semibold, .tertiaryLabel)
    case .checkmark: return symbol("checkmark", 17, .semibold, nil)
    case .detailButton: return button()
    case .detailDisclosureButton:
      let chevron = symbol("chevron.right", 14, .semibold, .tertiaryLabel)
      let (button, both) = (button(), UIView())
      button.frame.origin = .zero
      let height = max(button.frame.height, chevron.frame.height)
      chevron.frame.origin = CGPoint(x: button.frame.maxX + 12, y: (height - chevron.frame.height) / 2)
      both.frame.size = CGSize(width: chevron.frame.maxX, height: height)
      both.addSubview(button)
      both.addSubview(chevron)
      return both
    }
  }
  private func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?
  ) -> UIView {
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    let view = UIImageView(image: image)
    view.tintColor = color
    return view
  }
  private func button() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame.size = CGSize(width: 30, height: 30)
    button.addAction(
      UIAction { [weak cell] _ in
        guard let cell, let path = cell.indexPath, let table = cell.table else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        cell.accessorySegue?(cell)
      }, for: .primaryActionTriggered)
    return button
  }

  /// What it takes from the content, in points.
  func room(margin: CGFloat) -> CGFloat { view.map { $0.bounds.width + margin } ?? 0 }
  func place(in size: CGSize, margin: CGFloat) {
    guard let view else { return }
    let end = cell.editing.showsHandle ? UITableViewCell.reorderWidth : margin
    view.frame = CGRect(
      x: size.width - end - view.bounds.width, y: ((size.height - view.bounds.height) / 2).rounded(),
      width: view.bounds.width, height: view.bounds.height)
  }
}
