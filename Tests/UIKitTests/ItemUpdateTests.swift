import Foundation
import Sash
import Testing

@testable import UIKit

/// Texts of several lines in one section.
private final class Lines: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var texts: [String]
  var measured = 0
  init(_ texts: [String]) { self.texts = texts }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
    if let cell = cell as? LineCell {
      cell.label.text = texts[indexPath.item]
      cell.onMeasure = { [weak self] in self?.measured += 1 }
    }
    return cell
  }
}
private final class LineCell: UICollectionViewCell {
  let label = UILabel()
  var onMeasure: () -> Void = {}
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    onMeasure()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// Sections with headers of one's own.
private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = Array(repeating: 2, count: 40)
  var headers = 0
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.section) \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers += 1
    let label = UILabel()
    label.text = "Header \(section)"
    return label
  }
}

@MainActor @Suite("Updates of tables and collections")
struct ItemUpdateTests {
  private func lines(_ source: Lines) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(LineCell.self, forCellWithReuseIdentifier: "line")
    view.dataSource = source
    return view
  }
  private func height(_ view: UICollectionView, _ item: Int) -> CGFloat? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
  }
  private let long = "A text that needs several lines where there is little room for it"

  @Test("Cells that say how large they are say it again when the width is another one")
  func width() throws {
    let source = Lines([long, "short"])
    let view = lines(source)
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Filled(view: view) }
    let wide = try #require(height(view, 0))
    host.resize(to: CGSize(width: 200, height: 400))
    host.advance(by: 0.1)
    #expect(try #require(height(view, 0)) >= 3 * wide - 2)
    host.resize(to: CGSize(width: 600, height: 400))
    host.advance(by: 0.1)
    #expect(height(view, 0) == wide)
  }

  @Test("Items that stay keep their sizes when others come")
  func sizesStay() {
    let source = Lines(Array(repeating: long, count: 5))
    let view = lines(source)
    let host = TestHost(size: CGSize(width: 200, height: 600)) { Filled(view: view) }
    let (before, high) = (source.measured, height(view, 4))
    source.texts.insert("new", at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    host.advance(by: 1)
    #expect(source.measured == before + 1)
    #expect(height(view, 5) == high && height(view, 1).map { $0 < 30 } == true)
    source.texts[5] = "short"
    view.reloadItems(at: [IndexPath(item: 5, section: 0)])
    host.advance(by: 1)
    #expect(height(view, 5).map { $0 < 30 } == true)
  }

  @Test("Headers are not made anew when rows come, and are when their section is asked for anew")
  func headers() {
    let (source, view) = (Headed(), UITableView(frame: .zero, style: .plain))
    view.sectionHeaderHeight = UITableView.automaticDimension
    view.dataSource = source
    view.delegate = source
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Filled(view: view) }
    let before = source.headers
    source.counts[0] += 1
    view.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    host.advance(by: 1)
    #expect(source.headers == before && host.shows("Row 0 2"))
    view.reloadSections(IndexSet(integer: 0), with: .none)
    host.advance(by: 1)
    #expect(source.headers == before + 1)
  }

  @Test("Changes between asking for everything anew and the next layout are part of it")
  func reloadsFirst() {
    let source = Lines(["a"])
    let view = lines(source)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Filled(view: view) }
    view.reloadData()
    source.texts.append("b")
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    host.advance(by: 0.5)
    #expect(host.texts == ["a", "b"])
    let (rows, table) = (Headed(), UITableView(frame: .zero, style: .plain))
    rows.counts = [1]
    table.dataSource = rows
    let tableHost = TestHost(size: CGSize(width: 200, height: 400)) { Filled(view: table) }
    table.reloadData()
    rows.counts = [2]
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    tableHost.advance(by: 0.5)
    #expect(tableHost.texts == ["Row 0 0", "Row 0 1"])
  }

  @Test("Changes that do not add up have everything asked for anew")
  func fallback() {
    let source = Lines(["a"])
    let view = lines(source)
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Filled(view: view) }
    source.texts = ["a", "b", "c"]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    host.advance(by: 0.5)
    #expect(host.texts == ["a", "b", "c"])
  }
}
