import Foundation
import SashCore

/// The titles at the edge of a table that lead to its sections.
final class SectionIndexView: UIView {
  weak var table: UITableView?
  var titles: [String] = [] { didSet { if titles != oldValue { changed() } } }
  /// Points.
  ///
  /// - Source: UIKit: letters of 11 points, one each 14, in a column of 15.
  static let (width, step, size): (CGFloat, CGFloat, CGFloat) = (15, 14, 11)
  private var last: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It has the finger from the beginning, so that the table does not scroll with it.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.handler = { [weak self, unowned press] in self?.follow(press) }
    addGestureRecognizer(press)
  }
  required init?(coder: NSCoder) { fatalError("SectionIndexView is made by a table.") }

  /// The titles that there is room for: where there is not, dots stand for some between them.
  private var shown: [String] {
    let most = max(1, Int(bounds.height / Self.step))
    guard titles.count > most else { return titles }
    // Every other place is a dot.
    let count = max(2, (most + 1) / 2)
    return (0..<(count * 2 - 1)).map { place in
      place % 2 == 1 ? "•" : titles[place / 2 * (titles.count - 1) / (count - 1)]
    }
  }
  override var content: AnyView {
    let color = (table?.sectionIndexColor ?? tintColor).color
    let shown = shown
    let ground = last == nil ? table?.sectionIndexBackgroundColor : table?.sectionIndexTrackingBackgroundColor
    return AnyView(
      VStack(spacing: 0) {
        ForEach(Array(shown.enumerated()), id: \.offset) { entry in
          Text(verbatim: entry.element).font(.system(size: Self.size, weight: .semibold)).foregroundStyle(
            color
          )
          .frame(width: Self.width, height: Self.step)
        }
      }
      .fill(.center)
      .background { if let ground { ground.color } })
  }
  override var speaksByItself: Bool { true }

  // MARK: Fingers

  private func follow(_ press: UIGestureRecognizer) {
    guard press.state == .began || press.state == .changed else {
      last = nil
      return changed()
    }
    guard let table, !titles.isEmpty else { return }
    let height = CGFloat(shown.count) * Self.step
    let y = press.location(in: table).y - table.contentOffset.y - table.adjustedContentInset.top
    let part = (y - (bounds.height - height) / 2) / height
    let index = min(titles.count - 1, max(0, Int((part * CGFloat(titles.count)).rounded(.down))))
    guard index != last else { return }
    last = index
    changed()
    table.showIndexed(titles[index], index)
  }
}

extension UITableView {
  /// The titles at the edge, where the data source gives any and there are rows enough.
  func placeIndex() {
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let wanted = rows >= sectionIndexMinimumDisplayRowCount && !isEditing
    let titles = wanted ? indexTitles : []
    guard !titles.isEmpty else {
      indexView?.removeFromSuperview()
      return
    }
    let view = indexView ?? SectionIndexView(frame: .zero)
    indexView = view
    view.table = self
    view.titles = titles
    let insets = adjustedContentInset
    view.frame = CGRect(
      x: contentOffset.x + bounds.width - SectionIndexView.width, y: contentOffset.y + insets.top,
      width: SectionIndexView.width, height: max(0, bounds.height - insets.top - insets.bottom))
    if view.superview !== self {
      addSubview(view)
    } else if subviews.last !== view {
      bringSubviewToFront(view)
    }
  }
  /// A finger is on one of the titles.
  fileprivate func showIndexed(_ title: String, _ index: Int) {
    if title == UITableView.indexSearch {
      return setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
    }
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      geometry.sections.indices.contains(section)
    else { return }
    let rect = self.rect(forSection: section)
    let insets = adjustedContentInset
    let last = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    setContentOffset(CGPoint(x: 0, y: min(rect.minY - insets.top, last)), animated: false)
  }
  /// How much the index takes of the width, in points.
  var indexRoom: CGFloat { indexTitles.isEmpty ? 0 : SectionIndexView.width }
}
