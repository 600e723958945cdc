import Foundation
import SashBus
import SashDesktop
import Testing

@testable import UIKit

extension BusTests {
  /// Who hears that memory runs short.
  @Suite @MainActor struct MemoryPressureTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
      var warnings = 0
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }

    @Test("When the desktop says that memory runs short the delegate hears it, and listeners do [S1-004]")
    func warning() async throws {
      let bus = try PrivateBus()
      SessionBus.end()
      SessionBus.address = bus.address
      // Tests of UIKit give the shared one other delegates meanwhile.
      let (application, delegate) = (UIApplication(), Delegate())
      application.delegate = delegate
      MemoryPressure.follow { [weak application] in application?.memoryRunsShort() }
      var posts = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
      ) { _ in MainActor.assumeIsolated { posts += 1 } }
      defer {
        NotificationCenter.default.removeObserver(token)
        SessionBus.end()
        SessionBus.address = nil
        bus.end()
      }
      MemoryPressure.begin()
      let portal = try bus.connection()
      #expect(await portal.takeName("org.freedesktop.portal.Desktop"))
      try await Task.sleep(for: .milliseconds(50))
      #expect(delegate.warnings == 0 && posts == 0)
      func warn(_ path: String) {
        portal.emit(path, "org.freedesktop.portal.MemoryMonitor", "LowMemoryWarning", [])
      }
      warn("/elsewhere")
      warn("/org/freedesktop/portal/desktop")
      #expect(await happens { delegate.warnings > 0 && posts > 0 })
      warn("/org/freedesktop/portal/desktop")
      #expect(await happens { delegate.warnings > 1 && posts > 1 })
      #expect(delegate.warnings == 2 && posts == 2)
    }
  }
}
