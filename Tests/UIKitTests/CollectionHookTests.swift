import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Items: NSObject, UICollectionViewDataSource {
  var count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    view.backgroundColor = kind.hasPrefix("global") ? .blue : .green
    return view
  }
}

/// Items below each other; those that come fly in from the right, those that go fly back.
private final class Flying: UICollectionViewFlowLayout {
  var log: [String] = []
  override func prepare() {
    itemSize = CGSize(width: 50, height: 50)
    minimumLineSpacing = 0
    sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 150)
    super.prepare()
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log += updateItems.map {
      "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
    }
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    log.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
    attributes?.alpha = 1
    attributes?.frame.origin.x = 150
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    log.append("final \(itemIndexPath.item) \(Int(attributes?.frame.minY ?? -1))")
    attributes?.alpha = 1
    attributes?.frame.origin.x = 150
    return attributes
  }
}

@MainActor @Suite("Layouts that say more")
struct CollectionHookTests {
  private func isRed(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.pixel(x: x, y: y) == (255, 0, 0) }

  @Test("A layout says where items come from and where they go")
  func flights() {
    let (layout, items) = (Flying(), Items(2))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .white
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    #expect(isRed(host, 5, 5) && isRed(host, 5, 95) && !isRed(host, 5, 105))
    items.count = 3
    view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(layout.log == ["insert -1 2", "initial 2 0.0", "finalize"])
    host.advance(by: 0.15)
    // On its way from the right.
    #expect(!isRed(host, 5, 125) && (60..<150).contains { isRed(host, $0, 125) })
    host.advance(by: 0.5)
    #expect(isRed(host, 5, 125) && !isRed(host, 60, 125))
    layout.log = []
    items.count = 2
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      isDone = $0
    }
    #expect(layout.log == ["delete 0 -1", "final 0 0", "finalize"])
    host.advance(by: 0.15)
    #expect(!isDone)
    host.advance(by: 0.5)
    #expect(isDone && isRed(host, 5, 5) && isRed(host, 5, 95) && !isRed(host, 5, 105) && !isRed(host, 155, 5))
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      MainActor.assumeIsolated { (copy as? Marked)?.mark = mark }
      return copy
    }
  }
  @Test("Attributes of a class of one's own are copied as such")
  func copies() {
    let marked = Marked(forCellWith: IndexPath(item: 1, section: 2))
    (marked.mark, marked.zIndex) = (7, 3)
    let copy = marked.copy() as? Marked
    #expect(copy?.mark == 7 && copy?.zIndex == 3 && copy?.indexPath == IndexPath(item: 1, section: 2))
  }

  private func compositional(_ section: NSCollectionLayoutSection, _ count: Int) -> (UICollectionView, Items)
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "global header", alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(30)),
        elementKind: "global footer", alignment: .bottomTrailing),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let items = Items(count)
    view.backgroundColor = .white
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["global header", "global footer", "side", "narrow"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = items
    return (view, items)
  }

  @Test("A whole layout has a header and a footer, and sections have them at their sides and in their middle")
  func boundaries() throws {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(10)),
        elementKind: "narrow", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(50), heightDimension: .fractionalHeight(1)),
        elementKind: "side", alignment: .leading),
    ]
    let (view, items) = compositional(section, 10)
    defer { withExtendedLifetime(items) {} }
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    let layout = view.collectionViewLayout
    func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(frame("global header", IndexPath(index: 0)) == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(frame("narrow", first) == CGRect(x: 70, y: 20, width: 60, height: 10))
    #expect(layout.layoutAttributesForItem(at: first)?.frame == CGRect(x: 50, y: 30, width: 150, height: 40))
    #expect(frame("side", first)?.width == 50 && frame("side", first)?.minX == 0)
    #expect(frame("global footer", IndexPath(index: 1)) == CGRect(x: 100, y: 430, width: 100, height: 30))
    #expect(layout.collectionViewContentSize.height == 460)
    #expect(host.pixel(x: 100, y: 5) == (0, 0, 255) && isRed(host, 100, 60))
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    host.advance(by: 0.1)
    #expect(host.pixel(x: 100, y: 5) == (0, 0, 255) && isRed(host, 100, 60))
  }

  @Test("Groups that rest in the middle begin and end there")
  func centred() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let (view, items) = compositional(section, 5)
    defer { withExtendedLifetime(items) {} }
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    // 50 on each side of 100.
    #expect(!isRed(host, 45, 40) && isRed(host, 55, 40) && isRed(host, 145, 40) && !isRed(host, 155, 40))
    host.press(at: CGPoint(x: 150, y: 40))
    host.drag(through: [CGPoint(x: 120, y: 40), CGPoint(x: 80, y: 40), CGPoint(x: 60, y: 40)])
    host.release(at: CGPoint(x: 60, y: 40))
    host.advance(by: 3)
    #expect(!isRed(host, 45, 40) && isRed(host, 55, 40) && isRed(host, 145, 40) && !isRed(host, 155, 40))
    #expect(isRed(host, 35, 40))
  }
}
