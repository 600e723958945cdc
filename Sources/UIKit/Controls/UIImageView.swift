import Foundation
import SashCore
import SashLayout

/// Shows a picture.
///
/// - Missing: pictures that follow each other.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if image === oldValue { return }
      invalidateIntrinsicContentSize()
      changed()
    }
  }
  open var highlightedImage: UIImage? { didSet { changed() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view of the size of the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownTraits: UIAccessibilityTraits { .image }
  override var content: AnyView {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return AnyView(EmptyView()) }
    let picture = Image(uiImage: image)
    let colored = AnyView(picture.resizable().foregroundStyle(tintColor.color))
    switch contentMode {
    case .scaleToFill, .redraw: return colored
    case .scaleAspectFit: return AnyView(colored.aspectRatio(image.size, contentMode: .fit).fill(.center))
    case .scaleAspectFill: return AnyView(colored.aspectRatio(image.size, contentMode: .fill).fill(.center))
    default:
      return AnyView(
        colored.frame(width: image.size.width, height: image.size.height).fill(contentMode.alignment))
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

extension View {
  /// Stands in all of the space that there is.
  func fill(_ alignment: Alignment) -> some View {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
  }
}

extension UIView.ContentMode {
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
