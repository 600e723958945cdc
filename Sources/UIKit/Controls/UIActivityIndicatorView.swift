import Foundation
import SashControls
import SashCore
import SashLayout

/// A wheel that turns while something goes on.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100, large = 101
    @available(*, deprecated, renamed: "medium") public static var gray: Style { .medium }
    @available(*, deprecated, renamed: "medium") public static var white: Style { .medium }
    @available(*, deprecated, renamed: "large") public static var whiteLarge: Style { .large }
  }
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      if bounds.size == UIActivityIndicatorView.size(oldValue) { sizeToFit() }
      invalidateIntrinsicContentSize()
    }
  }
  open var hidesWhenStopped = true { didSet { changed() } }
  open var color: UIColor! = .systemGray { didSet { changed() } }
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
  }
  public override init(frame: CGRect) {
    style = .medium
    let size = frame.size == .zero ? UIActivityIndicatorView.size(.medium) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
  }
  open func startAnimating() {
    isAnimating = true
    changed()
  }
  open func stopAnimating() {
    isAnimating = false
    changed()
  }

  /// - Source: facts on UIKit, U256 and U257.
  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(style) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.horizontal, .vertical] }
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(style) }
  override var content: AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().progressViewStyle(.circular).controlSize(style == .large ? .large : .regular)
        .tint(color.color).fill(.center))
  }
}
