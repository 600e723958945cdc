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
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let before = overlayStore.indices.filter { overlayStore[$0].level == level }
    let place = before.indices.contains(index) ? before[index] : overlayStore.count
    overlayStore.insert((overlay, level, nil), at: place)
    overlaysChanged()
  }
  /// Puts an overlay on top of another one, in its level.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, beside: sibling, offset: 1)
  }
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, beside: sibling, offset: 0)
  }
  private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int) {
    guard let index = overlayStore.firstIndex(where: { $0.overlay === sibling }) else {
      return addOverlay(overlay)
    }
    overlayStore.insert((overlay, overlayStore[index].level, nil), at: index + offset)
    overlaysChanged()
  }
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = overlayStore.firstIndex(where: { $0.overlay === overlay1 }),
      let second = overlayStore.firstIndex(where: { $0.overlay === overlay2 })
    else { return }
    exchangeOverlay(at: first, withOverlayAt: second)
  }
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    guard overlayStore.indices.contains(index1), overlayStore.indices.contains(index2) else { return }
    let levels = (overlayStore[index1].level, overlayStore[index2].level)
    overlayStore.swapAt(index1, index2)
    (overlayStore[index1].level, overlayStore[index2].level) = levels
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
    return sorted.flatMap { entry in
      entry.renderer?.items(AnyHashable(ObjectIdentifier(entry.overlay as AnyObject))) ?? []
    }
  }
}
