import Foundation
import SashDisplay
import SashRaster

/// A picture that was read, and how many of its pixels make a point.
struct LoadedImage: Equatable, Sendable {
  var content: PictureContent
  /// Pixels in a point; of outlines those of the screen.
  var scale: CGFloat
  /// True if its opacity is to be filled with the foreground style, where a view does not say otherwise.
  var isTemplate = false

  init(bitmap: Bitmap, scale: CGFloat) { self.init(content: .bitmap(bitmap), scale: scale) }
  init(content: PictureContent, scale: CGFloat) { (self.content, self.scale) = (content, scale) }

  /// In points.
  var size: CGSize {
    switch content {
    case .bitmap(let bitmap):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .vector(let vector): vector.size
    }
  }
  /// The pixels in its own size; of outlines they are drawn each time.
  var bitmap: Bitmap { content.bitmap(scale: scale) }
}

/// What a file of a picture holds.
enum PictureContent: Equatable, Sendable {
  case bitmap(Bitmap)
  case vector(VectorPicture)

  /// The pixels; of outlines, `scale` of them a point.
  func bitmap(scale: CGFloat) -> Bitmap {
    switch self {
    case .bitmap(let bitmap): return bitmap
    case .vector(let vector):
      let scale = min(scale, CGFloat(Bitmap.longestSide) / max(vector.size.width, vector.size.height))
      func pixels(_ side: CGFloat) -> Int { max(1, Int((side * scale).rounded(.up))) }
      return vector.bitmap(width: pixels(vector.size.width), height: pixels(vector.size.height))
    }
  }
  /// Of memory, roughly.
  fileprivate var bytes: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.byteCount
    case .vector: 1 << 16
    }
  }
}

/// Finds and reads pictures, and keeps those read last.
final class ImageFiles: @unchecked Sendable {
  static let shared = ImageFiles()
  private let lock = NSLock()
  private var kept: [URL: (result: Result<PictureContent, any Error>, lastUse: UInt64)] = [:]
  private var uses: UInt64 = 0
  private var keptBytes = 0
  private static let mostBytes = 128 << 20

  /// The picture in a file. Throws what the file system or the decoder says.
  func picture(at url: URL) throws -> PictureContent {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    if let known = kept[url] {
      kept[url]!.lastUse = uses
      return try known.result.get()
    }
    let result = Result { try Self.read(url) }
    kept[url] = (result, uses)
    keptBytes += (try? result.get().bytes) ?? 0
    while keptBytes > Self.mostBytes, kept.count > 1 {
      let oldest = kept.min { $0.value.lastUse < $1.value.lastUse }!
      kept[oldest.key] = nil
      keptBytes -= (try? oldest.value.result.get().bytes) ?? 0
    }
    return try result.get()
  }

  private static func read(_ url: URL) throws -> PictureContent {
    let data = try Data(contentsOf: url)
    guard VectorPicture.isSVG(data) else { return .bitmap(try Bitmap.reading(data)) }
    let vector = try VectorPicture(svgData: data)
    if !vector.missing.isEmpty {
      runtimeWarning(
        "The image \(url.path) uses \(vector.missing.joined(separator: ", ")), which is not drawn.")
    }
    return .vector(vector)
  }

  /// The best file for a name: one whose scale is that of the screen, or the next larger, or the largest.
  static func find(_ name: String, in bundle: Bundle, displayScale: CGFloat, isDark: Bool) -> (
    url: URL, scale: CGFloat, isTemplate: Bool
  )? {
    let scales = [1, 2, 3].sorted { a, b in
      let (x, y) = (CGFloat(a) >= displayScale, CGFloat(b) >= displayScale)
      return x == y ? (x ? a < b : a > b) : x
    }
    for folder in AssetFolders.folders(of: bundle) {
      if let found = plainFile(name, in: folder, scales: scales) { return (found.url, found.scale, false) }
      let set = folder.appendingPathComponent(name + ".imageset")
      if let set = ImageSet(folder: set), let found = set.best(scales: scales, isDark: isDark) {
        return (found.url, found.scale, set.isTemplate)
      }
    }
    return nil
  }

  private static func plainFile(_ name: String, in folder: URL, scales: [Int]) -> (url: URL, scale: CGFloat)?
  {
    let given = (name as NSString).pathExtension.lowercased()
    let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
    let (stem, allowed) =
      endings.contains(given) ? ((name as NSString).deletingPathExtension, [given]) : (name, endings)
    for scale in scales {
      for ending in allowed {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let url = folder.appendingPathComponent("\(stem)\(suffix).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) { return (url, CGFloat(scale)) }
      }
    }
    return nil
  }
}

/// A picture of an asset catalogue that was copied as it is.
private struct ImageSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var value: String }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Entry]
    var properties: Properties?
  }
  private let folder: URL
  private let contents: Contents

  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      runtimeWarning(
        "The image set \(folder.path) cannot be read: its Contents.json is not that of an image set.")
      return nil
    }
    self.folder = folder
    self.contents = contents
  }

  var isTemplate: Bool { contents.properties?.intent == "template" }

  func best(scales: [Int], isDark: Bool) -> (url: URL, scale: CGFloat)? {
    let named = contents.images.filter { $0.filename != nil }
    let dark = named.filter { $0.appearances?.contains { $0.value == "dark" } == true }
    let plain = named.filter { $0.appearances == nil }
    let entries = isDark && !dark.isEmpty ? dark : plain.isEmpty ? named : plain
    for scale in scales {
      if let entry = entries.first(where: { ($0.scale ?? "1x") == "\(scale)x" }) {
        return (folder.appendingPathComponent(entry.filename!), CGFloat(scale))
      }
    }
    return nil
  }
}
