import Foundation
import SashCore

/// The controls that a cell shows while its table is edited: before the content what deletes, inserts or selects, behind it
/// what moves.
@MainActor final class CellEditing {
  private unowned let cell: UITableViewCell
  private var control: UIButton?
  private var shown: Kind?
  private var handle: UIImageView?
  private let drag = UIPanGestureRecognizer()

  private enum Kind: Equatable { case delete, insert, select(Bool) }

  init(cell: UITableViewCell) {
    self.cell = cell
    drag.handler = { [weak self] in self?.dragged() }
  }

  /// Whether the row can be moved now.
  var showsHandle: Bool {
    guard cell.isEditing, let table = cell.table, let path = cell.indexPath else { return false }
    return table.canMove(path)
  }
  private var wanted: Kind? {
    guard cell.isEditing else { return nil }
    if cell.table?.allowsMultipleSelectionDuringEditing == true { return .select(cell.isSelected) }
    switch cell.editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  func update() {
    let wanted = wanted
    if wanted != shown {
      control?.removeFromSuperview()
      control = wanted.map(makeControl)
      shown = wanted
      if let control { cell.addSubview(control) }
    }
    if showsHandle != (handle != nil) {
      handle?.removeFromSuperview()
      handle = nil
      if showsHandle {
        let view = UIImageView(
          image: UIImage(
            systemName: "line.3.horizontal",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)))
        view.tintColor = .tertiaryLabel
        view.contentMode = .center
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(drag)
        cell.addSubview(view)
        handle = view
      }
    }
  }

  /// - Source: facts on metrics, list: 22 points wide, in red and green.
  private func makeControl(_ kind: Kind) -> UIButton {
    let (name, color): (String, UIColor) =
      switch kind {
      case .delete: ("minus.circle.fill", .systemRed)
      case .insert: ("plus.circle.fill", .systemGreen)
      case .select(true): ("checkmark.circle.fill", cell.tintColor)
      case .select(false): ("circle", .tertiaryLabel)
      }
    let button = UIButton(type: .custom)
    button.setImage(
      UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)),
      for: .normal)
    button.tintColor = color
    if case .select = kind {
      button.isUserInteractionEnabled = false
    } else {
      button.addAction(
        UIAction { [weak cell] _ in
          guard let cell, let path = cell.indexPath else { return }
          if kind == .insert { cell.table?.commit(.insert, path) } else { cell.table?.confirm(cell, path) }
        }, for: .primaryActionTriggered)
    }
    return button
  }

  func place(in size: CGSize) {
    control?.frame = CGRect(x: 11, y: 0, width: 30, height: size.height)
    handle?.frame = CGRect(
      x: size.width - UITableViewCell.reorderWidth, y: 0, width: UITableViewCell.reorderWidth,
      height: size.height)
  }

  private func dragged() {
    guard let table = cell.table else { return }
    switch drag.state {
    case .began, .changed: table.liftRow(of: cell, by: drag.translation(in: nil).y)
    case .ended: table.dropRow(of: cell, isCancelled: false)
    case .cancelled, .failed: table.dropRow(of: cell, isCancelled: true)
    case .possible: break
    }
  }
}
