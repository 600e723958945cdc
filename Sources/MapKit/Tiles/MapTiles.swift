import Foundation
import Observation
import SashCore
import SashMessages

/// One picture of the map: at level z the world is 2^z pictures wide and high.
struct TileKey: Hashable, Sendable {
  var z: Int
  var x: Int
  var y: Int

  /// The picture of the level before that shows this one too, and which part of it that is.
  func parent(_ levels: Int) -> (key: TileKey, x: Int, y: Int) {
    (TileKey(z: z - levels, x: x >> levels, y: y >> levels), x & ((1 << levels) - 1), y & ((1 << levels) - 1))
  }
}

/// Where the pictures of the map come from: a template as `file:///home/me/tiles/{z}/{x}/{y}.png`.
struct TileTemplate: Equatable, Sendable {
  let text: String
  /// What their makers want to have said.
  let attribution: String?
  /// The finest level that there is; finer ones show parts of it.
  static let finest = 19

  /// What the environment names: `SASH_MAP_TILES` and `SASH_MAP_ATTRIBUTION`.
  static var ofEnvironment: TileTemplate? {
    func value(_ name: String) -> String? {
      ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let text = value("SASH_MAP_TILES") else { return nil }
    return TileTemplate(text: text, attribution: value("SASH_MAP_ATTRIBUTION"))
  }

  func url(_ key: TileKey) -> URL? {
    URL(
      string: text.replacingOccurrences(of: "{z}", with: "\(key.z)").replacingOccurrences(
        of: "{x}", with: "\(key.x)"
      )
      .replacingOccurrences(of: "{y}", with: "\(key.y)")
      .replacingOccurrences(of: "{s}", with: ["a", "b", "c"][(key.x + key.y) % 3]))
  }
}

/// The pictures of the map that have been loaded, for all maps of the program.
@MainActor @Observable final class MapTiles {
  static let shared = MapTiles(TileTemplate.ofEnvironment)

  /// Rises with each picture that comes.
  private(set) var version = 0
  @ObservationIgnored var template: TileTemplate? {
    didSet {
      if template != oldValue {
        (pictures, used, absent, loading) = ([:], [:], [], [])
        version += 1
      }
    }
  }
  @ObservationIgnored private var pictures: [TileKey: Image] = [:]
  @ObservationIgnored private var used: [TileKey: Int] = [:]
  @ObservationIgnored private var absent: Set<TileKey> = []
  @ObservationIgnored private var loading: Set<TileKey> = []
  @ObservationIgnored private var clock = 0
  private static let kept = 400

  /// Loads a picture, where no template does.
  @ObservationIgnored private let loader: ((TileKey) async -> Image?)?

  init(_ template: TileTemplate?) { (self.template, loader) = (template, nil) }
  /// Pictures of an overlay, which loads them itself.
  init(loader: @escaping (TileKey) async -> Image?) { (template, self.loader) = (nil, loader) }

  /// Whether there are pictures; if there are none, says once how to name some.
  var hasSource: Bool {
    if template == nil {
      tellOnce(
        """
        no map is known here, so maps show a plain ground. Name the source of its pictures with the environment variable \
        SASH_MAP_TILES, as file:///…/{z}/{x}/{y}.png or https://…/{z}/{x}/{y}.png, and what its makers want to have said \
        with SASH_MAP_ATTRIBUTION.
        """, by: "MapKit")
    }
    return template != nil
  }

  /// The picture if it is there, else that of a coarser level and the square of it that stands in, in parts of its size.
  /// What is not there is loaded.
  func picture(_ key: TileKey) -> (image: Image, part: CGRect)? {
    if let image = use(key) { return (image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
    load(key)
    for levels in stride(from: 1, through: min(key.z, 6), by: 1) {
      let (parent, x, y) = key.parent(levels)
      guard let image = use(parent) else { continue }
      let side = 1 / CGFloat(1 << levels)
      return (image, CGRect(x: CGFloat(x) * side, y: CGFloat(y) * side, width: side, height: side))
    }
    return nil
  }
  private func use(_ key: TileKey) -> Image? {
    guard let image = pictures[key] else { return nil }
    clock += 1
    used[key] = clock
    return image
  }

  private func load(_ key: TileKey) {
    if let loader {
      guard !absent.contains(key), loading.count < 64, loading.insert(key).inserted else { return }
      Task { [weak self] in
        let image = await loader(key)
        self?.came(image, for: key)
      }
      return
    }
    guard let template, !absent.contains(key), loading.count < 64, loading.insert(key).inserted else {
      return
    }
    guard let url = template.url(key) else {
      tellOnce("SASH_MAP_TILES names no URL: \(template.text)", by: "MapKit")
      absent.insert(key)
      return
    }
    Task { [weak self] in
      let bitmap = try? await RemoteImages.bitmap(at: url)
      guard let self, self.template == template else { return }
      came(bitmap.map { Image(bitmap: $0, scale: 1, label: nil) }, for: key)
    }
  }
  private func came(_ image: Image?, for key: TileKey) {
    loading.remove(key)
    if let image {
      pictures[key] = image
      clock += 1
      used[key] = clock
      if pictures.count > Self.kept { forget() }
    } else {
      absent.insert(key)
    }
    version += 1
  }
  /// Forgets the fourth of the pictures that has not been seen for the longest time.
  private func forget() {
    for (key, _) in used.sorted(by: { $0.value < $1.value }).prefix(Self.kept / 4) {
      pictures[key] = nil
      used[key] = nil
    }
  }
}
