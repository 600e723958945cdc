import Foundation
import SashCore
import SashMessages

/// A map with annotations and overlays, which fingers, the mouse, wheels and touch pads move.
///
/// - Missing: clusters of annotations, dragging them, features of the map that can be selected; `showsCompass` and
///   `showsScale` are kept only: the compass is seen on a map that is turned.
open class MKMapView: UIView {
  let model = MapModel()
  private var aim = MapAim.automatic(.null)
  private var ground: UIHostingController<MapSurface>!
  let layer2D = AnnotationLayer()
  /// What has been set since the last frame.
  private var pending: MapViewport?
  private var isOnTheWay = false
  private var isAnimated = false
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  open weak var delegate: (any MKMapViewDelegate)? { didSet { delegateChanged() } }
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true { didSet { refresh() } }
  open var isScrollEnabled = true { didSet { refresh() } }
  open var isRotateEnabled = true { didSet { refresh() } }
  open var isPitchEnabled = true
  open var showsCompass = true { didSet { refresh() } }
  open var showsScale = false { didSet { refresh() } }
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsUserTrackingButton = false
  /// How near and how far the camera may be.
  open var cameraZoomRange: CameraZoomRange! { didSet { refresh() } }
  /// Where the middle of the map may lie.
  open var cameraBoundary: CameraBoundary? { didSet { refresh() } }
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  /// Which things of the map can be selected: none is known here.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// The part of the map in which annotations are seen.
  open var annotationVisibleRect: CGRect { bounds }
  /// Nobody knows here where the user is: it is said once, and nothing is seen.
  open var showsUserLocation = false { didSet { if showsUserLocation { sayNobodyKnows() } } }
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { sayNobodyKnows() }
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  var annotationStore = AnnotationStore()
  var overlayStore: [(overlay: any MKOverlay, level: MKOverlayLevel, renderer: MKOverlayRenderer?)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    clipsToBounds = true
    ground = UIHostingController(rootView: surface)
    ground.safeAreaRegions = []
    layer2D.map = self
    for view in [ground.view!, layer2D] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    observer = NotificationCenter.default.addObserver(
      forName: AnnotationChanges.name, object: nil, queue: nil
    ) { [weak self] news in
      guard let annotation = news.object as? MKShape else { return }
      if isMainThread() { MainActor.assumeIsolated { self?.annotationChanged(annotation) } }
    }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private var surface: MapSurface {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    if isRotateEnabled { modes.insert(.rotate) }
    return MapSurface(
      setup: MapSetup(
        aim: aim, isInitial: true, items: overlayItems, modes: modes, bounds: cameraBounds,
        goesBelowBars: false, model: model,
        changed: { [weak self] in self?.viewportChanged(isEnd: $0) },
        tapped: { [weak self] in self?.tapped() }))
  }
  func refresh() { ground?.rootView = surface }

  // MARK: What is seen

  var room: MapRoom { MapRoom(size: bounds.size) }
  /// Nil before the map has a size.
  var shown: MapViewport? { room.isEmpty ? nil : pending ?? model.seen ?? aim.viewport(in: room) }

  private func show(_ aim: MapAim, animated: Bool) {
    self.aim = aim
    model.forget()
    isAnimated = animated
    if !room.isEmpty, !isOnTheWay {
      isOnTheWay = true
      delegate?.mapView(self, regionWillChangeAnimated: animated)
    }
    pending = animated || room.isEmpty ? nil : aim.viewport(in: room)
    if animated { withAnimation(.easeInOut(duration: 0.5)) { refresh() } } else { refresh() }
    placesChanged()
  }
  private func viewportChanged(isEnd: Bool) {
    pending = nil
    if !isEnd {
      if !isOnTheWay {
        isOnTheWay = true
        delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
      }
      delegate?.mapViewDidChangeVisibleRegion(self)
      placesChanged()
    } else if isOnTheWay {
      isOnTheWay = false
      delegate?.mapView(self, regionDidChangeAnimated: isAnimated)
      isAnimated = false
    }
  }

  /// The part of the map that is seen. What is set is seen whole, and as a rule more of it.
  open var region: MKCoordinateRegion {
    get {
      if let shown { return shown.region(in: room) }
      if case .region(let region) = aim { return region }
      return MKCoordinateRegion(MKMapRect.world)
    }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isValid else {
      return runtimeWarning("MKMapView: there is no such region: \(region); the map stays where it is.")
    }
    show(.region(region), animated: animated)
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    room.isEmpty || !region.isValid ? region : MapAim.region(region).viewport(in: room).region(in: room)
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      return runtimeWarning("MKMapView: there is no place \(coordinate.latitude), \(coordinate.longitude).")
    }
    if let shown {
      let camera = shown.camera(in: room)
      // The same scale at another latitude.
      var moved = shown
      moved.center = MKMapPoint(coordinate)
      moved.limit(in: room)
      show(
        .camera(
          MapCamera(centerCoordinate: coordinate, distance: moved.distance(in: room), heading: camera.heading)
        ),
        animated: animated)
    } else {
      show(.region(MKCoordinateRegion(center: coordinate, span: region.span)), animated: animated)
    }
  }
  open var visibleMapRect: MKMapRect {
    get { shown?.visibleRect(in: room) ?? .world }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    show(.rect(mapRect), animated: animate)
  }
  /// Shows a part of the map with room around it, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  {
    show(.rect(mapRectThatFits(mapRect, edgePadding: insets)), animated: animate)
  }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard !room.isEmpty, !mapRect.isNull else { return mapRect }
    let padded = MapRoom(
      size: room.size,
      covered: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    let viewport = MapViewport(showing: mapRect, in: padded)
    return viewport.rect(of: CGRect(origin: .zero, size: room.size), in: padded)
  }
  /// From where the map is looked at.
  open var camera: MKMapCamera {
    get {
      guard let shown else { return MKMapCamera() }
      let camera = shown.camera(in: room)
      return MKMapCamera(
        lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0,
        heading: camera.heading)
    }
    set { setCamera(newValue, animated: false) }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    show(.camera(MapCamera(camera)), animated: animated)
  }

  // MARK: Places and points

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(shown?.place(of: MKMapPoint(coordinate), in: room) ?? .zero, to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    shown?.mapPoint(at: convert(point, from: view), in: room).coordinate ?? kCLLocationCoordinate2DInvalid
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    guard let shown, region.isValid else { return .zero }
    let rect = region.mapRect
    let (a, b) = (
      shown.place(of: rect.origin, in: room),
      shown.place(of: MKMapPoint(x: rect.maxX, y: rect.maxY), in: room)
    )
    return convert(CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y), to: view)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    shown.map { MKCoordinateRegion($0.rect(of: convert(rect, from: view), in: room)) } ?? region
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placesChanged()
  }
  func tapped() { for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) } }
}
