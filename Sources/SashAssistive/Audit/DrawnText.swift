import Foundation
import SashDisplay
import SashGeometry

/// A text as it is drawn in a window.
struct DrawnText {
  var text: String
  /// In points of the window.
  var frame: CGRect
  /// What is left of everything there, in points of the window.
  var clip: CGRect
  /// The one colour of its letters; nil where they have several, or where effects around change it.
  var color: ColorComponents?
  /// Of what is around.
  var opacity: Double
  /// Of the letters as drawn, in points.
  var size: CGFloat
  var isCut: Bool

  /// - Source: Apple's guidelines on contrast: text of 18 points and more. (Bold text of any size, they say too; what is bold
  ///   is not known here.)
  var isLarge: Bool { size >= 18 }
  var short: String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// Those that are seen in a window, back to front.
  static func all(in list: DisplayItem, bounds: CGRect) -> [DrawnText] {
    var walk = Walk(bounds: bounds)
    walk.visit(PlacedItem(offset: .zero, item: list), Walk.Place(clip: bounds))
    return walk.found
  }

  private struct Walk {
    struct Place {
      var transform = CGAffineTransform.identity
      var clip: CGRect
      var opacity = 1.0
      /// Colours are others than those that are written.
      var isChanged = false
      func moved(by offset: CGPoint) -> Place {
        var place = self
        place.transform = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
        return place
      }
    }
    let bounds: CGRect
    var found: [DrawnText] = []

    mutating func visit(_ placed: PlacedItem, _ outer: Place) {
      var place = outer.moved(by: placed.offset)
      switch placed.item.content {
      case .group(let children): for child in children { visit(child, place) }
      case .shape, .image: break
      case .text(let text): add(text, place)
      case .responder(_, _, let child): visit(child, place)
      case .effect(let effect, let child):
        switch effect {
        case .opacity(let opacity): place.opacity *= opacity
        case .clip(let path, _):
          place.clip = place.clip.intersection(path.boundingRect.applying(place.transform))
        case .transform(let transform): place.transform = transform.concatenating(place.transform)
        // What is turned in space is nothing to be read.
        case .projection: return
        case .blur, .colorMatrix, .alphaThreshold, .pixels, .blend, .mask, .backdrop: place.isChanged = true
        case .semantics(let note): if note.properties.isHidden == true { return }
        case .shadow, .compositingGroup, .allowsHitTesting: break
        }
        if place.opacity > 0.001 { visit(child, place) }
      }
    }

    mutating func add(_ text: TextContent, _ place: Place) {
      guard !text.isLeaving, !text.string.isEmpty else { return }
      let frame = text.frame.applying(place.transform)
      let seen = frame.intersection(place.clip)
      guard !seen.isNull, seen.width > 1, seen.height > 1 else { return }
      let runs = text.runs
      let paints = runs.map(\.paint)
      var color: ColorComponents?
      if !place.isChanged, let first = paints.first, paints.allSatisfy({ $0 == first }),
        case .color(let one) = first
      {
        color = one
      }
      let factor = hypot(place.transform.a, place.transform.b)
      // Pictures have no colour.
      if runs.allSatisfy({ $0.glyphs.first.map($0.face.hasPicture) ?? true }) { color = nil }
      found.append(
        DrawnText(
          text: text.string, frame: frame, clip: place.clip, color: color, opacity: place.opacity,
          size: (runs.map(\.size).min() ?? 0) * factor, isCut: text.isCut))
    }
  }
}

extension GlyphFace {
  fileprivate func hasPicture(of glyph: UInt32) -> Bool {
    outline(of: glyph) == nil && picture(of: glyph) != nil
  }
}
