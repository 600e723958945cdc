import Foundation
import SashCore
import SashDisplay
import SashHost

/// The icon of the program in its windows: that of the asset catalogue.
enum AppIcon {
  /// Pixels of a side; larger pictures are made smaller.
  private static let side = 128

  /// Shows it once it is found and read, which no window waits for.
  @MainActor static func show(on host: any AppHost) {
    let folders = AssetFolders.folders(of: .main)
    let icon = Task.detached { () -> Bitmap? in
      guard let file = file(in: folders), let bitmap = try? await RemoteImages.bitmap(at: file) else {
        return nil
      }
      return reduced(bitmap)
    }
    Task { [weak host] in if let bitmap = await icon.value { host?.setIcon(bitmap) } }
  }

  /// The picture that is large enough and no larger than it needs to be, or the largest.
  static func file(in folders: [URL]) -> URL? {
    let manager = FileManager.default
    for folder in folders {
      let set = folder.appendingPathComponent("AppIcon.appiconset")
      let names = (try? manager.contentsOfDirectory(atPath: set.path)) ?? []
      let found = names.filter { $0.hasSuffix(".png") }.sorted().compactMap { name -> (URL, Int)? in
        let file = set.appendingPathComponent(name)
        return width(of: file).map { (file, $0) }
      }
      if let fitting = found.filter({ $0.1 >= side }).min(by: { $0.1 < $1.1 }) { return fitting.0 }
      if let largest = found.max(by: { $0.1 < $1.1 }) { return largest.0 }
    }
    return nil
  }
  /// - Source: the head of a PNG file: eight bytes, the length and the name of a chunk, then the width
  private static func width(of file: URL) -> Int? {
    guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 24),
      head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return head[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The picture with so many of its pixels in one that it is not larger than an icon needs to be.
  static func reduced(_ bitmap: Bitmap) -> Bitmap {
    let step = max(1, max(bitmap.width, bitmap.height) / side)
    if step == 1 { return bitmap }
    let small = Bitmap(width: max(1, bitmap.width / step), height: max(1, bitmap.height / step))
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for row in 0..<step {
          for column in 0..<step {
            let pixel = bitmap.pixels[(y * step + row) * bitmap.width + x * step + column]
            sums.0 += pixel & 0xFF
            sums.1 += pixel >> 8 & 0xFF
            sums.2 += pixel >> 16 & 0xFF
            sums.3 += pixel >> 24
          }
        }
        let count = UInt32(step * step)
        func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
        small.pixels[y * small.width + x] =
          mean(sums.0) | mean(sums.1) << 8 | mean(sums.2) << 16 | mean(sums.3) << 24
      }
    }
    return small
  }
}
