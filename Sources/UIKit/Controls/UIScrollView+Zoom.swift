import Foundation
import SashCore

/// How large a scroll view shows the view in it that zooms.
@MainActor struct Zoom {
  /// 1 is the size of the view itself.
  var scale: CGFloat = 1
  /// The view that has been zoomed.
  weak var view: UIView?
  /// Whether fingers lead it.
  var isLed = false
  /// Whether it goes back within its limits.
  var isBouncing = false
  /// What ends the animation that goes on.
  var stop: (() -> Void)?
  /// What fingers hold: a point of the view, and its size then.
  var grip: (point: CGPoint, scale: CGFloat)?

  nonisolated init() {}

  /// The size of the content where that of the view by itself is a part of it.
  func enlarged(_ size: CGSize) -> CGSize {
    guard let view, scale != 1 else { return size }
    let own = view.bounds.size
    return CGSize(width: size.width + own.width * (scale - 1), height: size.height + own.height * (scale - 1))
  }
  /// Puts the view where it would be at its own size: its upper left corner stays there.
  func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
  }
}

extension UIScrollView {
  /// Whether a person can zoom.
  var canZoom: Bool {
    maximumZoomScale > minimumZoomScale && scrollDelegate?.viewForZooming(in: self) != nil
  }
  func makePinch() -> UIPinchGestureRecognizer {
    let pinch = UIPinchGestureRecognizer()
    pinch.view = self
    pinch.handler = { [weak self] in self?.pinched() }
    return pinch
  }
  private func allowed(_ scale: CGFloat) -> CGFloat { max(minimumZoomScale, min(scale, maximumZoomScale)) }

  // MARK: By code

  func showZoom(_ scale: CGFloat, animated: Bool) {
    let scale = allowed(scale)
    guard scrollDelegate?.viewForZooming(in: self) != nil else { return }
    let insets = adjustedContentInset
    let seen = CGPoint(
      x: contentOffset.x + insets.left + (bounds.width - insets.left - insets.right) / 2,
      y: contentOffset.y + insets.top + (bounds.height - insets.top - insets.bottom) / 2)
    zoom(to: scale, about: seen, showing: seen, animated: animated)
  }
  func showZoom(of rect: CGRect, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    let shown = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
    zoom(to: scale, about: middle, showing: shown, animated: animated)
  }

  /// - Parameters:
  ///   - point: What of the content, in its points now,
  ///   - place: comes to lie where this point is seen now.
  private func zoom(to scale: CGFloat, about point: CGPoint, showing place: CGPoint, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    zoom.stop?()
    let held = heldPoint(point, of: view)
    let spot = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    if animated, UIView.areAnimationsEnabled, top.stage?.host != nil {
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      animateZoom(to: scale, goal: clamped(offset(of: held, at: spot, scale: scale, view), scale)) {
        [weak self] in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      }
    } else if scale != zoom.scale || held != spot {
      step(to: scale, offset: clamped(offset(of: held, at: spot, scale: scale, view), scale), isFree: false)
    }
  }

  // MARK: By fingers

  private func pinched() {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let spot = CGPoint(
      x: pinchRecognizer.location(in: self).x - contentOffset.x,
      y: pinchRecognizer.location(in: self).y - contentOffset.y)
    switch pinchRecognizer.state {
    case .began:
      zoom.stop?()
      zoom.isLed = true
      motion?.giveUpDrag(goesBack: false)
      motion?.stopMoving()
      ActiveTouch.scrolls(self)
      let point = CGPoint(x: contentOffset.x + spot.x, y: contentOffset.y + spot.y)
      zoom.grip = (heldPoint(point, of: view), zoom.scale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      follow(spot, view)
    case .changed: follow(spot, view)
    case .ended, .cancelled:
      zoom.isLed = false
      let scale = allowed(zoom.scale)
      guard let grip = zoom.grip else { return }
      zoom.grip = nil
      let goal = clamped(offset(of: grip.point, at: spot, scale: scale, view), scale)
      let end = { [weak self] in
        guard let self else { return }
        zoom.isBouncing = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      }
      if scale == zoom.scale, goal == contentOffset {
        step(to: scale, offset: goal, isFree: false, isTold: false)
        return end()
      }
      zoom.isBouncing = scale != zoom.scale
      animateZoom(to: scale, goal: goal, end)
    default: break
    }
  }
  private func follow(_ spot: CGPoint, _ view: UIView) {
    guard let grip = zoom.grip else { return }
    let scale = yielding(grip.scale * pinchRecognizer.scale)
    step(to: scale, offset: offset(of: grip.point, at: spot, scale: scale, view), isFree: true)
  }
  /// Beyond the limits it follows fingers by less and less, up to twice the way.
  private func yielding(_ scale: CGFloat) -> CGFloat {
    let nearest = allowed(scale)
    guard scale > 0, nearest > 0, nearest != scale else { return nearest }
    guard bouncesZoom else { return nearest }
    let beyond = log(scale / nearest)
    return nearest * exp((beyond < 0 ? -1 : 1) * log(2) * (1 - 1 / (abs(beyond) / log(2) * 0.55 + 1)))
  }

  // MARK: Steps

  /// A point of the content as one of the view by itself, from its upper left corner.
  private func heldPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(x: (point.x - origin.x) / zoom.scale, y: (point.y - origin.y) / zoom.scale)
  }
  /// The offset at which a point of the view is seen at a spot of the bounds.
  private func offset(of held: CGPoint, at spot: CGPoint, scale: CGFloat, _ view: UIView) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(x: origin.x + held.x * scale - spot.x, y: origin.y + held.y * scale - spot.y)
  }
  /// The nearest offset at which no more than the content of a size is seen.
  private func clamped(_ point: CGPoint, _ scale: CGFloat) -> CGPoint {
    let (ratio, insets) = (scale / zoom.scale, adjustedContentInset)
    let size = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    return CGPoint(
      x: max(-insets.left, min(point.x, size.width + insets.right - bounds.width)),
      y: max(-insets.top, min(point.y, size.height + insets.bottom - bounds.height)))
  }

  /// Shows the view at a size, and the content from an offset.
  ///
  /// - Parameters:
  ///   - isFree: Whether the offset may lie beyond the ends.
  ///   - isTold: Whether the delegate hears of it.
  private func step(to scale: CGFloat, offset: CGPoint, isFree: Bool, isTold: Bool = true) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let (before, origin, size) = (zoom.scale, view.frame.origin, view.bounds.size)
    (zoom.scale, zoom.view) = (scale, view)
    if scale != before {
      view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
      // By way of its own size, without the traces of many small factors.
      func exact(_ length: CGFloat) -> CGFloat { (length / before * 1e4).rounded() / 1e4 * scale }
      contentSize = CGSize(width: exact(contentSize.width), height: exact(contentSize.height))
    }
    scrolled(to: offset, byCode: false)
    if isTold { scrollDelegate?.scrollViewDidZoom(self) }
    setNeedsPlacing()
    // The delegate may have changed the insets, to keep the view in the middle.
    let insets = adjustedContentInset
    if !isFree { scrolled(to: clamped(contentOffset, zoom.scale), byCode: false) }
    motion?.set(
      CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top), isFree: isFree)
  }

  /// - Source: facts on animation: what the system moves by itself takes about 0.3 seconds.
  private static var zoomDuration: Double { 0.3 }

  private func animateZoom(to scale: CGFloat, goal: CGPoint, _ completion: @escaping () -> Void) {
    guard let host = top.stage?.host else {
      step(to: scale, offset: goal, isFree: false)
      return completion()
    }
    let (from, begin) = ((scale: zoom.scale, offset: contentOffset), host.services.clock?() ?? 0)
    var cancel: (() -> Void)?
    func next() {
      cancel = host.schedule(after: 1.0 / 60) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.top.stage?.host === host else { return }
          let part = min(1, ((host.services.clock?() ?? 0) - begin) / UIScrollView.zoomDuration)
          let share = CGFloat(part * part * (3 - 2 * part))
          if part >= 1 {
            self.zoom.stop = nil
            self.step(to: scale, offset: goal, isFree: false)
            return completion()
          }
          self.step(
            to: from.scale + (scale - from.scale) * share,
            offset: CGPoint(
              x: from.offset.x + (goal.x - from.offset.x) * share,
              y: from.offset.y + (goal.y - from.offset.y) * share), isFree: true)
          next()
        }
      }
    }
    zoom.stop = { [weak self] in
      cancel?()
      self?.zoom.stop = nil
      self?.zoom.isBouncing = false
    }
    next()
  }
}
