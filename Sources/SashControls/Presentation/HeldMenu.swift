import Foundation
import SashCore

/// A menu that is made when a long press or a second click brings it up.
package struct HeldMenu {
  nonisolated(unsafe) let items: AnyView
  nonisolated(unsafe) let preview: AnyView?
  let commit: (@MainActor () -> Void)?
  let onEnd: (@MainActor () -> Void)?
  /// - Parameters:
  ///   - preview: What is shown above the menu; nil puts the menu beside its view.
  ///   - commit: What a tap on the preview does, besides closing the menu.
  ///   - onEnd: Told when the menu has gone.
  package init(
    items: AnyView, preview: AnyView? = nil, commit: (@MainActor () -> Void)? = nil,
    onEnd: (@MainActor () -> Void)? = nil
  ) {
    (self.items, self.preview, self.commit, self.onEnd) = (items, preview, commit, onEnd)
  }
}

extension View {
  /// Shows a menu when this view is held, or clicked with the other button of a mouse, if there is one for that place.
  ///
  /// - Parameter menu: Makes the menu for a place of the window, in points.
  package nonisolated func heldMenu(_ menu: @escaping @MainActor (CGPoint) -> HeldMenu?) -> some View {
    modifier(HeldMenuModifier(make: menu))
  }
}

private struct HeldMenuModifier: ViewModifier {
  nonisolated(unsafe) let make: @MainActor (CGPoint) -> HeldMenu?
  @State private var menu: HeldMenu?
  @State private var isOpen = false
  nonisolated init(make: @escaping @MainActor (CGPoint) -> HeldMenu?) { self.make = make }

  func body(content: Content) -> some View {
    let (made, isOpen) = ($menu, $isOpen)
    content
      .modifier(
        HoldModifier(isEnabled: true) { place in
          MainActor.assumeIsolated {
            guard let new = make(place) else { return false }
            made.wrappedValue = new
            return true
          }
        } action: {
          isOpen.wrappedValue = true
        }
      )
      .modifier(
        MenuModifier(
          isOpen: isOpen, preview: menu?.preview, commit: menu?.commit,
          onDismiss: { [end = menu?.onEnd] in MainActor.assumeIsolated { end?() } },
          items: menu?.items ?? AnyView(EmptyView())))
  }
}
