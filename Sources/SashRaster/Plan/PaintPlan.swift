import Foundation
import SashDisplay
import SashGeometry

/// How a frame is drawn in which something looks at what lies behind it: steps in painting order.
///
/// The list is followed only to where backdrops are; what lies between them stays whole. All threads share each step, and
/// the next one begins when it is done, so a backdrop finds in the frame what lies behind it, and nothing is drawn twice.
/// Effects around backdrops draw into layers that all threads share.
struct PaintPlan {
  private(set) var steps: [PaintStep] = []
  private(set) var clips: [PlanClip] = []
  let frame: PlanLayer
  /// True if nothing that is to be drawn looks at what lies behind it.
  private(set) var isPlain = true
  private let painter: Painter

  /// What a step draws into, and what of it.
  private struct Place {
    var layer: PlanLayer
    var rect: PixelRect
    var clip: PlanClip?
  }

  /// - Parameters:
  ///   - damage: The pixels that are to be drawn.
  ///   - painter: Flattens outlines.
  init(_ item: DisplayItem, scale: CGFloat, frame: PixelRect, damage: [PixelRect], painter: Painter) {
    self.frame = PlanLayer(frame: frame)
    self.painter = painter
    let place = Place(layer: self.frame, rect: frame)
    add(item, CGAffineTransform(scaleX: scale, y: scale), 1, place)
    findAreas(damage)
  }

  // MARK: Steps

  private mutating func emit(_ work: PaintStep.Work, _ place: Place) {
    steps.append(PaintStep(work: work, layer: place.layer, rect: place.rect, clip: place.clip))
    place.layer.isEmpty = false
  }

  private mutating func add(
    _ child: PlacedItem, _ ctm: CGAffineTransform, _ opacity: Float, _ place: Place
  ) {
    add(child.item, ctm.offset(by: child.offset), opacity, place)
  }

  private mutating func add(
    _ item: DisplayItem, _ ctm: CGAffineTransform, _ opacity: Float, _ place: Place
  ) {
    guard item.hasBackdrop, ctm.isFinite else { return emit(.item(item, ctm, opacity: opacity), place) }
    var place = place
    place.rect = PixelRect(around: item.bounds, ctm).intersection(place.rect)
    if place.rect.isEmpty { return }
    switch item.content {
    case .shape, .text, .image: break
    case .group(let children): for child in children { add(child, ctm, opacity, place) }
    case .responder(_, _, let child): add(child, ctm, opacity, place)
    case .effect(let effect, let child): add(item, effect, child, ctm, opacity, place)
    }
  }

  private mutating func add(
    _ item: DisplayItem, _ effect: DisplayEffect, _ child: PlacedItem, _ ctm: CGAffineTransform,
    _ opacity: Float, _ place: Place
  ) {
    switch effect {
    case .allowsHitTesting, .semantics: add(child, ctm, opacity, place)
    case .backdrop(let backdrop):
      let around = place.layer.wholePath
      let behind = around.prefix((around.lastIndex { !$0.isEmpty } ?? -1) + 1)
      emit(.backdrop(backdrop, child, ctm, opacity: opacity, behind: Array(behind)), place)
    case .opacity(let value):
      let own = Float(min(1, max(0, value)))
      if own == 0 { return }
      if own == 1 || child.item.takesOpacity {
        add(child, ctm, opacity * own, place)
      } else {
        addLayer(.compositingGroup, child, ctm, opacity * own, place)
      }
    case .transform(let transform): add(child, transform.concatenating(ctm), opacity, place)
    case .projection(let transform):
      // In perspective nothing lies behind at the same pixels.
      guard let affine = transform.affine else { return emit(.item(item, ctm, opacity: opacity), place) }
      add(child, affine.concatenating(ctm), opacity, place)
    case .clip(let path, let style):
      guard let clip = painter.clip(path, ctm, in: place.rect) else { return }
      var place = place
      place.rect = clip.rect
      if !clip.isRect {
        place.clip = PlanClip(path, style, clip.ctm, in: place.clip)
        clips.append(place.clip!)
      }
      add(child, ctm, opacity, place)
    case .mask where !child.item.hasBackdrop: emit(.item(item, ctm, opacity: opacity), place)
    case .blur, .shadow, .colorMatrix, .alphaThreshold, .pixels, .blend, .mask, .compositingGroup:
      addLayer(effect, child, ctm, opacity, place)
    }
  }

  private mutating func addLayer(
    _ effect: DisplayEffect, _ child: PlacedItem, _ ctm: CGAffineTransform, _ opacity: Float, _ place: Place
  ) {
    let own = LayerEffect(
      effect: effect, source: painter.pixels(of: child, ctm), ctm: ctm, opacity: opacity)
    let layer = PlanLayer(own, in: place.layer, shown: place.rect, clip: place.clip)
    let inner = Place(layer: layer, rect: own.area(for: place.rect))
    if inner.rect.isEmpty { return }
    steps.append(PaintStep(work: .begin, layer: layer, rect: inner.rect, clip: nil))
    add(child, ctm, 1, inner)
    emit(.end(layer), place)
  }

  // MARK: Areas

  /// What each step has to draw follows from what comes after it: the frame needs the damage, and a backdrop, as far as
  /// its blur reaches, what was drawn before it. What a later step hides nobody needs of those before.
  private mutating func findAreas(_ damage: [PixelRect]) {
    for rect in damage { frame.need(rect) }
    for index in steps.indices.reversed() {
      let step = steps[index]
      steps[index].needed = step.layer.open.rects
      let areas = step.layer.open.rects.map { $0.intersection(step.rect) }.filter { !$0.isEmpty }
      for area in areas { step.clip?.use(area) }
      switch step.work {
      case .item(let item, let ctm, let opacity):
        if areas.isEmpty || step.clip != nil || opacity < 1 { continue }
        for cover in painter.covers(of: item, ctm, in: step.rect) { step.layer.hide(cover) }
      case .begin: break
      case .end(let inner): for area in areas { inner.need(inner.effect!.area(for: area)) }
      case .backdrop(let backdrop, _, let ctm, _, let behind):
        if areas.isEmpty { continue }
        isPlain = false
        let reach = backdrop.blur(ctm).reach
        for area in areas {
          var seen = area.expanded(by: reach).intersection(frame.shown)
          frame.need(seen)
          for layer in behind {
            seen = seen.intersection(layer.shown)
            layer.clip?.use(seen)
            seen = layer.effect!.area(for: seen)
            layer.need(seen)
          }
        }
      }
    }
  }
}

extension Backdrop {
  func blur(_ ctm: CGAffineTransform) -> GaussianBlur {
    GaussianBlur(sigma: Double(radius * ctm.lengthScale), isCoarse: true)
  }
}

extension CGAffineTransform {
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension ProjectionTransform {
  /// This without a third dimension, if it has none.
  var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}
