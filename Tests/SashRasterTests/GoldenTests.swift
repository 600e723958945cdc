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
    check("scene", draw(BenchScene.item(), 1280, 800, background: .white), 13_699_328_987_768_547_811)
  }

  @Test(
    "Seeded scenes of everything",
    arguments: [
      (UInt64(31), UInt64(2_497_091_734_828_495_162)), (62, 3_864_962_745_087_595_096),
      (93, 15_852_352_342_649_654_210),
    ])
  func random(seed: UInt64, hash: UInt64) {
    var scene = RandomScene(seed, extent: 300)
    check("seed \(seed)", draw(scene.list(40), 400, 400, background: .white), hash)
  }
}
