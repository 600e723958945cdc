import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Sizes of cells as they are made")
struct CellSizeTests {
  @MainActor private static var made: [CGSize] = []
  private final class Noted: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      CellSizeTests.made.append(frame.size)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var given: [CGSize] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      given.append(cell.contentView.bounds.size)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  @Test("Cells of a collection are made with the size that the layout has for them, and used again with it")
  func collection() {
    let items = Items()
    items.sizes = [CGSize(width: 120, height: 60), CGSize(width: 80, height: 30)]
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Noted.self, forCellWithReuseIdentifier: "c")
    view.dataSource = items
    view.delegate = items
    CellSizeTests.made = []
    let host = TestHost(size: CGSize(width: 320, height: 300)) { Filled(view: view) }
    host.advance(by: 0.1)
    #expect(CellSizeTests.made == items.sizes && items.given == items.sizes)
    items.sizes.reverse()
    items.given = []
    view.reloadData()
    host.advance(by: 0.1)
    #expect(CellSizeTests.made.count == 2 && items.given == items.sizes)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var given: [CGSize] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      given.append(cell.contentView.bounds.size)
      return cell
    }
  }
  @Test("Cells of a table are as wide as the table and as high as their row")
  func table() {
    let (rows, table) = (Rows(), UITableView())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.dataSource = rows
    table.delegate = rows
    let host = TestHost(size: CGSize(width: 393, height: 300)) { Filled(view: table) }
    host.advance(by: 0.1)
    #expect(rows.given == [CGSize(width: 393, height: 70), CGSize(width: 393, height: 70)])
  }

  @Test("A switch as an accessory stands within the cell")
  func accessory() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let toggle = UISwitch()
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 253, y: 7, width: 51, height: 31))
  }
}
