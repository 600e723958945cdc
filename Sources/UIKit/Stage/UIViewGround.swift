import SashCore

/// What is drawn of a view's layer.
struct UIViewLook: Equatable {
  var background: Color?
  var radius: CGFloat
  var curve: RoundedCornerStyle
  var corners: CACornerMask
  var border: Color?
  var borderWidth: CGFloat
  var shadow: Color?
  var shadowRadius: CGFloat
  var shadowOffset: CGSize
  /// What `draw(_:)` made.
  var drawing: UIImage?

  @MainActor init(_ view: UIView) {
    let layer = view.layer
    layer.animationsAreDrawn()
    background = view.backgroundColor?.color
    if !layer.running.isEmpty {
      let own = view.backgroundColor.map { LayerProperty.color($0.cgColor) } ?? []
      let shown = layer.shown("backgroundColor", own)
      if shown != own { background = LayerProperty.color(shown) }
    }
    radius = max(
      0, min(layer.shown("cornerRadius", layer.cornerRadius), min(view.bounds.width, view.bounds.height) / 2))
    curve = layer.cornerCurve == .continuous ? .continuous : .circular
    corners = layer.maskedCorners
    borderWidth = layer.shown("borderWidth", layer.borderWidth)
    border = borderWidth > 0 ? layer.borderColor.map { UIColor(cgColor: $0).color } : nil
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadow =
      layer.shadowOpacity > 0
      ? layer.shadowColor.map { UIColor(cgColor: $0).color.opacity(Double(layer.shadowOpacity)) } : nil
    drawing = view.drawing
  }

  var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      bottomLeadingRadius: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
      bottomTrailingRadius: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      topTrailingRadius: corners.contains(.layerMaxXMinYCorner) ? radius : 0, style: curve)
  }
}

/// The background of a view, its border, its shadow and what it draws itself.
struct UIViewGround: View {
  let look: UIViewLook

  var body: some View {
    ZStack {
      look.shape.fill(look.background ?? .clear)
        .shadow(
          color: look.shadow ?? .clear, radius: look.shadow == nil ? 0 : look.shadowRadius,
          x: look.shadowOffset.width, y: look.shadowOffset.height)
      if let drawing = look.drawing { Image(uiImage: drawing).resizable() }
      if let border = look.border { look.shape.strokeBorder(border, lineWidth: look.borderWidth) }
    }
    .allowsHitTesting(look.background != nil)
  }
}

/// What a view clips to: its bounds with their corners, or nothing.
struct UIViewOutline: Shape {
  let look: UIViewLook
  let clips: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    clips ? look.shape.path(in: rect) : Path(rect.insetBy(dx: -100_000, dy: -100_000))
  }
}
