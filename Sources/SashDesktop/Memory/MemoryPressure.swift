import SashBus

/// The machine runs short of memory, and the desktop asks programs to let go of what they can make again: heard by the portal.
///
/// Where there is no bus, or nobody who watches the memory, nothing is heard; while there is enough of it nothing runs.
///
/// - Source: the documentation of org.freedesktop.portal.MemoryMonitor. Its signal has a level, of which the lowest counts too.
@MainActor package enum MemoryPressure {
  private static let path = "/org/freedesktop/portal/desktop"
  private static var followers: [@MainActor () -> Void] = []

  /// Begins to listen.
  package static func begin() {
    guard let bus = try? SessionBus.shared() else { return }
    bus.match(
      "type='signal',interface='org.freedesktop.portal.MemoryMonitor',member='LowMemoryWarning'"
    ) { call in
      if call.path == path { for follower in followers { follower() } }
    }
  }
  /// Has `action` done whenever memory runs short, as long as the program runs.
  package static func follow(_ action: @escaping @MainActor () -> Void) { followers.append(action) }
}
