import Foundation

/// How views were before a closure changed them, to go back to.
@MainActor final class ViewPlaces {
  /// What notes the changes of this moment.
  private static var current: ViewPlaces?
  private var places: [ObjectIdentifier: Place] = [:]

  /// Notes how the views are that a closure changes.
  func record(_ changes: () -> Void) {
    let outer = ViewPlaces.current
    ViewPlaces.current = self
    changes()
    ViewPlaces.current = outer
  }
  /// Something of a view is about to be changed.
  static func willChange(_ view: UIView) {
    current?.note(view)
    LayerCourse.current?.note(view.layer)
  }
  private func note(_ view: UIView) {
    if places[ObjectIdentifier(view)] == nil { places[ObjectIdentifier(view)] = Place(view) }
  }
  /// Puts the views where they were at a share of the way from then to now.
  func restore(to share: CGFloat) {
    for place in places.values { place.restore(to: share) }
    places = [:]
  }

  private struct Place {
    private weak var view: UIView?
    private let (bounds, center, transform): (CGRect, CGPoint, CGAffineTransform)
    private let (alpha, color): (CGFloat, UIColor?)

    @MainActor init(_ view: UIView) {
      self.view = view
      (bounds, center, transform) = (view.bounds, view.center, view.transform)
      (alpha, color) = (view.alpha, view.backgroundColor)
    }
    @MainActor func restore(to share: CGFloat) {
      guard let view else { return }
      func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      let (turned, size, middle) = (view.transform, view.bounds, view.center)
      view.transform = CGAffineTransform(
        a: between(transform.a, turned.a), b: between(transform.b, turned.b),
        c: between(transform.c, turned.c), d: between(transform.d, turned.d),
        tx: between(transform.tx, turned.tx), ty: between(transform.ty, turned.ty))
      view.bounds = CGRect(
        x: between(bounds.minX, size.minX), y: between(bounds.minY, size.minY),
        width: between(bounds.width, size.width), height: between(bounds.height, size.height))
      view.center = CGPoint(x: between(center.x, middle.x), y: between(center.y, middle.y))
      view.alpha = between(alpha, view.alpha)
      if share < 0.5 { view.backgroundColor = color }
    }
  }
}
