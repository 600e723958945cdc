import Foundation

/// Cells and headers that are out of sight and can be used again, and the classes that new ones are made of.
@MainActor final class CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// What makes cells from files of Interface Builder.
  private var makers: [String: () -> UITableViewCell?] = [:]
  private var edgeMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var edges: [String: [UITableViewHeaderFooterView]] = [:]

  func register(_ identifier: String, _ make: @escaping () -> UITableViewCell?) {
    classes[identifier] = nil
    makers[identifier] = make
  }
  func registerEdge(_ identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView) {
    edgeClasses[identifier] = nil
    edgeMakers[identifier] = make
  }
  func register(_ type: AnyClass?, _ identifier: String) {
    makers[identifier] = nil
    guard let type else {
      classes[identifier] = nil
      return
    }
    guard let cellClass = type as? UITableViewCell.Type else {
      fatalError("\(type) cannot be registered for cells: it is no UITableViewCell.")
    }
    classes[identifier] = cellClass
  }
  func registerEdge(_ type: AnyClass?, _ identifier: String) {
    edgeMakers[identifier] = nil
    guard let type else {
      edgeClasses[identifier] = nil
      return
    }
    guard let edgeClass = type as? UITableViewHeaderFooterView.Type else {
      fatalError("\(type) cannot be registered for headers: it is no UITableViewHeaderFooterView.")
    }
    edgeClasses[identifier] = edgeClass
  }

  /// The next cell that is asked for is this one, as it is.
  func offer(_ cell: UITableViewCell?) { offered = cell }
  private var offered: UITableViewCell?

  /// - Parameter size: That of its row, if it is known; a new cell has the table's usual one else.
  func cell(_ identifier: String, size: CGSize?) -> UITableViewCell? {
    if let cell = offered, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells[identifier]?.popLast() {
      if let size { cell.take(size) }
      cell.prepareForReuse()
      return cell
    }
    guard let made = makers[identifier]?() ?? makeCell(identifier) else { return nil }
    if made.reuseIdentifier == nil { made.reuseName = identifier }
    if let size { made.take(size) }
    return made
  }
  private func makeCell(_ identifier: String) -> UITableViewCell? {
    classes[identifier].map { UIKit.makeCell(of: $0, style: .default, reuseIdentifier: identifier) }
  }
  func edge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let edge = edges[identifier]?.popLast() {
      edge.prepareForReuse()
      return edge
    }
    if let made = edgeMakers[identifier]?() {
      made.reuseName = identifier
      return made
    }
    return edgeClasses[identifier].map { makeHeader(of: $0, reuseIdentifier: identifier) }
  }
  func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }
  func keep(edge: UIView) {
    guard let edge = edge as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier else {
      return
    }
    edges[identifier, default: []].append(edge)
  }
}
