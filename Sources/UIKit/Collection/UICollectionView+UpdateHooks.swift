import Foundation
import SashCore

/// Changes whose layout says where elements come from and where they go.
extension UICollectionView {
  /// An element on its way out, with what the layout said of it.
  struct Parting {
    let view: UICollectionReusableView
    let attributes: UICollectionViewLayoutAttributes
  }
  /// Whether the layout may say something about changes: those of the house let elements fade.
  var asksAboutUpdates: Bool {
    let type = type(of: collectionViewLayout)
    return type != UICollectionViewFlowLayout.self && type != UICollectionViewCompositionalLayout.self
      && type != UICollectionViewLayout.self
  }

  /// Makes changes and lets the layout say how elements come and go.
  func finishAsking(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
    let layout = collectionViewLayout
    holdsPlaces = true
    UIView.performWithoutAnimation {
      apply(updates)
      let coming = prepared(layout).filter { shown[$0.key] == nil }
      inserted = Set(coming.map(\.key))
      layout.prepare(forCollectionViewUpdates: updates.items)
      for attributes in coming {
        guard let first = layout.initial(attributes) else { continue }
        let view = element(attributes)
        let home: UIView = attributes.scroller.flatMap { scrollers[$0] } ?? self
        if view.superview !== home { home.addSubview(view) }
        put(view, as: first)
      }
    }
    let going = parting
    Stage.showChanges()
    holdsPlaces = false
    UIView.animate(withDuration: 0.3) { [self] in
      tile()
      for one in going {
        if let last = layout.final(one.attributes) { put(one.view, as: last) } else { one.view.alpha = 0 }
      }
      layout.finalizeCollectionViewUpdates()
      (inserted, parting) = ([], [])
    } completion: { [weak self] isDone in
      for one in going {
        one.view.removeFromSuperview()
        one.view.alpha = 1
        one.view.transform = .identity
        self?.pool.keep(one.view)
      }
      completion?(isDone)
    }
  }
  /// Lets a view stay until the layout has said where it goes.
  func part(_ view: UICollectionReusableView, _ key: ElementKey) {
    let attributes = UICollectionViewLayoutAttributes()
    (attributes.indexPath, attributes.frame, attributes.alpha) = (key.path, view.frame, view.alpha)
    attributes.representedElementCategory = key.category
    attributes.representedElementKind = key.category == .cell ? nil : key.kind
    attributes.zIndex = Int(view.layer.zPosition)
    view.elementKey = nil
    parting.append(Parting(view: view, attributes: attributes))
  }
  private func put(_ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes) {
    view.transform = attributes.transform
    view.bounds.size = attributes.frame.size
    view.center = attributes.center
    view.alpha = attributes.alpha
    view.apply(attributes)
  }
}

extension UICollectionViewLayout {
  /// Where an element comes from.
  fileprivate func initial(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes?
  {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    return switch attributes.representedElementCategory {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }
  /// Where an element goes.
  fileprivate func final(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    return switch attributes.representedElementCategory {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
  /// Where an element is that comes, without being seen.
  func faded(
    coming path: IndexPath, _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String
  )
    -> UICollectionViewLayoutAttributes?
  {
    let key = ElementKey(category: category, kind: kind, path: path)
    guard collectionView?.inserted.contains(key) == true else { return nil }
    let found =
      switch category {
      case .cell: layoutAttributesForItem(at: path)
      case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
      }
    let copy = found?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
  /// Where an element was that goes, without being seen.
  func faded(
    going path: IndexPath, _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String
  )
    -> UICollectionViewLayoutAttributes?
  {
    let key = ElementKey(category: category, kind: kind, path: path)
    let found = collectionView?.parting.first { $0.attributes.key == key }
    let copy = found?.attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension TableUpdates {
  /// The changes as layouts are told of them.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func item(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?)
      -> UICollectionViewUpdateItem
    {
      let new = UICollectionViewUpdateItem()
      (new.updateAction, new.indexPathBeforeUpdate, new.indexPathAfterUpdate) = (action, before, after)
      return new
    }
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return deletedSections.map { item(.delete, whole($0), nil) }
      + deletes.sorted().map { item(.delete, $0, nil) }
      + insertedSections.map { item(.insert, nil, whole($0)) }
      + inserts.sorted().map { item(.insert, nil, $0) }
      + movedSections.map { item(.move, whole($0.from), whole($0.to)) }
      + moves.map { item(.move, $0.from, $0.to) }
      + reloadedSections.map { item(.reload, whole($0), whole($0)) }
      + reloads.sorted().map { item(.reload, $0, $0) }
  }
}
