import Foundation
import SashControls
import SashCore

/// The bubble above an annotation that is selected, with its titles and what stands beside them.
final class CalloutView: UIView {
  weak var source: MKAnnotationView?
  private let tip: CGFloat = 8
  private var accessories: [UIView] = []

  init(for view: MKAnnotationView, title: String, map: MKMapView) {
    source = view
    super.init(frame: .zero)
    // Above every annotation.
    layer.zPosition = CGFloat(MKAnnotationViewZPriority.max.rawValue)
    let (heading, line) = (UILabel(), UILabel())
    heading.text = title
    heading.font = .systemFont(ofSize: 17)
    line.text = view.annotation?.subtitle ?? nil
    line.font = .systemFont(ofSize: 12)
    line.textColor = .secondaryLabel
    let texts = [heading, view.detailCalloutAccessoryView ?? (line.text?.isEmpty == false ? line : nil)]
      .compactMap { $0 }
    func size(_ view: UIView) -> CGSize {
      let own = view.bounds.size
      return own.width > 0 && own.height > 0 && !(view is UILabel)
        ? own : view.sizeThatFits(CGSize(width: 220, height: 200))
    }
    let sizes = texts.map(size)
    let height = max(44, sizes.reduce(16) { $0 + $1.height })
    var x: CGFloat = 12
    if let left = view.leftCalloutAccessoryView { x = place(left, at: x, height: height, size: size(left)) }
    let width = min(240, sizes.map(\.width).max() ?? 0)
    var y = (height - sizes.reduce(0) { $0 + $1.height }) / 2
    for (text, size) in zip(texts, sizes) {
      text.frame = CGRect(x: x, y: y, width: width, height: size.height)
      y += size.height
    }
    x += width + 12
    if let right = view.rightCalloutAccessoryView {
      x = place(right, at: x, height: height, size: size(right))
    }
    bounds = CGRect(x: 0, y: 0, width: x, height: height + tip)
    let shape = UIHostingController(rootView: CalloutShape(tip: tip))
    shape.safeAreaRegions = []
    shape.view.backgroundColor = .clear
    shape.view.frame = bounds
    addSubview(shape.view)
    for view in texts + accessories { addSubview(view) }
    for case let control as UIControl in accessories {
      control.addAction(
        // One of this name takes the place of the one before.
        UIAction(identifier: UIAction.Identifier("MKMapView callout")) { [weak map, weak view] action in
          guard let map, let view, let control = action.sender as? UIControl else { return }
          map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
  }
  required init?(coder: NSCoder) { fatalError("CalloutView is made for an annotation view.") }

  private func place(_ view: UIView, at x: CGFloat, height: CGFloat, size: CGSize) -> CGFloat {
    view.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    accessories.append(view)
    return x + size.width + 12
  }
}

private struct CalloutShape: View {
  let tip: CGFloat
  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemGroupedBackground))
      Triangle().fill(Color(uiColor: .secondarySystemGroupedBackground)).frame(width: 2 * tip, height: tip)
    }
    .compositingGroup()
    .shadow(color: .black.opacity(0.25), radius: 5, y: 2)
  }
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.midX, y: rect.maxY),
      ])
      path.closeSubpath()
      return path
    }
  }
}

extension MKMapView {
  private var callout: CalloutView? { layer2D.subviews.compactMap { $0 as? CalloutView }.first }

  /// Has the bubble stand above what is selected, if that has one.
  func showCallout() {
    callout?.removeFromSuperview()
    guard let annotation = annotationStore.chosen, let view = view(for: annotation), view.canShowCallout,
      let title = annotation.title, !title.isEmpty
    else { return }
    layer2D.addSubview(CalloutView(for: view, title: title, map: self))
    placeCallout()
  }
  func placeCallout() {
    guard let callout else { return }
    guard let view = callout.source, view.superview != nil else { return callout.removeFromSuperview() }
    let top = view.frame.minY - (view is MKMarkerAnnotationView ? view.bounds.height : 0)
    callout.center = CGPoint(
      x: view.center.x + view.calloutOffset.x, y: top + view.calloutOffset.y - callout.bounds.height / 2 - 2)
  }
}
