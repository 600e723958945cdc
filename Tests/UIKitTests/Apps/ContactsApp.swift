import Foundation
import Sash
import Testing
import UIKit

// MARK: - Models

struct Contact: Hashable, Identifiable {
  let id: UUID
  var name: String
  var company: String
  var isFavourite: Bool
  init(_ name: String, _ company: String, isFavourite: Bool = false) {
    (id, self.name, self.company, self.isFavourite) = (UUID(), name, company, isFavourite)
  }
}

protocol ContactStoring: AnyObject {
  var contacts: [Contact] { get }
  func update(_ contact: Contact)
  func remove(_ id: Contact.ID)
}

final class ContactStore: ContactStoring {
  private(set) var contacts: [Contact]
  init(_ contacts: [Contact]) { self.contacts = contacts }
  func update(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      contacts.append(contact)
    }
  }
  func remove(_ id: Contact.ID) { contacts.removeAll { $0.id == id } }
}

// MARK: - Coordinators

@MainActor protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var childCoordinators: [any Coordinator] { get set }
  func start()
}

@MainActor final class ContactsCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []
  private let store: any ContactStoring
  private var listViewModel: ContactsViewModel?

  init(navigationController: UINavigationController, store: any ContactStoring) {
    self.navigationController = navigationController
    self.store = store
  }

  func start() {
    navigationController.delegate = self
    navigationController.navigationBar.prefersLargeTitles = true
    let viewModel = ContactsViewModel(store: store)
    listViewModel = viewModel
    let viewController = ContactsViewController(viewModel: viewModel)
    viewController.coordinator = self
    navigationController.setViewControllers([viewController], animated: false)
  }

  func showDetail(of contact: Contact) {
    let viewController = ContactViewController(contact: contact)
    viewController.onToggle = { [weak self] changed in
      self?.store.update(changed)
      self?.listViewModel?.reload()
    }
    navigationController.pushViewController(viewController, animated: true)
  }

  func showEditor() {
    let child = EditorCoordinator(presenter: navigationController)
    child.onFinish = { [weak self, weak child] contact in
      if let contact {
        self?.store.update(contact)
        self?.listViewModel?.reload()
      }
      self?.childCoordinators.removeAll { $0 === child }
    }
    childCoordinators.append(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
  }
}

@MainActor final class EditorCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
  let navigationController = UINavigationController()
  var childCoordinators: [any Coordinator] = []
  var onFinish: ((Contact?) -> Void)?
  private unowned let presenter: UIViewController
  init(presenter: UIViewController) { self.presenter = presenter }

  func start() {
    let editor = ContactEditor()
    editor.onSave = { [weak self] in self?.finish($0) }
    editor.onCancel = { [weak self] in self?.finish(nil) }
    navigationController.viewControllers = [editor]
    navigationController.presentationController?.delegate = self
    presenter.present(navigationController, animated: true)
  }
  private func finish(_ contact: Contact?) {
    navigationController.dismiss(animated: true) { [onFinish] in onFinish?(contact) }
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onFinish?(nil) }
}

// MARK: - View models

@MainActor final class ContactsViewModel {
  enum Section: Int, CaseIterable {
    case favourites, others
    var title: String { self == .favourites ? "Favourites" : "All contacts" }
  }
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Contact>
  var onChange: ((Snapshot) -> Void)?
  var query = "" { didSet { reload() } }
  private let store: any ContactStoring
  init(store: any ContactStoring) { self.store = store }

  func reload() { onChange?(snapshot) }
  func remove(_ contact: Contact) {
    store.remove(contact.id)
    reload()
  }
  var snapshot: Snapshot {
    let found = store.contacts.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
      .sorted { $0.name < $1.name }
    var snapshot = Snapshot()
    for section in Section.allCases {
      let items = found.filter { $0.isFavourite == (section == .favourites) }
      guard !items.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}

// MARK: - Views

final class ContactCell: UITableViewCell {
  static let reuseIdentifier = String(describing: ContactCell.self)
  private let badge = UILabel()
  private let nameLabel = UILabel()
  private let companyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    accessoryType = .disclosureIndicator
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 15, weight: .semibold)
    badge.textColor = .white
    badge.backgroundColor = .systemIndigo
    badge.layer.cornerRadius = 18
    badge.layer.masksToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    companyLabel.font = .preferredFont(forTextStyle: .subheadline)
    companyLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, companyLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 36), badge.heightAnchor.constraint(equalToConstant: 36),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
  func configure(with contact: Contact) {
    nameLabel.text = contact.name
    companyLabel.text = contact.company
    badge.text = contact.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

final class ContactsDataSource: UITableViewDiffableDataSource<ContactsViewModel.Section, Contact> {
  var onDelete: ((Contact) -> Void)?
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.title
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

final class ContactsViewController: UIViewController, UITableViewDelegate, UISearchResultsUpdating {
  weak var coordinator: ContactsCoordinator?
  private let viewModel: ContactsViewModel
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = makeDataSource()

  init(viewModel: ContactsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.coordinator?.showEditor() })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find a contact"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    tableView.delegate = self
    viewModel.onChange = { [weak self] in self?.dataSource.apply($0, animatingDifferences: true) }
    dataSource.apply(viewModel.snapshot, animatingDifferences: false)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }
  private func makeDataSource() -> ContactsDataSource {
    ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
      (cell as? ContactCell)?.configure(with: contact)
      return cell
    }
  }
  func updateSearchResults(for searchController: UISearchController) {
    viewModel.query = searchController.searchBar.text ?? ""
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    coordinator?.showDetail(of: contact)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.viewModel.remove(contact)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

final class ContactViewController: UIViewController {
  var onToggle: ((Contact) -> Void)?
  private var contact: Contact
  private let nameLabel = UILabel()
  private let favouriteButton = UIButton(type: .system)

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    title = contact.name
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center
    nameLabel.text = contact.company
    favouriteButton.configuration = .filled()
    favouriteButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, favouriteButton])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
    ])
    updateButton()
  }
  private func toggle() {
    contact.isFavourite.toggle()
    onToggle?(contact)
    updateButton()
  }
  private func updateButton() {
    favouriteButton.configuration?.title =
      contact.isFavourite ? "Remove from favourites" : "Add to favourites"
    favouriteButton.configuration?.image = UIImage(systemName: contact.isFavourite ? "star.fill" : "star")
    favouriteButton.configuration?.imagePadding = 6
  }
}

final class ContactEditor: UIViewController {
  var onSave: ((Contact) -> Void)?
  var onCancel: (() -> Void)?
  private let name = UITextField()
  private let company = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New contact"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    navigationItem.rightBarButtonItem?.isEnabled = false
    (name.placeholder, company.placeholder) = ("Name", "Company")
    for field in [name, company] {
      field.borderStyle = .roundedRect
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [name, company])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
  private func validate() { navigationItem.rightBarButtonItem?.isEnabled = name.hasText && company.hasText }
  private func save() { onSave?(Contact(name.text ?? "", company.text ?? "")) }
}

// MARK: - The test

@MainActor @Suite("An app with coordinators", .serialized)
struct ContactsAppTests {
  @Test("Contacts are found, shown, made favourites, added and deleted")
  func run() throws {
    let store = ContactStore([
      Contact("Ada Lovelace", "Analytical Engines", isFavourite: true), Contact("Grace Hopper", "Navy"),
      Contact("Alan Turing", "Bletchley Park"), Contact("Edsger Dijkstra", "Burroughs"),
    ])
    let navigation = UINavigationController()
    let coordinator = ContactsCoordinator(navigationController: navigation, store: store)
    coordinator.start()
    let host = AppShow.host(navigation)
    host.advance(by: 0.5)
    AppShow.keep(host, "contacts-list")
    #expect(host.shows("Contacts") && host.shows("Ada Lovelace") && host.shows("GH"))
    host.tap("Grace Hopper")
    host.advance(by: 1)
    #expect(host.shows("Navy") && host.shows("Add to favourites"))
    host.tap("Add to favourites")
    host.advance(by: 0.5)
    #expect(host.shows("Remove from favourites"))
    AppShow.keep(host, "contacts-detail")
    host.tap("Contacts")
    host.advance(by: 1)
    #expect((host.frame(of: "Grace Hopper")?.minY ?? 999) < (host.frame(of: "Alan Turing")?.minY ?? 0))
    host.tap("Find a contact")
    host.advance(by: 0.5)
    host.type("al")
    host.advance(by: 0.5)
    #expect(host.shows("Alan Turing") && !host.shows("Edsger Dijkstra"))
    AppShow.keep(host, "contacts-search")
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(host.shows("Edsger Dijkstra"))
    // A new one, by the sheet.
    let add = try #require(host.accessibilityElement("Add")?.frame)
    host.tap(at: CGPoint(x: add.midX, y: add.midY))
    host.advance(by: 1)
    #expect(host.shows("New contact") && coordinator.childCoordinators.count == 1)
    AppShow.keep(host, "contacts-editor")
    host.tap("Name")
    host.advance(by: 0.3)
    host.type("Barbara Liskov")
    host.tap("Company")
    host.advance(by: 0.3)
    host.type("MIT")
    host.advance(by: 0.3)
    host.tap("Save")
    host.advance(by: 1.5)
    #expect(coordinator.childCoordinators.isEmpty && host.shows("Barbara Liskov"))
    // One goes by a swipe.
    let row = try #require(host.frame(of: "Edsger Dijkstra"))
    host.press(at: CGPoint(x: 300, y: row.midY))
    host.drag(through: stride(from: 290, through: 180, by: -10).map { CGPoint(x: $0, y: row.midY) })
    host.release(at: CGPoint(x: 180, y: row.midY))
    host.advance(by: 1)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(store.contacts.count == 4 && !host.shows("Edsger Dijkstra"))
    // Wide, and dark.
    host.resize(to: CGSize(width: 852, height: 393))
    host.setColorScheme(.dark)
    host.advance(by: 0.5)
    AppShow.keep(host, "contacts-wide-dark")
    #expect(host.shows("Ada Lovelace"))
  }
}
