import Foundation
import SashControls
import SashCore

private struct MapModelKey: EnvironmentKey { static var defaultValue: MapModel? { nil } }
extension EnvironmentValues {
  /// The map that controls belong to.
  var mapModel: MapModel? {
    get { self[MapModelKey.self] }
    set { self[MapModelKey.self] = newValue }
  }
}

/// Finds the map that a control belongs to.
struct MapOfControl<Content: View>: View {
  let scope: Namespace.ID?
  @ViewBuilder let content: (MapModel) -> Content
  @Environment(\.mapModel) private var around
  var body: some View {
    if let model = scope.flatMap({ MapScopes.shared.model($0) }) ?? around { content(model) }
  }
}

extension View {
  /// Names the maps and the controls in this view that belong together; they say the same name themselves.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// Shows where north is; a tap brings it up. It is seen while the map is turned, or always with `mapControlVisibility(.visible)`.
@MainActor @preconcurrency public struct MapCompass: View {
  private let scope: Namespace.ID?
  @Environment(\.map) private var surroundings
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    MapOfControl(scope: scope) { model in
      if model.heading != 0 || surroundings.controlVisibility == .visible {
        Button {
          guard var next = model.current else { return }
          next.heading = next.heading > 180 ? 360 : 0
          model.move(to: next, animation: .easeInOut(duration: 0.4))
        } label: {
          VStack(spacing: 0) {
            Triangle().fill(.red).frame(width: 7, height: 5)
            Text("N").font(.system(size: 13, weight: .semibold)).foregroundStyle(.primary)
          }
          .offset(y: -3)
          .frame(width: 40, height: 40)
          .rotationEffect(.degrees(-model.heading))
          .background(.regularMaterial, in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Compass")
        .transition(.opacity)
      }
    }
  }
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
      return path
    }
  }
}

/// Brings the map to where the user is. Nobody knows that here: it says so once.
@MainActor @preconcurrency public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    Button {
      sayNobodyKnows()
    } label: {
      Image(systemName: "location").font(.system(size: 18, weight: .medium)).foregroundStyle(.tint)
        .frame(width: 44, height: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Current Location")
  }
}

/// Tilts the map. Maps are seen from straight above here, so it is never seen, as on maps of Apple's that cannot be tilted.
@MainActor @preconcurrency public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Shows how long a distance is on the map.
///
/// - Missing: being seen only while the map is made larger or smaller.
@MainActor @preconcurrency public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?
  @Environment(\.locale) private var locale
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    (self.anchorEdge, self.scope) = (anchorEdge, scope)
  }
  public var body: some View {
    MapOfControl(scope: scope) { model in
      let metres = model.metresPerPoint
      if metres > 0 {
        let length = MapScaleView.round(metres * 90)
        VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 2) {
          Text(verbatim: text(length)).font(.system(size: 10, weight: .medium))
          Rectangle().fill(.primary).frame(width: length / metres, height: 3)
        }
        .padding(4)
      }
    }
  }
  private func text(_ metres: Double) -> String {
    let formatter = MKDistanceFormatter()
    formatter.locale = locale
    formatter.units = .metric
    return formatter.string(fromDistance: metres)
  }
  /// The longest of 1, 2 and 5 times a power of ten that is no longer.
  private static func round(_ length: Double) -> Double {
    let power = pow(10, log10(length).rounded(.down))
    return [5, 2, 1].first { $0 * power <= length }.map { $0 * power } ?? power
  }
}
