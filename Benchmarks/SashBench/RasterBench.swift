import Foundation
import SashDisplay
import SashGeometry
import SashRaster

/// Drawing a dense scene on one and on two threads; `Peers/cairo_scene.c` draws the same scene with cairo on
/// one.
enum RasterBench {
  /// One row: what is timed. `raster-scene-2` is to be read against `raster-scene` of the same run.
  struct Row {
    var name: String
    var run: () -> Void
  }

  static var rows: [Row] {
    let scene = RasterScene.item()
    return [row("raster-scene", scene, threads: 1), row("raster-scene-2", scene, threads: 2)]
  }

  private static func row(_ name: String, _ scene: DisplayItem, threads: Int) -> Row {
    let raster = Raster(threads: threads)
    let bitmap = Bitmap(width: RasterScene.width, height: RasterScene.height)
    return Row(name: name) { raster.render(scene, into: bitmap, scale: 1, background: .white) }
  }
}
