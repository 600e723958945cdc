import Foundation
import SashCore

extension UIImage {
  /// What an image is looked up and drawn with: the traits of a place, and for symbols their size and their weight.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Nil where nothing is said of a place.
    public let traitCollection: UITraitCollection?
    public init(traits: UITraitCollection?) { traitCollection = traits }
    public convenience override init() { self.init(traits: nil) }
    public var locale: Locale? { nil }

    /// The same for another place.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let made = Configuration(traits: traitCollection) as? Self else { return self }
      return made
    }
    /// This configuration with what another one says in addition; the other one wins.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let traits = [traitCollection, other.traitCollection].compactMap { $0 }
      let merged = traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
      if let symbol = other as? SymbolConfiguration, let made = symbol.withTraitCollection(merged) as? Self {
        return made
      }
      return withTraitCollection(merged)
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && traitCollection == other.traitCollection
    }
    public override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// What of an image is known beside its pixels.
  struct Origin {
    /// The name of the symbol that it is.
    var symbol: String?
    var configuration: Configuration?
    var asset: UIImageAsset?
    /// Which variant of a catalogue it is.
    var style = UIUserInterfaceStyle.unspecified
    /// From the lower edge to where letters beside it stand, in points.
    var baseline: CGFloat?
    var flips = false
    var alignment = UIEdgeInsets.zero
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { origin.symbol != nil }
  public var configuration: Configuration? { origin.configuration }
  public var symbolConfiguration: SymbolConfiguration? { origin.configuration as? SymbolConfiguration }
  /// The picture as another configuration has it: a symbol in its size and weight, a picture of an asset for its place.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = origin.symbol {
      guard let made = UIImage(systemName: symbol, withConfiguration: configuration) else { return self }
      return made.with(tint: made.tint ?? tint, mode: made.tint != nil ? made.renderingMode : renderingMode)
    }
    if let traits = configuration.traitCollection, let found = origin.asset?.variant(for: traits) {
      return found.with { $0.configuration = configuration }
    }
    return with { $0.configuration = configuration }
  }
  /// A symbol with what another configuration says in addition to its own; nil for what is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
  /// A picture of the app's resources by its name, for a place; nil if there is none or it cannot be read.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    origin.configuration = configuration
  }
  /// A picture of the app's resources in a place between 0 and 1; pictures of files have no layers, so that the place changes
  /// nothing in them.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
  /// The variants of the picture, for places with other traits.
  public var imageAsset: UIImageAsset? { origin.asset }

  // MARK: Its place beside others

  /// From the lower edge to where letters beside it stand, in points; nil where it has no such line.
  public var baselineOffsetFromBottom: CGFloat? { origin.baseline }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
  /// Whether it is drawn from right to left where lines run so.
  public var flipsForRightToLeftLayoutDirection: Bool { origin.flips }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }
  /// How far inside of the picture the edges lie that count for its place, in points.
  ///
  /// - Missing: views that are placed by them.
  public var alignmentRectInsets: UIEdgeInsets { origin.alignment }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }
  /// The picture as a mirror shows it.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.translateBy(x: size.width, y: 0)
    context.scaleBy(x: -1, y: 1)
    context.draw(bitmap, in: CGRect(origin: .zero, size: size))
    guard let picture = context.makeImage() else { return self }
    let made = UIImage(
      bitmap: picture.bitmap, scale: scale, renderingMode: renderingMode, capInsets: capInsets, tint: tint)
    made.origin = origin
    return made
  }
  private func with(_ change: (inout Origin) -> Void) -> UIImage {
    let made = with(tint: tint, mode: renderingMode)
    change(&made.origin)
    return made
  }
  private func with(tint: UIColor?, mode: RenderingMode) -> UIImage {
    let made = UIImage(bitmap: bitmap, scale: scale, renderingMode: mode, capInsets: capInsets, tint: tint)
    (made.origin, made.frames) = (origin, frames)
    return made
  }
}
