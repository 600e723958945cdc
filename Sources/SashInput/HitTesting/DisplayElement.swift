import Foundation
import SashDisplay
import SashGeometry

/// A text or a labelled thing in a display list, for those who look for it by its words.
package struct DisplayElement: Sendable, Equatable {
  package var text: String
  /// True if the words are what a view says of itself, and not drawn.
  package var isLabel: Bool
  /// The smallest level rectangle around its layout frame, in points of the window.
  package var frame: CGRect
  /// The part of `frame` that clips around it leave; null if they leave nothing.
  package var visibleFrame: CGRect
  /// The innermost responder around it.
  package var responder: ResponderID?
}

/// Every text and label under `root`, back to front, a label before what it names. What is faded out is left
/// out; what is clipped away is not (`visibleFrame` tells). O(items).
package func elements(in root: DisplayItem) -> [DisplayElement] {
  var found: [DisplayElement] = []
  walk(root) { item, place in
    let words: (text: String, isLabel: Bool)
    switch item.content {
    case .text(let text):
      if text.isLeaving { return }
      words = (text.string, false)
    case .effect(.semantics(let note), _):
      // Words that are drawn as well are found where they are drawn.
      guard let label = note.properties.label, !item.shows(label) else { return }
      words = (label, true)
    default: return
    }
    let frame = place.toWindow.frame(of: item.layoutFrame)
    found.append(
      DisplayElement(
        text: words.text, isLabel: words.isLabel, frame: frame, visibleFrame: frame.overlap(place.clip),
        responder: place.responder))
  }
  return found
}

/// Where a responder stands now.
package struct ResponderPlace: Sendable {
  /// From its own space to the window's.
  package var toWindow: ProjectionTransform
  /// What it takes hits in, or where it draws, in points, own space.
  package var bounds: CGRect

  /// A point of the window in the responder's space; nil if it is seen edge-on.
  package func local(_ point: CGPoint) -> CGPoint? { toWindow.pointBefore(point) }
  /// How far, in points of its own space, a point of the window is outside of `bounds`; 0 inside.
  package func distance(to point: CGPoint) -> CGFloat {
    guard let p = local(point), !bounds.isNull else { return .infinity }
    return hypot(max(bounds.minX - p.x, 0, p.x - bounds.maxX), max(bounds.minY - p.y, 0, p.y - bounds.maxY))
  }
}

/// Where `responder` stands under `root`; nil if it is not there. O(items).
package func place(of responder: ResponderID, in root: DisplayItem) -> ResponderPlace? {
  var found: ResponderPlace?
  walk(root) { item, place in
    guard case .responder(responder, let shape, let child) = item.content else { return }
    found = ResponderPlace(
      toWindow: place.toWindow,
      bounds: shape?.boundingRect ?? child.item.layoutFrame.offsetBy(dx: child.offset.x, dy: child.offset.y))
  }
  return found
}

/// How an item stands in the window.
private struct Place {
  var toWindow = ProjectionTransform()
  /// Points of the window.
  var clip = CGRect.infinite
  var responder: ResponderID?

  mutating func enter(_ child: PlacedItem) {
    toWindow = ProjectionTransform(CGAffineTransform(translationX: child.offset.x, y: child.offset.y))
      .concatenating(toWindow)
  }
}

/// Visits the items that can be seen, back to front, each before its children.
private func walk(_ item: DisplayItem, _ place: Place = Place(), _ visit: (DisplayItem, Place) -> Void) {
  visit(item, place)
  func descend(_ child: PlacedItem, _ place: Place) {
    var inner = place
    inner.enter(child)
    walk(child.item, inner, visit)
  }
  switch item.content {
  case .group(let children): for child in children { descend(child, place) }
  case .shape, .text, .image: break
  case .responder(let id, _, let child):
    var place = place
    place.responder = id
    descend(child, place)
  case .effect(let effect, let child):
    var place = place
    switch effect {
    case .opacity(let opacity): if opacity < invisible { return }
    case .clip(let path, _): place.clip = place.clip.overlap(place.toWindow.frame(of: path.boundingRect))
    case .transform(let transform):
      place.toWindow = ProjectionTransform(transform).concatenating(place.toWindow)
    case .projection(let transform): place.toWindow = transform.concatenating(place.toWindow)
    case .mask, .blur, .shadow, .colorMatrix, .alphaThreshold, .pixels, .blend, .compositingGroup, .backdrop,
      .allowsHitTesting, .semantics:
      break
    }
    descend(child, place)
  }
}

extension DisplayItem {
  /// True if some text in it is exactly this.
  fileprivate func shows(_ text: String) -> Bool {
    switch content {
    case .group(let children): children.contains { $0.item.shows(text) }
    case .text(let content): content.string == text && !content.isLeaving
    case .shape, .image: false
    case .responder(_, _, let child), .effect(_, let child): child.item.shows(text)
    }
  }
}
