import Foundation
import SashCore

/// Draws the pictures of a tile overlay.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
  private var loaded: MapTiles?
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  /// Traps for an overlay that has no tiles.
  public override init(overlay: any MKOverlay) {
    precondition(
      overlay is MKTileOverlay, "MKTileOverlayRenderer draws an MKTileOverlay, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  /// Forgets all pictures and loads those in sight once more.
  open func reloadData() {
    loaded = nil
    setNeedsDisplay()
  }

  override func items(_ id: AnyHashable) -> [MapItem] {
    guard let overlay = overlay as? MKTileOverlay else { return [] }
    let tiles = MainActor.assumeIsolated { self.tiles(of: overlay) }
    let layer = MapTileLayer(
      tiles: tiles, levels: min(overlay.minimumZ, overlay.maximumZ)...overlay.maximumZ,
      side: Double(min(max(16, overlay.tileSize.width), 4096)), opacity: alpha,
      hidesMap: overlay.canReplaceMapContent)
    return [MapItem(id: id, form: .tiles(layer), look: MapLook())]
  }
  @MainActor private func tiles(of overlay: MKTileOverlay) -> MapTiles {
    if let loaded { return loaded }
    let tiles = MapTiles { key in
      let y = overlay.isGeometryFlipped ? (1 << key.z) - 1 - key.y : key.y
      let path = MKTileOverlayPath(x: key.x, y: y, z: key.z, contentScaleFactor: 1)
      guard let data = try? await overlay.loadTile(at: path) else { return nil }
      return UIImage(data: data).map { Image(uiImage: $0) }
    }
    loaded = tiles
    return tiles
  }
}

/// Pictures that cover a map.
struct MapTileLayer {
  let tiles: MapTiles
  /// The levels that there are pictures of.
  let levels: ClosedRange<Int>
  /// Of a picture, in points.
  let side: Double
  let opacity: CGFloat
  let hidesMap: Bool

  @MainActor func draw(_ context: GraphicsContext, _ painter: TilePainter, in room: MapRoom) {
    var context = context
    if hidesMap { context.fill(Path(CGRect(origin: .zero, size: room.size)), with: .color(.mapEmpty)) }
    guard levels.contains(painter.level(side: side)) else { return }
    context.opacity = Double(opacity)
    painter.draw(tiles, side: side, in: context)
  }
}
