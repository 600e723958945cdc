import Foundation
import SashCore

extension MKMapView {
  public var overlays: [any MKOverlay] { overlayStore.map(\.overlay) }
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayStore.filter { $0.level == level }.map(\.overlay)
  }
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay], level: .aboveLabels) }
  public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlays([overlay], level: level)
  }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays where !overlayStore.contains(where: { $0.overlay === overlay }) {
      overlayStore.append((overlay, level, nil))
    }
    overlaysChanged()
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayStore.insert((overlay, .aboveLabels, nil), at: min(max(0, index), overlayStore.count))
    overlaysChanged()
  }
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    overlayStore.removeAll { known in overlays.contains { $0 === known.overlay } }
    overlaysChanged()
  }
  /// What draws an overlay.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayStore.first { $0.overlay === overlay }?.renderer
  }

  func overlaysChanged() {
    var new: [MKOverlayRenderer] = []
    if let delegate {
      for index in overlayStore.indices where overlayStore[index].renderer == nil {
        let renderer = delegate.mapView(self, rendererFor: overlayStore[index].overlay)
        renderer.changed = { [weak self] in MainActor.assumeIsolated { self?.refresh() } }
        // The delegate may have changed the overlays meanwhile.
        guard overlayStore.indices.contains(index) else { break }
        overlayStore[index].renderer = renderer
        new.append(renderer)
      }
    }
    refresh()
    if !new.isEmpty { delegate?.mapView(self, didAdd: new) }
  }
  var overlayItems: [MapItem] {
    let sorted =
      overlayStore.filter { $0.level == .aboveRoads } + overlayStore.filter { $0.level == .aboveLabels }
    return sorted.compactMap { entry in
      entry.renderer?.item(AnyHashable(ObjectIdentifier(entry.overlay as AnyObject)))
    }
  }
}
