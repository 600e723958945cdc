import Foundation

/// How the memory of workers went: what they hold when a window has been closed, run by run.
///
/// The scenes are made again and again, so once each has been there it has to stay as it is.
struct MonkeyMemory {
  private struct Sample {
    let resident: Int
    let allocated: Int
  }
  /// By worker; another program is another worker.
  private var samples: [Int: [Sample]] = [:]

  /// - Parameters:
  ///   - resident: Megabytes of memory that the worker has.
  ///   - allocated: Kilobytes of its heap that are in use.
  mutating func ran(worker: Int, resident: Int, allocated: Int) {
    samples[worker, default: []].append(Sample(resident: resident, allocated: allocated))
  }

  /// Too few runs tell nothing: the caches are still filling.
  private static let fewest = 200

  /// What the longest of the workers says; nil if none did enough.
  var verdict: (line: String, isFlat: Bool)? {
    guard let runs = samples.values.max(by: { $0.count < $1.count }), runs.count >= MonkeyMemory.fewest else {
      return nil
    }
    // Medians, as some windows are much larger than others.
    let (warm, last) = (runs[runs.count / 4..<runs.count / 2], runs[(runs.count * 3 / 4)...])
    let (heap, heapAtEnd) = (
      MonkeyMemory.median(warm, \.allocated), MonkeyMemory.median(last, \.allocated)
    )
    let (memory, memoryAtEnd) = (MonkeyMemory.median(warm, \.resident), MonkeyMemory.median(last, \.resident))
    let isFlat =
      heapAtEnd <= heap + max(1024, heap / 20) && memoryAtEnd <= memory + max(8, memory / 10)
    return (
      "memory: \(isFlat ? "flat" : "GROWS"), \(memory) to \(memoryAtEnd) MB, of which the heap has "
        + "\(heap) to \(heapAtEnd) KB (medians of the second and the last quarter of \(runs.count) runs)",
      isFlat
    )
  }

  private static func median(_ samples: ArraySlice<Sample>, _ value: (Sample) -> Int) -> Int {
    let values = samples.map(value).sorted()
    return values[values.count / 2]
  }
}
