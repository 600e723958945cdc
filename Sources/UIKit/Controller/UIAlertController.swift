import Foundation
import SashControls
import SashCore

/// Asks a person something: as an alert, or as a list of choices.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String? { didSet { containerChanged() } }
  public private(set) var preferredStyle: Style = .alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The action that Return stands for.
  open var preferredAction: UIAlertAction?
  /// How much it matters. All alerts look alike here.
  open var severity: UIAlertControllerSeverity = .default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  open func addAction(_ action: UIAlertAction) {
    action.owner = self
    actions.append(action)
    containerChanged()
  }
  /// A person has put it away without an answer.
  func cancels() {
    if let action = actions.first(where: { $0.style == .cancel }) { action.handler?(action) }
  }
  /// What is shown of it follows while it is up.
  let signal = SceneSignal()
  override func containerChanged() {
    super.containerChanged()
    guard let window = presenter?.viewIfLoaded?.window, let graph = window.windowScene?.graph else { return }
    window.presentationsChanged()
    if graph.graph.isUpdating {
      graph.enqueue { [signal] in MainActor.assumeIsolated { signal.objectWillChange.send() } }
    } else {
      signal.objectWillChange.send()
    }
  }
  /// Adds a field to an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// One of the answers to an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { owner?.containerChanged() } } }
  weak var owner: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// The fields and the answers of an alert.
struct AlertParts: View {
  let alert: UIAlertController
  @ObservedObject private var signal: SceneSignal
  init(alert: UIAlertController) { (self.alert, signal) = (alert, alert.signal) }

  var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { field in
      UITextFieldStage(field: field.element, version: field.element.version)
    }
    // Rows are made anew when what they are made from is another: the action itself stays.
    ForEach(Array(alert.actions.map { ($0, $0.isEnabled) }.enumerated()), id: \.offset) { entry in
      let (action, isEnabled) = entry.element
      Button(
        action.title ?? "",
        role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil
      ) {
        action.handler?(action)
      }
      .disabled(!isEnabled)
      .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
    }
  }
}

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
