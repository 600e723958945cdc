import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite struct SceneTests {
  @Test func sceneTakesTime() throws {
    let item = BenchScene.item()
    for threads in [1, 2] {
      let raster = Raster(threads: threads)
      let bitmap = Bitmap(width: BenchScene.width, height: BenchScene.height)
      var times: [Double] = []
      for _ in 0..<15 {
        let start = DispatchTime.now().uptimeNanoseconds
        raster.render(item, into: bitmap, scale: 1, background: .white)
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
      }
      print("scene", threads, times.sorted()[times.count / 2])
      try bitmap.pngData().write(to: URL(fileURLWithPath: "/tmp/scene.png"))
    }
  }
}
