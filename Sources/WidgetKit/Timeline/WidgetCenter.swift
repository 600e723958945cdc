import Foundation
import SashCore

/// A widget that a person has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { "\(kind) \(family)" }
}

/// Tells widgets that they have something else to show. Those of this program are loaded again; an app does not reach those of
/// other programs.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  private let lock = NSLock()
  private var shown: [WidgetInfo] = []

  /// The keys of what is known of a widget from which the app was opened.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public func reloadAllTimelines() { post(nil) }
  public func reloadTimelines(ofKind kind: String) { post(kind) }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
  private func post(_ kind: String?) {
    NotificationCenter.default.post(name: Self.reload, object: nil, userInfo: kind.map { ["kind": $0] })
  }
  static let reload = Notification.Name("SashWidgetReload")

  /// The widgets that the program shows; none, unless it is one of widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    let infos = lock.withLock { shown }
    DispatchQueue.main.async { completion(.success(infos)) }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { lock.withLock { shown } }
  func show(_ infos: [WidgetInfo]) { lock.withLock { shown = infos } }
}
