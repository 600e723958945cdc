import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Items that are moved by hand, and indices of tables")
struct MovementTests {
  private final class Grid: NSObject, UICollectionViewDataSource {
    var words = ["a", "b", "c", "d", "e", "f"]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      words.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = words[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }
  private func grid(_ source: Grid) -> (UICollectionView, TestHost) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let host = TestHost(size: CGSize(width: 150, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    return (view, host)
  }
  private func order(_ view: UICollectionView) -> [String] {
    (0..<6).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel }
  }

  @Test(
    "An item follows the finger of a long press, the others make room, and the source hears of it at the end")
  func grid() {
    let source = Grid()
    let (view, host) = grid(source)
    let press = UILongPressGestureRecognizer()
    press.handler = {
      let point = press.location(in: view)
      switch press.state {
      case .began:
        _ = view.beginInteractiveMovementForItem(at: view.indexPathForItem(at: point)!)
      case .changed: view.updateInteractiveMovementTargetPosition(point)
      case .ended: view.endInteractiveMovement()
      default: view.cancelInteractiveMovement()
      }
    }
    view.addGestureRecognizer(press)
    host.advance(by: 0.1)
    host.press(at: CGPoint(x: 25, y: 25))
    host.advance(by: 0.6)
    for y in stride(from: 30.0, through: 75, by: 15) {
      host.drag(to: CGPoint(x: 25, y: y))
      host.advance(by: 1.0 / 60)
    }
    #expect(order(view) == ["b", "c", "d", "a", "e", "f"])
    #expect(source.words.first == "a")
    let cell = view.cellForItem(at: IndexPath(item: 3, section: 0))
    #expect(cell?.center == CGPoint(x: 25, y: 75))
    host.release(at: CGPoint(x: 25, y: 75))
    host.advance(by: 0.5)
    #expect(source.words == ["b", "c", "d", "a", "e", "f"])
    #expect(order(view) == source.words && view.contentOffset == .zero)
  }

  @Test("What is called off goes back")
  func cancelled() {
    let source = Grid()
    let (view, host) = grid(source)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
    host.advance(by: 0.5)
    #expect(order(view) == ["f", "a", "b", "c", "d", "e"])
    view.cancelInteractiveMovement()
    host.advance(by: 0.5)
    #expect(order(view) == ["a", "b", "c", "d", "e", "f"] && source.words.first == "a")
  }

  @Test("A diffable source has handlers that say what may be moved and hear what was")
  func diffable() {
    let (view, host) = grid(Grid())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = word
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d", "e", "f"])
    source.apply(snapshot, animatingDifferences: false)
    host.advance(by: 0.2)
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    var last: [String] = []
    source.reorderingHandlers.didReorder = { last = $0.finalSnapshot.itemIdentifiers }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 25))
    view.endInteractiveMovement()
    host.advance(by: 0.5)
    #expect(last == ["b", "c", "a", "d", "e", "f"] && order(view) == last)
  }

  private final class Contacts: NSObject, UITableViewDataSource {
    let letters = ["A", "B", "C", "D", "E"]
    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      letters[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  }
  @Test("The index at the edge leads to sections, and rows leave it room")
  func index() {
    let (table, source) = (UITableView(), Contacts())
    table.dataSource = source
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: table) }
    host.advance(by: 0.1)
    let index = table.indexView
    #expect(index?.frame == CGRect(x: 185, y: 0, width: 15, height: 300))
    #expect(table.rowWidth == 185)
    // Five letters of 14 points in the middle of 300: D is the fourth.
    host.press(at: CGPoint(x: 192, y: 115 + 14 * 3 + 7))
    host.advance(by: 0.1)
    #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
    host.drag(to: CGPoint(x: 192, y: 115 + 14 + 7))
    host.advance(by: 0.1)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    host.release(at: CGPoint(x: 192, y: 115 + 14 + 7))
    host.advance(by: 0.5)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    #expect(index?.frame.minY == table.contentOffset.y)
  }

  @Test("A compositional layout asks who looks at what is seen")
  func carousel() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Grid()
    view.dataSource = source
    let host = TestHost(size: CGSize(width: 150, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
  }
}
