import Foundation

/// A view that shows the items of snapshots: a table or a collection.
@MainActor @preconcurrency
protocol DiffableView: UIView {
  /// True as long as it has not asked its data source how many items there are.
  var hasNoCounts: Bool { get }
  /// Its data source tells of a state that it does not show yet.
  var isBehindSource: Bool { get set }
  func reloadData()
  func apply(_ updates: TableUpdates)
  /// Asks for what is shown at these places anew, keeping the cells.
  func reconfigure(at places: [IndexPath])
}

extension DiffableView {
  /// Goes from what one snapshot shows to what the next one does, which its data source gives from now on.
  func show<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool, completion: (() -> Void)?
  ) {
    if old.numberOfSections == 0 || hasNoCounts {
      reloadData()
      if window == nil { layoutIfNeeded() }
      completion?()
      return
    }
    let updates = snapshot.changes(from: old)
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(snapshot.indexPath(of:))
    isBehindSource = true
    let change = {
      self.isBehindSource = false
      if !updates.isEmpty { self.apply(updates) }
      if !reconfigured.isEmpty { self.reconfigure(at: reconfigured) }
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, animations: change) { _ in completion?() }
    } else {
      UIView.performWithoutAnimation(change)
      completion?()
    }
  }
}

extension UITableView: DiffableView {
  var hasNoCounts: Bool { needsReload }
  func reconfigure(at places: [IndexPath]) { reconfigureRows(at: places) }
}

extension UICollectionView: DiffableView {
  var hasNoCounts: Bool { counts == nil }
  func reconfigure(at places: [IndexPath]) { reconfigureItems(at: places) }
}
