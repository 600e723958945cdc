import CoreGraphics
import Foundation
import SashDisplay
import SashText
import UIKit

/// How the glyphs of a run lie.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The glyphs of a line that have the same attributes and direction.
public final class CTRun: @unchecked Sendable {
  let attributes: [NSAttributedString.Key: Any]
  /// In the text of the line.
  let range: CFRange
  let glyphs: UnsafeMutableBufferPointer<CGGlyph>
  /// From the start of the line, on the base line.
  let positions: UnsafeMutableBufferPointer<CGPoint>
  let advances: UnsafeMutableBufferPointer<CGSize>
  let indices: UnsafeMutableBufferPointer<CFIndex>
  let isRightToLeft: Bool
  /// What is drawn, on the base line, y downward.
  let content: TextContent

  init(
    attributes: [NSAttributedString.Key: Any], range: CFRange, isRightToLeft: Bool, content: TextContent,
    glyphs: [(glyph: CGGlyph, position: CGPoint, advance: CGFloat, index: CFIndex)]
  ) {
    (self.attributes, self.range, self.isRightToLeft, self.content) = (
      attributes, range, isRightToLeft, content
    )
    self.glyphs = .allocate(capacity: glyphs.count)
    positions = .allocate(capacity: glyphs.count)
    advances = .allocate(capacity: glyphs.count)
    indices = .allocate(capacity: glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      self.glyphs.initializeElement(at: index, to: glyph.glyph)
      positions.initializeElement(at: index, to: glyph.position)
      advances.initializeElement(at: index, to: CGSize(width: glyph.advance, height: 0))
      indices.initializeElement(at: index, to: glyph.index)
    }
  }
  deinit {
    glyphs.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }
  var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }
  func range(_ range: CFRange) -> Range<Int> {
    let start = min(max(0, range.location), glyphs.count)
    return start..<(range.length <= 0 ? glyphs.count : min(start + range.length, glyphs.count))
  }
}

/// The runs of a line, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

extension CTLine {
  var runs: [CTRun] {
    let text = line.map { _ in self.text.text } ?? self.text.text
    var result: [CTRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let start = self.text.offset(of: range.location)
      let color =
        (attributes[.foregroundColor] as? UIColor)?.cgColor
        ?? attributes[NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)] as? CGColor
        ?? CGColor(gray: 0, alpha: 1)
      let letters = text.attributedSubstring(from: range).string
      result += GlyphFont.onMain {
        let layout = TextLayout(
          runs: [
            TextRun(
              string: letters,
              attributes: TextAttributes(
                font: GlyphFont.description(of: font), paint: .color(color.sRGB),
                kerning: attributes[.kern] as? CGFloat ?? 0))
          ])
        let laid = layout.laidLines(in: CGSize(width: 1e6, height: 1e6)).first
        return (laid?.runs ?? []).map {
          CTLine.run(
            $0, layout, laid!.origin, start, attributes, self.range.location + range.location, letters)
        }
      }
    }
    return result
  }
  private static func run(
    _ run: LaidRun, _ layout: TextLayout, _ origin: CGPoint, _ start: CGFloat,
    _ attributes: [NSAttributedString.Key: Any], _ location: Int, _ letters: String
  ) -> CTRun {
    var glyphs: [(glyph: CGGlyph, position: CGPoint, advance: CGFloat, index: CFIndex)] = []
    for (index, laid) in run.glyphs.enumerated() {
      let drawn = layout.content(of: run, glyphs: index..<index + 1).runs.first
      let x = laid.x0 - origin.x + start
      glyphs.append(
        (
          CGGlyph(truncatingIfNeeded: drawn?.glyphs.first ?? 0), CGPoint(x: x, y: 0), laid.x1 - laid.x0,
          location + laid.character
        ))
    }
    var content = layout.content(of: run, glyphs: run.glyphs.indices)
    for index in content.runs.indices {
      content.runs[index].positions = content.runs[index].positions.map {
        CGPoint(x: $0.x - origin.x + start, y: $0.y - origin.y)
      }
    }
    content.fills = content.fills.map {
      TextContent.Fill(rect: $0.rect.offsetBy(dx: start - origin.x, dy: -origin.y), paint: $0.paint)
    }
    let characters = run.glyphs.map(\.character)
    let first = characters.min() ?? 0
    let length = run.glyphs.isEmpty ? 0 : (characters.max()! + 1 - first)
    return CTRun(
      attributes: attributes, range: CFRange(location: location + first, length: length),
      isRightToLeft: run.isRightToLeft, content: content, glyphs: glyphs)
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] { run.attributes }
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }
/// What of the text of its line it shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }
/// The glyphs, as long as the run is there. Those of spaces are 0.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  UnsafePointer(run.glyphs.baseAddress)
}
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.positions.baseAddress)
}
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.advances.baseAddress)
}
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.indices.baseAddress)
}

/// Each of these copies what a part of the run says; a length of 0 is all that follows.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, place) in run.range(range).enumerated() { buffer[index] = run.glyphs[place] }
}
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, place) in run.range(range).enumerated() { buffer[index] = run.positions[place] }
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, place) in run.range(range).enumerated() { buffer[index] = run.advances[place] }
}
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, place) in run.range(range).enumerated() { buffer[index] = run.indices[place] }
}
public func CTRunGetBaseAdvancesAndOrigins(
  _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  if let advancesBuffer { CTRunGetAdvances(runRef, range, advancesBuffer) }
  if let originsBuffer { for index in 0..<runRef.range(range).count { originsBuffer[index] = .zero } }
}
/// How wide a part of a run is, and how far its font reaches above and below the base line, in points.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.font.ascender
  descent?.pointee = -run.font.descender
  leading?.pointee = run.font.leading
  return run.range(range).reduce(0) { $0 + Double(run.advances[$1].width) }
}
/// The box of what a part of a run draws, from the text position of a context on.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  var all = CGRect.null
  for place in run.range(range) {
    var (glyph, box) = (run.glyphs[place], CGRect.zero)
    CTFontGetBoundingRectsForGlyphs(run.font, .horizontal, &glyph, &box, 1)
    if box.width > 0 { all = all.union(box.offsetBy(dx: run.positions[place].x, dy: run.positions[place].y)) }
  }
  guard !all.isNull else { return .zero }
  return all.offsetBy(dx: context?.textPosition.x ?? 0, dy: context?.textPosition.y ?? 0)
}
/// Draws a run, or the glyphs of a part of it, where its line would have it if that began at the text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = run.range(range)
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  if part == run.glyphs.indices {
    context.draw(.text(run.content))
  } else if let first = run.content.runs.first {
    let color: CGColor
    if case .color(let paint) = first.paint {
      color = CGColor(paint)
    } else {
      color = CGColor(gray: 0, alpha: 1)
    }
    let glyphs = GlyphFont.of(run.font).run(
      part.map { run.glyphs[$0] }, part.map { run.positions[$0] }, size: run.font.pointSize, color)
    if let glyphs { context.draw(.text(TextContent(runs: [glyphs], string: "", frame: .zero))) }
  }
  context.restoreGState()
}
/// Calls with each place of a caret from left to right: how far it is from the start, before which character, and
/// whether it is its
/// leading edge, until the last argument is set.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  var place = 0
  while place < line.range.length, !stop {
    let next = line.text.letter(after: place)
    block(Double(line.text.offset(of: place)), line.range.location + place, true, &stop)
    if !stop { block(Double(line.text.offset(of: next)), line.range.location + place, false, &stop) }
    place = max(next, place + 1)
  }
}
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.text)
}
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter.text)
}
/// What was said of a frame; nothing is kept.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }
