import Foundation
import SashControls
import SashCore

/// Shows colours to choose from, in a sheet.
///
/// - Missing: picking a colour from the screen, colours that were kept; the panel of colours is one tap away.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// Hears of what is chosen. It is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black { didSet { content?.rootView = panel } }
  /// Whether colours can be chosen that let something through.
  open var supportsAlpha = true { didSet { content?.rootView = panel } }
  private var content: UIHostingController<AnyView>?

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var panel: AnyView {
    AnyView(
      VStack(spacing: 0) {
        HStack {
          Text("Colors").font(.headline)
          Spacer()
          Button("Done") { [weak self] in self?.finish() }.fontWeight(.semibold)
        }
        .padding([.horizontal, .top], 16)
        ColorPicker(
          "Color",
          selection: Binding(
            get: { [weak self] in self?.selectedColor.color ?? .black },
            set: { [weak self] in self?.choose(UIColor($0)) }), supportsOpacity: supportsAlpha
        ).padding(16)
        Spacer(minLength: 0)
      })
  }
  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
  private func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    let made = UIHostingController(rootView: panel)
    content = made
    addChild(made)
    made.view.frame = view.bounds
    made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made.view)
    made.didMove(toParent: self)
  }
}

/// Hears of the colour that a person chooses.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
