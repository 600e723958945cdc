/// What the pointer of a mouse looks like.
package enum PointerShape: Sendable, CaseIterable {
  case arrow, hand, text, crosshair, move, notAllowed
  case resizeHorizontal, resizeVertical, resizeFalling, resizeRising
}
