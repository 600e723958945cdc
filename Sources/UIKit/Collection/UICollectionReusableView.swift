import Foundation
import SashCore

/// A view of a collection that is used again.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  var reuseName: (kind: String, identifier: String)?
  /// The collection that shows it, and what of it.
  weak var collection: UICollectionView?
  var elementKey: ElementKey?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    reuseName = coder.interface?["reuseIdentifier"].map { ("", $0) }
    super.init(coder: coder)
  }

  /// Is as large as the layout will make it.
  func take(_ size: CGSize) { if bounds.size != size { bounds.size = size } }

  public var reuseIdentifier: String? { reuseName?.identifier }
  /// Makes the view ready to be used again.
  open func prepareForReuse() {}
  /// Takes what the layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// What it would like the layout to say of it, where the layout asks: as large as what it shows.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let asked = collection?.collectionViewLayout.freeAxes(of: layoutAttributes) ?? .vertical
    let target = CGSize(
      width: asked.contains(.horizontal) ? 0 : layoutAttributes.frame.width,
      height: asked.contains(.vertical) ? 0 : layoutAttributes.frame.height)
    var size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: asked.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: asked.contains(.vertical) ? .fittingSizeLevel : .required)
    if !asked.contains(.horizontal) || size.width <= 0 { size.width = layoutAttributes.frame.width }
    if !asked.contains(.vertical) || size.height <= 0 { size.height = layoutAttributes.frame.height }
    copy.frame.size = size
    return copy
  }
  override var isConstraintIsland: Bool { true }
}
