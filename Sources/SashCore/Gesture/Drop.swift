import Foundation

/// What is dragged over a window.
package protocol DraggedCargo: AnyObject {
  /// Whether some of it can be had as text.
  var hasText: Bool { get }
  /// Hands its text over, at once where that is known. False if there is none.
  func takeText(_ action: @escaping @MainActor (String) -> Void) -> Bool
}

/// Text that a pointer takes away from where it stands.
package struct LiftedText {
  /// Lets a pointer drag it; set by those who know what can be dragged.
  package nonisolated(unsafe) static var lifter: ((LiftedText, ViewGraph) -> any DraggedText)?
  package let text: String
  /// Where the pointer is, and where it holds what is shown under it, in points of the window and of that.
  package let location: CGPoint
  package let grip: CGPoint
  /// What is shown under the pointer.
  package let preview: AnyView
  /// Told what has come of it.
  package let onEnd: (DropAnswer) -> Void
  package init(
    _ text: String, at location: CGPoint, grip: CGPoint, preview: AnyView,
    onEnd: @escaping (DropAnswer) -> Void
  ) {
    (self.text, self.location, self.grip) = (text, location, grip)
    (self.preview, self.onEnd) = (preview, onEnd)
  }
  /// The beginning of a text as it is shown under the pointer.
  @MainActor package static func preview(_ text: String, font: Font?) -> AnyView {
    AnyView(
      Text(verbatim: String(text.prefix(1000))).font(font ?? .body).lineLimit(4)
        .frame(maxWidth: 300, alignment: .leading))
  }
}

/// A drag of text that goes on. Locations are in points of the window.
package protocol DraggedText: AnyObject {
  @MainActor func move(to location: CGPoint)
  @MainActor func end(at location: CGPoint)
  @MainActor func cancel()
}

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
