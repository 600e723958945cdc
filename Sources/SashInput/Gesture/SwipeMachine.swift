import Foundation

/// Follows a finger that moves a row aside, and says where the row is to come to rest.
///
/// Distances are in points, above zero toward the trailing edge: there the actions of the leading edge show.
package struct SwipeMachine: Sendable, Equatable {
  package enum Side: Sendable, Equatable { case leading, trailing }
  /// What one side of the row offers.
  package struct Offer: Sendable, Equatable {
    /// How wide its actions are together.
    package var width: CGFloat
    /// Whether a swipe across the row performs the first one.
    package var allowsFull: Bool
    package init(width: CGFloat, allowsFull: Bool) {
      self.width = width
      self.allowsFull = allowsFull
    }
  }
  package enum End: Sendable, Equatable {
    case close
    case open(Side)
    /// Perform the first action of the side.
    case full(Side)
  }

  package var leading: Offer?
  package var trailing: Offer?
  package var rowWidth: CGFloat
  /// How far the row is aside.
  package private(set) var shift: CGFloat
  private var grip: (finger: CGFloat, shift: CGFloat)?

  package init(leading: Offer? = nil, trailing: Offer? = nil, rowWidth: CGFloat, shift: CGFloat = 0) {
    self.leading = leading
    self.trailing = trailing
    self.rowWidth = rowWidth
    self.shift = shift
  }

  package static func == (a: SwipeMachine, b: SwipeMachine) -> Bool {
    a.leading == b.leading && a.trailing == b.trailing && a.rowWidth == b.rowWidth && a.shift == b.shift
  }

  /// The side whose actions show.
  package var side: Side? { shift > 0 ? .leading : shift < 0 ? .trailing : nil }
  private func offer(_ side: Side) -> Offer? { side == .leading ? leading : trailing }

  /// True if a finger that moves by `distance` moves the row.
  package func follows(_ distance: CGFloat) -> Bool {
    shift != 0 || offer(distance > 0 ? .leading : .trailing) != nil
  }

  package mutating func began(at finger: CGFloat) { grip = (finger, shift) }

  package mutating func moved(to finger: CGFloat) {
    guard let grip else { return }
    shift = held(grip.shift + finger - grip.finger)
  }

  /// What lies beyond the actions gives way only in part, unless a full swipe is on.
  ///
  /// - Source: table cells of UIKit, whose rows follow to about a fifth.
  private static let give: CGFloat = 0.2

  private func held(_ wanted: CGFloat) -> CGFloat {
    guard wanted != 0, let offer = offer(wanted > 0 ? .leading : .trailing) else { return 0 }
    let distance = min(abs(wanted), rowWidth)
    let result =
      offer.allowsFull || distance <= offer.width
      ? distance : offer.width + (distance - offer.width) * SwipeMachine.give
    return wanted < 0 ? -result : result
  }

  /// Whether letting go now performs the first action.
  package var isFull: Bool {
    guard let side, let offer = offer(side), offer.allowsFull else { return false }
    return abs(shift) >= max(rowWidth * SwipeMachine.fullShare, offer.width + 40)
  }
  /// The share of the row's width that a full swipe takes.
  private static let fullShare: CGFloat = 0.55
  /// How fast a flick is, in points a second.
  private static let flick: CGFloat = 300

  /// The finger is lifted at a speed in points a second.
  package mutating func ended(velocity: CGFloat) -> End {
    grip = nil
    guard let side, let offer = offer(side) else { return .close }
    if isFull { return .full(side) }
    let outward = side == .leading ? velocity : -velocity
    if outward > SwipeMachine.flick { return .open(side) }
    if outward < -SwipeMachine.flick { return .close }
    return abs(shift) > offer.width / 2 ? .open(side) : .close
  }

  package mutating func cancelled() { grip = nil }
  /// The row has been put somewhere.
  package mutating func set(_ shift: CGFloat) { self.shift = shift }
}
