import Foundation
import SashCore

extension UICollectionView {
  // MARK: What is seen

  /// UIKit asks for cells before these questions are answered.
  private func showNow() { if shown.isEmpty, window != nil || superview != nil { layoutIfNeeded() } }
  /// The cell of an item; nil if it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showNow()
    return shown[ElementKey(category: .cell, kind: "", path: indexPath)] as? UICollectionViewCell
  }
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    showNow()
    return shown[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showNow()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
      .sorted()
  }
  public var indexPathsForVisibleItems: [IndexPath] {
    showNow()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.elementKey?.path : nil
  }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

  // MARK: Scrolling

  /// Scrolls until an item stands where it is wanted.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard contains(indexPath) else {
      runtimeWarning(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath)); it is not scrolled."
      )
      return
    }
    if collectionViewLayout.needsPreparing { layoutIfNeeded() }
    guard let place = collectionViewLayout.layoutAttributesForItem(at: indexPath), bounds.width > 0 else {
      goal = (indexPath, scrollPosition)
      return setNeedsPlacing()
    }
    if let section = place.scroller, let scroller = scrollers[section] {
      let x =
        scrollPosition.contains(.left)
        ? place.frame.minX
        : scrollPosition.contains(.right)
          ? place.frame.maxX - scroller.bounds.width : place.frame.midX - scroller.bounds.width / 2
      let most = max(0, scroller.contentSize.width - scroller.bounds.width)
      scroller.setContentOffset(CGPoint(x: min(max(0, x), most), y: 0), animated: animated)
      return
    }
    if !animated { goal = (indexPath, scrollPosition) }
    setContentOffset(offset(showing: place.frame, at: scrollPosition), animated: animated)
    if !animated { setNeedsPlacing() }
  }
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var point = contentOffset
    if position.contains(.top) { point.y = frame.minY - inset.top }
    if position.contains(.bottom) { point.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.centeredVertically) {
      point.y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2
    }
    if position.contains(.left) { point.x = frame.minX - inset.left }
    if position.contains(.right) { point.x = frame.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) {
      point.x = frame.midX - (inset.left + bounds.width - inset.right) / 2
    }
    if position.isEmpty {
      point.x = min(max(point.x, frame.maxX + inset.right - bounds.width), frame.minX - inset.left)
      point.y = min(max(point.y, frame.maxY + inset.bottom - bounds.height), frame.minY - inset.top)
    }
    let (right, bottom) = (
      max(-inset.left, contentSize.width + inset.right - bounds.width),
      max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
    return CGPoint(x: min(max(point.x, -inset.left), right), y: min(max(point.y, -inset.top), bottom))
  }

  // MARK: Selecting

  /// nil if none is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selected }
  private var allowsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }
  /// Selects an item, without telling the delegate. nil takes every selection away.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      let old = selected
      selected = []
      for path in old { cellForItem(at: path)?.isSelected = false }
      return
    }
    guard contains(indexPath), allowsSelection else { return }
    if !allowsMultiple {
      for path in selected where path != indexPath { cellForItem(at: path)?.isSelected = false }
      selected.removeAll { $0 != indexPath }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Takes the selection of an item away, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  func pressed(_ cell: UICollectionViewCell, _ isDown: Bool) {
    guard let path = cell.elementKey?.path, isDown != cell.isHighlighted else { return }
    if isDown {
      guard selectsNow, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
      cell.isHighlighted = true
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      cell.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
  /// A person has tapped an item.
  func tapped(_ path: IndexPath) {
    if !isEditing, let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.opensWhenTapped {
      return cell.toggleOutline()
    }
    guard selectsNow, contains(path) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    if allowsMultiple, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultiple {
      for old in selected where old != path {
        deselectItem(at: old, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    if !isEditing, let cell = cellForItem(at: path) { cell.segue?(cell) }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }
}
