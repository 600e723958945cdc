import Foundation

/// What is dragged over a window.
package protocol DraggedCargo: AnyObject {}

/// A view on which things may be put down. Locations are in points, in the view's space.
package protocol DropResponder: Responder {
  /// Whether it takes what is dragged over it; if not, the view around it is asked.
  func takes(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool
  /// It is dragged over the view; told first when it comes over it. Whether it would be taken there.
  func dropMoved(_ cargo: any DraggedCargo, at local: CGPoint) -> DropAnswer
  /// It has gone elsewhere.
  func dropLeft(_ cargo: any DraggedCargo, at local: CGPoint)
  /// It is put down; true if it has been taken.
  func drop(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool
}

/// What a view would do with what is dragged over it.
package enum DropAnswer: Sendable {
  case copy, move
  /// Nothing, and it is not shown.
  case cancel
  /// Nothing, which is shown.
  case forbidden
}
