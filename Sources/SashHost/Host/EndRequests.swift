import Dispatch
import Foundation

/// The system's polite requests to end (SIGTERM, SIGINT, SIGHUP), delivered on the main queue while this
/// object lives.
@MainActor package final class EndRequests {
  private var sources: [any DispatchSourceSignal] = []

  package init(_ action: @escaping @MainActor () -> Void) {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number, SIG_IGN)  // or it would end the process before the source hears of it
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { action() } }
      source.activate()
      sources.append(source)
    }
  }
  deinit {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }
}
