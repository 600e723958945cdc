import SashCore

/// A kind of distance that content keeps from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private let number: UInt8
  /// The least that a scene asks for.
  public static let minimum = ScenePadding(number: 0)
}

extension View {
  /// Keeps the distance from the edges that content has in its scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Keeps a kind of distance from the edges that content has in its scene.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
