import Foundation

/// Knows the trees of its sections, whatever its items are.
@MainActor protocol OutlineSource: AnyObject {
  /// Whether what is in an item is shown; nil if nothing is in it.
  func isOpen(at path: IndexPath) -> Bool?
  /// Shows what is in an item, or shows it no more.
  func toggle(at path: IndexPath)
  /// How deep an item lies; nil where sections are no trees.
  func level(at path: IndexPath) -> Int?
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func place(_ path: IndexPath) -> (SectionIdentifierType, ItemIdentifierType)? {
    guard path.count == 2, let section = sectionIdentifier(for: path.section), hasTree(section),
      let item = itemIdentifier(for: path)
    else { return nil }
    return (section, item)
  }
  func isOpen(at path: IndexPath) -> Bool? {
    guard let (section, item) = place(path) else { return nil }
    let tree = snapshot(for: section)
    return tree.hasItems(in: item) || isLazy ? tree.isExpanded(item) : nil
  }
  func level(at path: IndexPath) -> Int? {
    guard let (section, item) = place(path) else { return nil }
    return snapshot(for: section).level(of: item)
  }
  func toggle(at path: IndexPath) {
    guard let (section, item) = place(path) else { return }
    var tree = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree = snapshot(for: section)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      tree = snapshot(for: section)
      if let inside = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: inside)
      }
      tree.expand([item])
    }
    apply(tree, to: section, animatingDifferences: true)
  }
  /// Whether what is in items is asked for when they are opened.
  private var isLazy: Bool { sectionSnapshotHandlers.snapshotForExpandingParent != nil }

  /// Decides which items are opened and closed, hears of it, and gives what is in them then.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// What is in an item that is opened, given what is known to be in it.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    public init() {}
  }
}
