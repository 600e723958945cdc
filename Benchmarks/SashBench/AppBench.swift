import BenchViews
import Foundation
import SashApp
import SashCore
import SashHost
import SashInput

/// What a person waits for: a tap that is answered, an app that starts. Held to 1 ms, 200 ms and 80 MB.
let appBenchmarks: [Benchmark] = [
  Benchmark(name: "tap-to-pixels") { MainActor.assumeIsolated { tapToPixels() } },
  Benchmark(name: "hello-start", run: helloStart),
]

/// A counter at 800×600: from the finger's lifting to the pixels that show the next number.
@MainActor private func tapToPixels() -> [Row] {
  let size = CGSize(width: 800, height: 600)
  let host = HeadlessHost()
  let headless = host.open(WindowRequest(title: "Counter", size: size, scale: 1))
  var environment = EnvironmentValues()
  environment.displayScale = 1
  let scene = ViewGraph(root: Counter(), size: size, environment: environment)
  let window = SceneWindow(scene: scene, window: headless, host: host)
  host.deliverDue()

  guard let button = elements(in: scene.display()).first(where: { $0.text == "Add one" }) else {
    fatalError("the counter shows no button")
  }
  let point = CGPoint(x: button.frame.midX, y: button.frame.midY)
  func send(_ phase: PointerEvent.Phase) {
    headless.send(
      .pointer(PointerEvent(phase: phase, kind: .touch, pointer: 1, location: point, time: host.now)))
    host.deliverDue()
  }
  var times: [Double] = []
  var pixels = 0
  for _ in 0..<101 {
    let start = now()
    send(.began)
    send(.ended)
    times.append((now() - start) / 1e6)
    pixels = window.lastCounters.pixelsDrawn
    host.advance(by: 1)
  }
  let shown = elements(in: scene.display()).map(\.text)
  guard shown.contains("Count: 101") else { fatalError("101 taps led to \(shown)") }
  return [
    Row(name: "tap-to-pixels", value: times.sorted()[50], unit: "ms"),
    Row(name: "tap-to-pixels-drawn", value: Double(pixels), unit: "pixels"),
  ]
}

/// A hello app in a window: from its start to its first frame, and the memory it holds then.
///
/// With `SASH_LOG_TEXTS` an app prints a line right after it has presented a frame; the clock stops at it.
private func helloStart() -> [Row] {
  let app = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("HelloBench")
  let variables = ProcessInfo.processInfo.environment
  guard variables["DISPLAY"] != nil, FileManager.default.isExecutableFile(atPath: app.path) else {
    fputs("hello-start needs DISPLAY and \(app.path); it was left out.\n", stderr)
    return []
  }
  var (times, memory): ([Double], [Double]) = ([], [])
  for repetition in 0...10 {
    guard let (time, resident) = startHello(app.path, variables) else { return [] }
    if repetition > 0 {
      times.append(time)
      memory.append(resident)
    }
  }
  return [
    Row(name: "hello-start", value: times.sorted()[5], unit: "ms"),
    Row(name: "hello-memory", value: memory.sorted()[5], unit: "MB"),
  ]
}

/// Milliseconds and megabytes of one start.
private func startHello(_ path: String, _ variables: [String: String]) -> (Double, Double)? {
  var variables = variables
  variables["SASH_HOST"] = "desktop"
  variables["SASH_LOG_TEXTS"] = "1"
  variables["WAYLAND_DISPLAY"] = nil
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
  posix_spawn_file_actions_addclose(&actions, ends[0])
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
  var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in arguments + environment { free(text) } }

  var process: pid_t = 0
  let start = now()
  guard posix_spawn(&process, path, &actions, nil, &arguments, &environment) == 0 else { return nil }
  close(ends[1])
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = read(ends[0], &buffer, buffer.count)
  let time = (now() - start) / 1e6
  let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
  kill(process, SIGKILL)
  waitpid(process, nil, 0)
  close(ends[0])
  guard count > 0, String(decoding: buffer[..<count], as: UTF8.self).hasPrefix("texts: Hello"),
    let line = status?.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
    let kilobytes = Double(line.filter(\.isNumber))
  else {
    fputs("HelloBench showed no frame; hello-start was left out.\n", stderr)
    return nil
  }
  return (time, kilobytes / 1024)
}
