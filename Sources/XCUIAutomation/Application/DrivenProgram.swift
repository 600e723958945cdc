import Foundation
import SashAutomation

/// A program that runs for a test, and the connection to it.
@MainActor final class DrivenProgram {
  private let process = Process()
  private let channel: AutomationChannel
  /// Seconds from the start until the program showed something.
  private(set) var launchDuration = 0.0

  /// How long a program may take to start, and to answer, in seconds of real time.
  private static let patience = 60.0

  init(_ location: ProgramLocation, arguments: [String], environment: [String: String]) throws {
    let file = try location.find()
    let place = try ProgramHome.shared.folder(for: file)
    let socket = place.appendingPathComponent("socket").path
    guard let listener = AutomationSocket.listen(at: socket) else {
      throw FindError("no socket can be made at \(socket)")
    }
    process.executableURL = file
    process.arguments = arguments
    process.environment = ProgramHome.environment(in: place).merging(environment) { $1 }
      .merging([AutomationSocket.variable: socket]) { $1 }
    let start = ProcessInfo.processInfo.systemUptime
    try process.run()
    let process = process
    guard
      let channel = listener.accept(within: Self.patience, isOver: { !process.isRunning })
    else {
      let wasRunning = process.isRunning
      process.terminate()
      throw FindError(
        wasRunning
          ? "it did not connect to the test within \(Int(Self.patience)) seconds"
          : "it ended at once, \(process.endWords)")
    }
    self.channel = channel
    Self.running.append(Weak(self))
    launchDuration = ProcessInfo.processInfo.systemUptime - start
    LaunchTimes.noted.append(launchDuration)
  }

  var isRunning: Bool { process.isRunning }
  /// Whether it has come to its own end.
  var hasEndedWell: Bool {
    !process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0
  }
  var processIdentifier: Int32 { process.processIdentifier }

  func ask(_ request: AutomationRequest) throws -> AutomationScreen {
    switch try reply(to: request) {
    case .shown(let screen): return screen
    case .failed(let reason): throw FindError(reason)
    case .picture: throw FindError("the program answered with a picture")
    }
  }
  func picture(of window: UInt64?) throws -> Data {
    switch try reply(to: .picture(window: window)) {
    case .picture(let data): return data
    case .failed(let reason): throw FindError(reason)
    case .shown: throw FindError("the program answered without a picture")
    }
  }
  private func reply(to request: AutomationRequest) throws -> AutomationReply {
    do {
      try channel.send(request)
      return try channel.receive(AutomationReply.self, within: Self.patience)
    } catch AutomationChannel.Failure.ended {
      process.waitUntilExit()
      throw FindError("the program has ended, \(process.endWords)")
    }
  }

  /// Ends the program: it is asked to, and killed where it does not.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    let end = ProcessInfo.processInfo.systemUptime + 2
    while process.isRunning, ProcessInfo.processInfo.systemUptime < end {
      Thread.sleep(forTimeInterval: 0.005)
    }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private struct Weak {
    weak var program: DrivenProgram?
    init(_ program: DrivenProgram) { self.program = program }
  }
  private static var running: [Weak] = []
}

/// How long launches have taken, in seconds, the latest last.
@MainActor enum LaunchTimes {
  static var noted: [Double] = []
}

extension Process {
  /// How it ended, in words.
  fileprivate var endWords: String {
    guard !isRunning else { return "and still runs" }
    return terminationReason == .exit ? "with status \(terminationStatus)" : "by signal \(terminationStatus)"
  }
}
