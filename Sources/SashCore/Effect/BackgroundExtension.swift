import Foundation

extension View {
  /// Goes on beyond the safe area with mirrored, blurred copies of this view, so that bars and columns seem to lie over it.
  public nonisolated func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }
  /// Goes on beyond the safe area with mirrored, blurred copies of this view, if that is enabled.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool
  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.background {
      if isEnabled {
        GeometryReader { proxy in
          let (size, insets) = (proxy.size, proxy.safeAreaInsets)
          ZStack(alignment: .topLeading) {
            if insets.leading > 0 { copy(content, size, x: -size.width, y: 0) }
            if insets.trailing > 0 { copy(content, size, x: size.width, y: 0) }
            if insets.top > 0 { copy(content, size, x: 0, y: -size.height) }
            if insets.bottom > 0 { copy(content, size, x: 0, y: size.height) }
          }
          .mask {
            Rectangle().padding(
              EdgeInsets(
                top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing
              ))
          }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
  }

  private func copy(_ content: Content, _ size: CGSize, x: CGFloat, y: CGFloat) -> some View {
    content
      .frame(width: size.width, height: size.height)
      .scaleEffect(x: x == 0 ? 1 : -1, y: y == 0 ? 1 : -1)
      .blur(radius: 12)
      .offset(x: x, y: y)
  }
}
