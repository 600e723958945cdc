import Foundation
import SashDisplay
import SashText

/// A text laid out in a frame, which its layout and the parts of it share.
final class LaidTextParts {
  let text: ResolvedText
  let layout: TextLayout
  let size: CGSize
  let lines: [LaidLine]

  init(_ text: ResolvedText, in size: CGSize) {
    self.text = text
    self.size = size
    layout = text.needsFrame ? text.layout(painting: size) : text.layout()
    lines = layout.laidLines(in: size)
  }
  static func areSame(_ a: LaidTextParts, _ b: LaidTextParts) -> Bool {
    a === b || (a.size == b.size && a.text == b.text)
  }
}

extension Text {
  /// The lines of a text in its frame, for text renderers. Lengths are points from the top left of the text.
  public struct Layout: RandomAccessCollection, Equatable {
    let parts: LaidTextParts
    init(_ parts: LaidTextParts) { self.parts = parts }

    public var startIndex: Int { 0 }
    public var endIndex: Int { parts.lines.count }
    public subscript(index: Int) -> Line {
      Line(parts: parts, index: index, origin: parts.lines[index].origin)
    }
    /// Whether something of the text had to be left out.
    public var isTruncated: Bool { parts.layout.isTruncated(in: parts.size) }
    public static func == (a: Layout, b: Layout) -> Bool { LaidTextParts.areSame(a.parts, b.parts) }

    /// The place of a character in the source; it says which of two comes first, and no more.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      @usableFromInline var value: Int
      init(value: Int) { self.value = value }
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
    }

    /// The room that a part of a layout takes on its line.
    @frozen public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      /// The bounds as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How parts of a layout are drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs stand where they are put, not on parts of pixels: for text that moves.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }

    /// One line: runs of glyphs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let parts: LaidTextParts
      let index: Int
      /// The left end of the baseline; what is drawn moves along with it.
      public var origin: CGPoint

      var laid: LaidLine { parts.lines[index] }
      var shift: CGSize {
        CGSize(width: origin.x - laid.origin.x, height: origin.y - laid.origin.y)
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { laid.runs.count }
      public subscript(index: Int) -> Run { Run(line: self, index: index) }
      public var typographicBounds: TypographicBounds {
        var bounds = TypographicBounds()
        bounds.origin = origin
        (bounds.width, bounds.ascent, bounds.descent) = (laid.width, laid.ascent, laid.descent)
        return bounds
      }
      public static func == (a: Line, b: Line) -> Bool {
        a.index == b.index && a.origin == b.origin && LaidTextParts.areSame(a.parts, b.parts)
      }
    }

    /// Glyphs beside each other that look alike.
    public struct Run: RandomAccessCollection, Equatable {
      let line: Line
      let index: Int

      var laid: LaidRun { line.laid.runs[index] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { laid.glyphs.count }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The attribute of a type that was put on the characters of this run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        line.parts.text.runs[laid.run].custom[T.self]
      }
      public var layoutDirection: LayoutDirection { laid.isRightToLeft ? .rightToLeft : .leftToRight }
      public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
      public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
    }

    /// Some of the glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Run
      public var indices: Range<Int>
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: 0..<run.endIndex)
      }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The attribute of a type that was put on the characters of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      public var typographicBounds: TypographicBounds {
        let (laid, shift) = (run.laid, run.line.shift)
        let glyphs = laid.glyphs[indices]
        var bounds = TypographicBounds()
        let left = glyphs.map(\.x0).min() ?? 0
        bounds.origin = CGPoint(x: left + shift.width, y: run.line.origin.y)
        bounds.width = (glyphs.map(\.x1).max() ?? left) - left
        (bounds.ascent, bounds.descent) = (laid.ascent, laid.descent)
        return bounds
      }
      public var characterIndices: [CharacterIndex] {
        run.laid.glyphs[indices].map { CharacterIndex(value: $0.character) }
      }
    }
  }
}

@available(*, unavailable) extension Text.Layout: Sendable {}
@available(*, unavailable) extension Text.Layout.Line: Sendable {}
@available(*, unavailable) extension Text.Layout.Run: Sendable {}
@available(*, unavailable) extension Text.Layout.RunSlice: Sendable {}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }
  /// Draws the glyphs of a run.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }
  /// Draws some glyphs of a run.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let (parts, laid, shift) = (slice.run.line.parts, slice.run.laid, slice.run.line.shift)
    var content = parts.layout.content(of: laid, glyphs: slice.indices)
    if shift != .zero { content.move(by: shift) }
    if options.contains(.disablesSubpixelQuantization) {
      for item in content.outlined { emit(local: item) }
    } else if !content.runs.isEmpty || !content.fills.isEmpty {
      emit(local: .text(content))
    }
    guard let image = parts.text.runs[laid.run].image else { return }
    for glyph in laid.glyphs[slice.indices] {
      guard let place = glyph.attachment?.offsetBy(dx: shift.width, dy: shift.height) else { continue }
      let paint = parts.layout.runs[laid.run].attributes.paint
      if let picture = image.content(in: place, paint: paint, environment: layer.scene.environment) {
        emit(local: picture)
      }
    }
  }
}

extension TextContent {
  fileprivate mutating func move(by shift: CGSize) {
    for index in runs.indices {
      for glyph in runs[index].positions.indices {
        runs[index].positions[glyph].x += shift.width
        runs[index].positions[glyph].y += shift.height
      }
    }
    for index in fills.indices {
      fills[index].rect = fills[index].rect.offsetBy(dx: shift.width, dy: shift.height)
    }
  }

  /// The same as shapes, which stand where they are put and not on whole pixels; pictures of glyphs stay glyphs.
  fileprivate var outlined: [DisplayContent] {
    var items: [DisplayContent] = fills.map { .shape(ShapeContent(path: Path($0.rect), paint: $0.paint)) }
    for run in runs {
      var path = Path()
      for (glyph, place) in zip(run.glyphs, run.positions) {
        if run.face.picture(of: glyph) != nil {
          var single = TextContent(runs: [run], string: "", frame: .zero)
          single.runs[0].glyphs = [glyph]
          single.runs[0].positions = [place]
          single.isLeaving = true
          items.append(.text(single))
        } else if let outline = run.face.outline(of: glyph) {
          path.addPath(
            outline,
            transform: CGAffineTransform(
              a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: place.x, ty: place.y))
        }
      }
      if !path.isEmpty { items.append(.shape(ShapeContent(path: path, paint: run.paint))) }
    }
    return items
  }
}
