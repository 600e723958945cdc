import SashMessages

/// Shows what dictionaries say of a word. There is none here: it says so, and `dictionaryHasDefinition` is false.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool {
    tellOnce(
      "no dictionary explains words here; no term has a definition.", by: "UIReferenceLibraryViewController")
    return false
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.text = "No definition found for “\(term)”."
    view.addSubview(label)
  }
}
