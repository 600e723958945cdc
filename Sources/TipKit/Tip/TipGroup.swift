import Foundation
import SashCore

/// Several tips of which one is shown at a time.
@MainActor public final class TipGroup: ObservableObject {
  public enum Priority: Sendable {
    /// The first that may be shown.
    case firstAvailable
    /// Each after those before it are done with.
    case ordered
  }
  private let priority: Priority
  private let tips: [any Tip]
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  /// The tip that may be shown now; nil if none may.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = tip.status { return false }
        return true
      }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}
@resultBuilder public enum TipGroupBuilder {
  public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
  public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
  public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
  public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
  public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { tips.flatMap(\.self) }
}
