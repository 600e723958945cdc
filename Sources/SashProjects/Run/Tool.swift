import Foundation

/// Runs other programs.
enum Tool {
  /// Runs one to its end and reads what it says.
  static func read(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws
    -> (status: Int32, output: String, errors: String)
  {
    let process = try self.process(name, arguments, environment)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try start(process)
    // Both at once: a full pipe would stop the program.
    nonisolated(unsafe) var said = Data()
    let reading = DispatchQueue(label: "sash.read")
    reading.async { said = errors.fileHandleForReading.readDataToEndOfFile() }
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    reading.sync {}
    return (
      process.terminationStatus, String(decoding: read, as: UTF8.self), String(decoding: said, as: UTF8.self)
    )
  }

  /// Runs one to its end and hands on each line that it says.
  static func follow(
    _ name: String, _ arguments: [String], environment: [String: String] = [:], _ line: (String) -> Void
  ) throws -> Int32 {
    let process = try self.process(name, arguments, environment)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try start(process)
    var rest = Data()
    while true {
      let read = output.fileHandleForReading.availableData
      if read.isEmpty { break }
      rest += read
      while let end = rest.firstIndex(of: 10) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func process(_ name: String, _ arguments: [String], _ environment: [String: String]) throws
    -> Process
  {
    guard let program = find(name) else { throw ProjectError("\(name) is not in the PATH.") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    return process
  }

  /// Starts a program that may have been written just now: while another thread starts one of its own, that one holds the file open for a
  /// moment, and the system runs no file that somebody may still write.
  private static func start(_ process: Process) throws {
    for _ in 0..<50 {
      do { return try process.run() } catch  where isBusy(error) { usleep(20_000) }
    }
    try process.run()
  }
  private static func isBusy(_ error: any Error) -> Bool {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(ETXTBSY)
  }

  /// The program of a name in the PATH, or at a path of its own.
  static func find(_ name: String) -> URL? {
    if name.hasPrefix("/") {
      return FileManager.default.isExecutableFile(atPath: name) ? URL(fileURLWithPath: name) : nil
    }
    return (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
