import Foundation
import SashCore

extension UITableView {
  /// Collects changes until the matching `endUpdates()`.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }
  /// Makes the changes that were collected. Where the rows do not add up it asks for everything anew, and says so.
  public func endUpdates() {
    precondition(updateDepth > 0, "endUpdates() without beginUpdates().")
    if updateDepth == 1 { finish(animated: true, nil) } else { updateDepth -= 1 }
  }
  /// Makes changes at once. Where the rows do not add up it asks for everything anew, and says so.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if updateDepth == 1 {
      finish(animated: true, completion)
    } else {
      updateDepth -= 1
      completion?(true)
    }
  }
  private func finish(animated: Bool, _ completion: ((Bool) -> Void)?) {
    let collected = updates ?? TableUpdates()
    updates = nil
    updateDepth = 0
    // The data source tells of the rows after the change already: what is shown as it was before makes do with what it has.
    isBehindSource = true
    let change = {
      self.isBehindSource = false
      self.apply(collected)
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, animations: change, completion: completion)
    } else {
      change()
      completion?(true)
    }
  }

  private func collect(_ animation: RowAnimation, _ change: (inout TableUpdates) -> Void) {
    if updateDepth > 0 {
      change(&updates!)
      return
    }
    updates = TableUpdates()
    change(&updates!)
    finish(animated: animation != .none, nil)
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.inserts.formUnion(indexPaths) }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.deletes.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.reloads.formUnion(indexPaths) }
  }
  /// Has the data source bring the cells of rows up to date, without giving others.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where cells[path] != nil {
      guard let cell = cells[path] else { continue }
      pool.offer(cell)
      let again = dataSource?.tableView(self, cellForRowAt: path)
      pool.offer(nil)
      if again !== cell {
        runtimeWarning("reconfigureRows(at:) wants the cell that is there; row \(path) has got another one.")
      }
      cellChanged(cell)
    }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect(.automatic) { $0.moves.append((indexPath, newIndexPath)) }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) { $0.deletedSections.formUnion(sections) }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) { $0.reloadedSections.formUnion(sections) }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Makes changes in what is kept and shown.
  func apply(_ updates: TableUpdates) {
    // Everything is asked for anew, the changes included.
    if needsReload { return setNeedsPlacing() }
    openRow.close()
    let before = geometry.sections.map(\.rows.count)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let after = (0..<max(0, count)).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let plan: TableUpdates.Plan
    switch updates.plan(before: before, after: after) {
    case .plan(let made): plan = made
    case .problem(let message):
      runtimeWarning("Performing reloadData as a fallback: " + message)
      return reloadData()
    }
    let old = geometry
    let places = plan.places()
    // Cells go along with their rows.
    let oldCells = cells
    cells = [:]
    // Views that go may be seen until the animation has ended, so they are not used again at once.
    updateDepth += 1
    defer { updateDepth -= 1 }
    for (path, cell) in oldCells {
      if let new = places[path], !updates.reloads.contains(path) {
        cells[new] = cell
        cell.indexPath = new
      } else {
        retire(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    selected = selected.compactMap { places[$0] }
    moveEdges(plan, without: updates.reloadedSections)
    geometry.sections = plan.rows.indices.map { section in
      var new = TableGeometry.Section()
      if let from = plan.sections[section], !updates.isEmpty, !updates.reloadedSections.contains(from),
        (from == 0) == (section == 0)
      {
        keepEdges(of: &new, as: old.sections[from], section)
      } else {
        setEdges(of: &new, section)
      }
      var (lengths, isMeasured) = ([CGFloat](), [Bool]())
      for (row, from) in plan.rows[section].enumerated() {
        if let from, !updates.reloads.contains(from), old.contains(from) {
          lengths.append(old.sections[from.section].rows.lengths[from.row])
          isMeasured.append(old.sections[from.section].isMeasured[from.row])
        } else {
          let (height, isKnown) = rowHeight(at: IndexPath(row: row, section: section))
          lengths.append(height)
          isMeasured.append(isKnown)
        }
      }
      // `beginUpdates` and `endUpdates` around nothing ask for heights anew.
      if updates.isEmpty {
        for row in lengths.indices {
          let (height, isKnown) = rowHeight(at: IndexPath(row: row, section: section))
          if isKnown { lengths[row] = height } else { isMeasured[row] = false }
        }
      }
      new.rows = RowLengths(lengths)
      new.isMeasured = isMeasured
      return new
    }
    lastFirst = nil
    for (path, cell) in cells { prepareEditing(of: cell, at: path) }
    setNeedsPlacing()
    if window == nil { layoutIfNeeded() }
  }
  /// Headers and footers go along with their sections.
  private func moveEdges(_ plan: TableUpdates.Plan, without reloaded: IndexSet) {
    func moved(_ list: [Int: UIView]) -> [Int: UIView] {
      var new: [Int: UIView] = [:]
      for (section, old) in plan.sections.enumerated() {
        if let old, !reloaded.contains(old), let view = list[old] { new[section] = view }
      }
      for view in list.values where !new.values.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      return new
    }
    headers = moved(headers)
    footers = moved(footers)
    madeHeaders = moved(madeHeaders)
    madeFooters = moved(madeFooters)
  }
}
