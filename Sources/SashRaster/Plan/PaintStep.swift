import Foundation
import SashDisplay
import SashGeometry

/// One step of drawing a frame in which something looks at what lies behind it.
struct PaintStep {
  enum Work {
    /// A part of the list that looks at nothing behind it.
    case item(DisplayItem, CGAffineTransform, opacity: Float)
    /// Shows what was drawn so far. `behind` are the layers around it that hold something by then, from the outermost on.
    case backdrop(Backdrop, PlacedItem, CGAffineTransform, opacity: Float, behind: [PlanLayer])
    /// From here on there is `layer` to draw into.
    case begin
    /// A layer that began is complete, and goes to `layer` through its effect.
    case end(PlanLayer)
  }
  let work: Work
  /// Where it draws.
  let layer: PlanLayer
  /// The device pixels that it may touch, its rectangular clips applied.
  let rect: PixelRect
  let clip: PlanClip?
  /// The pixels of `layer` that later steps or the frame need of it as this step leaves them; not made disjoint.
  var needed: [PixelRect] = []

  /// The pixels that it is to draw, none twice.
  var areas: [PixelRect] { Raster.disjoint(needed.map { $0.intersection(rect) }) }
}

/// The frame, or what is drawn apart and put onto another one through an effect.
final class PlanLayer {
  /// Nil for the frame.
  let effect: LayerEffect?
  /// What of it shows where it is put.
  let shown: PixelRect
  let clip: PlanClip?
  /// The layers that it goes through to come to the frame, from the outermost to itself; without the frame.
  let path: [PlanLayer]
  /// True until a step draws into it.
  var isEmpty = true
  /// The pixels that are needed of it at some time.
  private(set) var needed: DamageRegion
  /// While areas are looked for: what is needed of the steps before the one that is looked at.
  private(set) var open: DamageRegion
  /// What was drawn so far, while the plan is carried out.
  var pixels: Layer?

  init(frame: PixelRect) {
    (effect, shown, clip, path) = (nil, frame, nil, [])
    needed = DamageRegion(bounds: frame)
    open = needed
  }
  /// - Parameter shown: The pixels of `outer` that it may come to.
  init(_ effect: LayerEffect, in outer: PlanLayer, shown: PixelRect, clip: PlanClip?) {
    self.effect = effect
    self.shown = shown
    self.clip = clip
    needed = DamageRegion(bounds: effect.area(for: shown))
    open = needed
    // A path with itself in it would never be freed.
    path = outer.path + (outer.effect == nil ? [] : [outer])
  }

  func need(_ rect: PixelRect) {
    open.insert(rect)
    // Since parts of what is open were hidden, it joins in other ways than what was needed, and all of it is drawn.
    for rect in open.rects { needed.insert(rect) }
  }
  /// A step hides what those before it leave in `rect`.
  func hide(_ rect: PixelRect) { open.remove(rect) }

  var wholePath: [PlanLayer] { effect == nil ? [] : path + [self] }
}

/// An outline outside of which some steps draw nothing, where that is more than a rectangle.
final class PlanClip {
  let outer: PlanClip?
  private let path: Path
  private let style: FillStyle
  private let ctm: CGAffineTransform
  /// The pixels for which it is asked.
  private(set) var used = PixelRect.empty
  private(set) var mask: AlphaMask?

  init(_ path: Path, _ style: FillStyle, _ ctm: CGAffineTransform, in outer: PlanClip?) {
    (self.path, self.style, self.ctm, self.outer) = (path, style, ctm, outer)
  }

  func use(_ area: PixelRect) {
    used = used.union(area)
    outer?.use(area)
  }

  /// Makes the mask, that of `outer` in it, once all uses are known and that of `outer` is made.
  func prepare(_ painter: Painter) {
    if !used.isEmpty { mask = painter.clipMask(path, style, ctm, used, in: outer?.mask) }
  }
}
