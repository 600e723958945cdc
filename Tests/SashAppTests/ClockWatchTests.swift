import Foundation
import SashBus
import SashDesktop
import SashFoundation
import Testing

@testable import UIKit

/// Days, clocks and zones that change while a program runs.
@Suite @MainActor struct ClockWatchTests {
  @Test("A new day is told when it begins, and the one after it when that does")
  func days() async {
    var changes: [ClockWatch.Change] = []
    var days = [Date(timeIntervalSinceNow: 0.1), Date(timeIntervalSinceNow: 0.3)]
    let watch = ClockWatch(nextDay: {
      days.isEmpty ? Date(timeIntervalSinceNow: 3600) : days.removeFirst()
    }) { changes.append($0) }
    defer { watch.end() }
    #expect(changes == [] && days.count == 1)
    // Another test may hold the main actor while both begin.
    #expect(await happens { changes == [.day, .day] && days.isEmpty })
    try? await Task.sleep(for: .milliseconds(300))
    #expect(changes == [.day, .day])
  }

  @Test("The machine is in another zone once the link to it leads elsewhere; other files do not matter")
  func zones() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zone-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    func link(_ zone: String) throws {
      let new = folder.appendingPathComponent("localtime.new").path
      try manager.createSymbolicLink(atPath: new, withDestinationPath: "/usr/share/zoneinfo/\(zone)")
      #expect(rename(new, folder.appendingPathComponent("localtime").path) == 0)
    }
    var changes: [ClockWatch.Change] = []
    let watch = ClockWatch(folder: folder.path) { changes.append($0) }
    defer { watch.end() }
    try Data().write(to: folder.appendingPathComponent("hostname"))
    try link("Pacific/Chatham")
    #expect(await happens { changes == [.zone] })
    try link("Pacific/Chatham")
    try? await Task.sleep(for: .milliseconds(100))
    #expect(changes == [.zone])
    try link("Asia/Kathmandu")
    #expect(await happens { changes == [.zone, .zone] })
  }

  @Test("A zone in which it is another day tells that too")
  func zoneOfAnotherDay() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zone-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    var changes: [ClockWatch.Change] = []
    var today = DateComponents(year: 2024, month: 5, day: 1)
    let watch = ClockWatch(folder: folder.path, today: { today }) { changes.append($0) }
    defer { watch.end() }
    today.day = 2
    try manager.createSymbolicLink(
      atPath: folder.appendingPathComponent("localtime").path,
      withDestinationPath: "/usr/share/zoneinfo/Pacific/Chatham")
    #expect(await happens { changes == [.zone, .day] })
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var changes = 0
    func applicationSignificantTimeChange(_ application: UIApplication) { changes += 1 }
  }
  @Test("The delegate and listeners hear of it")
  func delegate() {
    let (application, delegate) = (UIApplication(), Delegate())
    application.delegate = delegate
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification, object: application, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    application.timeHasChanged()
    #expect(delegate.changes == 1 && posts == 1)
  }
}

extension BusTests {
  /// What a program does, and what is kept from happening meanwhile.
  @Suite @MainActor struct ActivityTests {
    private func withPortal(
      _ interfaces: [BusObject.Interface], _ body: @MainActor (Bus) async throws -> Void
    ) async throws {
      try await PrivateBus.connect { portal in
        BusObject("/org/freedesktop/portal/desktop", interfaces).serve(on: portal)
        #expect(await portal.takeName("org.freedesktop.portal.Desktop"))
        try await body(portal)
      }
    }

    @Test("An activity keeps the machine awake, or the screen on, until all that want so have ended")
    func activities() async throws {
      var calls: [String] = []
      var number = 0
      let inhibit = BusObject.Interface(
        "org.freedesktop.portal.Inhibit",
        methods: [
          .init("Inhibit", "sua{sv}", returns: "o") { call in
            calls.append("inhibit \(call.number(1) ?? 0)")
            number += 1
            return .values([.path("/request/\(number)")])
          }
        ])
      try await withPortal([inhibit]) { portal in
        portal.serve(below: "/request") { call in
          calls.append("\(call.member) \(call.path)")
          return .values([])
        }
        let info = ProcessInfo.processInfo
        let quiet = info.beginActivity(options: .background, reason: "tidying")
        let first = info.beginActivity(options: .userInitiated, reason: "a copy")
        #expect(await happens { calls == ["inhibit 4"] })
        var second: (any NSObjectProtocol)? = info.beginActivity(
          options: [.idleDisplaySleepDisabled, .idleSystemSleepDisabled], reason: "a film")
        #expect(await happens { calls == ["inhibit 4", "inhibit 8"] })
        info.endActivity(first)
        info.endActivity(first)
        info.endActivity(quiet)
        try await Task.sleep(for: .milliseconds(50))
        #expect(calls.count == 2)
        // One that nobody holds any more has ended.
        if second != nil { second = nil }
        #expect(await happens { calls.count == 4 })
        #expect(Set(calls.suffix(2)) == ["Close /request/1", "Close /request/2"])
      }
    }

    @Test("An expiring activity is told once that there is time")
    func expiring() async {
      let isExpired = await withCheckedContinuation { done in
        ProcessInfo.processInfo.performExpiringActivity(withReason: "saving") { done.resume(returning: $0) }
      }
      #expect(!isExpired)
    }

    @Test("The desktop says whether power is saved, and listeners hear when that changes")
    func power() async throws {
      let place = "org.freedesktop.portal.PowerProfileMonitor"
      var isOn = true
      let monitor = BusObject.Interface(
        place, properties: [.init("power-saver-enabled", "b") { .bool(isOn) }])
      try await withPortal([monitor]) { portal in
        defer { PowerSaver.end() }
        var posts = 0
        let token = NotificationCenter.default.addObserver(
          forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        PowerSaver.begin()
        #expect(await happens { ProcessInfo.processInfo.isLowPowerModeEnabled && posts == 1 })
        isOn = false
        portal.emit(
          "/org/freedesktop/portal/desktop", "org.freedesktop.DBus.Properties", "PropertiesChanged",
          [
            .string(place), .dictionary(of: "v", [("power-saver-enabled", .variant(.bool(false)))]),
            .strings([]),
          ])
        #expect(await happens { PowerSaver.isOn == false && posts == 2 })
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
      }
    }
  }
}
