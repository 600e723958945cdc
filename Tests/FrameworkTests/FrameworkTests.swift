import Foundation
import LocalAuthentication
import OSLog
import Sash
import StoreKit
import SwiftUI
import Testing
import UniformTypeIdentifiers
import UserNotifications
import os

@Suite("Frameworks that real code takes for granted")
struct FrameworkTests {
  @Test("Types of data know their endings, MIME types and what they are kinds of")
  func types() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "application/json") == .json && UTType("public.nothing") == nil)
    let own = UTType(exportedAs: "com.example.notes", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.isSubtype(of: .json))
    let unknown = UTType(filenameExtension: "notes")
    #expect(unknown?.preferredFilenameExtension == "notes" && unknown?.isDynamic == true)
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(Set(UTType.movie.supertypes.map(\.identifier)).contains("public.audiovisual-content"))
  }

  @Test("A lock keeps what many threads count")
  func locks() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    nonisolated(unsafe) var total = 0
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            count.withLock { $0 += 1 }
            os_unfair_lock_lock(lock)
            total += 1
            os_unfair_lock_unlock(lock)
          }
        }
      }
    }
    #expect(count.withLock { $0 } == 8000 && total == 8000)
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
    lock.deallocate()
  }

  @Test("Messages take values in the forms of the log")
  func messages() {
    let log = Logger(subsystem: "com.example", category: "tests")
    let (name, number, ratio): (String, Int, Double) = ("Ada", 42, 0.5)
    log.debug("\(name, privacy: .public) \(number, format: .hex) \(ratio, format: .fixed(precision: 1))")
    log.error("plain")
    os_log("%{public}@ %d", log: .default, type: .info, name, number)
    let text: OSLogMessage =
      "\(name, privacy: .private)|\(number, format: .decimal(minDigits: 4))|\(name, align: .right(columns: 5))"
    #expect("\(text)".contains("<private>|0042|  Ada"))
  }

  @Test("Nobody can be recognised, and the answer says why")
  func authentication() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue && context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
    }
  }

  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var seen: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      seen.append(notification.request.content.title)
      completionHandler([])
    }
  }

  @Test("Notifications come when their trigger says so, and those called off do not")
  @MainActor func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    let delegate = Delegate()
    center.delegate = delegate
    func add(_ name: String, after seconds: TimeInterval) async throws {
      let content = UNMutableNotificationContent()
      content.title = name
      content.sound = .default
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
      try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    try await add("soon", after: 0.05)
    try await add("never", after: 400)
    try await add("late", after: 500)
    center.removePendingNotificationRequests(withIdentifiers: ["never"])
    for _ in 0..<100 where delegate.seen.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(delegate.seen == ["soon"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["late"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["soon"])
  }

  @Test("The store has nothing, and nothing was bought")
  func store() async {
    #expect(!AppStore.canMakePayments)
    #expect(await StoreKit.Transaction.latest(for: "coins") == nil)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("something was bought") }
  }

  @Test("Times are told relative to others")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSince1970: 0)
    #expect(formatter.localizedString(for: date.addingTimeInterval(-7200), relativeTo: date) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 minutes")
  }
}
