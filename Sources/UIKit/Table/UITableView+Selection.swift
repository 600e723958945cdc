import Foundation
import SashControls
import SashCore

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selected.first }
  /// In the order in which they were selected; nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row, without telling the delegate. nil takes every selection away.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return dropSelection(animated: animated) }
    guard geometry.contains(indexPath), allowsSelection else { return }
    if !allowsMultiple {
      for path in selected where path != indexPath { cells[path]?.setSelected(false, animated: animated) }
      selected.removeAll { $0 != indexPath }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Takes the selection of a row away, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }
  func dropSelection(animated: Bool = false) {
    let old = selected
    selected = []
    for path in old { cells[path]?.setSelected(false, animated: animated) }
  }
  var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// A row that takes taps and swipes.
  func rowOfferingActions(_ cell: UITableViewCell, _ content: AnyView) -> AnyView {
    guard let path = cell.indexPath else { return content }
    let swipes = isEditing ? (nil, nil) : swipeActions(cell, path)
    let hasMenu =
      !isEditing && delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero) != nil
    let radius: CGFloat = style == .insetGrouped && (cell.position.isFirst || cell.position.isLast) ? 10 : 0
    let row = SwipedRow(
      offers: SwipedRowOffers(
        leading: swipes.0, trailing: swipes.1, isAction: selectsNow && confirmation.row !== cell,
        perform: { [weak self, weak cell] in
          if let self, let path = cell?.indexPath { self.tapped(path) }
        },
        press: { [weak self, weak cell] isDown in
          if let self, let cell { self.pressed(cell, isDown) }
        }), openRow: openRow, radius: radius
    ) { content }
    guard hasMenu else { return AnyView(row) }
    return AnyView(
      row.heldMenu { [weak self, weak cell] place in cell.flatMap { self?.heldMenu($0, at: place) } })
  }

  func pressed(_ cell: UITableViewCell, _ isDown: Bool) {
    guard let path = cell.indexPath, cells[path] === cell, isDown != cell.isHighlighted else { return }
    if isDown {
      guard selectsNow, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
      cell.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      cell.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// A person has tapped a row.
  func tapped(_ path: IndexPath) {
    guard selectsNow, geometry.contains(path) else { return }
    if !(delegate?.tableView(self, shouldHighlightRowAt: path) ?? true) { return }
    if allowsMultiple, selected.contains(path) { return userDeselects(path) }
    guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
      geometry.contains(wanted)
    else { return }
    if !allowsMultiple {
      for old in selected where old != wanted { userDeselects(old) }
    }
    if !selected.contains(wanted) { selected.append(wanted) }
    cells[wanted]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: wanted)
    if !isEditing, let cell = cells[wanted] { cell.segue?(cell) }
    if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }
  private func userDeselects(_ path: IndexPath) {
    guard let wanted = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
