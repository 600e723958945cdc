import Glibc

/// One line of output: what was measured, and how often the thing it is compared with fits into it.
///
/// Rows that a program in `Peers` measures too leave the ratio to the script that runs both.
struct Row {
  let name: String
  let value: Double
  let unit: String
  var ratio: Double?
  var against = ""
  /// The ratio that was promised at most.
  var bound: Double?
}

/// How many times as slow this machine is as the one that bounds in milliseconds were set on; `./bench` measures it and says
/// so in `SASH_BENCH_FACTOR`.
private let machineFactor =
  getenv("SASH_BENCH_FACTOR").flatMap { Double(String(cString: $0)) }.map { max($0, 0.1) } ?? 1

extension Row {
  /// A time beside what it may be at most, in milliseconds of the machine that bounds were set on.
  init(_ name: String, milliseconds: Double, bound: Double? = nil) {
    self.init(name: name, value: milliseconds, unit: "ms")
    guard let bound else { return }
    let most = bound * machineFactor
    (ratio, against, self.bound) = (
      milliseconds / most, "bound of \((most * 100).rounded() / 100) ms here", 1
    )
  }
}

/// A measurement that can be asked for by name.
struct Benchmark {
  let name: String
  let run: () -> [Row]
}

/// `SASH_BENCH_CLOCK=cpu` counts the processor time of all threads, which other work on the machine changes little.
private let clock =
  getenv("SASH_BENCH_CLOCK").map { String(cString: $0) } == "cpu"
  ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC

/// Nanoseconds of a clock that only goes forward.
@inline(never) func now() -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median over `repetitions` runs of the nanoseconds that `body` takes for each of its `count` steps.
func median(of count: Int, repetitions: Int = 15, _ body: () -> Void) -> Double {
  var times: [Double] = []
  for repetition in -2..<repetitions {
    let start = now()
    body()
    if repetition >= 0 { times.append((now() - start) / Double(count)) }
  }
  return times.sorted()[repetitions / 2]
}

/// Keeps the optimiser from dropping or foreseeing a value.
@inline(never) @_optimize(none) func use<T>(_ value: T) {}
@inline(never) @_optimize(none) func hide<T>(_ value: T) -> T { value }

/// The unit of the graph's ratios: one call of an escaping closure held in a local.
let closureCall: Double = {
  let captured = hide(3)
  let closure: (Int) -> Int = hide { $0 &+ captured }
  return median(of: 1_000_000) {
    var sum = 0
    for _ in 0..<1_000_000 { sum = closure(sum) }
    use(sum)
  }
}()
