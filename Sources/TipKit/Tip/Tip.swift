import Foundation
import SashCore

/// A hint about the app, which a person sees when its rules are met and until they close it.
public protocol Tip: Identifiable, Sendable {
  /// By which what is known of the tip is kept: the name of its type, if nothing is said.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Status = Tips.Status
  public typealias Option = any TipOption
  public typealias Parameter = Tips.Parameter

  public var id: String { String(describing: type(of: self)) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the tip may be shown now.
  public var status: Tips.Status { TipStore.shared.status(of: self) }
  public var shouldDisplay: Bool { status == .available }
  /// Whether it may be shown, as that changes.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    stream { $0.shouldDisplay }
  }
  public var statusUpdates: AsyncStream<Tips.Status> { stream { $0.status } }
  private func stream<Value: Equatable & Sendable>(_ read: @escaping @Sendable (Self) -> Value)
    -> AsyncStream<Value>
  {
    AsyncStream { stream in
      let last = LastValue(read(self))
      stream.yield(last.value)
      let observer = NotificationCenter.default.addObserver(
        forName: TipStore.changed, object: nil, queue: nil
      ) { _ in
        let value = read(self)
        if last.replace(value) { stream.yield(value) }
      }
      nonisolated(unsafe) let token = observer
      stream.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
    }
  }
  /// Has it never shown again.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }
  /// Forgets what is known of it.
  public func resetEligibility() async { TipStore.shared.forget(id) }
}

/// What a stream gave last.
private final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
  /// Whether it was another.
  func replace(_ new: Value) -> Bool {
    lock.withLock {
      defer { value = new }
      return value != new
    }
  }
}

/// What tips share: when they may be shown, and what they are made of.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: String, Hashable, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public var index: Int?
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.label, self.handler) = (id ?? UUID().uuidString, label, handler) }
    public init(
      id: String? = nil, title: some StringProtocol & Sendable,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let words = String(title)
      (self.id, label, self.handler) = (id ?? words, { Text(words) }, handler)
    }
  }

  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    public static func buildEither(first part: [Rule]) -> [Rule] { part }
    public static func buildEither(second part: [Rule]) -> [Rule] { part }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
    public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
  }
}

/// When and how often a tip is shown.
public protocol TipOption: Sendable {}
extension Tips {
  /// After how many times a tip is not shown again.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    public init(_ count: Int) { self.count = count }
  }
  /// After how long on the screen a tip is not shown again, in seconds.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    public init(_ seconds: TimeInterval) { self.seconds = seconds }
  }
  /// Whether a tip is shown however shortly after another.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    public init(_ ignores: Bool) { self.ignores = ignores }
  }
}
