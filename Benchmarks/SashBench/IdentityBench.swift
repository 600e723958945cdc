import BenchViews
import Foundation
import SashCore

/// Rows that come, change, move and go; states that are written for hours.
let identityBenchmarks: [Benchmark] = [
  Benchmark(name: "foreach-ops") { MainActor.assumeIsolated { forEachOperations() } },
  Benchmark(name: "foreach-state") { MainActor.assumeIsolated { stateOfOneRow() } },
  Benchmark(name: "state-soak") { MainActor.assumeIsolated { soak(steps: 1_000_000) } },
]

private func makeScene<V: View>(_ root: V, height: CGFloat = 800) -> ViewGraph {
  ViewGraph(
    root: root, size: CGSize(width: 400, height: height), environment: EnvironmentValues())
}

/// Evaluates, lays out and records; returns the milliseconds.
@MainActor private func frame(_ scene: ViewGraph) -> Double {
  let start = now()
  scene.update()
  use(scene.display())
  return (now() - start) / 1e6
}

/// The operations of js-framework-benchmark on 10,000 rows of a text each.
@MainActor private func forEachOperations() -> [Row] {
  let count = 10_000
  var next = 0
  func rows() -> [TableRow] {
    next += count
    return (0..<count).map { TableRow(id: next + $0, title: "row \(next + $0)") }
  }
  let operations: [(String, (TableModel) -> Void)] = [
    ("create", { $0.rows = rows() }),
    ("replace", { $0.rows = rows() }),
    (
      "update-10th",
      { model in
        var rows = model.rows
        for index in stride(from: 0, to: count, by: 10) { rows[index].title += "!" }
        model.rows = rows
      }
    ),
    ("swap", { $0.rows.swapAt(1, count - 2) }),
    ("remove", { $0.rows.remove(at: count / 2) }),
    ("append", { $0.rows.append(TableRow(id: -next, title: "appended")) }),
    ("clear", { $0.rows = [] }),
  ]
  var times: [[Double]] = Array(repeating: [], count: operations.count)
  for repetition in 0..<6 {
    let model = TableModel()
    let scene = makeScene(Table(model: model))
    _ = frame(scene)
    for (index, operation) in operations.enumerated() {
      let start = now()
      operation.1(model)
      let written = (now() - start) / 1e6
      let time = written + frame(scene)
      if repetition > 0 { times[index].append(time) }
    }
    scene.close()
  }
  return zip(operations, times).map { operation, times in
    Row(
      "foreach-" + operation.0, milliseconds: times.sorted()[times.count / 2],
      bound: operation.0 == "clear" ? 20 : nil)
  }
}

/// One state of one row is written, among 1,000 and among 10,000 rows.
@MainActor private func stateOfOneRow() -> [Row] {
  [1000, 10_000].map { count in
    let registry = Registry()
    let scene = makeScene(TalliedTable(count: count, registry: registry))
    _ = frame(scene)
    var times: [Double] = []
    for step in 0..<201 {
      registry.bindings[step &* 7919 % count]!.wrappedValue += 1
      times.append(frame(scene))
    }
    scene.close()
    return Row(name: "foreach-state-\(count)", value: times.sorted()[100], unit: "ms")
  }
}

/// Random writes and changes of structure, each followed by an update. The memory after a tenth of them and at the end
/// is to be the same.
@MainActor private func soak(steps: Int) -> [Row] {
  let model = SoakModel()
  let scene = makeScene(Soak(model: model))
  var random = SplitMix(state: 1)
  var memoryAfterTenth = 0.0
  let start = now()
  for step in 1...steps {
    change(model, &random)
    scene.update()
    if step % 64 == 0 { use(scene.display()) }
    if step % (steps / 100) == 0 { scene.graph.checkInvariants() }
    if step == steps / 10 { memoryAfterTenth = residentMegabytes() }
  }
  let time = (now() - start) / 1e3 / Double(steps)
  let memory = residentMegabytes()
  scene.close()
  return [
    Row(name: "state-soak", value: time, unit: "µs"),
    Row(name: "state-soak-memory-tenth", value: memoryAfterTenth, unit: "MB"),
    Row(name: "state-soak-memory-end", value: memory, unit: "MB"),
    Row(name: "state-soak-nodes-left", value: Double(scene.graph.counters.liveNodes), unit: "nodes"),
  ]
}

@MainActor private func change(_ model: SoakModel, _ random: inout SplitMix) {
  switch random.below(16) {
  case 0: model.isOn.toggle()
  case 1: model.page = random.below(3)
  case 2: model.isText.toggle()
  case 3: model.explicitID = random.below(4)
  case 4: model.optional = random.below(2) == 0 ? nil : random.below(9)
  case 5 where model.rows.count > 8: model.rows.remove(at: random.below(model.rows.count))
  case 6 where model.rows.count > 1:
    model.rows.swapAt(random.below(model.rows.count), random.below(model.rows.count))
  case 7:
    let id = random.below(64)
    if !model.rows.contains(id) { model.rows.insert(id, at: random.below(model.rows.count + 1)) }
  case 8 where random.below(50) == 0: model.rows = []
  case 9 where random.below(20) == 0: model.rows.reverse()
  default:
    let ids = [-1, -2, -3, -4, -5, -6, -7] + model.rows
    model.registry.bindings[ids[random.below(ids.count)]]?.wrappedValue += 1
  }
}

/// Memory that the process holds now.
private func residentMegabytes() -> Double {
  guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
  else { return 0 }
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}

/// The same numbers in every run.
private struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
