import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("What stands on items, and lone items")
struct AttachedItemTests {
  private final class Badge: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      cell.backgroundColor = .blue
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "b", for: indexPath)
    }
  }

  @Test("Badges stand on the items of a section that scrolls by itself, in front of them")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: .init(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "b")
    let items = Items()
    view.dataSource = items
    let host = TestHost(size: CGSize(width: 320, height: 200)) { Filled(view: view) }
    host.advance(by: 0.1)
    #expect(host.pixel(x: 190, y: 10) == (255, 0, 0) && host.pixel(x: 100, y: 40) == (0, 0, 255))
    let path = IndexPath(item: 1, section: 0)
    let first = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: "badge", at: first) is Badge)
    #expect(
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)?.frame
        == CGRect(x: 380, y: 0, width: 20, height: 20))
    let scroller = view.subviews.compactMap { $0 as? SectionScroller }.first
    #expect(scroller?.showsHorizontalScrollIndicator == false)
    #expect(scroller?.showsVerticalScrollIndicator == false)
    host.scroll(at: CGPoint(x: 100, y: 40), by: CGSize(width: -100, height: 0))
    host.advance(by: 0.5)
    #expect(host.pixel(x: 90, y: 10) == (255, 0, 0))
  }

  private final class Widths: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 40) }
  }
  @Test(
    "A lone item of the last line is leading where widths differ; one that fills a line by itself is in its middle",
    arguments: [([200, 150, 180], 0), ([200, 200], 60), ([100], 0), ([250, 100, 300], 0)]
      as [([CGFloat], CGFloat)])
  func lone(widths: [CGFloat], start: CGFloat) {
    let items = Widths(widths)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    let placed = widths.indices.map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    #expect(placed.last == start)
  }
}
