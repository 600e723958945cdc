import Foundation
import SashCore

extension UITableView {
  // MARK: How many there are

  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: What is where

  /// A section with its header and footer, in points; nothing where there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let start = geometry.start(of: section)
    return CGRect(x: 0, y: start, width: bounds.width, height: geometry.start(of: section + 1) - start)
  }
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let header = geometry.header(of: section)
    return CGRect(x: 0, y: header.y, width: bounds.width, height: header.height)
  }
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let footer = geometry.footer(of: section)
    return CGRect(x: 0, y: footer.y, width: bounds.width, height: footer.height)
  }
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    let row = geometry.row(indexPath)
    return CGRect(x: cardMargin, y: row.y, width: rowWidth, height: row.height)
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = geometry.firstRow(after: point.y) else { return nil }
    let row = geometry.row(path)
    return point.y >= row.y && point.y < row.y + row.height ? path : nil
  }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [IndexPath] = []
    var next = geometry.firstRow(after: rect.minY)
    while let path = next, geometry.row(path).y < rect.maxY {
      found.append(path)
      next = geometry.next(after: path)
    }
    return found
  }

  // MARK: What is seen

  /// The cell of a row; nil if it is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showNow()
    return cells[indexPath]
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cells.first { $0.value === cell }?.key : nil
  }
  public var visibleCells: [UITableViewCell] {
    showNow()
    return cells.keys.sorted().compactMap { cells[$0] }
  }
  public var indexPathsForVisibleRows: [IndexPath]? {
    showNow()
    return cells.keys.sorted()
  }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  /// UIKit asks for cells before these questions are answered.
  private func showNow() { if needsReload, window != nil || superview != nil { layoutIfNeeded() } }

  // MARK: Scrolling

  /// Scrolls until a row stands where it is wanted; traps if there is no such row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.count == 2, indexPath.row == NSNotFound,
      geometry.sections.indices.contains(indexPath.section)
    {
      let y = geometry.start(of: indexPath.section) - adjustedContentInset.top
      return setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }
    guard geometry.contains(indexPath) else {
      runtimeWarning(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath)); it is not scrolled.")
      return
    }
    goal = animated ? nil : (indexPath, scrollPosition)
    let point = offset(showing: indexPath, at: scrollPosition)
    if point == contentOffset, !animated { return setNeedsPlacing() }
    setContentOffset(point, animated: animated)
  }
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selected.sorted().first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let (row, insets) = (geometry.row(path), adjustedContentInset)
    let floating = style == .plain ? geometry.sections[path.section].header : 0
    let (top, bottom) = (insets.top + floating, insets.bottom)
    let room = bounds.height - top - bottom
    var y = contentOffset.y
    switch position {
    case .top: y = row.y - top
    case .middle: y = row.y - top - (room - row.height) / 2
    case .bottom: y = row.y + row.height + bottom - bounds.height
    case .none:
      if row.y < y + top {
        y = row.y - top
      } else if row.y + row.height > y + bounds.height - bottom {
        y = row.y + row.height + bottom - bounds.height
      }
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }
  private func clamped(_ point: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let height = geometry.end() + (tableFooterView?.bounds.height ?? 0)
    let most = max(-insets.top, height + insets.bottom - bounds.height)
    return CGPoint(x: point.x, y: min(max(point.y, -insets.top), most))
  }
}
