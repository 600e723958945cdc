import Foundation
import SashCore

/// A tip whose type is not told.
public struct AnyTip: Tip {
  private let base: any Tip
  public init(_ base: any Tip) { self.base = base }
  public var id: String { base.id }
  public var title: Text { base.title }
  public var message: Text? { base.message }
  public var image: Image? { base.image }
  public var actions: [Tips.Action] { base.actions }
  public var rules: [Tips.Rule] { base.rules }
  public var options: [any TipOption] { base.options }
}

/// What can be wrong with how tips are used.
public struct TipKitError: Error, Hashable, CustomStringConvertible, Sendable {
  public let description: String
  /// Tips are configured once, before any is shown.
  public static let tipsDatastoreAlreadyConfigured = Self(description: "Tips have been configured already.")
  public static let missingGroupContainerEntitlements = Self(
    description: "The program has no container of this group.")
  public static let invalidPredicateValueType = Self(
    description: "A rule compares values of a type that it cannot.")
}

extension Tips {
  /// Puts the tips of a group together.
  public typealias GroupBuilder = TipGroupBuilder
}

extension Tips.ActionBuilder {
  public static func buildArray(_ parts: [[Tips.Action]]) -> [Tips.Action] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [Tips.Action]) -> [Tips.Action] { part }
}
extension Tips.RuleBuilder {
  public static func buildExpression(_ rule: Tips.Rule?) -> [Tips.Rule] { rule.map { [$0] } ?? [] }
  public static func buildArray(_ parts: [[Tips.Rule]]) -> [Tips.Rule] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [Tips.Rule]) -> [Tips.Rule] { part }
}
extension Tips.OptionsBuilder {
  public static func buildExpression(_ option: (any TipOption)?) -> [any TipOption] {
    option.map { [$0] } ?? []
  }
  public static func buildArray(_ parts: [[any TipOption]]) -> [any TipOption] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [any TipOption]) -> [any TipOption] { part }
}
extension TipGroupBuilder {
  public static func buildLimitedAvailability(_ tips: [any Tip]) -> [any Tip] { tips }
}

extension TipGroup {
  /// The tip that may be shown, as that changes.
  public var currentTipUpdates: AsyncStream<(any Tip)?> {
    AsyncStream { stream in
      var last = currentTip
      stream.yield(last)
      let observer = NotificationCenter.default.addObserver(
        forName: TipStore.changed, object: nil, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return stream.finish() }
          let tip = self.currentTip
          if tip?.id != last?.id { stream.yield(tip) }
          last = tip
        }
      }
      nonisolated(unsafe) let token = observer
      stream.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
    }
  }
}
