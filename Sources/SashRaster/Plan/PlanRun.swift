import Foundation
import SashDisplay
import SashGeometry
import Synchronization

/// Carries out a plan: each step, or run of steps that can be drawn together, with all threads.
struct PlanRun {
  private let plan: PaintPlan
  private let raster: Raster
  /// One for each thread.
  private let painters: [Painter]
  private let frame: Layer
  private let background: Pixel

  init(_ plan: PaintPlan, _ raster: Raster, _ painters: [Painter], on frame: Layer, background: Pixel) {
    (self.plan, self.raster, self.painters) = (plan, raster, painters)
    (self.frame, self.background) = (frame, background)
  }

  /// Draws `damage`. What lies around and is needed for it is drawn as well, and then put back.
  func draw(_ damage: [PixelRect]) {
    var around = Raster.disjoint(plan.frame.needed.rects)
    for rect in damage { around = around.flatMap { $0.subtracting(rect) } }
    let kept = around.map { Layer(copying: frame, $0) }
    defer { for layer in kept { frame.copy(layer, layer.rect) } }

    plan.frame.pixels = frame
    for clip in plan.clips { clip.prepare(painters[0]) }
    var index = endOfRun(from: 0)
    let first = index > 0 ? plan.steps[index - 1].needed : plan.frame.open.rects
    drawItems(plan.steps[..<index], on: frame, Raster.disjoint(first), background)
    while index < plan.steps.count {
      let end = endOfRun(from: index)
      if end > index { drawItems(plan.steps[index..<end]) } else { carryOut(plan.steps[index]) }
      index = max(end, index + 1)
    }
    for painter in painters { painter.target = Layer(.empty) }
  }

  /// Calls `body` for bands of the areas, as many at once as there are threads.
  private func inParallel(_ areas: [PixelRect], _ body: (Painter, PixelRect) -> Void) {
    let work = areas.reduce(0) { $0 + $1.area }
    // Too little to share pays for waking a thread only in delay.
    if painters.count == 1 || work < 1 << 14 {
      for area in areas { body(painters[0], area) }
      return
    }
    let bands = raster.bands(areas)
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(painters.count, bands.count)) { worker in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < bands.count else { break }
        body(painters[worker], bands[index])
      }
    }
  }

  // MARK: Items

  /// The end of the steps from `start` on that draw items into one layer.
  private func endOfRun(from start: Int) -> Int {
    var end = start
    while end < plan.steps.count, case .item = plan.steps[end].work,
      plan.steps[end].layer === (start == 0 ? plan.frame : plan.steps[start].layer)
    {
      end += 1
    }
    return end
  }

  private func drawItems(_ steps: ArraySlice<PaintStep>) {
    guard let last = steps.last, let target = last.layer.pixels else { return }
    // Of the others no more is needed: some may be hidden by those after them.
    let touched = steps.reduce(PixelRect.empty) { $0.union($1.touched) }
    drawItems(steps, on: target, Raster.disjoint(last.needed.map { $0.intersection(touched) }), nil)
  }

  /// - Parameter background: Drawn below the items.
  private func drawItems(
    _ steps: ArraySlice<PaintStep>, on target: Layer, _ areas: [PixelRect], _ background: Pixel?
  ) {
    inParallel(areas) { painter, band in
      painter.drawCovering(band) { isLooking in
        if let background, !isLooking {
          for part in painter.covers.visible(of: band) { target.fill(part, background) }
        }
        for step in steps {
          guard case .item(let item, let ctm, let opacity) = step.work else { continue }
          var part = band.intersection(step.rect)
          // What later steps of the run hide of this one, nobody needs of it; the mask is only as large as what is needed.
          if let clip = step.clip { part = part.intersection(clip.used) }
          if part.isEmpty { continue }
          painter.begin(on: target, part, step.clip)
          painter.draw(item, ctm, opacity: opacity)
        }
      }
    }
  }

  // MARK: Layers and backdrops

  private func carryOut(_ step: PaintStep) {
    switch step.work {
    case .item: break
    case .begin:
      let rect = step.layer.needed.rects.reduce(PixelRect.empty) { $0.union($1) }
      let layer = Layer(rect, isClear: false)
      inParallel([rect]) { _, band in layer.clear(band) }
      step.layer.pixels = layer
      if !rect.isEmpty { painters[0].counters.layersMade += 1 }
    case .end(let inner):
      guard let target = step.layer.pixels, let pixels = inner.pixels, let effect = inner.effect else {
        return
      }
      inParallel(step.areas) { painter, band in
        painter.begin(on: target, band, step.clip)
        painter.finish(effect, pixels, isOwned: false)
      }
      inner.pixels = nil
    case .backdrop(let backdrop, let shape, let ctm, let opacity, let behind):
      guard let target = step.layer.pixels else { return }
      let blur = backdrop.blur(ctm)
      // All parts look before any of them is seen.
      let parts = step.areas.map { area in
        (area, shown(backdrop, blur, in: area, behind: behind))
      }
      for (area, shown) in parts {
        inParallel([area]) { painter, band in
          painter.begin(on: target, band, step.clip)
          painter.drawBackdrop(shown, through: shape, ctm, opacity)
        }
      }
    }
  }

  /// What a backdrop shows in `area`.
  private func shown(
    _ backdrop: Backdrop, _ blur: GaussianBlur, in area: PixelRect, behind: [PlanLayer]
  ) -> ShownBackdrop {
    let seen = area.expanded(by: blur.reach).intersection(frame.rect)
    painters[0].counters.backdropPixels += seen.area
    var source = frame
    if !behind.isEmpty {
      let composed = Layer(seen, isClear: false)
      inParallel([seen]) { painter, band in
        composed.copy(frame, band)
        painter.compose(behind[...], onto: composed, band)
      }
      source = composed
    }
    guard blur.isWide else {
      // A layer may go on beyond the frame, where nothing lies behind.
      let layer = blur.isIdentity ? Layer(area) : blur.blurred(Layer(copying: source, seen), in: area)
      if blur.isIdentity { layer.copy(source, seen.intersection(area)) }
      layer.makeOpaque(in: area)
      layer.apply(backdrop.matrix)
      return .pixels(layer)
    }
    let cells = FilteredCells(CellFilter(blur, from: seen, to: area, onlyOpacity: false))
    let filter = cells.filter
    // The rows of cells in a band of pixels.
    let size = 1 << filter.shift
    let whole = PixelRect(x0: seen.x0, y0: 0, x1: seen.x1, y1: filter.rows * size)
    inParallel([whole]) { _, band in
      cells.average(source, rows: (band.y0 + size - 1) / size..<(band.y1 + size - 1) / size)
    }
    cells.filterColumns()
    return .cells(cells, isOpaque: cells.apply(backdrop.matrix))
  }
}

extension PaintStep {
  /// Where it may draw, for steps of one run.
  fileprivate var touched: PixelRect {
    guard case .item(let item, let ctm, _) = work else { return rect }
    return ctm.isFinite ? PixelRect(around: item.bounds, ctm).intersection(rect) : .empty
  }
}

extension Painter {
  /// Draws a part of a layer from now on.
  func begin(on layer: Layer, _ part: PixelRect, _ clip: PlanClip?) {
    (target, clipRect, clipMask) = (layer, part, clip?.mask)
    reserveRows(part.width)
  }

  /// Puts layers that are not complete yet onto a copy of what the first of them goes to, each with those in it.
  func compose(_ layers: ArraySlice<PlanLayer>, onto copy: Layer, _ area: PixelRect) {
    guard let first = layers.first, let effect = first.effect, let pixels = first.pixels else { return }
    let part = area.intersection(first.shown)
    let source = effect.area(for: part)
    if source.isEmpty { return }
    let inner = layers.dropFirst()
    if inner.isEmpty {
      begin(on: copy, part, first.clip)
      finish(effect, pixels, isOwned: false)
    } else {
      let whole = Layer(copying: pixels, source)
      compose(inner, onto: whole, source)
      begin(on: copy, part, first.clip)
      finish(effect, whole)
    }
  }
}
