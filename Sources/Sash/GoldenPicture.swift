import Foundation
import SashDisplay
import SashRaster

/// How a picture compares with the one that was blessed.
public struct GoldenResult: Sendable {
  public var matches: Bool
  /// What to print when it does not match.
  public var message: String
}

extension TestHost {
  /// Compares the window with a picture in the folder `Golden` beside the test file.
  ///
  /// With `BLESS=1` in the environment the picture is written instead. A mismatch leaves `name.actual.png` and
  /// `name.difference.png` beside it.
  ///
  /// - Parameter tolerance: How far a component may be off, 0…255.
  public func matchesGolden(_ name: String, tolerance: Int = 0, file: String = #filePath) -> GoldenResult {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Golden")
    let golden = folder.appendingPathComponent("\(name).png")
    let data = png()
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: golden)
        return GoldenResult(matches: true, message: "blessed \(name)")
      } catch { return GoldenResult(matches: false, message: "cannot write \(golden.path): \(error)") }
    }
    guard let expectedData = try? Data(contentsOf: golden),
      let expected = try? Bitmap(imageData: expectedData)
    else {
      return GoldenResult(
        matches: false, message: "there is no readable picture \(golden.path); BLESS=1 writes one")
    }
    guard let actual = try? Bitmap(imageData: data) else {
      return GoldenResult(matches: false, message: "the window could not be written as PNG")
    }
    func fail(_ message: String, _ difference: Bitmap?) -> GoldenResult {
      try? data.write(to: folder.appendingPathComponent("\(name).actual.png"))
      if let difference {
        try? difference.pngData().write(to: folder.appendingPathComponent("\(name).difference.png"))
      }
      return GoldenResult(matches: false, message: message)
    }
    guard expected.width == actual.width, expected.height == actual.height else {
      return fail(
        "\(name) is \(actual.width)×\(actual.height) pixels, not \(expected.width)×\(expected.height)", nil)
    }
    let difference = Bitmap(width: actual.width, height: actual.height)
    var wrong = 0
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let (a, b) = (actual[x, y], expected[x, y])
        let off = max(
          abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)),
          abs(Int(a.alpha) - Int(b.alpha)))
        if off > tolerance { wrong += 1 }
        difference.pixels[y * actual.width + x] = off > tolerance ? 0xFF00_00FF : 0xFFFF_FFFF
      }
    }
    return wrong == 0
      ? GoldenResult(matches: true, message: "") : fail("\(name) differs in \(wrong) pixels", difference)
  }
}
