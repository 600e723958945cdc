import SashCore
import SashHost

extension ViewGraph {
  /// Takes clock, timers and the clipboard from a host.
  @MainActor func connect(to host: any AppHost) {
    scheduler = { [weak host] delay, action in
      MainActor.assumeIsolated {
        let timer = host?.schedule(after: delay) { action() }
        return { MainActor.assumeIsolated { timer?.cancel() } }
      }
    }
    clock = { [weak host] in MainActor.assumeIsolated { host?.now ?? 0 } }
    clipboard = Clipboard(
      read: { [weak host] in MainActor.assumeIsolated { host?.clipboardText } },
      write: { [weak host] text in MainActor.assumeIsolated { host?.clipboardText = text } })
  }
}
