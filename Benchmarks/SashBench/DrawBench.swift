import Foundation
import SashDisplay
import SashGeometry
import SashRaster

/// Drawing in one thread what most frames are made of; `Peers/cairo_draw.c` and `Peers/pango_labels.c` draw the same.
let drawBenchmarks: [Benchmark] = [
  Benchmark(name: "blur-20") {
    let time = DrawBench.blur()
    // Qt 6 in its fast mode, on the machine that the scenarios were measured on.
    return [
      Row(name: "blur-20", value: time, unit: "ms", ratio: time / 6.2, against: "6.2 ms of Qt", bound: 0.6)
    ]
  },
  Benchmark(name: "blend-multiply") {
    [Row(name: "blend-multiply", value: DrawBench.blend(), unit: "ms", bound: 0.3)]
  },
  Benchmark(name: "image-scale") {
    [
      Row(
        name: "image-scale", value: DrawBench.scale(from: (1600, 1200), to: (600, 450)), unit: "ms",
        bound: 1.2),
      Row(
        name: "image-scale-up", value: DrawBench.scale(from: (400, 300), to: (800, 600)), unit: "ms",
        bound: 1.2),
    ]
  },
  Benchmark(name: "glyph-draw") {
    [Row(name: "glyph-draw", value: MainActor.assumeIsolated { DrawBench.labels() }, unit: "ms", bound: 0.6)]
  },
]

enum DrawBench {
  /// A picture without repetition; the peers fill theirs by the same rule.
  private static func picture(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var seed = seed
    for i in 0..<width * height {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      bitmap.pixels[i] = seed >> 8 | 0xff00_0000
    }
    return bitmap
  }

  private static func image(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> PlacedItem {
    let content = ImageContent(image: bitmap, destination: CGRect(x: 0, y: 0, width: width, height: height))
    return PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .image(content)))
  }

  /// Milliseconds to draw what `make` gives, warm; with `isFresh` nothing that was scaled before is kept.
  private static func draw(
    _ width: Int, _ height: Int, isFresh: Bool = false, _ item: DisplayItem
  ) -> Double {
    var raster = Raster(threads: 1)
    let target = Bitmap(width: width, height: height)
    return median(of: 1, repetitions: 31) {
      if isFresh { raster = Raster(threads: 1) }
      raster.render(item, into: target, scale: 1, background: .white)
      use(target.pixels[width * height / 2])
    } / 1e6
  }

  static func blur() -> Double {
    let sharp = image(picture(800, 600, seed: 1), 800, 600)
    return draw(
      800, 600, DisplayItem(identity: .none, content: .effect(.blur(radius: 20, isOpaque: false), sharp)))
  }

  static func blend() -> Double {
    let (below, above) = (picture(1280, 800, seed: 1), picture(1280, 800, seed: 2))
    let blended = PlacedItem(
      offset: .zero,
      item: DisplayItem(identity: .none, content: .effect(.blend(.multiply), image(above, 1280, 800))))
    return draw(
      1280, 800, DisplayItem(identity: .none, content: .group([image(below, 1280, 800), blended])))
  }

  static func scale(from: (Int, Int), to: (Int, Int)) -> Double {
    draw(to.0, to.1, isFresh: true, image(picture(from.0, from.1, seed: 3), to.0, to.1).item)
  }

  /// A thousand labels that were laid out before, in ten columns close below each other.
  @MainActor static func labels() -> Double {
    let items = TextBench.drawnLabels.enumerated().map { index, content in
      PlacedItem(
        offset: CGPoint(x: CGFloat(index % 10) * 128, y: CGFloat(index / 10) * 7.75),
        item: DisplayItem(identity: .none, content: .text(content)))
    }
    return draw(1280, 800, DisplayItem(identity: .none, content: .group(items)))
  }
}
