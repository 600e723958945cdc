import Foundation
import UIKit

/// Breaks a text into the lines of frames.
public final class CTFramesetter: @unchecked Sendable {
  let text: TypesetText
  init(_ text: TypesetText) { self.text = text }
}
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(TypesetText(attrString))
}
extension CFRange {
  /// A length of 0 is all that follows.
  fileprivate func inText(_ length: Int) -> NSRange {
    let start = min(max(0, location), length)
    return NSRange(
      location: start, length: self.length <= 0 ? length - start : min(self.length, length - start))
  }
}

/// The size of a text in a room, in points, and what of it fits there.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.inText(framesetter.text.text.length)
  let part = framesetter.text.part(range)
  let width = constraints.width > 0 && constraints.width < 1e6 ? constraints.width : .infinity
  let height = constraints.height > 0 ? constraints.height : .infinity
  let lines = part.lines(width: width)
  let fitting = lines.prefix { $0.origin.y + $0.descent <= height + 0.001 }
  let length = fitting.last.map { NSMaxRange($0.range) } ?? 0
  fitRange?.pointee = CFRange(location: range.location, length: length)
  let all = part.size(width: width)
  let bottom = fitting.count == lines.count ? all.height : fitting.last.map { $0.origin.y + $0.descent } ?? 0
  return CGSize(width: all.width, height: bottom)
}

/// The lines of a text in the box of a path.
///
/// - Missing: paths that are no rectangles, whose box counts; columns that are written from above.
public final class CTFrame: @unchecked Sendable {
  let path: CGPath
  let range: CFRange
  let visible: CFRange
  let lines: [CTLine]
  /// From the lower left corner of the box.
  let origins: [CGPoint]
  init(path: CGPath, range: CFRange, visible: CFRange, lines: [CTLine], origins: [CGPoint]) {
    (self.path, self.range, self.visible) = (path, range, visible)
    (self.lines, self.origins) = (lines, origins)
  }
}
/// Fills a path with lines, as many as fit.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = stringRange.inText(framesetter.text.text.length)
  let box = path.boundingBox
  let part = framesetter.text.part(range)
  var (lines, origins, end): ([CTLine], [CGPoint], Int) = ([], [], 0)
  for line in part.lines(width: max(1, box.width)) {
    if line.origin.y + line.descent > box.height + 0.001 { break }
    if line.range.length == 0 { continue }
    lines.append(
      CTLine(
        part.part(line.range),
        range: CFRange(location: range.location + line.range.location, length: line.range.length)))
    origins.append(CGPoint(x: line.origin.x, y: box.height - line.origin.y))
    end = NSMaxRange(line.range)
  }
  return CTFrame(
    path: path, range: CFRange(location: range.location, length: range.length),
    visible: CFRange(location: range.location, length: end), lines: lines, origins: origins)
}
/// What the frame was asked to hold.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// What fits into it.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
/// Where the base lines of lines begin, in points from the lower left corner of the path's box, y upward.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let part = range.inText(frame.origins.count)
  for (place, origin) in frame.origins[part.location..<NSMaxRange(part)].enumerated() {
    origins[place] = origin
  }
}
/// Draws a frame where its path is. As in Core Text its letters stand upright where y points upward.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBox
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.text.draw(at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), in: context)
  }
}

/// Breaks a text into lines, one after another.
public final class CTTypesetter: @unchecked Sendable {
  let text: TypesetText
  init(_ text: TypesetText) { self.text = text }
}
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(TypesetText(string))
}
/// How many UTF-16 units from a place on stand on a line of a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  // No line goes on beyond its paragraph.
  var range = CFRange(location: startIndex, length: 0).inText(typesetter.text.text.length)
  if range.length == 0 { return 0 }
  range.length = typesetter.text.paragraphLength(from: range.location)
  return typesetter.text.part(range).lines(width: CGFloat(max(1, width))).first?.range.length ?? 0
}
/// The same, broken between any two characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  var range = CFRange(location: startIndex, length: 0).inText(typesetter.text.text.length)
  if range.length == 0 { return 0 }
  range.length = typesetter.text.paragraphLength(from: range.location)
  let part = typesetter.text.part(range)
  let line = part.lines(width: .infinity).first
  guard let line, Double(line.width) > width else { return line?.range.length ?? 0 }
  var place = part.place(at: CGFloat(width))
  while place > 0, Double(part.offset(of: place)) > width { place = part.letter(before: place) }
  return max(part.letter(after: 0), place)
}
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let range = stringRange.inText(typesetter.text.text.length)
  return CTLine(
    typesetter.text.part(range), range: CFRange(location: range.location, length: range.length))
}

/// The names of attributes that these functions look at, beside those of UIKit.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// A `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
