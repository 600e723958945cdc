import Foundation
import Sash
import Testing

@testable import UIKit

/// Items that are texts.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var log: [String] = []
  var size: CGSize?
  var asked = 0
  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    (view as? TextEdge)?.label.text = "Header \(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
}
private final class TextCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}
private final class TextEdge: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor @Suite("Collections")
struct CollectionTests {
  private func collection(_ layout: UICollectionViewLayout, _ source: Items) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      TextEdge.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = source
    view.delegate = source
    return view
  }
  private func host(_ view: UIView, width: CGFloat = 375) -> TestHost {
    TestHost(size: CGSize(width: width, height: 400)) { Filled(view: view) }
  }
  private func texts(_ count: Int, _ start: String = "Item") -> [String] {
    (0..<count).map { "\(start) \($0)" }
  }
  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test(
    "A flow layout fills lines, spreads what is left over, and sets the last line as if it were full [U444–U449]"
  )
  func flow() {
    let (layout, source) = (UICollectionViewFlowLayout(), Items([texts(8)]))
    let view = collection(layout, source)
    _ = host(view)
    // Six of 50 with 10 between fit into 375: 15 between.
    #expect((0..<6).map { frame(view, $0)!.minX } == [0, 65, 130, 195, 260, 325])
    #expect(frame(view, 6) == CGRect(x: 0, y: 60, width: 50, height: 50) && frame(view, 7)?.minX == 65)
    #expect(view.contentSize == CGSize(width: 375, height: 110))
    layout.itemSize = CGSize(width: 300, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    view.layoutIfNeeded()
    #expect(frame(view, 0) == CGRect(x: 38, y: 5, width: 300, height: 20))
  }

  @Test("Headers of a flow layout are as wide as the collection; empty sections keep theirs")
  func flowHeaders() {
    let (layout, source) = (UICollectionViewFlowLayout(), Items([texts(2), [], texts(1)]))
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = collection(layout, source)
    let host = host(view)
    #expect(host.shows("Header 0") && host.shows("Header 1") && host.shows("Header 2"))
    #expect(frame(view, 0, 2)?.minY == 140)
    layout.sectionHeadersPinToVisibleBounds = true
    source.sections[2] = texts(100)
    view.reloadData()
    host.advance(by: 0)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    host.advance(by: 0)
    #expect(host.frame(of: "Header 2").map { $0.minY >= 0 && $0.maxY <= 30 } == true)
  }

  @Test("Only items that are seen have cells, and ten thousand ask for as many as a hundred")
  func reuse() {
    var asked: [Int] = []
    for count in [100, 10_000] {
      let source = Items([texts(count)])
      let view = collection(UICollectionViewFlowLayout(), source)
      let host = host(view)
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
      host.advance(by: 0)
      view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
      host.advance(by: 0)
      #expect(host.shows("Item 99") && !host.shows("Item 0"))
      #expect(view.visibleCells.count <= 48)
      asked.append(source.asked)
    }
    #expect(abs(asked[0] - asked[1]) <= 6)
  }

  @Test("A tap selects an item and tells so")
  func selection() {
    let source = Items([texts(3)])
    let view = collection(UICollectionViewFlowLayout(), source)
    let host = host(view)
    host.tap(at: CGPoint(x: 90, y: 25))
    #expect(source.log == ["select 1"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    host.tap(at: CGPoint(x: 25, y: 25))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("Items come and go, and those that stay keep their cells")
  func updates() {
    let source = Items([texts(4)])
    let view = collection(UICollectionViewFlowLayout(), source)
    let host = host(view)
    source.sections[0] = ["Item 0", "New", "Item 2", "Item 3"]
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    host.advance(by: 1)
    #expect(Set(host.texts) == ["Item 0", "New", "Item 2", "Item 3"] && source.asked == 5)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  @Test("Groups repeat their items across and themselves down, with distances and insets")
  func compositional() {
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7.5, bottom: 5, trailing: 7.5)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let source = Items([texts(5)])
    let view = collection(UICollectionViewCompositionalLayout(section: section), source)
    let host = host(view)
    #expect(host.shows("Header 0"))
    #expect(frame(view, 0) == CGRect(x: 9.5, y: 37, width: 176, height: 76))
    #expect(frame(view, 1)?.minX == 189.5 && frame(view, 2)?.minY == 127)
    #expect(view.contentSize.height == 300)
  }

  @Test("Nested groups: one large item beside two small ones; counts share a length alike")
  func nested() {
    let large = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)), subitem: small,
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(100)),
      subitems: [large, column])
    let source = Items([texts(4)])
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    _ = host(view)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(frame(view, 1) == CGRect(x: 200, y: 0, width: 100, height: 50))
    #expect(frame(view, 2) == CGRect(x: 200, y: 50, width: 100, height: 50))
    #expect(frame(view, 3)?.minY == 100)
  }

  @Test("A section that scrolls by itself shows its items in a row, and others below it")
  func orthogonal() {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100)),
        subitems: [self.item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      if number == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    let source = Items([texts(10), texts(2, "Below")])
    let view = collection(layout, source)
    let host = host(view)
    #expect(host.shows("Item 0") && host.shows("Item 2") && !host.shows("Item 5"))
    #expect(host.frame(of: "Below 0").map { $0.minY >= 100 && $0.maxY <= 200 } == true)
    #expect(view.contentSize.height == 300)
    host.press(at: CGPoint(x: 300, y: 50))
    host.drag(through: (1...20).map { CGPoint(x: 300 - 12 * CGFloat($0), y: 50) })
    host.release(at: CGPoint(x: 60, y: 50))
    host.advance(by: 2)
    #expect(!host.shows("Item 0") && host.shows("Below 0"))
  }

  @Test("Rows of lists are as high as what is in them, with lines, accessories and swipes")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    var log: [String] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Drop") { _, _, done in
          log.append("drop \(path.item)")
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", String(repeating: "long ", count: 30)])
    source.apply(snapshot, animatingDifferences: false)
    let host = host(view)
    #expect(frame(view, 0) == CGRect(x: 16, y: 17.5, width: 343, height: 44))
    #expect(frame(view, 1)?.minY == 61.5 && frame(view, 2)!.height > 80)
    #expect(host.pixel(x: 5, y: 30) == (242, 242, 247) && host.pixel(x: 200, y: 30) == (255, 255, 255))
    host.press(at: CGPoint(x: 300, y: 40))
    host.drag(through: (1...10).map { CGPoint(x: 300 - 12 * CGFloat($0), y: 40) })
    host.release(at: CGPoint(x: 180, y: 40))
    host.advance(by: 1)
    host.tap("Drop")
    host.advance(by: 1)
    #expect(log == ["drop 0"])
    snapshot.deleteItems(["One"])
    source.apply(snapshot)
    host.advance(by: 1)
    #expect(!host.shows("One") && frame(view, 0)?.minY == 17.5)
  }

  @Test("Section snapshots are trees: what is closed is not shown")
  func sectionSnapshots() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    #expect(tree.visibleItems == ["a", "b"] && tree.items == ["a", "a1", "a2", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"] && tree.level(of: "a2") == 1)
    tree.delete(["a"])
    #expect(tree.items == ["b"] && tree.parent(of: "a1") == nil)
  }

  @Test("Constraints in a scroll view say how large what is in it is, in both ways to write them")
  func scrollContent() {
    for usesGuide in [true, false] {
      let (scroll, part) = (UIScrollView(), UIView())
      part.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(part)
      if usesGuide {
        let (inner, outer) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
          part.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -10),
          part.topAnchor.constraint(equalTo: inner.topAnchor, constant: 20),
          part.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -20),
          part.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -20),
        ])
      } else {
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
          part.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
          part.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
          part.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
          part.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
        ])
      }
      part.heightAnchor.constraint(equalToConstant: 700).isActive = true
      let host = host(scroll)
      #expect(scroll.contentSize == CGSize(width: 375, height: 740))
      #expect(part.frame == CGRect(x: 10, y: 20, width: 355, height: 700))
      scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      host.advance(by: 0)
      #expect(scroll.contentOffset.y == 340 && part.frame.minY == 20)
    }
  }

  @Test("Insets: it starts below them; pulling down refreshes until code says that it is done")
  func refresh() {
    let scroll = UIScrollView()
    scroll.contentInset.top = 40
    scroll.alwaysBounceVertical = true
    scroll.contentSize = CGSize(width: 375, height: 300)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    let host = host(scroll)
    #expect(scroll.contentOffset.y == -40 && scroll.adjustedContentInset.top == 40)
    host.press(at: CGPoint(x: 100, y: 60))
    host.drag(through: (1...30).map { CGPoint(x: 100, y: 60 + 10 * CGFloat($0)) })
    host.release(at: CGPoint(x: 100, y: 360))
    host.advance(by: 2)
    #expect(count == 1 && control.isRefreshing && scroll.contentOffset.y == -100)
    control.endRefreshing()
    host.advance(by: 2)
    #expect(scroll.contentOffset.y == -40 && !control.isRefreshing)
  }
}

private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var scrolled = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30 + indexPath.item, height: 20) }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

@MainActor @Suite("Controllers of collections")
struct CollectionControllerTests {
  @Test("A controller says how large items are where it says so itself, and hears of scrolling")
  func sizes() {
    let layout = UICollectionViewFlowLayout()
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    grid.view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.size == CGSize(width: 32, height: 20))
    grid.collectionView.contentOffset.y = 10
    #expect(grid.scrolled > 0)
  }

  private final class Wide: UICollectionViewFlowLayout {
    final class Marks: UICollectionViewLayoutAttributes { var mark = 7 }
    override class var layoutAttributesClass: AnyClass { Marks.self }
  }

  @Test("Attributes are of the class that a layout names")
  func ownClass() {
    let layout = Wide()
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    grid.view.layoutIfNeeded()
    #expect((layout.layoutAttributesForItem(at: [0, 1]) as? Wide.Marks)?.mark == 7)
  }

  @Test("A transform in space is one; a flat one is the transform of the plane")
  func space() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(attributes.transform == .identity && attributes.transform3D.m11 < 0.6)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.transform3D.m11 == attributes.transform3D.m11)
  }
}
