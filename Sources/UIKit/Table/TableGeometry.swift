import Foundation

/// Where the parts of a table lie, in points of what it scrolls.
struct TableGeometry {
  /// One section: a gap, the header, the rows, the footer.
  struct Section {
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = RowLengths([])
    /// Rows whose heights are known; of others they are guessed.
    var isMeasured: [Bool] = []
    var length: CGFloat { gap + header + rows.total + footer }
  }
  var sections: [Section] = [] { didSet { starts = nil } }
  /// Above the first section.
  var top: CGFloat = 0 { didSet { if top != oldValue { starts = nil } } }
  private var starts: [CGFloat]?

  private mutating func sectionStarts() -> [CGFloat] {
    if let starts { return starts }
    var (list, y) = ([CGFloat](), top)
    list.reserveCapacity(sections.count + 1)
    for section in sections {
      list.append(y)
      y += section.length
    }
    list.append(y)
    starts = list
    return list
  }
  mutating func start(of section: Int) -> CGFloat { sectionStarts()[section] }
  /// Where the last section ends.
  mutating func end() -> CGFloat { sectionStarts().last ?? top }

  mutating func header(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(of: section) + sections[section].gap, sections[section].header)
  }
  mutating func footer(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(of: section + 1) - sections[section].footer, sections[section].footer)
  }
  mutating func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (
      start(of: path.section) + section.gap + section.header + section.rows.offset(of: path.row),
      section.rows.lengths[path.row]
    )
  }
  /// The first row that ends after a place; nil if there is none.
  mutating func firstRow(after y: CGFloat) -> IndexPath? {
    let starts = sectionStarts()
    // The last section that begins at or before the place.
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= y { low = middle + 1 } else { high = middle }
    }
    for index in low..<max(low, sections.count) {
      let section = sections[index]
      if section.rows.count == 0 { continue }
      let first = starts[index] + section.gap + section.header
      if first + section.rows.total <= y { continue }
      return IndexPath(row: y < first ? 0 : section.rows.row(at: y - first), section: index)
    }
    return nil
  }
  func next(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].isMeasured[path.row] = true
    guard sections[path.section].rows.lengths[path.row] != height else { return }
    sections[path.section].rows.set(height, at: path.row)
  }
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }
}
