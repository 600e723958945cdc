import Foundation
import Sash
import Testing

@testable import UIKit

/// A list of three rows in a window of 320 by 300 points.
@MainActor final class ListUnderTest {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  let host: TestHost

  init(
    _ look: UICollectionLayoutListConfiguration,
    _ prepare: @escaping (UICollectionViewListCell, String) -> Void
  ) {
    view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      prepare(cell, name)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    let view = view
    host = TestHost(size: CGSize(width: 320, height: 300)) { Filled(view: view) }
    host.advance(by: 0.2)
  }
  func cell(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }
}

@MainActor @Suite("Rows of lists")
struct ListLookTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ prepare: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> ListUnderTest {
    ListUnderTest(UICollectionLayoutListConfiguration(appearance: appearance), prepare)
  }

  @Test("Texts with attributes keep them; a plain text that is set later takes their place")
  func attributes() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    content.secondaryAttributedText = NSAttributedString(
      string: "Blue", attributes: [.foregroundColor: UIColor.blue])
    #expect(content.text == "Red" && content.secondaryText == "Blue")
    let host = TestHost(size: CGSize(width: 200, height: 80)) { Filled(view: content.makeContentView()) }
    let pixels = (0..<200).flatMap { x in (0..<80).map { host.pixel(x: x, y: $0) } }
    #expect(pixels.contains { $0.red > 200 && $0.green < 60 && $0.blue < 60 })
    #expect(pixels.contains { $0.blue > 200 && $0.green < 60 && $0.red < 60 })
    content.text = "Plain"
    #expect(content.attributedText == nil && content.text == "Plain")
  }

  @Test("Texts beside symbols of all widths begin at one line, those beside pictures do not")
  func symbolRoom() throws {
    let names = ["One": "info", "Two": "tortoise.fill", "Three": "star.fill"]
    let list = list { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: names[name]!)
      cell.contentConfiguration = content
    }
    let starts = try ["One", "Two", "Three"].map { try #require(list.host.frame(of: $0)).minX }
    #expect(starts == [56, 56, 56])
    #expect((0..<3).allSatisfy { list.cell($0)?.bounds.height == 44 })

    var own = UIListContentConfiguration.cell()
    own.text = "Own"
    own.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let view = own.makeContentView()
    let host = TestHost(size: CGSize(width: 200, height: 44)) { Filled(view: view) }
    #expect(host.frame(of: "Own")?.minX == 42)
    own.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    view.configuration = own
    host.advance(by: 0.1)
    #expect(host.frame(of: "Own")?.minX == 56)
    own.imageProperties.reservedLayoutSize.width = 50
    view.configuration = own
    host.advance(by: 0.1)
    #expect(host.frame(of: "Own")?.minX == 82)
  }

  @Test("In a table, texts beside symbols begin at one line")
  func tableSymbols() {
    let starts = ["info", "tortoise.fill"].map { name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.imageView?.image = UIImage(systemName: name)
      cell.textLabel?.text = "Text"
      cell.layoutIfNeeded()
      return cell.textLabel?.frame.minX
    }
    #expect(starts == [56, 56])
  }

  @Test("The circle of a row that is selected among several is filled and ticked")
  func multiselect() throws {
    let list = list { cell, _ in cell.accessories = [.multiselect(displayed: .whenEditing)] }
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.isEditing = true
    list.host.advance(by: 0.2)
    func isBlue(_ row: Int) -> Bool {
      (16..<40).contains { x in
        let pixel = list.host.pixel(x: x, y: 22 + 44 * row + 7)
        return pixel.blue > 200 && pixel.red < 80
      }
    }
    #expect(!isBlue(0) && !isBlue(1))
    #expect(list.host.tap("Two"))
    list.host.advance(by: 0.2)
    #expect(isBlue(1) && !isBlue(0))
    #expect(list.host.tap("Two"))
    list.host.advance(by: 0.2)
    #expect(!isBlue(1))
  }

  @Test("Accessories stand in the order of the system; those of one's own where they say")
  func order() {
    let own = UICellAccessory.customView(
      configuration: .init(customView: UIView(), placement: .trailing(at: { $0.count })))
    let placed = UICellAccessory.inOrder([
      .reorder(), own, .disclosureIndicator(), .checkmark(), .detail(), .label(text: "42"),
    ])
    #expect(placed.map(\.role) == [.label, .detail, .checkmark, .disclosure, .reorder, nil])
    let before = UICellAccessory.inOrder([.insert(), .delete(), .multiselect()])
    #expect(before.map(\.role) == [.multiselect, .delete, .insert])
    let list = list { cell, _ in cell.accessories = [.disclosureIndicator(), .label(text: "42")] }
    #expect((list.host.frame(of: "42")?.maxX ?? 999) < 300)
  }

  @Test("Sidebars have no lines between rows, unless they are asked for")
  func sidebar() {
    typealias Look = UICollectionLayoutListConfiguration
    #expect(!Look(appearance: .sidebar).showsSeparators && !Look(appearance: .sidebarPlain).showsSeparators)
    #expect(Look(appearance: .plain).showsSeparators && Look(appearance: .insetGrouped).showsSeparators)
  }
}
