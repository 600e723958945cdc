import Foundation
import SashControls
import SashCore

/// A round button of a colour, by which a person chooses another one.
open class UIColorWell: UIControl {
  /// The colour that is shown and chosen; nil shows none.
  open var selectedColor: UIColor? { didSet { changed() } }
  /// What the picker is called.
  open var title: String? { didSet { changed() } }
  /// Whether colours can be chosen that let something through.
  open var supportsAlpha = true { didSet { changed() } }

  override var isPressedAsWhole: Bool { false }
  private var picker: some View {
    ColorPicker(
      title ?? "",
      selection: Binding(
        get: { [weak self] in self?.selectedColor?.color ?? .clear },
        set: { [weak self] new in
          guard let self else { return }
          selectedColor = UIColor(new)
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        }), supportsOpacity: supportsAlpha
    ).labelsHidden()
  }
  override var content: AnyView { AnyView(picker.disabled(!isEnabled).fill(.center)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.size(of: picker, .unspecified) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
