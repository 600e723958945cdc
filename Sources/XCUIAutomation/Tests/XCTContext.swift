import Foundation
import XCTest

/// A named part of a test.
@MainActor @preconcurrency public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// What goes on in a test.
@MainActor @preconcurrency open class XCTContext: NSObject {
  /// Runs a part of a test under a name, which is printed.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    print("\(String(repeating: "    ", count: Activity.depth))Activity '\(name)'")
    Activity.depth += 1
    defer { Activity.depth -= 1 }
    return try block(Activity(name))
  }
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    print("\(String(repeating: "    ", count: Activity.depth))Activity '\(name)'")
    Activity.depth += 1
    defer { Activity.depth -= 1 }
    return try await block(Activity(name))
  }
}

private final class Activity: NSObject, XCTActivity {
  let name: String
  static var depth = 1
  init(_ name: String) { self.name = name }
  func add(_ attachment: XCTAttachment) { attachment.keep(for: name) }
}

extension XCTestCase {
  /// Keeps something with the results of the test.
  @MainActor @preconcurrency public func add(_ attachment: XCTAttachment) {
    attachment.keep(for: name)
    guard attachment.lifetime == .deleteOnSuccess else { return }
    addTeardownBlock { [weak self] in
      let hasFailed = self?.testRun.map { $0.totalFailureCount > 0 } ?? true
      MainActor.assumeIsolated { if !hasFailed { attachment.remove() } }
    }
  }
}
