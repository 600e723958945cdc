import Foundation
import UIKit

/// A part of a text, in UTF-16 units.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// A typeface at a size. It is UIKit's here, as both are one on Apple's systems.
public typealias CTFont = UIFont

/// The typeface of this name; the system's, if there is none.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size == 0 ? 12 : size) ?? .systemFont(ofSize: size == 0 ? 12 : size) }
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont { font.withSize(size == 0 ? font.pointSize : size) }
/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }

/// A line of text that is measured.
///
/// - Missing: glyphs, runs and drawing; `NSAttributedString.draw(at:)` draws.
public final class CTLine {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}
/// The width of a line, and how far it reaches above and below its base line, in points.
@MainActor @preconcurrency
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let length = line.text.length
  let font = length == 0 ? nil : line.text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  let shown = font ?? .systemFont(ofSize: 12)
  ascent?.pointee = shown.ascender
  descent?.pointee = -shown.descender
  leading?.pointee = shown.leading
  return Double(line.text.size().width)
}

/// Text that is broken into lines, to be measured.
///
/// - Missing: frames, their lines and drawing; `NSAttributedString.draw(in:)` draws.
public final class CTFramesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}
/// The size of a text in a room, in points. All of it is taken to fit.
@MainActor @preconcurrency
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let whole = framesetter.text.length
  let length = stringRange.length == 0 ? whole - stringRange.location : stringRange.length
  let part = framesetter.text.attributedSubstring(
    from: NSRange(location: stringRange.location, length: length))
  fitRange?.pointee = CFRange(location: stringRange.location, length: length)
  return part.boundingRect(with: constraints, options: [.usesLineFragmentOrigin], context: nil).size
}
