import Foundation

/// Shows the families of fonts, or all their fonts, to choose one.
///
/// - Missing: searching, filters by language and by traits.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// What is offered, and how.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether each font of a family is offered.
    open var includeFaces = false
    /// Whether names are written in the font of the system, not in their own.
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    public override init() { super.init() }
  }
  public let configuration: Configuration
  /// Hears of what is chosen. It is not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; nil if none is.
  open var selectedFontDescriptor: UIFontDescriptor?
  private lazy var list = FontList(self)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Fonts"
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  open override func loadView() {
    super.loadView()
    let shown = UINavigationController(rootViewController: list)
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  fileprivate func choose(_ name: String, of family: String) {
    selectedFontDescriptor = UIFontDescriptor(name: name, size: 17)
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
  fileprivate func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// Hears of the font that a person chooses.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

private final class FontList: UITableViewController {
  private weak var picker: UIFontPickerViewController?
  private let rows: [(family: String, name: String)]

  init(_ picker: UIFontPickerViewController) {
    self.picker = picker
    let families = UIFont.familyNames
    rows =
      picker.configuration.includeFaces
      ? families.flatMap { family in UIFont.fontNames(forFamilyName: family).map { (family, $0) } }
      : families.map { ($0, $0) }
    super.init(style: .plain)
    title = "Fonts"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
  }
  required init?(coder: NSCoder) { fatalError("FontList is made with a picker.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (cell, row) = (
      tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath), rows[indexPath.row]
    )
    cell.textLabel?.text = row.name
    let own = picker?.configuration.displayUsingSystemFont != false ? nil : UIFont(name: row.name, size: 17)
    cell.textLabel?.font = own ?? .systemFont(ofSize: 17)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picker?.choose(rows[indexPath.row].name, of: rows[indexPath.row].family)
  }
}
