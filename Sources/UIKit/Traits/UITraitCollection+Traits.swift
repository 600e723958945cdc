import Foundation
import SashCore

extension UITraitCollection {
  /// What changes traits when a collection is made.
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// The value of a trait, of the system or of one's own; the usual one where nothing is specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// A collection that specifies what a closure sets.
  public convenience init(mutations: TraitMutations) { self.init(TraitValues().changed(mutations)) }
  /// The same collection with what a closure sets.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(mutations))
  }
  /// The same collection with another value of one trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(textSize: preferredContentSizeCategory)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = userInterfaceActiveAppearance }
  }
  /// What any of the collections specifies, the last one winning.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  /// Whether it specifies all that another one does, in the same way.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merged(with: trait.values) == values
  }
  /// The traits that are others than in another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let before = traitCollection?.values ?? TraitValues()
    let known = UITraitCollection.stored + values.traits(with: before)
    return known.filter { $0.differs(values, before) }
  }
  private static var stored: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
  /// The traits of the system that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }
  /// The traits of the system that it depends on which picture of an asset is taken.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }

  // MARK: What this system knows by itself

  /// What kind of interface it is: that of the device where nobody has set it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    if values.sets(UITraitUserInterfaceIdiom.self) || !describesPlace { return values.userInterfaceIdiom }
    return UIDevice.idiom
  }
  /// Which way lines of a text run: as the language of the user goes where nobody has set it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    if values.sets(UITraitLayoutDirection.self) || !describesPlace { return values.layoutDirection }
    return Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Pictures are drawn in sRGB here.
  public var displayGamut: UIDisplayGamut {
    values.sets(UITraitDisplayGamut.self) || !describesPlace ? values.displayGamut : .SRGB
  }
  /// No screen here says how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    values.sets(UITraitForceTouchCapability.self) || !describesPlace
      ? values.forceTouchCapability : .unavailable
  }
  public var legibilityWeight: UILegibilityWeight {
    values.sets(UITraitLegibilityWeight.self) || !describesPlace ? values.legibilityWeight : .regular
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    values.sets(UITraitUserInterfaceLevel.self) || !describesPlace ? values.userInterfaceLevel : .base
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values.sets(UITraitActiveAppearance.self) || !describesPlace ? values.activeAppearance : .active
  }
  public var sceneCaptureState: UISceneCaptureState {
    values.sets(UITraitSceneCaptureState.self) || !describesPlace ? values.sceneCaptureState : .inactive
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    values.sets(UITraitImageDynamicRange.self) || !describesPlace ? values.imageDynamicRange : .standard
  }
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
  public var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// Whether it tells of a place on a screen, which has a scale: a collection that code makes tells only what code says.
  private var describesPlace: Bool { values.displayScale != 0 && values.textSize != .unspecified }

  /// What images of this place are looked up with.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}

extension TraitValues {
  func changed(_ change: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    change(&traits)
    return traits as? TraitValues ?? self
  }
  /// The traits that these values or others set beside those with a place of their own.
  func traits(with other: TraitValues) -> [UITrait] {
    Array(others.merging(other.others) { first, _ in first }.values.map(\.trait))
  }
}
