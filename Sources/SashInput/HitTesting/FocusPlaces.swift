import Foundation
import SashDisplay
import SashGeometry

/// What a receiver of events is to the keys that walk through a window.
package enum FocusRole: Sendable {
  /// Keys do not come to it.
  case none
  /// Keys come to it.
  case stop
  /// Keys come to it, and to nothing in it.
  case whole
  /// It moves what is in it, so that what keys come to can be seen.
  case area
  /// It moves what is in it, and keys come to it.
  case stopArea
}

/// A receiver of events that keys come to, where it stands.
package struct FocusPlace: Sendable, Equatable {
  /// Something around it that moves what is in it.
  package struct Area: Sendable, Equatable {
    package var responder: ResponderID
    /// In points of the window, however much of it is seen.
    package var frame: CGRect
  }
  package var responder: ResponderID
  /// In points of the window.
  package var frame: CGRect
  /// The part of `frame` that clips around it leave; null if they leave nothing.
  package var visibleFrame: CGRect
  /// Innermost first.
  package var areas: [Area]
}

/// What keys come to under `root`, in the order of reading: that of the views, but what stands wholly above something comes
/// before it, however they are drawn. What is faded out or takes no hits is left out. O(items), for each time that a key is
/// pressed.
package func focusPlaces(in root: DisplayItem, role: (ResponderID) -> FocusRole) -> [FocusPlace] {
  withoutActuallyEscaping(role) { role in
    FocusOrder(role: role).run(root, FocusOrder.Spot())
  }
}

private struct FocusOrder {
  let role: (ResponderID) -> FocusRole

  struct Spot {
    var toWindow = ProjectionTransform()
    var clip = CGRect.infinite
    var areas: [FocusPlace.Area] = []

    mutating func enter(_ child: PlacedItem) {
      toWindow = ProjectionTransform(CGAffineTransform(translationX: child.offset.x, y: child.offset.y))
        .concatenating(toWindow)
    }
  }

  func run(_ item: DisplayItem, _ spot: Spot) -> [FocusPlace] {
    switch item.content {
    case .shape, .text, .image: return []
    case .group(let children): return ordered(children, spot)
    case .responder(let id, let shape, let child): return run(id, shape, child, spot)
    case .effect(let effect, let child):
      var spot = spot
      switch effect {
      case .opacity(let opacity): if opacity < invisible { return [] }
      case .allowsHitTesting(let isAllowed): if !isAllowed { return [] }
      case .clip(let path, _):
        spot.clip = spot.clip.overlap(spot.toWindow.frame(of: path.boundingRect))
      case .transform(let transform):
        spot.toWindow = ProjectionTransform(transform).concatenating(spot.toWindow)
      case .projection(let transform): spot.toWindow = transform.concatenating(spot.toWindow)
      case .mask, .blur, .shadow, .colorMatrix, .alphaThreshold, .pixels, .blend, .compositingGroup,
        .backdrop, .semantics:
        break
      }
      return run(child, spot)
    }
  }

  private func run(_ child: PlacedItem, _ spot: Spot) -> [FocusPlace] {
    var spot = spot
    spot.enter(child)
    return run(child.item, spot)
  }

  private func run(_ id: ResponderID, _ shape: Path?, _ child: PlacedItem, _ spot: Spot)
    -> [FocusPlace]
  {
    let role = role(id)
    if role == .none { return run(child, spot) }
    let bounds =
      shape?.boundingRect ?? child.item.layoutFrame.offsetBy(dx: child.offset.x, dy: child.offset.y)
    let frame = spot.toWindow.frame(of: bounds)
    var inner = spot
    if role == .area || role == .stopArea {
      inner.areas.insert(FocusPlace.Area(responder: id, frame: frame), at: 0)
      if role == .area { return run(child, inner) }
    }
    let seen = frame.overlap(spot.clip)
    let place = FocusPlace(responder: id, frame: frame, visibleFrame: seen, areas: spot.areas)
    return role == .whole ? [place] : [place] + run(child, inner)
  }

  /// Each part moves before those that it stands above, and past nobody else.
  private func ordered(_ children: [PlacedItem], _ spot: Spot) -> [FocusPlace] {
    func frame(_ child: PlacedItem) -> CGRect {
      let bounds = child.item.layoutFrame.offsetBy(dx: child.offset.x, dy: child.offset.y)
      return spot.toWindow.frame(of: bounds).overlap(spot.clip)
    }
    var order: [(places: [FocusPlace], child: PlacedItem)] = []
    for child in children {
      let places = run(child, spot)
      if places.isEmpty { continue }
      var index = order.endIndex
      while index > 0, frame(child).isAbove(frame(order[index - 1].child)) { index -= 1 }
      order.insert((places, child), at: index)
    }
    return order.flatMap(\.places)
  }
}

extension CGRect {
  /// Whether it lies higher than another one, or in the upper half of it.
  fileprivate func isAbove(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return false }
    return maxY <= other.minY || maxY <= other.midY && minX < other.maxX && other.minX < maxX
  }
}

/// The first text that is drawn in each of some receivers of events, or what is said to stand for it.
package func firstWords(of ids: Set<ResponderID>, in root: DisplayItem) -> [ResponderID: String] {
  var words: [ResponderID: String] = [:]
  func visit(_ item: DisplayItem, _ outer: ResponderID?) {
    switch item.content {
    case .group(let children): for child in children { visit(child.item, outer) }
    case .text(let text):
      if let outer, words[outer] == nil, !text.string.isEmpty { words[outer] = text.string }
    case .shape, .image: break
    case .responder(let id, _, let child): visit(child.item, ids.contains(id) ? id : outer)
    case .effect(let effect, let child):
      if let outer, words[outer] == nil, case .semantics(let note) = effect {
        words[outer] = note.properties.typeSelect
      }
      visit(child.item, outer)
    }
  }
  visit(root, nil)
  return words
}

/// The text that is drawn first in an item, or what is said to stand for it.
package func firstText(in item: DisplayItem) -> String? {
  switch item.content {
  case .group(let children):
    for child in children { if let text = firstText(in: child.item) { return text } }
    return nil
  case .text(let text): return text.string.isEmpty ? nil : text.string
  case .shape, .image: return nil
  case .effect(.semantics(let note), let child):
    return note.properties.typeSelect ?? firstText(in: child.item)
  case .responder(_, _, let child), .effect(_, let child): return firstText(in: child.item)
  }
}
