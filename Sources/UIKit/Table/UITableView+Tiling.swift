import Foundation
import SashCore

/// The parts that are seen, and the heights that decide which these are.
extension UITableView {
  /// - Source: facts on metrics, list: iOS 15 to 18; UIKit keeps 35 points above a first section without a header, and 17.5 at
  ///   each other edge of a section.
  enum Lengths {
    static let plainHeader: CGFloat = 28
    static let headerPadding: CGFloat = 22
    static let firstGroupedHeader: CGFloat = 55.5
    static let groupedHeader: CGFloat = 38
    static let groupedFooter: CGFloat = 30
    static let firstGap: CGFloat = 35
    static let gap: CGFloat = 17.5
  }

  // MARK: Heights

  /// Counts rows and sets heights, if that has to be done.
  func loadIfNeeded() {
    let width = bounds.width
    if layoutWidth != width, !needsReload { forgetMeasured() }
    layoutWidth = width
    guard needsReload else { return }
    needsReload = false
    for cell in cells.values { retire(cell) }
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (cells, headers, footers, madeHeaders, madeFooters) = ([:], [:], [:], [:], [:])
    prefetched = []
    lastFirst = nil
    geometry.sections = []
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard let dataSource else { return }
    let count = dataSource.numberOfSections(in: self)
    geometry.sections = (0..<max(0, count)).map { makeSection($0, rows: nil, of: count) }
  }
  /// A section with the heights that are known or guessed.
  func makeSection(_ section: Int, rows: Int?, of count: Int) -> TableGeometry.Section {
    var new = TableGeometry.Section()
    let rows = rows ?? dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    setEdges(of: &new, section)
    var (lengths, isMeasured) = ([CGFloat](), [Bool]())
    lengths.reserveCapacity(rows)
    isMeasured.reserveCapacity(rows)
    for row in 0..<max(0, rows) {
      let (height, isKnown) = rowHeight(at: IndexPath(row: row, section: section))
      lengths.append(height)
      isMeasured.append(isKnown)
    }
    new.rows = RowLengths(lengths)
    new.isMeasured = isMeasured
    return new
  }
  /// The height of a row as code gives it; a guess where the table is to measure it.
  func rowHeight(at path: IndexPath) -> (CGFloat, isKnown: Bool) {
    let own = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if own >= 0, own.isFinite { return (own, true) }
    let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (guess > 0 && guess.isFinite ? guess : leastRowHeight, false)
  }

  func setEdges(of new: inout TableGeometry.Section, _ section: Int) {
    let isFirst = section == 0 && tableHeaderView == nil
    new.header = edgeHeight(
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      made: { self.header(section) }, isHeader: true, isFirst: isFirst)
    new.footer = edgeHeight(
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      made: { self.footer(section) }, isHeader: false, isFirst: false)
    if style == .plain, new.header > 0 {
      new.gap = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Lengths.headerPadding
    } else {
      new.gap = 0
    }
  }
  /// The edges of a section that stays: as high as code says now, or as they were.
  func keepEdges(of new: inout TableGeometry.Section, as old: TableGeometry.Section, _ section: Int) {
    func height(_ own: CGFloat, _ known: CGFloat) -> CGFloat { own >= 0 && own.isFinite ? own : known }
    new.header = height(
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight, old.header)
    new.footer = height(
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight, old.footer)
    new.gap = old.gap
  }
  private func edgeHeight(
    _ own: CGFloat, title: String?, made: () -> UIView?, isHeader: Bool, isFirst: Bool
  ) -> CGFloat {
    if own >= 0, own.isFinite { return own }
    let width = rowWidth
    if let view = made() {
      if let edge = view as? UITableViewHeaderFooterView {
        return edge.fittingHeight(width: width, isFirst: isFirst)
      }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      return fitting > 0 ? fitting : view.bounds.height > 0 ? view.bounds.height : Lengths.plainHeader
    }
    _ = title
    if style == .plain { return 0 }
    return isHeader && isFirst ? Lengths.firstGap : Lengths.gap
  }
  private func header(_ section: Int) -> UIView? {
    if let known = headers[section] ?? madeHeaders[section] { return known }
    let made =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? edge(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    madeHeaders[section] = made
    return made
  }
  private func footer(_ section: Int) -> UIView? {
    if let known = footers[section] ?? madeFooters[section] { return known }
    let made =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? edge(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    madeFooters[section] = made
    return made
  }
  private func edge(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let identifier = isHeader ? "title of a section" : "text below a section"
    let view = pool.edge(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.setTitle(title, isHeader: isHeader, style: style, margin: sideMargin)
    return view
  }
  private func forgetMeasured() {
    for section in geometry.sections.indices {
      setEdges(of: &geometry.sections[section], section)
      for row in geometry.sections[section].isMeasured.indices {
        let path = IndexPath(row: row, section: section)
        let (height, isKnown) = rowHeight(at: path)
        if isKnown { geometry.setHeight(height, of: path) }
        geometry.sections[section].isMeasured[row] = isKnown
      }
    }
  }

  // MARK: Placing

  /// Gives the rows that are seen cells, and takes those of others away.
  func tile() {
    guard !isTiling, !isBehindSource, updates == nil, bounds.width > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    placeEdgesOfTable()
    measureChanged()
    retireUnseen()
    var seen = tileRows()
    updateContentSize()
    if let goal, geometry.contains(goal.path) {
      // What is measured on the way moves the goal.
      for _ in 0..<8 {
        let point = offset(showing: goal.path, at: goal.position)
        if abs(point.y - contentOffset.y) < 0.01 { break }
        scrolled(to: point, byCode: true)
        lastFirst = nil
        seen = tileRows()
        updateContentSize()
      }
      self.goal = nil
    }
    placeCells(seen)
    orderCells(seen)
    tileEdges()
    placeViewsAround()
    placeIndex()
    if updateDepth == 0, !leaving.isEmpty {
      for cell in leaving { pool.keep(cell) }
      leaving = []
    }
    prefetch(seen)
  }

  private var visible: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

  private func placeEdgesOfTable() {
    geometry.top = tableHeaderView?.bounds.height ?? 0
  }
  private func updateContentSize() {
    let height = geometry.end() + (tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: height)
  }
  /// Cells whose content has changed are measured again.
  private func measureChanged() {
    for (path, cell) in cells where cellChanges.contains(ObjectIdentifier(cell)) {
      if geometry.contains(path), !rowHeight(at: path).isKnown { measure(cell, path) }
    }
    cellChanges = []
  }
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    let width = rowWidth
    geometry.setHeight(
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height, of: path)
  }

  /// Cells that have been scrolled out of sight can be used again at once.
  private func retireUnseen() {
    for (path, cell) in cells where lifted?.cell !== cell {
      if geometry.contains(path) {
        let row = geometry.row(path)
        if row.y < visible.maxY, row.y + row.height > visible.minY { continue }
      }
      retire(cell, from: path)
    }
  }
  private func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cells[path] = nil
    retire(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
  /// Cells are in the order of their rows, over the background and below headers.
  private func orderCells(_ seen: [IndexPath]) {
    var ordered = seen.compactMap { cells[$0] }
    if let index = ordered.firstIndex(where: { $0 === lifted?.cell }) {
      ordered.append(ordered.remove(at: index))
    }
    let own = Set(ordered.map { ObjectIdentifier($0) })
    var new = subviews.filter { !own.contains(ObjectIdentifier($0)) }
    new.insert(contentsOf: ordered, at: min(firstCellPlace, new.count))
    if !zip(new, subviews).allSatisfy({ $0 === $1 }) { subviews = new }
  }

  /// - Returns: The rows that are seen, in order.
  private func tileRows() -> [IndexPath] {
    var seen: [IndexPath] = []
    var next = geometry.firstRow(after: visible.minY)
    // Rows that come into sight above, and turn out to have another height than was guessed, leave the others in place.
    var shift: CGFloat = 0
    while let path = next {
      if geometry.row(path).y >= visible.maxY + shift { break }
      let cell = makeCell(path)
      let before = geometry.row(path).height
      if !geometry.sections[path.section].isMeasured[path.row] { measure(cell, path) }
      if let lastFirst, path < lastFirst { shift += geometry.row(path).height - before }
      seen.append(path)
      next = geometry.next(after: path)
    }
    if shift != 0, let motion {
      storedBounds.origin.y += shift
      let act = { motion.adjust(by: CGSize(width: 0, height: shift)) }
      if let host = top.stage?.host, Stage.passes > 0 { host.enqueue { act() } } else { act() }
    }
    lastFirst = seen.first
    return seen
  }
  /// The cell of a row, which may be there already.
  func makeCell(_ path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    guard let dataSource else { fatalError("A table without a data source has no rows.") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let other = cell.indexPath, cells[other] === cell, other != path {
      runtimeWarning("A data source has given the same cell for the rows \(other) and \(path).")
      cells[other] = nil
    }
    leaving.removeAll { $0 === cell }
    cell.table = self
    cell.indexPath = path
    cells[path] = cell
    cell.setSelected(selected.contains(path), animated: false)
    cell.indentationLevel = delegate.map { $0.tableView(self, indentationLevelForRowAt: path) } ?? 0
    prepareEditing(of: cell, at: path)
    cell.updateConfigurationIfNeeded()
    let y = geometry.row(path)
    cell.frame = CGRect(x: cardMargin, y: y.y, width: rowWidth, height: y.height)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: firstCellPlace) }
    return cell
  }
  /// Cells lie over the background and below headers.
  private var firstCellPlace: Int {
    (backgroundView == nil ? 0 : 1) + (refreshControl == nil ? 0 : 1)
  }

  private func placeCells(_ seen: [IndexPath]) {
    let keep = Set(seen)
    for (path, cell) in cells where !keep.contains(path) && lifted?.cell !== cell {
      retire(cell, from: path)
    }
    for path in seen {
      guard let cell = cells[path] else { continue }
      let place = geometry.row(path)
      cell.position = CellPosition(
        isFirst: path.row == 0, isLast: path.row == geometry.sections[path.section].rows.count - 1)
      let y = place.y + displacement(of: path, cell)
      cell.frame = CGRect(x: cardMargin, y: y, width: rowWidth, height: place.height)
    }
  }
  /// Takes a cell away, to be used again.
  func retire(_ cell: UITableViewCell) {
    if confirmation.row === cell { confirmation.close(animated: false) }
    cell.removeFromSuperview()
    cell.indexPath = nil
    if updateDepth > 0 { leaving.append(cell) } else { pool.keep(cell) }
  }

  // MARK: Headers and footers

  private func tileEdges() {
    let (top, bottom) = (
      contentOffset.y + adjustedContentInset.top,
      contentOffset.y + bounds.height - adjustedContentInset.bottom
    )
    var (shownHeaders, shownFooters) = (Set<Int>(), Set<Int>())
    for section in geometry.sections.indices {
      let (start, end) = (geometry.start(of: section), geometry.start(of: section + 1))
      if end <= visible.minY || start >= visible.maxY { continue }
      let (header, footer) = (geometry.header(of: section), geometry.footer(of: section))
      if header.height > 0, let view = self.header(section) {
        var y = header.y
        // Headers of plain tables stay at the top while their section is there.
        if style == .plain { y = min(max(y, top), max(y, end - footer.height - header.height)) }
        if y < visible.maxY, y + header.height > visible.minY {
          shownHeaders.insert(section)
          show(view, in: &headers, section, y: y, height: header.height, isHeader: true)
          (view as? UITableViewHeaderFooterView)?.isFloating = style == .plain && y > header.y
        }
      }
      if footer.height > 0, let view = self.footer(section) {
        var y = footer.y
        if style == .plain { y = max(min(y, bottom - footer.height), min(y, header.y + header.height)) }
        if y < visible.maxY, y + footer.height > visible.minY {
          shownFooters.insert(section)
          show(view, in: &footers, section, y: y, height: footer.height, isHeader: false)
        }
      }
    }
    for (section, view) in headers where !shownHeaders.contains(section) {
      headers[section] = nil
      leave(view, section, isHeader: true)
    }
    for (section, view) in footers where !shownFooters.contains(section) {
      footers[section] = nil
      leave(view, section, isHeader: false)
    }
  }
  private func leave(_ view: UIView, _ section: Int, isHeader: Bool) {
    view.removeFromSuperview()
    pool.keep(edge: view)
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
  private func show(
    _ view: UIView, in list: inout [Int: UIView], _ section: Int, y: CGFloat, height: CGFloat, isHeader: Bool
  ) {
    let isNew = list[section] !== view
    list[section] = view
    if isHeader { madeHeaders[section] = nil } else { madeFooters[section] = nil }
    view.frame = CGRect(x: cardMargin, y: y, width: rowWidth, height: height)
    guard isNew else { return }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
  }

  private func placeViewsAround() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: geometry.end(), width: bounds.width, height: view.bounds.height)
    }
    backgroundView?.frame = visible
    refreshControl?.place()
  }

  /// Tells which rows come next.
  private func prefetch(_ seen: [IndexPath]) {
    guard isPrefetchingEnabled, let prefetchDataSource, var path = seen.last else { return }
    var coming: [IndexPath] = []
    for _ in 0..<max(8, seen.count) {
      guard let next = geometry.next(after: path) else { break }
      path = next
      if prefetched.insert(next).inserted { coming.append(next) }
    }
    if !coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: coming) }
  }
}
