import CoreGraphics
import Foundation
import UIKit

/// What describes a font. It is UIKit's here.
public typealias CTFontDescriptor = UIFontDescriptor

/// How a font is made; nothing of it matters here.
public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let preventAutoActivation = CTFontOptions(rawValue: 1)
  public static let preventAutoDownload = CTFontOptions(rawValue: 2)
  public static let preferSystemFont = CTFontOptions(rawValue: 4)
}
/// How a font looks, as bits.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  public static let boldTrait = traitBold
  public static let italicTrait = traitItalic
  public static let monoSpaceTrait = traitMonoSpace
  public static let expandedTrait = traitExpanded
  public static let condensedTrait = traitCondensed
}
/// Where the system uses fonts.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xffff_ffff
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
  case miniEmphasizedSystem, views, application, label
  case menuTitle = 11
  case menuItem, menuItemMark, menuItemCmdKey, windowTitle, pushButton, utilityWindowTitle, alertHeader
  case systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
}

public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }
/// The font of a descriptor; without a size that of the descriptor, and without that 12 points.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size > 0 ? size : descriptor.pointSize > 0 ? descriptor.pointSize : 12)
}
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }
/// A font that was read from a file, which is registered with the program by that.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : 12
  _ = CTFontManagerRegisterGraphicsFont(graphicsFont, nil)
  for name in [graphicsFont.postScriptName, graphicsFont.fullName].compactMap({ $0 as String? }) {
    if let font = UIFont(name: name, size: size) { return font }
  }
  return .systemFont(ofSize: size)
}
/// The same traits in another family; nil if no such family is installed.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  let size = size > 0 ? size : font.pointSize
  guard UIFont(name: family, size: size) != nil else { return nil }
  return UIFont(descriptor: font.fontDescriptor.withFamily(family), size: size)
}
/// The same font with other traits, those of the mask; nil if there is none.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(
    symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(.init(rawValue: traits.rawValue)).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}
/// The font itself: others stand in for characters that it does not have wherever text is laid out.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  currentFont
}
public func CTFontCreateForStringWithLanguage(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?
) -> CTFont { currentFont }
/// The font that the system uses somewhere; without a size that of the place.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  func points(_ usual: CGFloat) -> CGFloat { size > 0 ? size : usual }
  switch uiType {
  case .none: return nil
  case .userFixedPitch: return .monospacedSystemFont(ofSize: points(12), weight: .regular)
  case .emphasizedSystem, .windowTitle, .alertHeader: return .boldSystemFont(ofSize: points(13))
  case .smallSystem, .utilityWindowTitle, .toolTip, .smallToolbar: return .systemFont(ofSize: points(11))
  case .smallEmphasizedSystem: return .boldSystemFont(ofSize: points(11))
  case .miniSystem, .systemDetail, .label: return .systemFont(ofSize: points(9))
  case .miniEmphasizedSystem, .emphasizedSystemDetail: return .boldSystemFont(ofSize: points(9))
  default: return .systemFont(ofSize: points(13))
  }
}

// MARK: What a font says

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}
/// Weight, width and slant between -1 and 1, and the bits of the looks.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
  return Dictionary(uniqueKeysWithValues: traits.map { (AnyHashable($0.key.rawValue), $0.value) })
}
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// What a font says under the name of an attribute; nil if nothing.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
/// A name of the font by its key; nil for those that files say and this does not know.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontFullNameKey, kCTFontPostScriptNameKey, kCTFontUniqueNameKey: font.fontName
  case kCTFontSubFamilyNameKey, kCTFontStyleNameKey: style(font)
  default: nil
  }
}
public func CTFontCopyLocalizedName(
  _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<CFString?>?
) -> CFString? {
  actualLanguage?.pointee = "en"
  return CTFontCopyName(font, nameKey)
}
private func style(_ font: CTFont) -> String {
  let traits = CTFontGetSymbolicTraits(font)
  let words = [traits.contains(.traitBold) ? "Bold" : nil, traits.contains(.traitItalic) ? "Italic" : nil]
  let name = words.compactMap { $0 }.joined(separator: " ")
  return name.isEmpty ? "Regular" : name
}
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// 1000: outlines are measured by ems here, whatever the units of their file are.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
/// In degrees, negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  CTFontGetSymbolicTraits(font).contains(.traitItalic) ? -12 : 0
}
/// Where the middle of a line below text lies, and how thick it is, in points.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.1 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
/// A box around all glyphs, in points, y upward.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let (box, size) = (GlyphFont.of(font).bounds, font.pointSize)
  return CGRect(x: box.minX * size, y: box.minY * size, width: box.width * size, height: box.height * size)
}

public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

// MARK: Descriptors

/// Names of what descriptors say.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
public let kCTFontDisplayNameAttribute: CFString = UIFontDescriptor.AttributeName.visibleName.rawValue
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
public let kCTFontMatrixAttribute: CFString = UIFontDescriptor.AttributeName.matrix.rawValue
public let kCTFontCascadeListAttribute: CFString = UIFontDescriptor.AttributeName.cascadeList.rawValue
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue

private func named(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var result: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    guard let name = key.base as? String ?? (key.base as? UIFontDescriptor.AttributeName)?.rawValue else {
      continue
    }
    if name == kCTFontTraitsAttribute, let traits = value as? [AnyHashable: Any] {
      var read: [UIFontDescriptor.TraitKey: Any] = [:]
      for (trait, value) in traits {
        if let trait = trait.base as? String { read[UIFontDescriptor.TraitKey(rawValue: trait)] = value }
      }
      result[.traits] = read
    } else {
      result[UIFontDescriptor.AttributeName(rawValue: name)] = value
    }
  }
  return result
}
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: named(attributes))
}
/// The same with other values for some attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(named(attributes)) }
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? { original.withFamily(family) }
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let old = CTFontSymbolicTraits(rawValue: original.symbolicTraits.rawValue)
  let traits = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return original.withSymbolicTraits(.init(rawValue: traits.rawValue))
}
/// What a descriptor says under the name of an attribute; nil if nothing.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
  descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
}
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: descriptor.fontAttributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}
/// The names of the families that are installed or registered.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
/// The names of all their faces.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
}
