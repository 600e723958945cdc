import Foundation
import SashControls
import SashCore

/// A view along a street. None is known here, so none is ever made.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// Asks for the view along a street at a place. The answer is that there is none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let mapItem: MKMapItem?
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }
  open var isLoading: Bool { false }
  open func cancel() {}
  open var scene: MKLookAroundScene? {
    get async throws { nil }
  }
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, nil) }
  }
}

/// Shows the view along a street: with no scene, and there is none here, it says that there is nothing to see.
@MainActor @preconcurrency public struct LookAroundPreview: View {
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View {
    ZStack {
      Color.mapEmpty
      Image(systemName: "binoculars").font(.title2).foregroundStyle(.secondary)
    }
    .accessibilityLabel("No Look Around")
  }
}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

extension View {
  /// Presents the view along a street: no street is known here, so it says that there is nothing to see.
  @MainActor public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(scene: scene) } }
  /// Presents the view along a street: no street is known here, so it says that there is nothing to see.
  @MainActor public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(initialScene: initialScene) }
  }
}
