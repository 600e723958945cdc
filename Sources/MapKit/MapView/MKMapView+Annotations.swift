import Foundation
import SashCore

/// The annotations of a map view and the views of those in sight.
struct AnnotationStore {
  var all: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var chosen: (any MKAnnotation)?
  var classes: [String: MKAnnotationView.Type] = [:]
  /// Views that have gone out of sight, by their identifiers.
  var spare: [String: [MKAnnotationView]] = [:]
}

/// Holds the views of annotations above the ground; where there is none, touches go to the ground.
final class AnnotationLayer: UIView {
  weak var map: MKMapView?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  public var annotations: [any MKAnnotation] { annotationStore.all }
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations; those that are there already are left.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    var known = Set(annotationStore.all.map { ObjectIdentifier($0 as AnyObject) })
    for annotation in annotations where known.insert(ObjectIdentifier(annotation as AnyObject)).inserted {
      annotationStore.all.append(annotation)
    }
    placesChanged()
  }
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0 as AnyObject) })
    if let chosen = annotationStore.chosen, gone.contains(ObjectIdentifier(chosen as AnyObject)) {
      deselectAnnotation(chosen, animated: false)
    }
    annotationStore.all.removeAll { gone.contains(ObjectIdentifier($0 as AnyObject)) }
    for id in gone { putAway(id) }
    placesChanged()
  }
  /// Shows a part of the map that holds the annotations, which are added.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
    guard !rect.isNull else { return }
    let least = 500 * MKMapPointsPerMeterAtLatitude(rect.center.coordinate.latitude)
    setVisibleMapRect(
      rect.insetBy(dx: -max(0, least - rect.width) / 2, dy: -max(0, least - rect.height) / 2),
      edgePadding: UIEdgeInsets(top: 44, left: 32, bottom: 32, right: 32), animated: animated)
  }
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotationStore.all.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }
  /// The view of an annotation that is in sight.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationStore.views[ObjectIdentifier(annotation as AnyObject)]
  }

  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    annotationStore.classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// A view that has gone out of sight; nil without one.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = annotationStore.spare[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }
  /// A view that has gone out of sight, else a new one of the class that is registered. Traps if none is.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    guard let made = makeView(identifier, for: annotation) else {
      preconditionFailure(
        "MKMapView: register a class for annotation views with the identifier “\(identifier)” before asking for one."
      )
    }
    return made
  }
  private func makeView(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let known = annotationStore.classes[identifier] {
      // Its `init(annotation:reuseIdentifier:)` is the one initialiser that the class adds.
      let view = makeNamedView(of: known, declaredBy: MKAnnotationView.self)
      view.reuseIdentifier = identifier
      view.annotation = annotation
      return view
    }
    return identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
      ? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) : nil
  }

  public var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.chosen.map { [$0] } ?? [] }
    set {
      if let first = newValue.first { selectAnnotation(first, animated: false) } else { tapped() }
    }
  }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if let old = annotationStore.chosen {
      if (old as AnyObject) === (annotation as AnyObject) { return }
      deselectAnnotation(old, animated: animated)
    }
    annotationStore.chosen = annotation
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    layer2D.bringSubviewToFront(view)
    showCallout()
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let chosen = annotationStore.chosen,
      (chosen as AnyObject) === (annotation as AnyObject)
    else { return }
    annotationStore.chosen = nil
    showCallout()
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  func annotationChanged(_ annotation: MKShape) {
    guard let view = view(for: annotation) else { return }
    view.annotationChanged()
    placesChanged()
  }

  /// Gives annotations in sight their views, and takes them from those that are not.
  func placesChanged() {
    guard let shown, window != nil || superview != nil else { return }
    let area = CGRect(origin: .zero, size: room.size).insetBy(dx: -100, dy: -100)
    var gone = Set(annotationStore.views.keys)
    var added: [MKAnnotationView] = []
    for annotation in annotationStore.all {
      let id = ObjectIdentifier(annotation as AnyObject)
      guard CLLocationCoordinate2DIsValid(annotation.coordinate) else { continue }
      let place = shown.place(of: MKMapPoint(annotation.coordinate), in: room)
      guard area.contains(place) else { continue }
      gone.remove(id)
      let view: MKAnnotationView
      if let known = annotationStore.views[id] {
        view = known
      } else {
        view = newView(for: annotation)
        annotationStore.views[id] = view
        added.append(view)
      }
      let center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
      if view.center != center { view.center = center }
    }
    for id in gone { putAway(id) }
    for view in added {
      view.prepareForDisplay()
      layer2D.addSubview(view)
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    if added.contains(where: \.isSelected) { showCallout() } else { placeCallout() }
  }

  private func newView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    if view.gestureRecognizers?.contains(where: { $0 is AnnotationTap }) != true {
      let tap = AnnotationTap()
      tap.handler = { [weak self, weak view] in
        guard let self, let view, view.isEnabled, let annotation = view.annotation else { return }
        selectAnnotation(annotation, animated: true)
      }
      view.addGestureRecognizer(tap)
    }
    if let chosen = annotationStore.chosen, (chosen as AnyObject) === (annotation as AnyObject) {
      view.setSelected(true, animated: false)
    }
    return view
  }
  private func putAway(_ id: ObjectIdentifier) {
    guard let view = annotationStore.views.removeValue(forKey: id) else { return }
    view.removeFromSuperview()
    view.setSelected(false, animated: false)
    view.annotation = nil
    if let name = view.reuseIdentifier { annotationStore.spare[name, default: []].append(view) }
  }

  func delegateChanged() {
    if annotationStore.views.isEmpty, overlayStore.allSatisfy({ $0.renderer == nil }) { return }
    for index in overlayStore.indices { overlayStore[index].renderer = nil }
    overlaysChanged()
  }
}

private final class AnnotationTap: UITapGestureRecognizer {}
