import Foundation
import SashCore
import UIKit

/// A view of UIKit that shows a control of SwiftUI's map.
open class _MapControlView: UIView {
  open weak var mapView: MKMapView? { didSet { show() } }
  private var hosting: UIHostingController<AnyView>?

  public init(mapView: MKMapView?) {
    super.init(frame: .zero)
    self.mapView = mapView
    show()
    frame.size = intrinsicContentSize
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is shown beside a map.
  var control: AnyView { AnyView(EmptyView()) }
  func show() {
    let root = AnyView(control.environment(\.mapModel, mapView?.model))
    if let hosting {
      hosting.rootView = root
    } else {
      let made = UIHostingController(rootView: root)
      made.safeAreaRegions = []
      made.view.backgroundColor = .clear
      made.view.frame = bounds
      made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(made.view)
      hosting = made
    }
    invalidateIntrinsicContentSize()
  }
  /// In points, while the control is seen.
  var seenSize: CGSize { CGSize(width: 44, height: 44) }
  open override var intrinsicContentSize: CGSize { seenSize }
  fileprivate func visibility(_ value: MKFeatureVisibility) -> Visibility {
    switch value {
    case .adaptive: .automatic
    case .hidden: .hidden
    case .visible: .visible
    }
  }
}

/// Shows where north is on a map; a tap brings it up.
open class MKCompassButton: _MapControlView {
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
  override var control: AnyView {
    compassVisibility == .hidden
      ? AnyView(EmptyView()) : AnyView(MapCompass().mapControlVisibility(visibility(compassVisibility)))
  }
}

/// Shows how long a distance is on a map.
open class MKScaleView: _MapControlView {
  public enum Alignment: Int, Sendable { case leading, trailing }
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { show() } }
  open var legendAlignment = Alignment.leading { didSet { show() } }
  override var control: AnyView {
    scaleVisibility == .hidden
      ? AnyView(EmptyView())
      : AnyView(MapScaleView(anchorEdge: legendAlignment == .leading ? .leading : .trailing))
  }
  override var seenSize: CGSize { CGSize(width: 100, height: 26) }
}

/// Brings a map to where the user is. Nobody knows that here: a press says so once.
open class MKUserTrackingButton: _MapControlView {
  override var control: AnyView { AnyView(MapUserLocationButton()) }
}

/// Tilts a map. Maps are seen from straight above here, so it is never seen.
open class MKPitchControl: _MapControlView {}

/// A bar's button that brings a map to where the user is. Nobody knows that here: a press says so once.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
    primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
      self?.mapView?.setUserTrackingMode(.follow, animated: true)
    }
  }
}
