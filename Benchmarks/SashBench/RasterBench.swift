import SashDisplay
import SashGeometry
import SashRaster

/// Drawing a dense scene; `Peers/cairo_scene.c` draws the same scene with cairo.
let rasterBenchmarks: [Benchmark] = [
  Benchmark(name: "raster-scene") {
    [Row(name: "raster-scene", value: draw(threads: 1), unit: "ms", bound: 0.5)]
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
