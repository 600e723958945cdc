import Foundation
import SashDisplay
import SashGeometry
import SashRaster

/// Drawing a dense scene; `Peers/cairo_scene.c` draws the same scene with cairo.
let rasterBenchmarks: [Benchmark] = [
  Benchmark(name: "raster-scene") {
    let time = draw(threads: 1)
    guard let cairo = peer("cairo_scene") else {
      return [
        Row(name: "raster-scene", value: time, unit: "ms", ratio: .nan, against: "cairo, not in SASH_PEERS")
      ]
    }
    return [Row(name: "raster-scene", value: time, unit: "ms", ratio: time / cairo, against: "cairo")]
  },
  Benchmark(name: "raster-scene-2") {
    let (one, two) = (draw(threads: 1), draw(threads: 2))
    return [Row(name: "raster-scene-2", value: two, unit: "ms", ratio: two / one, against: "one thread")]
  },
]

/// Milliseconds for the scene, the bitmap cleared included.
private func draw(threads: Int) -> Double {
  let scene = RasterScene.item()
  let raster = Raster(threads: threads)
  let bitmap = Bitmap(width: RasterScene.width, height: RasterScene.height)
  return median(of: 1, repetitions: 31) {
    raster.render(scene, into: bitmap, scale: 1, background: .white)
  } / 1e6
}

/// Milliseconds that the peer of this name, in the folder `SASH_PEERS`, prints for the scene.
private func peer(_ name: String) -> Double? {
  guard let folder = ProcessInfo.processInfo.environment["SASH_PEERS"] else { return nil }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: folder).appendingPathComponent(name)
  let output = Pipe()
  process.standardOutput = output
  guard (try? process.run()) != nil else { return nil }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let fields = text.split(whereSeparator: { $0 == "\t" || $0 == "\n" })
  guard fields.count >= 2, fields[0] == "raster-scene" else { return nil }
  return Double(fields[1])
}
