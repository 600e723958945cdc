import Foundation
import SashCore

/// Makes a picture of a part of the map, with the pictures of it that are loaded.
///
/// - Missing: waiting for pictures of the map that are not loaded yet.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion(MKMapRect.world) { didSet { aim = .region(region) } }
    open var mapRect = MKMapRect.world { didSet { aim = .rect(mapRect) } }
    open var camera = MKMapCamera() { didSet { aim = .camera(MapCamera(camera)) } }
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point.
    open var scale: CGFloat = 2
    open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
    var aim = MapAim.rect(.world)
    public override init() { super.init() }
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let viewport: MapViewport
    private let room: MapRoom
    init(image: UIImage, traits: UITraitCollection, viewport: MapViewport, room: MapRoom) {
      (self.image, traitCollection, self.viewport, self.room) = (image, traits, viewport, room)
    }
    /// Where a place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewport.place(of: MKMapPoint(coordinate), in: room)
    }
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  private var isCancelled = false
  open private(set) var isLoading = false
  public init(options: Options) { self.options = options }
  open func cancel() { isCancelled = true }
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  /// Calls the handler on a queue, with a picture or an error.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { [self] in
      let snapshot = isCancelled ? nil : MainActor.assumeIsolated { picture() }
      isLoading = false
      queue.async { completion(snapshot, snapshot == nil ? MKError(.unknown) : nil) }
    }
  }
  open func start() async throws -> Snapshot {
    guard let snapshot = await MainActor.run(body: { picture() }) else { throw MKError(.unknown) }
    return snapshot
  }

  @MainActor private func picture() -> Snapshot? {
    let room = MapRoom(size: options.size)
    guard !room.isEmpty else { return nil }
    let viewport = options.aim.viewport(in: room)
    let scheme: ColorScheme = options.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    let renderer = ImageRenderer(
      content: MapGround(viewport: viewport, room: room, tiles: .shared)
        .frame(width: room.size.width, height: room.size.height).environment(\.colorScheme, scheme))
    renderer.scale = options.scale
    guard let image = renderer.uiImage else { return nil }
    return Snapshot(image: image, traits: options.traitCollection, viewport: viewport, room: room)
  }
}
