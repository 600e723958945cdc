import Foundation

/// The rows of a table that a storyboard has drawn one by one.
@MainActor final class StaticRows {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// In points; nil where the cell says it itself.
    let heights: [CGFloat?]
  }
  let sections: [Section]

  init(_ element: InterfaceElement, _ file: InterfaceFile, _ scene: InterfaceScene) {
    sections = element.all("tableViewSection").map { section in
      let cells = section.parts("cells")
      return Section(
        header: file.text(section, "headerTitle"), footer: file.text(section, "footerTitle"),
        cells: cells.map { scene.makeView($0) as? UITableViewCell ?? UITableViewCell() },
        heights: cells.map { $0.number("rowHeight") })
    }
  }
  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }
  func height(_ path: IndexPath) -> CGFloat? {
    cell(path) == nil ? nil : sections[path.section].heights[path.row]
  }
}
