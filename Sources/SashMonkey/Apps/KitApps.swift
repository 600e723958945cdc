import SwiftUI
import UIKit

/// An app of UIKit's: tabs with a table, a collection and a form, pushed screens, sheets and alerts.
struct KitApp: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    let screens: [(UIViewController, String, String)] = [
      (RowsController(style: .insetGrouped), "Rows", "list.bullet"),
      (CellsController(), "Cells", "square.grid.2x2"),
      (FieldsController(), "Fields", "textformat"),
    ]
    tabs.viewControllers = screens.map { screen, title, symbol in
      screen.title = title
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = title == "Rows"
      stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return stack
    }
    return tabs
  }
  func updateUIViewController(_ controller: UITabBarController, context: Context) {}
}

/// Rows that are added, removed, moved, swiped and pushed.
private final class RowsController: UITableViewController {
  private var sections = [Array(0..<12), Array(20..<23)]
  private var fresh = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in self?.add() }),
      editButtonItem,
    ]
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Many", primaryAction: UIAction { [weak self] _ in self?.change() })
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in
        self?.sections[0].shuffle()
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      })
  }

  private func add() {
    fresh += 1
    sections[0].insert(fresh, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
  private func change() {
    if sections[0].count > 40 {
      let gone = (5..<sections[0].count).map { IndexPath(row: $0, section: 0) }
      sections[0].removeLast(gone.count)
      tableView.deleteRows(at: gone, with: .fade)
    } else {
      sections[0] += (0..<30).map { fresh + $0 }
      fresh += 30
      tableView.reloadSections([0], with: .automatic)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let number = sections[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(number)"
    content.secondaryText = number % 3 == 0 ? String(repeating: "more ", count: number % 40) : nil
    cell.contentConfiguration = content
    cell.accessoryType = number % 2 == 0 ? .disclosureIndicator : .checkmark
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let number = sections[indexPath.section][indexPath.row]
    let screen = number % 3 == 0 ? FieldsController() : UIViewController()
    screen.title = "Row \(number)"
    screen.view.backgroundColor = .systemBackground
    if number % 4 == 3 {
      present(screen, animated: true)
    } else {
      navigationController?.pushViewController(screen, animated: true)
    }
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Top") { [weak self] _, _, done in
        guard let self else { return done(false) }
        let moved = sections[indexPath.section].remove(at: indexPath.row)
        sections[0].insert(moved, at: 0)
        tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 0))
        done(true)
      }
    ])
  }
}

/// Cells whose places and items a diffable source keeps.
private final class CellsController: UIViewController, UICollectionViewDelegate {
  private var items = Array(0..<40)
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private var collection: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { section, surroundings in
      if section == 0 {
        let across = surroundings.container.effectiveContentSize.width > 500 ? 6 : 3
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(across)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item]))
      }
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: surroundings
      )
    }
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.delegate = self
    view.addSubview(collection)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, number in
      collection.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Change", primaryAction: UIAction { [weak self] _ in self?.change() })
    show(animated: false)
  }
  private func change() {
    items = items.count < 10 ? Array(0..<60) : items.filter { $0 % 3 != 1 }.reversed()
    show(animated: true)
  }
  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(items.filter { $0 % 2 == 0 }, toSection: 0)
    snapshot.appendItems(items.filter { $0 % 2 == 1 }, toSection: 1)
    source.apply(snapshot, animatingDifferences: animated)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let number = source.itemIdentifier(for: indexPath) else { return }
    let alert = UIAlertController(
      title: "Item \(number)", message: nil, preferredStyle: number % 2 == 0 ? .alert : .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.items.removeAll { $0 == number }
        self?.show(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

/// Controls in a stack that scrolls.
private final class FieldsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (field, text, label) = (UITextField(), UITextView(), UILabel())
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    text.text = "A text\nof two lines"
    text.isScrollEnabled = false
    label.numberOfLines = 0
    let slider = UISlider(
      frame: .zero,
      primaryAction: UIAction { action in
        label.text = String(repeating: "word ", count: Int((action.sender as? UISlider)?.value ?? 0))
      })
    slider.maximumValue = 60
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { _ in UIView.animate(withDuration: 0.3) { text.isHidden.toggle() } })
    let parts = UISegmentedControl(items: ["One", "Two", "Three"])
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Show") { [weak self] _ in
        self?.present(UINavigationController(rootViewController: FieldsController()), animated: true)
      })
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    let stack = UIStackView(arrangedSubviews: [
      field, text, slider, label, toggle, parts, UIStepper(), UIDatePicker(), UIProgressView(), button, close,
    ])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 12, .fill)
    let scroll = UIScrollView()
    for child in [stack, scroll] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
  }
}
