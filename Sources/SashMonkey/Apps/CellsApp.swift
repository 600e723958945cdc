import Combine
import SwiftUI
import UIKit

/// A collection of UIKit's that shows snapshots of data that somebody else changes.
struct CellsApp: UIViewControllerRepresentable {
  let data: MonkeyData
  func makeUIViewController(context: Context) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let list = SnapshotController(data: data)
    split.setViewController(list, for: .primary)
    split.setViewController(SnapshotTableController(data: data), for: .secondary)
    return split
  }
  func updateUIViewController(_ controller: UISplitViewController, context: Context) {}
}

/// Tells when the data have changed.
private final class DataWatch {
  private var watch: AnyCancellable?
  init(_ data: MonkeyData, _ changed: @escaping () -> Void) {
    // Told before the change, so what follows is looked at in the next turn.
    watch = data.objectWillChange.sink { DispatchQueue.main.async(execute: changed) }
  }
}

private final class SnapshotController: UICollectionViewController {
  private let data: MonkeyData
  private var source: UICollectionViewDiffableDataSource<String, Int>!
  private var watch: DataWatch?

  init(data: MonkeyData) {
    self.data = data
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cells"
    let data = data
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = data.items.first { $0.id == id }?.name ?? "gone"
      cell.contentConfiguration = content
      cell.accessories = id % 2 == 0 ? [.disclosureIndicator()] : [.checkmark()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    watch = DataWatch(data) { [weak self] in self?.show(animated: true) }
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let items = data.distinct
    for (name, isOn) in [("on", true), ("off", false)] {
      let ids = items.filter { $0.isOn == isOn }.map(\.id)
      if ids.isEmpty, name == "on" { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(ids, toSection: name)
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0 % 5 == data.count })
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    if id % 3 == 0 {
      data.items.removeAll { $0.id == id }
    } else {
      let detail = UIHostingController(rootView: Text("Cell \(id)"))
      showDetailViewController(detail, sender: self)
    }
  }
}

private final class SnapshotTableController: UITableViewController {
  private let data: MonkeyData
  private var source: UITableViewDiffableDataSource<Int, Int>!
  private var watch: DataWatch?

  init(data: MonkeyData) {
    self.data = data
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let data = data
    source = UITableViewDiffableDataSource(tableView: tableView) { view, path, id in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.contentConfiguration = UIHostingConfiguration {
        if let item = data.items.first(where: { $0.id == id }) {
          HStack {
            Text(item.name)
            Spacer()
            Text("\(item.parts.count)")
          }
        }
      }
      return cell
    }
    source.defaultRowAnimation = .fade
    watch = DataWatch(data) { [weak self] in self?.show() }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(data.distinct.map(\.id))
    source.apply(snapshot, animatingDifferences: data.isOn)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = source.itemIdentifier(for: indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [data] _, _, done in
        data.items.removeAll { $0.id == id }
        done(true)
      }
    ])
  }
}
