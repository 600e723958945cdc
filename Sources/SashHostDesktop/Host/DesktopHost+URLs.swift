import Foundation
import SashHost
import SashMessages

extension DesktopHost {
  /// Hands a URL to `xdg-open`, which knows the user's apps.
  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    // Without a scheme it would be a path in the working directory or an option of the program.
    guard url.scheme != nil, let program = DesktopHost.program(named: "xdg-open") else {
      if url.scheme != nil {
        tellOnce("cannot open \(url): xdg-open is missing; install xdg-utils.")
      }
      return completion(false)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { process in
      let hasOpened = process.terminationStatus == 0
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(hasOpened) } }
    }
    do { try process.run() } catch { completion(false) }
  }

  private static func program(named name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
