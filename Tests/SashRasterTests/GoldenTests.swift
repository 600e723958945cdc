import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// Hashes of whole pictures. They are the same in debug and release builds; a change of one is a change of
/// pixels that has to be looked at (`BLESS=1` prints the new values).
@Suite("Golden pictures") struct GoldenTests {
  private func check(_ name: String, _ bitmap: Bitmap, _ wanted: UInt64) {
    if ProcessInfo.processInfo.environment["BLESS"] != nil { print("\(name): \(bitmap.hash)") }
    #expect(bitmap.hash == wanted, "\(name)")
  }

  @Test func scene() {
    check("scene", draw(BenchScene.item(), 1280, 800, background: .white), 12_647_424_799_641_088_585)
  }

  @Test(
    "Seeded scenes of everything",
    arguments: [
      (UInt64(31), UInt64(16_990_578_696_403_492_907)), (62, 16_145_999_998_289_916_106),
      (93, 17_051_643_230_130_565_452),
    ])
  func random(seed: UInt64, hash: UInt64) {
    var scene = RandomScene(seed, extent: 300)
    check("seed \(seed)", draw(scene.list(40), 400, 400, background: .white), hash)
  }
}
