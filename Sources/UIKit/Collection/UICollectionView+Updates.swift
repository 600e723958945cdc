import Foundation
import SashCore

extension UICollectionView {
  /// Makes changes at once. Where the items do not add up it asks for everything anew, and says so.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    if self.updates == nil { self.updates = TableUpdates() }
    updates?()
    updateDepth -= 1
    if updateDepth > 0 {
      completion?(true)
    } else {
      finish(completion)
    }
  }
  private func finish(_ completion: ((Bool) -> Void)?) {
    let collected = updates ?? TableUpdates()
    updates = nil
    if window != nil, asksAboutUpdates { return finishAsking(collected, completion) }
    // The data source tells of the items after the change already: what is shown as it was before makes do with what it has.
    isBehindSource = true
    let change = {
      self.isBehindSource = false
      self.apply(collected)
    }
    if window != nil {
      UIView.animate(withDuration: 0.3, animations: change, completion: completion)
    } else {
      change()
      completion?(true)
    }
  }
  private func collect(_ change: (inout TableUpdates) -> Void) {
    if updateDepth > 0 {
      change(&updates!)
      return
    }
    updates = TableUpdates()
    change(&updates!)
    finish(nil)
  }
  public func insertItems(at indexPaths: [IndexPath]) { collect { $0.inserts.formUnion(indexPaths) } }
  public func deleteItems(at indexPaths: [IndexPath]) { collect { $0.deletes.formUnion(indexPaths) } }
  /// Asks for the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { collect { $0.reloads.formUnion(indexPaths) } }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.moves.append((indexPath, newIndexPath)) }
  }
  public func insertSections(_ sections: IndexSet) { collect { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: IndexSet) { collect { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: IndexSet) { collect { $0.reloadedSections.formUnion(sections) } }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }
  /// Has the data source bring the cells of items up to date, without giving others.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shown[ElementKey(category: .cell, kind: "", path: path)] else { continue }
      pool.offered = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      pool.offered = nil
    }
    let again = Set(indexPaths)
    collectionViewLayout.moveSizes { $0.category == .cell && again.contains($0.path) ? nil : $0 }
    collectionViewLayout.invalidateLayout()
  }

  /// Makes changes in what is kept and shown.
  func apply(_ updates: TableUpdates) {
    // Everything is asked for anew, the changes included.
    guard let before = counts else { return setNeedsPlacing() }
    openRow.close()
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let after = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    let plan: TableUpdates.Plan
    switch updates.plan(before: before, after: after, part: "item") {
    case .plan(let made): plan = made
    case .problem(let message):
      runtimeWarning(
        "Performing reloadData as a fallback: "
          + message.replacingOccurrences(of: "table view", with: "collection view"))
      return reloadData()
    }
    let places = plan.places()
    let newSections = Dictionary(
      uniqueKeysWithValues: plan.sections.enumerated().compactMap { entry in
        entry.element.map { ($0, entry.offset) }
      })
    let old = shown
    shown = [:]
    updateDepth += 1
    defer { updateDepth -= 1 }
    for (key, view) in old {
      var new = key
      if key.category == .cell {
        if let path = places[key.path], !updates.reloads.contains(key.path) {
          new.path = path
        } else {
          if holdsPlaces { part(view, key) } else { retire(view) }
          if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
          }
          continue
        }
      } else if key.path.count == 2, let section = newSections[key.path.section],
        !updates.reloadedSections.contains(key.path.section)
      {
        new.path = IndexPath(item: key.path.item, section: section)
      } else {
        if holdsPlaces { part(view, key) } else { retire(view) }
        continue
      }
      shown[new] = view
      view.elementKey = new
    }
    selected = selected.compactMap { places[$0] }
    counts = after
    prefetched = []
    collectionViewLayout.moveSizes { key in
      var new = key
      if key.category == .cell {
        guard let path = places[key.path], !updates.reloads.contains(key.path) else { return nil }
        new.path = path
      } else {
        guard key.path.count == 2, let section = newSections[key.path.section],
          !updates.reloadedSections.contains(key.path.section)
        else { return nil }
        new.path = IndexPath(item: key.path.item, section: section)
      }
      return new
    }
    collectionViewLayout.invalidateLayout()
    if window == nil { layoutIfNeeded() }
  }
}
