import SashCore
import SashHost
import SashText

extension ViewGraph {
  /// Takes clock, timers, the clipboard and what is selected on the screen from a host.
  @MainActor func connect(to host: any AppHost) {
    services.scheduler = { [weak host] delay, action in
      MainActor.assumeIsolated {
        let timer = host?.schedule(after: delay) { action() }
        return { MainActor.assumeIsolated { timer?.cancel() } }
      }
    }
    services.clock = { [weak host] in MainActor.assumeIsolated { host?.now ?? 0 } }
    services.clipboard = Clipboard(
      read: { [weak host] in MainActor.assumeIsolated { host?.clipboardText } },
      write: { [weak host] text in MainActor.assumeIsolated { host?.clipboardText = text } })
    services.primarySelection = Clipboard(
      read: { [weak host] in MainActor.assumeIsolated { host?.primarySelectionText } },
      write: { [weak host] text in MainActor.assumeIsolated { host?.primarySelectionText = text } })
    if host.checksSpelling { services.spellingLanguage = SystemLocale.languages.first }
  }
}
