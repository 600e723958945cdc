import Foundation
import XCTest

/// Something of a program that can be measured again and again.
@MainActor @preconcurrency public protocol XCTMetric {
  /// What is measured, in which unit.
  var _name: String { get }
  var _unit: String { get }
  func _begin()
  /// What was measured since.
  func _end() -> Double
}

/// The time that goes by.
@MainActor @preconcurrency open class XCTClockMetric: NSObject, XCTMetric {
  private var start = 0.0
  public var _name: String { "Clock Monotonic Time" }
  public var _unit: String { "s" }
  public func _begin() { start = ProcessInfo.processInfo.systemUptime }
  public func _end() -> Double { ProcessInfo.processInfo.systemUptime - start }
}

/// The time that a processor works for a program; without one, for the tests.
@MainActor @preconcurrency open class XCTCPUMetric: NSObject, XCTMetric {
  private let application: XCUIApplication?
  private var start = 0.0
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
  public var _name: String { "CPU Time" }
  public var _unit: String { "s" }
  public func _begin() { start = ProcessFigures.processorTime(application?.processIdentifier) }
  public func _end() -> Double { ProcessFigures.processorTime(application?.processIdentifier) - start }
}

/// How much more memory a program has than before; without one, the tests.
@MainActor @preconcurrency open class XCTMemoryMetric: NSObject, XCTMetric {
  private let application: XCUIApplication?
  private var start = 0.0
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
  public var _name: String { "Memory Physical" }
  public var _unit: String { "kB" }
  public func _begin() { start = ProcessFigures.memory(application?.processIdentifier) }
  public func _end() -> Double { ProcessFigures.memory(application?.processIdentifier) - start }
}

/// How much a program writes to disk; without one, the tests.
@MainActor @preconcurrency open class XCTStorageMetric: NSObject, XCTMetric {
  private let application: XCUIApplication?
  private var start = 0.0
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
  public var _name: String { "Disk Logical Writes" }
  public var _unit: String { "kB" }
  public func _begin() { start = ProcessFigures.written(application?.processIdentifier) }
  public func _end() -> Double { ProcessFigures.written(application?.processIdentifier) - start }
}

/// The time from the start of a program until it shows something.
@MainActor @preconcurrency open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private var count = 0
  public override init() {}
  public init(waitUntilResponsive: Bool) {}
  public var _name: String { "AppLaunch" }
  public var _unit: String { "s" }
  public func _begin() { count = LaunchTimes.noted.count }
  public func _end() -> Double {
    let launches = LaunchTimes.noted.dropFirst(count)
    return launches.isEmpty ? 0 : launches.reduce(0, +) / Double(launches.count)
  }
}

/// How often something is measured.
@MainActor @preconcurrency open class XCTMeasureOptions: NSObject {
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }
  open var iterationCount = 5
  open var invocationOptions: InvocationOptions = []
}

extension XCTestCase {
  /// Runs a block five times after one that does not count, and prints what each metric measured.
  @MainActor @preconcurrency
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }
  @MainActor @preconcurrency
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
  @MainActor @preconcurrency
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    block()
    var values = metrics.map { _ in [Double]() }
    for _ in 0..<max(1, options.iterationCount) {
      for metric in metrics { metric._begin() }
      block()
      for (index, metric) in metrics.enumerated() { values[index].append(metric._end()) }
    }
    for (metric, values) in zip(metrics, values) {
      let mean = values.reduce(0, +) / Double(values.count)
      let spread = (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)).squareRoot()
      let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
      print(
        "Test Case '\(name)' measured [\(metric._name), \(metric._unit)] average: \(String(format: "%.3f", mean)), "
          + "relative standard deviation: \(String(format: "%.3f", mean == 0 ? 0 : spread / abs(mean) * 100))%, "
          + "values: [\(list)]")
    }
  }
}

/// What the system says of a process; nil is this one.
enum ProcessFigures {
  private static func read(_ process: Int32?, _ file: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process.map(String.init) ?? "self")/\(file)", encoding: .utf8))
      ?? ""
  }
  /// Seconds.
  static func processorTime(_ process: Int32?) -> Double {
    let fields = read(process, "stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
  /// kB.
  static func memory(_ process: Int32?) -> Double {
    let fields = read(process, "statm").split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
  /// kB.
  static func written(_ process: Int32?) -> Double {
    for line in read(process, "io").split(separator: "\n") where line.hasPrefix("wchar:") {
      return (Double(line.dropFirst(6).trimmingCharacters(in: .whitespaces)) ?? 0) / 1024
    }
    return 0
  }
}
