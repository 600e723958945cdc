import Foundation
import SashCore

/// The elements that are seen.
extension UICollectionView {
  func tile() {
    guard !isTiling, !isBehindSource, !holdsPlaces, updates == nil, bounds.width > 0, bounds.height > 0 else {
      return
    }
    isTiling = true
    defer { isTiling = false }
    let layout = collectionViewLayout
    if layoutSize != bounds.size || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      let isHorizontal = layout.scrollsHorizontally
      let (old, new) = isHorizontal ? (layoutSize.height, bounds.height) : (layoutSize.width, bounds.width)
      // Texts have other heights in another width.
      if old != new { layout.forgetSizes() }
      layoutSize = bounds.size
      layout.needsPreparing = true
    }
    var wanted = prepared(layout)
    // Elements that say themselves how large they are may move the others.
    for _ in 0..<12 {
      var isStale = false
      for attributes in wanted where layout.wantsSize(of: attributes) {
        let view = element(attributes)
        view.frame.size = attributes.frame.size
        layout.take(view.preferredLayoutAttributesFitting(attributes).frame.size, for: attributes)
        isStale = true
      }
      if !isStale { break }
      layout.needsPreparing = true
      wanted = prepared(layout)
    }
    if let goal {
      self.goal = nil
      if contains(goal.path), let place = layout.layoutAttributesForItem(at: goal.path) {
        let point = offset(showing: place.frame, at: goal.position)
        if point != contentOffset {
          scrolled(to: point, byCode: true)
          wanted = prepared(layout)
        }
      }
    }
    placeScrollers(layout)
    place(layout.adjusted(wanted))
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    refreshControl?.place()
    if updateDepth == 0 {
      for view in leaving { pool.keep(view) }
      leaving = []
    }
    prefetch(wanted)
  }

  func prepared(_ layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
    loadIfNeeded()
    if layout.needsPreparing {
      layout.needsPreparing = false
      layout.prepare()
      contentSize = layout.collectionViewContentSize
    }
    return (layout.layoutAttributesForElements(in: CGRect(origin: contentOffset, size: bounds.size)) ?? [])
      .filter { $0.representedElementCategory != .cell || contains($0.indexPath) }
  }

  private func placeScrollers(_ layout: UICollectionViewLayout) {
    let wanted = layout.scrollers(in: CGRect(origin: contentOffset, size: bounds.size))
    for (section, scroller) in scrollers where !wanted.contains(where: { $0.section == section }) {
      if scroller.subviews.isEmpty { scroller.removeFromSuperview() }
    }
    for one in wanted {
      let scroller = scrollers[one.section] ?? SectionScroller()
      scrollers[one.section] = scroller
      scroller.collection = self
      scroller.alwaysBounceHorizontal = true
      (scroller.showsHorizontalScrollIndicator, scroller.showsVerticalScrollIndicator) = (false, false)
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.clipsToBounds = false
      let before = (page: scroller.page, offset: scroller.contentOffset, inset: scroller.contentInset)
      scroller.page = one.page
      scroller.frame = one.frame
      scroller.contentInset = one.insets
      scroller.contentSize = one.content
      if let old = before.page, let new = one.page, old > 0, abs(old - new) > 0.5 {
        // What rested in its place rests there still.
        let isWide = one.content.width > one.frame.width
        let place = isWide ? before.offset.x + before.inset.left : before.offset.y + before.inset.top
        let number = (place / old).rounded()
        scroller.contentOffset =
          isWide
          ? CGPoint(x: number * new - one.insets.left, y: before.offset.y)
          : CGPoint(x: before.offset.x, y: number * new - one.insets.top)
      }
      if scroller.superview !== self { insertSubview(scroller, at: backgroundView == nil ? 0 : 1) }
    }
  }

  /// The view of an element, which may be there already.
  func element(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let key = attributes.key
    if let view = shown[key] { return view }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    let outer = making
    making = attributes
    defer { making = outer }
    switch attributes.representedElementCategory {
    case .cell:
      guard let dataSource else { fatalError("A collection without a data source has no items.") }
      let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
      cell.isSelected = selected.contains(path)
      view = cell
    case .supplementaryView:
      guard let dataSource else { fatalError("A collection without a data source has no headers.") }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
    case .decorationView:
      guard let type = collectionViewLayout.decoration(key.kind),
        let made = makeView(of: type, frame: attributes.frame) as? UICollectionReusableView
      else { fatalError("No class is registered with the layout for the decoration \(key.kind).") }
      view = made
    }
    if let old = view.elementKey, shown[old] === view, old != key {
      runtimeWarning("A data source has given the same view for \(old.path) and \(path).")
      shown[old] = nil
    }
    leaving.removeAll { $0 === view }
    view.collection = self
    view.elementKey = key
    shown[key] = view
    view.frame = attributes.frame
    (view as? UICollectionViewListCell)?.followsOutline()
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if attributes.representedElementCategory == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
    }
    return view
  }

  private func place(_ wanted: [UICollectionViewLayoutAttributes]) {
    let keep = Set(wanted.map(\.key))
    for (key, view) in shown where !keep.contains(key) {
      shown[key] = nil
      retire(view)
      tellGone(view, key)
    }
    for attributes in wanted {
      let view = element(attributes)
      let home: UIView = attributes.scroller.flatMap { scrollers[$0] } ?? self
      if view.superview !== home { home.addSubview(view) }
      if let inSpace = attributes.inSpace {
        view.transform3D = inSpace
      } else if view.transform != attributes.transform || !CATransform3DIsAffine(view.transform3D) {
        view.transform = attributes.transform
      }
      // A frame of a view with a transform is another rectangle than its place.
      view.bounds.size = attributes.frame.size
      view.center = attributes.center
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      view.layer.zPosition = CGFloat(attributes.zIndex)
      view.apply(attributes)
    }
    placeMoved()
    sortByDepth()
  }
  /// Elements in front come last.
  private func sortByDepth() {
    func depth(_ view: UIView) -> CGFloat { view.layer.zPosition }
    for home in [self] + Array(scrollers.values) as [UIView] {
      let sorted = home.subviews.enumerated().sorted {
        depth($0.element) == depth($1.element) ? $0.offset < $1.offset : depth($0.element) < depth($1.element)
      }.map(\.element)
      if !zip(sorted, home.subviews).allSatisfy({ $0 === $1 }) { home.subviews = sorted }
    }
  }
  private func tellGone(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }
  /// Takes a view away, to be used again.
  func retire(_ view: UICollectionReusableView) {
    if confirmation.row === view { confirmation.close(animated: false) }
    view.removeFromSuperview()
    view.elementKey = nil
    if updateDepth > 0 { leaving.append(view) } else { pool.keep(view) }
  }

  private func prefetch(_ wanted: [UICollectionViewLayoutAttributes]) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let cells = wanted.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    guard var path = cells.max() else { return }
    var coming: [IndexPath] = []
    for _ in 0..<max(8, cells.count) {
      if path.item + 1 < numberOfItems(inSection: path.section) {
        path = IndexPath(item: path.item + 1, section: path.section)
      } else if path.section + 1 < numberOfSections, numberOfItems(inSection: path.section + 1) > 0 {
        path = IndexPath(item: 0, section: path.section + 1)
      } else {
        break
      }
      if prefetched.insert(path).inserted { coming.append(path) }
    }
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
  }
}
