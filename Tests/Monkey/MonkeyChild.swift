import Foundation

/// This program once more, as a process of its own that may die.
final class MonkeyChild: @unchecked Sendable {
  enum Status: Equatable {
    case ended(Int32)
    case signalled(Int32)
    /// It told of nothing for too long, and was ended.
    case hung
  }
  private let process = Process()
  private let output = Pipe()
  private let patience: Double
  private let lock = NSLock()
  private var lastSign = ProcessInfo.processInfo.systemUptime
  private var isHung = false

  /// - Parameters:
  ///   - errors: The file that gets what it writes to standard error.
  ///   - patience: Seconds without a line of output after which it is ended.
  ///   - tracesCrashes: Where it was when it crashed is written to standard error.
  init(_ arguments: [String], errors: URL, patience: Double, tracesCrashes: Bool = false) {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try? FileHandle(forWritingTo: errors)
    // A trace of a crash takes seconds.
    let backtrace =
      tracesCrashes ? "enable=yes,color=no,threads=crashed,limit=24,registers=none,images=none" : "enable=no"
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": backtrace]) { $1 }
    self.patience = patience
  }

  /// Its number among the programs of the machine.
  var identifier: Int { Int(process.processIdentifier) }
  /// Megabytes that it had after the run before.
  var lastMemory = 0
  /// Megabytes of memory that it has.
  var memory: Int {
    let status =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line.flatMap { $0.split(separator: " ").compactMap { Int($0) }.first }.map { $0 / 1024 } ?? 0
  }

  /// Waits for its end and hands over its lines.
  func run(_ line: (String) -> Void) -> Status {
    do { try process.run() } catch { return .ended(127) }
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 1, repeating: 1)
    watch.setEventHandler { [unowned self] in
      lock.withLock {
        if ProcessInfo.processInfo.systemUptime - lastSign > patience {
          isHung = true
          kill(process.processIdentifier, SIGKILL)
        }
      }
    }
    watch.resume()
    defer { watch.cancel() }
    var buffer = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      lock.withLock { lastSign = ProcessInfo.processInfo.systemUptime }
      buffer.append(data)
      while let end = buffer.firstIndex(of: 10) {
        line(String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self))
        buffer.removeSubrange(buffer.startIndex...end)
      }
    }
    process.waitUntilExit()
    if lock.withLock({ isHung }) { return .hung }
    return process.terminationReason == .exit
      ? .ended(process.terminationStatus) : .signalled(process.terminationStatus)
  }
}
