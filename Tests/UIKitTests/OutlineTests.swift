import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Outlines and elements")
struct OutlineTests {
  @Test("A chevron opens what is below it in a section snapshot, and the handlers hear of it")
  func outline() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = text == "Fruit" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
    }
    var log: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { log.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("close \($0)") }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Bread"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    source.apply(tree, to: 0, animatingDifferences: false)
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Stand(view: view) }
    host.advance(by: 0.2)
    #expect(host.shows("Bread") && !host.shows("Apple"))
    let row = try #require(host.frame(of: "Fruit"))
    host.tap(at: CGPoint(x: 270, y: row.midY))
    host.advance(by: 1)
    #expect(log == ["open Fruit"] && host.shows("Apple") && source.snapshot(for: 0).isExpanded("Fruit"))
    // What lies deeper stands further in.
    #expect((host.frame(of: "Apple")?.minX ?? 0) > row.minX + 5)
    #expect((host.frame(of: "Bread")?.minY ?? 0) > (host.frame(of: "Pear")?.minY ?? 999))
    host.tap(at: CGPoint(x: 270, y: row.midY))
    host.advance(by: 1)
    #expect(log == ["open Fruit", "close Fruit"] && !host.shows("Apple"))
  }

  private final class Point: UIAccessibilityElement {
    var uses = 0
    override func accessibilityActivate() -> Bool {
      uses += 1
      return true
    }
  }
  @Test("A view says which elements are told of, and in which order")
  func elements() throws {
    let (view, first, second, third) = (UIView(), UILabel(), UILabel(), UILabel())
    for (place, label) in [first, second, third].enumerated() {
      label.text = ["one", "two", "three"][place]
      label.frame = CGRect(x: 0, y: 40 * place, width: 100, height: 30)
      view.addSubview(label)
    }
    let point = Point(accessibilityContainer: view)
    point.accessibilityLabel = "peak"
    point.accessibilityTraits = .button
    point.accessibilityFrameInContainerSpace = CGRect(x: 150, y: 50, width: 20, height: 20)
    view.accessibilityElements = [third, point, first]
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
    host.advance(by: 0.1)
    let tree = host.accessibilityTree
    #expect(host.accessibilityElement("two") == nil && host.accessibilityElement("peak") != nil)
    let places = try ["three", "peak", "one"].map {
      try #require(tree.range(of: "\"\($0)\"")?.lowerBound, "\(tree)")
    }
    #expect(places == places.sorted())
    #expect(host.accessibilityElement("peak")?.frame == CGRect(x: 150, y: 50, width: 20, height: 20))
    host.accessibilityElement("peak")?.activate()
    #expect(point.uses == 1)
    view.accessibilityElements = nil
    host.advance(by: 0.1)
    #expect(host.accessibilityElement("two") != nil && host.accessibilityElement("peak") == nil)
  }
}
