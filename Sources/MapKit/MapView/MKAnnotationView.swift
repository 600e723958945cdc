import Foundation
import SashCore

/// Which annotations lie above others: the higher number does.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(1000)
  public static let defaultSelected = Self(1000)
  public static let defaultUnselected = Self(500)
  public static let min = Self(0)
}

/// Shows an annotation on a map.
///
/// - Missing: dragging, clusters.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)? { didSet { annotationChanged() } }
  public internal(set) var reuseIdentifier: String?
  /// What it shows; the view has its size.
  open var image: UIImage? { didSet { imageChanged() } }
  /// How far its middle is from the place, in points.
  open var centerOffset = CGPoint.zero { didSet { (superview as? AnnotationLayer)?.map?.placesChanged() } }
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  /// Whether a bubble with the titles comes when it is selected.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = MKAnnotationView.DragState.none
  open var clusteringIdentifier: String?
  open weak var clusterAnnotationView: MKAnnotationView? { nil }
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open var accessoryOffset = CGPoint.zero
  /// The annotation view of the group that this one is in: there are none here.
  open weak var cluster: MKAnnotationView? { nil }
  /// Which annotations lie above others.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { zPriorityChanged() } }
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { zPriorityChanged() } }
  /// Views that say nothing of it lie at zero, as they do before anything has changed.
  private func zPriorityChanged() {
    let priority = isChosen ? selectedZPriority : zPriority
    layer.zPosition = CGFloat(priority.rawValue - MKAnnotationViewZPriority.defaultUnselected.rawValue)
  }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  private var isChosen = false
  private let picture = UIImageView()

  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen else { return }
    isChosen = selected
    zPriorityChanged()
    selectionChanged()
  }
  /// It has left the map and may show another annotation.
  open func prepareForReuse() {}
  /// It is about to be seen.
  open func prepareForDisplay() {}

  func annotationChanged() {}
  func selectionChanged() {}
  private func imageChanged() {
    picture.image = image
    if picture.superview == nil { insertSubview(picture, at: 0) }
    if let size = image?.size { bounds = CGRect(origin: .zero, size: size) }
    picture.frame = CGRect(origin: .zero, size: bounds.size)
  }
  /// Shows a view of SwiftUI in all of its bounds.
  func host<Content: View>(_ hosting: UIHostingController<Content>) {
    hosting.safeAreaRegions = []
    hosting.view.backgroundColor = .clear
    hosting.view.isUserInteractionEnabled = false
    hosting.view.frame = bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosting.view)
  }
}

/// How much an annotation wants to be seen among others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A balloon that points at a place.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { show() } }
  open var glyphTintColor: UIColor? { didSet { show() } }
  /// A letter or two in the balloon.
  open var glyphText: String? { didSet { show() } }
  open var glyphImage: UIImage? { didSet { show() } }
  open var selectedGlyphImage: UIImage? { didSet { show() } }
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
  open var animatesWhenAdded = false
  private var hosting: UIHostingController<MapBalloon>?

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    bounds = CGRect(x: 0, y: 0, width: MapBalloon.disc, height: MapBalloon.disc + MapBalloon.tip)
    centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
    let hosting = UIHostingController(rootView: balloon)
    self.hosting = hosting
    host(hosting)
  }
  private func show() { hosting?.rootView = balloon }
  override func annotationChanged() { show() }
  override func selectionChanged() { show() }

  private var balloon: MapBalloon {
    let glyph = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
    let color = Color(uiColor: glyphTintColor ?? .white)
    let icon: AnyView? =
      glyphText.map { AnyView(Text(verbatim: $0).foregroundStyle(color)) }
      ?? glyph.map {
        AnyView(Image(uiImage: $0).resizable().renderingMode(.template).scaledToFit().foregroundStyle(color))
      }
    let title = (annotation?.title ?? nil).flatMap { $0.isEmpty ? nil : AnyView(Text(verbatim: $0)) }
    return MapBalloon(
      face: MarkerFace(title: title, icon: icon),
      tint: AnyShapeStyle(Color(uiColor: markerTintColor ?? .systemRed)), isSelected: isSelected,
      showsTitle: titleVisibility != .hidden)
  }
}

/// A pin.
@available(iOS, deprecated: 100000.0, renamed: "MKMarkerAnnotationView")
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { hosting?.rootView = pin } }
  open var animatesDrop = false
  private var hosting: UIHostingController<MapPinShape>?

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    bounds = CGRect(x: 0, y: 0, width: 16, height: 34)
    centerOffset = CGPoint(x: 0, y: -17)
    let hosting = UIHostingController(rootView: pin)
    self.hosting = hosting
    host(hosting)
  }
  private var pin: MapPinShape { MapPinShape(tint: Color(uiColor: pinTintColor)) }
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// The dot where the user is.
open class MKUserLocationView: MKAnnotationView {}
