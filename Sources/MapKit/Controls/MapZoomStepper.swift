import Foundation
import SashControls
import SashCore

/// Two buttons that make the map larger and smaller, about its middle.
@MainActor @preconcurrency public struct MapZoomStepper: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    MapOfControl(scope: scope) { model in
      VStack(spacing: 0) {
        button("plus", "Zoom In", 2, model)
        Divider().frame(width: 28)
        button("minus", "Zoom Out", 0.5, model)
      }
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
      .fixedSize()
    }
  }
  private func button(_ symbol: String, _ label: LocalizedStringKey, _ factor: Double, _ model: MapModel)
    -> some View
  {
    Button {
      guard var next = model.current else { return }
      next.scale *= factor
      model.move(to: next, animation: .easeInOut(duration: 0.3))
    } label: {
      Image(systemName: symbol).font(.system(size: 17, weight: .medium)).frame(width: 36, height: 36)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

/// Tilts the map. Maps are seen from straight above here, so it is never seen.
@MainActor @preconcurrency public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Shows where north is, and turns the map with the user. Nobody knows here which way a user looks: a tap brings north up.
@MainActor @preconcurrency public struct MapLocationCompass: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View { MapCompass(scope: scope).mapControlVisibility(.visible) }
}
