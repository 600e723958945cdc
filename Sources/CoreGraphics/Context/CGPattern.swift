import Foundation
import SashGeometry

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  public var version: UInt32 = 0
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?
  public init() {}
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}

/// How exactly cells stand; they stand where they are said to here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A drawing that is repeated where something is filled or stroked.
public final class CGPattern: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  let bounds: CGRect
  let matrix: CGAffineTransform
  let (xStep, yStep): (CGFloat, CGFloat)
  /// Whether it sets colours; others are drawn in the one that is given with them.
  let isColored: Bool

  /// A pattern whose cell is `bounds`, repeated by the steps. `matrix` leads from its space to that in which the
  /// drawing began.
  /// Nil without something that draws, and for steps of 0.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0 else { return nil }
    (self.info, self.callbacks, self.bounds, self.matrix) = (info, callbacks.pointee, bounds, matrix)
    (self.xStep, self.yStep, self.isColored) = (abs(xStep), abs(yStep), isColored)
  }
  deinit { callbacks.releaseInfo?(info) }
  func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}

/// A pattern with the colour or the opacity that it is painted with.
struct PatternInk {
  let pattern: CGPattern
  let color: ColorComponents
  let alpha: CGFloat
}

extension CGContext {
  /// Fills what follows with a pattern. The components are an opacity, or for patterns without colours of their own
  /// those of sRGB or a
  /// grey with one.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillPattern = ink(pattern, colorComponents)
  }
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokePattern = ink(pattern, colorComponents)
  }
  /// Moves the cells of patterns.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
  private func ink(_ pattern: CGPattern, _ parts: UnsafePointer<CGFloat>) -> PatternInk {
    if pattern.isColored { return PatternInk(pattern: pattern, color: .black, alpha: parts[0]) }
    let color = ColorComponents(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: 1)
    return PatternInk(pattern: pattern, color: color, alpha: parts[3])
  }

  /// Fills what lies within a path with cells.
  func paint(_ ink: PatternInk, within path: Path, _ rule: CGPathFillRule) {
    let pattern = ink.pattern
    saveGState()
    defer { restoreGState() }
    clip(to: path, rule)
    // Cells stand in the space in which the drawing began.
    var base = CGAffineTransform.identity
    if isUpward {
      let bounds = pdf?.bounds ?? CGRect(origin: .zero, size: size)
      base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
    }
    state.transform = pattern.matrix
      .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
      .concatenating(base)
    state.fillPattern = nil
    state.strokePattern = nil
    state.alpha *= ink.alpha
    let (room, cell) = (boundingBoxOfClipPath, pattern.bounds)
    guard !room.isNull, room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else {
      return
    }
    let columns =
      Int(
        ((room.minX - cell.maxX) / pattern.xStep).rounded(.down))...Int(
        ((room.maxX - cell.minX) / pattern.xStep).rounded(.up))
    let rows =
      Int(
        ((room.minY - cell.maxY) / pattern.yStep).rounded(.down))...Int(
        ((room.maxY - cell.minY) / pattern.yStep).rounded(.up))
    guard columns.count * rows.count <= 20_000 else { return }
    let before = isGathering
    isGathering = true
    for row in rows {
      for column in columns {
        saveGState()
        translateBy(x: CGFloat(column) * pattern.xStep, y: CGFloat(row) * pattern.yStep)
        clip(to: cell)
        if !pattern.isColored { (state.fill, state.stroke) = (ink.color, ink.color) }
        pattern.draw(in: self)
        restoreGState()
      }
    }
    isGathering = before
    if !before, memory?.isSeen == true, layers.isEmpty { settle() }
  }
}
