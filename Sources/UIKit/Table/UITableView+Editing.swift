import Foundation
import SashControls
import SashCore

extension UITableView {
  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }
  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }
  func canMove(_ path: IndexPath) -> Bool { isEditing && dataSourceMoves(path) }
  /// Whether the data source moves a row.
  func dataSourceMoves(_ path: IndexPath) -> Bool {
    guard let dataSource, ProtocolDefaults.implements(.move, dataSource) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    cell.editingStyle = isEditing ? editingStyle(path) : .none
    cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.setEditing(isEditing && (canEdit(path) || canMove(path)), animated: false)
    cell.setNeedsPlacing()
  }

  /// What swiping a row uncovers; where code says nothing, what deletes the row.
  func swipeActions(_ cell: UITableViewCell, _ path: IndexPath)
    -> (SwipedRowOffers.Actions?, SwipedRowOffers.Actions?)
  {
    guard canEdit(path) else { return (nil, nil) }
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing =
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(path)
    return (leading?.offered(on: cell), trailing?.offered(on: cell))
  }
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, ProtocolDefaults.implements(.commit, dataSource), editingStyle(path) == .delete
    else {
      return nil
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, row, done in
        if let path = (row as? UITableViewCell)?.indexPath { self?.commit(.delete, path) }
        done(true)
      }
    ])
  }
  /// Brings up what deletes a row: a tap on its red minus has asked for it.
  func confirm(_ cell: UITableViewCell, _ path: IndexPath) {
    let actions =
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(path)
    guard let actions else { return commit(.delete, path) }
    let (first, last): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    let corners = (cell.position.isFirst ? first : []).union(cell.position.isLast ? last : [])
    cell.willTransition(to: [.showingEditControl, .showingDeleteConfirmation])
    confirmation.open(
      cell, in: self, actions, radius: style == .insetGrouped ? 10 : 0, corners: corners
    ) { [weak cell] in
      cell?.willTransition(to: .showingEditControl)
      cell?.changed()
      cell?.didTransition(to: .showingEditControl)
    }
    cell.changed()
    cell.didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
  }
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Moving rows

  /// A finger has lifted a row, and moved it so many points down.
  func liftRow(of cell: UITableViewCell, by distance: CGFloat) {
    guard let path = lifted?.from ?? cell.indexPath, geometry.contains(path) else { return }
    let row = geometry.row(path)
    let middle = row.y + row.height / 2 + distance
    var goal = path
    if let found = geometry.firstRow(after: middle), geometry.row(found).y <= middle {
      goal = found
    } else if middle < row.y, let first = geometry.firstRow(after: -.infinity) {
      goal = first
    } else if middle > geometry.end(),
      let last = geometry.sections.indices.last(where: {
        geometry.sections[$0].rows.count > 0
      })
    {
      goal = IndexPath(row: geometry.sections[last].rows.count - 1, section: last)
    }
    goal = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: goal) ?? goal
    if lifted == nil { bringSubviewToFront(cell) }
    let isAnother = lifted?.to != goal
    lifted = (cell, path, goal, distance)
    if isAnother {
      UIView.animate(.easeInOut(duration: 0.2)) { self.setNeedsPlacing() }
    } else {
      setNeedsPlacing()
    }
  }
  /// How far a row makes way for the one that is lifted, or is lifted itself.
  func displacement(of path: IndexPath, _ cell: UITableViewCell) -> CGFloat {
    guard let lifted, geometry.contains(lifted.from) else { return 0 }
    if lifted.cell === cell { return lifted.distance }
    let height = geometry.row(lifted.from).height
    if path > lifted.from, path <= lifted.to { return -height }
    if path < lifted.from, path >= lifted.to { return height }
    return 0
  }
  /// The finger has put the row down.
  func dropRow(of cell: UITableViewCell, isCancelled: Bool) {
    guard let (_, from, to, _) = lifted else { return }
    guard geometry.contains(from), geometry.contains(to) else {
      lifted = nil
      return setNeedsPlacing()
    }
    UIView.animate(.easeInOut(duration: 0.2)) {
      self.lifted = nil
      if !isCancelled, from != to {
        self.dataSource?.tableView(self, moveRowAt: from, to: to)
        // The data have changed: the rows follow without being asked for anew.
        var updates = TableUpdates()
        updates.moves = [(from, to)]
        self.apply(updates)
      }
      self.setNeedsPlacing()
    }
  }
}
