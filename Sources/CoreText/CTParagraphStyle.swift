import Foundation
import UIKit

/// How paragraphs look. It is UIKit's here.
public typealias CTParagraphStyle = NSParagraphStyle

public enum CTTextAlignment: UInt8, Sendable {
  case left, right, center, justified, natural
  /// The same as UIKit calls it.
  public init(_ nsTextAlignment: NSTextAlignment) {
    self =
      switch nsTextAlignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
  }
  fileprivate var inUIKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public enum CTWritingDirection: Int8, Sendable { case natural = -1, leftToRight, rightToLeft }

/// What a paragraph says.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
  case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing,
    paragraphSpacingBefore
  case baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions,
    count
}
/// One thing that a paragraph says: where its value lies, and how many bytes it has. Lengths are `CGFloat`s in
/// points, alignment, line
/// break mode and writing direction the enumerations of these names.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// A paragraph that says so much, and the usual of the rest.
///
/// - Missing: stops of tabs and the options of line bounds, which are left out.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(0, settingCount) {
    guard let setting = settings?[index] else { break }
    func length() -> CGFloat {
      setting.valueSize >= 8
        ? CGFloat(setting.value.loadUnaligned(as: Double.self))
        : CGFloat(setting.value.loadUnaligned(as: Float.self))
    }
    let byte = setting.value.load(as: UInt8.self)
    switch setting.spec {
    case .alignment: style.alignment = CTTextAlignment(rawValue: byte)?.inUIKit ?? .natural
    case .firstLineHeadIndent: style.firstLineHeadIndent = length()
    case .headIndent: style.headIndent = length()
    case .tailIndent: style.tailIndent = length()
    case .defaultTabInterval: style.defaultTabInterval = length()
    case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
    case .lineHeightMultiple: style.lineHeightMultiple = length()
    case .maximumLineHeight: style.maximumLineHeight = length()
    case .minimumLineHeight: style.minimumLineHeight = length()
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = length()
    case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, length())
    case .paragraphSpacing: style.paragraphSpacing = length()
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = length()
    case .baseWritingDirection:
      style.baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
    case .tabStops, .lineBoundsOptions, .count: break
    }
  }
  return style
}
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}
/// Puts what a paragraph says where the pointer leads; false for what it does not know, and for too little room.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func put<Value>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  let style = paragraphStyle
  switch spec {
  case .alignment: return put(CTTextAlignment(style.alignment).rawValue)
  case .firstLineHeadIndent: return put(style.firstLineHeadIndent)
  case .headIndent: return put(style.headIndent)
  case .tailIndent: return put(style.tailIndent)
  case .defaultTabInterval: return put(style.defaultTabInterval)
  case .lineBreakMode: return put(UInt8(style.lineBreakMode.rawValue))
  case .lineHeightMultiple: return put(style.lineHeightMultiple)
  case .maximumLineHeight: return put(style.maximumLineHeight)
  case .minimumLineHeight: return put(style.minimumLineHeight)
  case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing, .maximumLineSpacing:
    return put(style.lineSpacing)
  case .paragraphSpacing: return put(style.paragraphSpacing)
  case .paragraphSpacingBefore: return put(style.paragraphSpacingBefore)
  case .baseWritingDirection: return put(Int8(style.baseWritingDirection.rawValue))
  case .tabStops, .lineBoundsOptions, .count: return false
  }
}
