import Foundation
import QuartzCore
import SashText

extension FontDescription {
  /// The same with what attributes say, and the attributes that change nothing.
  func adding(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> (description: FontDescription, others: [UIFontDescriptor.AttributeName: Any]) {
    var (copy, others) = (self, [UIFontDescriptor.AttributeName: Any]())
    if let style = attributes[.textStyle] {
      let name = style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init(rawValue:))
      if let name { copy = UIFont.preferredFont(forTextStyle: name).described }
    }
    for (name, value) in attributes {
      switch name {
      case .family, .name: copy.family = value as? String ?? copy.family
      case .size: copy.size = CGFloat(value: value) ?? copy.size
      case .face:
        copy = UIFontDescriptor(copy).withFace(value as? String ?? "").described
      case .traits: copy.add(traits: value as? [UIFontDescriptor.TraitKey: Any] ?? [:])
      case .featureSettings:
        copy.add(features: value as? [[UIFontDescriptor.FeatureKey: Any]] ?? [])
        others[name] = value
      default: others[name] = value
      }
    }
    return (copy, others)
  }

  private mutating func add(traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] {
      let bits = symbolic as? UIFontDescriptor.SymbolicTraits
      symbolicTraits = bits ?? .init(rawValue: UInt32(truncatingIfNeeded: Int(CGFloat(value: symbolic) ?? 0)))
    }
    if let given = traits[.weight] {
      weight = (given as? UIFont.Weight ?? UIFont.Weight(CGFloat(value: given) ?? 0)).css
    }
    if let given = traits[.width] {
      width = 1 + ((given as? UIFont.Width)?.rawValue ?? CGFloat(value: given) ?? 0)
    }
    if let given = CGFloat(value: traits[.slant]) { isItalic = given > 0 }
  }

  private mutating func add(features: [[UIFontDescriptor.FeatureKey: Any]]) {
    for feature in features {
      guard let type = CGFloat(value: feature[.type]), let choice = CGFloat(value: feature[.selector]) else {
        continue
      }
      let isSmall = Int(choice) == FontFeature.smallCapitals
      switch Int(type) {
      case FontFeature.numberSpacing: usesMonospacedDigits = Int(choice) == FontFeature.monospacedNumbers
      case FontFeature.lowercaseLetters where isSmall:
        smallCaps = smallCaps == .uppercase || smallCaps == .all ? .all : .lowercase
      case FontFeature.uppercaseLetters where isSmall:
        smallCaps = smallCaps == .lowercase || smallCaps == .all ? .all : .uppercase
      default: break
      }
    }
  }

  /// What the font looks like, roughly. Setting it keeps a weight that is as bold as asked for.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits: UIFontDescriptor.SymbolicTraits = []
      if isItalic { traits.insert(.traitItalic) }
      if weight >= 600 { traits.insert(.traitBold) }
      if width > 1 { traits.insert(.traitExpanded) }
      if width < 1 { traits.insert(.traitCondensed) }
      if design == .monospaced { traits.insert(.traitMonoSpace) }
      if leading == .tight { traits.insert(.traitTightLeading) }
      if leading == .loose { traits.insert(.traitLooseLeading) }
      return traits
    }
    set {
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitBold) != (weight >= 600) {
        weight = newValue.contains(.traitBold) ? 700 : 400
      }
      if newValue.contains(.traitExpanded) {
        width = max(width, 1.2)
      } else if newValue.contains(.traitCondensed) {
        width = min(width, 0.8)
      } else {
        width = 1
      }
      if newValue.contains(.traitMonoSpace) {
        design = .monospaced
      } else if design == .monospaced {
        design = .default
      }
      leading =
        newValue.contains(.traitTightLeading)
        ? .tight : newValue.contains(.traitLooseLeading) ? .loose : .standard
    }
  }
  /// The traits that are not those of the system's regular face.
  var traits: [UIFontDescriptor.TraitKey: Any] {
    let standard = FontDescription(size: size)
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if symbolicTraits != [] { traits[.symbolic] = symbolicTraits.rawValue }
    if weight != standard.weight { traits[.weight] = UIFont.Weight(css: weight).rawValue }
    if width != standard.width { traits[.width] = width - 1 }
    return traits
  }
  var allTraits: [UIFontDescriptor.TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(css: weight).rawValue, .width: width - 1,
      .slant: isItalic ? CGFloat(0.07) : CGFloat(0),
    ]
  }
}

// MARK: Archives

extension FontDescription {
  func encode(with coder: NSCoder) {
    if let family { coder.encode(family as NSString, forKey: "UIFontName") }
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight), forKey: "weight")
    coder.encode(Double(width), forKey: "width")
    coder.encode(isItalic, forKey: "italic")
    coder.encode(usesMonospacedDigits, forKey: "digits")
    coder.encode(Int32(design.rawValue), forKey: "design")
    coder.encode(Int32(smallCaps.rawValue), forKey: "smallCaps")
    coder.encode(Int32(leading.rawValue), forKey: "leading")
  }
  init(coder: NSCoder) {
    func small(_ key: String) -> UInt8 { UInt8(truncatingIfNeeded: coder.decodeInt32(forKey: key)) }
    let name =
      coder.containsValue(forKey: "UIFontName")
      ? coder.decodeObject(of: NSString.self, forKey: "UIFontName") : nil
    self.init(
      family: name.map { $0 as String },
      size: coder.decodeDouble(forKey: "UIFontPointSize"), weight: coder.decodeDouble(forKey: "weight"),
      width: coder.decodeDouble(forKey: "width"), isItalic: coder.decodeBool(forKey: "italic"),
      design: Design(rawValue: small("design")) ?? .default,
      usesMonospacedDigits: coder.decodeBool(forKey: "digits"),
      smallCaps: SmallCaps(rawValue: small("smallCaps")) ?? .none,
      leading: Leading(rawValue: small("leading")) ?? .standard)
  }
}
