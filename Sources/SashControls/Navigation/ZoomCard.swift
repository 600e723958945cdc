import Foundation
import SashCore

/// How a screen that grew out of a view lies under a finger that leads back: smaller the further it is dragged, with the point
/// that the finger holds under the finger.
///
/// - Source: the look of iOS 18 from pictures; no numbers are known
struct ZoomCard: Equatable {
  /// The point that is held, in the space of the screen.
  var anchor = CGPoint.zero
  var offset = CGSize.zero
  var scale: CGFloat = 1

  /// How far it is dragged to go, as a share of the screen.
  static let enough: CGFloat = 0.2
  private static let least: CGFloat = 0.4
  private static let radius: CGFloat = 30

  init() {}
  /// - Parameter dragged: How far, as a share of the screen.
  init(anchor: CGPoint, offset: CGSize, dragged: CGFloat) {
    (self.anchor, self.offset) = (anchor, offset)
    // The first part of the way counts most.
    scale = 1 - (1 - Self.least) * dragged * (2 - dragged)
  }

  var atRest: ZoomCard {
    var card = ZoomCard()
    card.anchor = anchor
    return card
  }
  var isAtRest: Bool { scale == 1 && offset == .zero }
  /// Of its corners, in points of the window.
  var radius: CGFloat { Self.radius * min(max((1 - scale) * 10, 0), 1) }

  /// Where a screen is that fills a rectangle at rest.
  func frame(of whole: CGRect) -> CGRect {
    CGRect(
      x: anchor.x + (whole.minX - anchor.x) * scale + offset.width,
      y: anchor.y + (whole.minY - anchor.y) * scale + offset.height,
      width: whole.width * scale, height: whole.height * scale)
  }
  /// How fast a finger with a velocity goes on the way back that it has come; down and aside count, and nothing else.
  func speed(_ velocity: CGSize, isMirrored: Bool) -> CGFloat {
    let sign: CGFloat = isMirrored ? -1 : 1
    let way = CGSize(width: max(offset.width * sign, 0), height: max(offset.height, 0))
    let length = hypot(way.width, way.height)
    guard length > 0 else { return -hypot(velocity.width, velocity.height) }
    return (velocity.width * sign * way.width + velocity.height * way.height) / length
  }
}

extension ZoomCard: Animatable {
  // In units that say when a spring has come to rest.
  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(scale * 128, AnimatablePair(offset.width, offset.height)) }
    set {
      scale = newValue.first / 128
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}
