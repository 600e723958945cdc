import SashCore

/// Turns a chevron that points forward downward while something is open, whichever way is forward.
struct DisclosureTurn: ViewModifier {
  let isOpen: Bool
  @Environment(\.layoutDirection) private var direction
  nonisolated init(isOpen: Bool) { self.isOpen = isOpen }
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(!isOpen ? 0 : direction == .rightToLeft ? -90 : 90))
  }
}
