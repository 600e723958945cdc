import Foundation

/// The variants of one picture: which is shown depends on the traits of the place, light or dark for one.
///
/// An image that was registered leads to the others, so that an image view shows the right one.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }
  private let lock = NSLock()
  private var variants: [Variant] = []
  /// Looks a picture of the app's resources up.
  private let lookUp: (@Sendable (UITraitCollection) -> UIImage?)?

  public override init() { lookUp = nil }
  init(lookUp: @escaping @Sendable (UITraitCollection) -> UIImage?) { self.lookUp = lookUp }

  /// Adds a picture for places with some traits; it takes the place of one that was there for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    image.origin.asset = self
    lock.withLock {
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: image))
    }
  }
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  open func unregister(imageWith traitCollection: UITraitCollection) {
    lock.withLock { variants.removeAll { $0.traits == traitCollection } }
  }
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }
  /// The picture that suits a place best; one without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Of those that ask for nothing else than the place has, the one that asks for most.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let known = lock.withLock { variants }
    let fitting = known.filter { traits.containsTraits(in: $0.traits) }
    let best = fitting.max { $0.traits.specifiedCount < $1.traits.specifiedCount } ?? known.last
    return best?.image ?? lookUp?(traits)
  }
}

extension UITraitCollection {
  /// How many traits it says something of.
  fileprivate var specifiedCount: Int { changedTraits(from: UITraitCollection()).count }
}
