import Foundation
import SashCore

/// Moving items by hand.
extension UICollectionView {
  /// A finger takes an item; false if it may not be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard moved == nil, contains(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath),
      let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    else { return false }
    moved = Movement(from: indexPath, at: indexPath, center: place.center)
    setNeedsPlacing()
    return true
  }
  /// The finger has come to a point of what is scrolled: the item is there, and others make room.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement = moved else { return }
    movement.center = targetPosition
    moved = movement
    if let over = indexPathForItem(at: targetPosition), over != movement.at {
      let goal =
        delegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from,
          atCurrentIndexPath: movement.at, toProposedIndexPath: over) ?? over
      if goal != movement.at, contains(goal) { makeRoom(at: goal) }
    }
    setNeedsPlacing()
  }
  /// The finger has put the item down: the data source moves it.
  public func endInteractiveMovement() {
    guard let movement = moved else { return }
    moved = nil
    if movement.from != movement.at {
      dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.at)
    }
    settleMovement()
  }
  /// The item goes back to where it was.
  public func cancelInteractiveMovement() {
    guard let movement = moved else { return }
    if movement.from != movement.at { makeRoom(at: movement.from) }
    moved = nil
    settleMovement()
  }
  private func settleMovement() {
    UIView.animate(withDuration: 0.25) {
      self.setNeedsPlacing()
      self.layoutIfNeeded()
    }
  }

  /// Shows the items as if the one that is moved were elsewhere; the data source hears of it at the end.
  private func makeRoom(at goal: IndexPath) {
    guard let from = moved?.at, from.section == goal.section else { return }
    moved?.at = goal
    func place(_ path: IndexPath) -> IndexPath {
      guard path.section == from.section else { return path }
      if path == from { return goal }
      var item = path.item
      if item > from.item { item -= 1 }
      if item >= goal.item { item += 1 }
      return IndexPath(item: item, section: path.section)
    }
    let old = shown
    shown = [:]
    for (key, view) in old {
      var new = key
      if key.category == .cell { new.path = place(key.path) }
      shown[new] = view
      view.elementKey = new
    }
    selected = selected.map(place)
    collectionViewLayout.moveSizes { key in
      var new = key
      if key.category == .cell { new.path = place(key.path) }
      return new
    }
    collectionViewLayout.invalidateLayout()
    UIView.animate(withDuration: 0.25) {
      self.setNeedsPlacing()
      self.layoutIfNeeded()
    }
  }
  /// The item that a finger holds lies where the finger is, over all others.
  func placeMoved() {
    guard let movement = moved,
      let view = shown[ElementKey(category: .cell, kind: "", path: movement.at)]
    else { return }
    view.center = movement.center
    view.layer.zPosition = 10_000
  }
  /// The path at which the data source knows an item, while one of them is moved.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    guard let movement = moved, movement.from != movement.at, path.section == movement.from.section else {
      return path
    }
    if path == movement.at { return movement.from }
    var item = path.item
    if item > movement.at.item { item -= 1 }
    if item >= movement.from.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// An item that a finger holds.
  struct Movement {
    /// Where the data source has it.
    var from: IndexPath
    /// Where it is shown.
    var at: IndexPath
    /// In points of what is scrolled.
    var center: CGPoint
  }
}
