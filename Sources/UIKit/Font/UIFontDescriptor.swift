import Foundation
import SashCore
import SashText

/// What a font should be like: its family, size, traits and features.
///
/// - Missing: matrices, character sets, cascades of fonts and features other than digits of one width and small capitals,
///   which are kept, but change nothing.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A size of 0 means that none was given.
  let described: FontDescription
  /// What was asked for and changes nothing here.
  private let others: [AttributeName: Any]

  init(_ description: FontDescription, others: [AttributeName: Any] = [:]) {
    described = description
    self.others = others
    super.init()
  }
  /// - Parameter fontAttributes: Values by the names of attributes; what is not given is that of the system's face.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let read = FontDescription(size: 0).adding(attributes)
    self.init(read.description, others: read.others)
  }
  /// A font by its family, full or PostScript name, `size` points large.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: fontName, size: size))
  }
  public required convenience init?(coder: NSCoder) {
    self.init(FontDescription(coder: coder))
  }

  /// What the system uses for a style, in the text size that the person has chosen.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// What the system uses for a style, in the text size of the traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).described,
      others: [.textStyle: style])
  }

  open var postscriptName: String { described.family ?? ".SFUI-Regular" }
  /// In points; 0 if none was given.
  open var pointSize: CGFloat { described.size }
  open var symbolicTraits: SymbolicTraits { described.symbolicTraits }
  /// What the descriptor says, by the names of the attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    if described.size > 0 { attributes[.size] = described.size }
    if let family = described.family { attributes[.name] = family }
    if described.traits.isEmpty == false { attributes[.traits] = described.traits }
    return attributes
  }
  /// One attribute; the traits are told in full.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: described.family ?? ".AppleSystemUIFont"
    case .name: postscriptName
    case .size: described.size
    case .traits: described.allTraits
    default: others[anAttribute]
    }
  }

  /// The same with other values for some attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let read = described.adding(attributes)
    return UIFontDescriptor(read.description, others: others.merging(read.others) { $1 })
  }
  /// The same with these traits in place of its own.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = symbolicTraits }
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
  /// The same in another face of its family, as "Bold" or "Light Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { description in
      let words = newFace.lowercased().split(separator: " ").map(String.init)
      description.isItalic = words.contains("italic") || words.contains("oblique")
      description.weight = words.compactMap { FaceNames.weights[$0] }.first ?? 400
    }
  }
  /// The same in another of the system's families; nil if it names a family of its own.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard described.family == nil, let found = SystemDesign.designs[design] else { return nil }
    return changed { $0.design = found }
  }
  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var copy = described
    change(&copy)
    return UIFontDescriptor(copy, others: others)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { described.encode(with: coder) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.described == described
  }
  open override var hash: Int { described.hashValue }
}

extension UIFontDescriptor {
  /// Names an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  /// Names a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Of type `SymbolicTraits`, or its number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// From −1 to 1, as in `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// From −1 to 1; 0 is standard.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// From −1 to 1; more than 0 leans to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  /// Says what of a feature of a font is chosen.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
  /// One of the system's families.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    fileprivate static let designs: [SystemDesign: FontDescription.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
  }
  /// What a font looks like, roughly.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// Words that faces are named with.
enum FaceNames {
  static let weights: [String: CGFloat] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "demibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}

/// The numbers that layout tables give to features and to what is chosen of them.
///
/// - Source: Apple's font feature registry.
enum FontFeature {
  static let numberSpacing = 6
  static let monospacedNumbers = 0
  static let lowercaseLetters = 37
  static let uppercaseLetters = 38
  static let smallCapitals = 1
}
