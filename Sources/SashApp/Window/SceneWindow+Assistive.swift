import Foundation
import SashAssistive
import SashCore
import SashDisplay
import SashHost
import SashSemantics

extension SceneWindow: AssistiveSubject {
  package var assistiveTitle: String { window.title }
  package var isActive: Bool { window.isFocused }
  package var isShown: Bool { window.isVisible }
  package var contentSize: CGSize { window.size }
  package var contentScale: CGFloat { window.scale }
  package var contentOrigin: CGPoint? { window.screenOrigin }
  package var assistiveClipboard: String? {
    get { host.clipboardText }
    set { host.clipboardText = newValue }
  }

  /// What has been written is settled first: who asks after an action expects to hear of what it did.
  package func semantics(isSettling: Bool) -> SemanticsTree? {
    if isSettling, scene.frameRequested, !scene.isClosed {
      scene.update()
      onUpdate?()
      scene.requestFrame()
    }
    return scene.isClosed ? nil : scene.semantics()
  }
  package func tap(at point: CGPoint) { scene.tapForSemantics(at: point) }
  package func activateWindow() { window.bringToFront() }
}

extension HostChoice {
  /// A picture is drawn for nobody, and a program without a screen is asked by nobody unless it is told so.
  var assistiveWish: AssistiveWish {
    if snapshot != nil || isAssistive == false { return .never }
    return isAssistive == true ? .always : kind == .desktop ? .automatic : .never
  }

  /// What looks through a window, if that is asked for: where the window stands for a phone, for what fingers need.
  @MainActor func audit() -> WindowAudit? { isAudited ? WindowAudit(isForPointer: device == nil) : nil }
}

/// Speaks to assistive technologies from now on, which hear of keys before windows do.
@MainActor func beginAssistance(_ wish: AssistiveWish) {
  AssistiveSession.begin(wish)
  guard let session = AssistiveSession.current else { return }
  KeyFilter.current = { [weak session] key, reply in
    session?.offer(key, reply: { isTaken in MainActor.assumeIsolated { reply(isTaken) } }) ?? false
  }
}
