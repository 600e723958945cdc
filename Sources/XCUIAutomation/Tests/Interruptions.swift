import Foundation
import XCTest

extension XCTestCase {
  /// Has a closure look at alerts that come between the test and what it wants to use; true says that it has dealt with it.
  @MainActor @preconcurrency @discardableResult
  public func addUIInterruptionMonitor(
    withDescription description: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = Interruptions.Monitor(description, handler)
    Interruptions.monitors.append(monitor)
    addTeardownBlock { MainActor.assumeIsolated { Interruptions.monitors.removeAll { $0 === monitor } } }
    return monitor
  }
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    Interruptions.monitors.removeAll { $0 === monitor }
  }
}

/// Who is asked about alerts that are in the way.
@MainActor enum Interruptions {
  final class Monitor: NSObject {
    let words: String
    let handler: (XCUIElement) -> Bool
    init(_ words: String, _ handler: @escaping (XCUIElement) -> Bool) {
      (self.words, self.handler) = (words, handler)
    }
  }
  static var monitors: [Monitor] = []
  private static var isHandling = false

  /// Shows an alert to the monitors, the latest first, until one has dealt with it.
  static func handle(in application: XCUIApplication) {
    guard !isHandling, !monitors.isEmpty else { return }
    let alert = application.alerts.firstMatch
    guard alert.exists else { return }
    isHandling = true
    defer { isHandling = false }
    for monitor in monitors.reversed() where monitor.handler(alert) { return }
  }
}
