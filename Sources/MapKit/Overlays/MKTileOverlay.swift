import Foundation
import FoundationNetworking

/// Which picture of a tile overlay: at level `z` the world is 2^z pictures wide and high, `x` counts from the west and `y` from the north.
public struct MKTileOverlayPath: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  /// Pixels a point that the picture is wanted for.
  public var contentScaleFactor: CGFloat
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Pictures that cover the map, loaded as they come into sight: from addresses of a template, or by a subclass.
///
/// - Source: finer levels than `maximumZ` show nothing, as on Apple's maps.
nonisolated open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// In points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether `y` counts from the south.
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  /// Whether the map below is left out.
  open var canReplaceMapContent = false
  /// With `{x}`, `{y}`, `{z}` and `{scale}`, which the numbers of a picture stand in for.
  public let urlTemplate: String?
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
  open var title: String?
  open var subtitle: String?
  open var boundingMapRect: MKMapRect { .world }

  /// Where a picture is. Traps where there is neither a template that makes an address nor an override of this.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "")
      .replacingOccurrences(of: "{x}", with: "\(path.x)").replacingOccurrences(of: "{y}", with: "\(path.y)")
      .replacingOccurrences(of: "{z}", with: "\(path.z)")
      .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    guard !text.isEmpty, let url = URL(string: text) else {
      preconditionFailure("MKTileOverlay: \(urlTemplate ?? "no template") names no URL.")
    }
    return url
  }
  /// Loads a picture and hands over its data or an error, on any queue.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    let url = url(forTilePath: path)
    nonisolated(unsafe) let result = result
    if url.isFileURL {
      return DispatchQueue.global().async {
        do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
      }
    }
    URLSession.shared.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      if let data, 200..<300 ~= status { return result(data, nil) }
      result(nil, error ?? MKError(.serverFailure))
    }
    .resume()
  }
  /// Loads a picture.
  open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    let once = FirstAnswer()
    return try await withCheckedThrowingContinuation { done in
      loadTile(at: path) { data, error in
        guard once.isFirst() else { return }
        if let data {
          done.resume(returning: data)
        } else {
          done.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }
}

/// Lets the first of several answers through.
private final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var isGiven = false
  func isFirst() -> Bool {
    lock.withLock {
      defer { isGiven = true }
      return !isGiven
    }
  }
}
