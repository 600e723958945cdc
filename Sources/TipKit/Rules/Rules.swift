import Foundation

extension Tips {
  /// Something that must be true before a tip is shown.
  public struct Rule: Sendable {
    let isMet: @Sendable () -> Bool
    /// About how often something happened.
    public init<Donation: Codable & Sendable>(
      _ event: Event<Donation>, _ condition: @escaping @Sendable (Event<Donation>) -> Bool
    ) { isMet = { condition(event) } }
    /// About a value of the app.
    public init<Value: Codable & Sendable>(
      _ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
    ) { isMet = { condition(parameter.wrappedValue) } }
    public init<First: Codable & Sendable, Second: Codable & Sendable>(
      _ first: Parameter<First>, _ second: Parameter<Second>,
      _ condition: @escaping @Sendable (First, Second) -> Bool
    ) { isMet = { condition(first.wrappedValue, second.wrappedValue) } }
  }

  /// A value of the app that rules look at.
  ///
  /// - Missing: keeping it between runs of the program: it begins with its first value again, as with the option `.transient`.
  @propertyWrapper
  public final class Parameter<Value: Codable & Sendable>: @unchecked Sendable {
    public enum Option: Sendable { case transient }
    private let lock = NSLock()
    private var held: Value
    public init(wrappedValue: Value) { held = wrappedValue }
    public init(wrappedValue: Value, _ option: Option) { held = wrappedValue }
    public var wrappedValue: Value {
      get { lock.withLock { held } }
      set {
        lock.withLock { held = newValue }
        TipStore.shared.tell()
      }
    }
    public var projectedValue: Parameter<Value> { self }
  }

  /// What a person does; each time is kept.
  public struct Event<Donation: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    public init(id: String) where Donation == EmptyDonation { self.id = id }
    @_disfavoredOverload
    public init(id: String, of type: Donation.Type = Donation.self) { self.id = id }

    /// A time.
    public struct Donated: Sendable {
      public let date: Date
      public let value: Donation
    }
    /// All times that are known, the last one at the end.
    public var donations: [Donated] {
      TipStore.shared.donations(id).compactMap { kept in
        (try? JSONDecoder().decode([Donation].self, from: kept.value))?.first.map {
          Donated(date: kept.date, value: $0)
        }
      }
    }
    public func donate(_ donation: Donation) async { keep(donation) }
    public func sendDonation(_ donation: Donation, _ completion: (@Sendable () -> Void)? = nil) {
      keep(donation)
      completion?()
    }
    private func keep(_ donation: Donation) {
      TipStore.shared.donate(id, (try? JSONEncoder().encode([donation])) ?? Data())
    }
  }
  public struct EmptyDonation: Codable, Sendable { public init() {} }

  /// A stretch of time before now.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    public static let minute = Self(seconds: 60)
    public static let hour = Self(seconds: 3600)
    public static let day = Self(seconds: 86_400)
    public static let week = Self(seconds: 7 * 86_400)
    public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * Double(count)) }
    public static func hours(_ count: Int) -> Self { Self(seconds: 3600 * Double(count)) }
    public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * Double(count)) }
    public static func weeks(_ count: Int) -> Self { Self(seconds: 7 * 86_400 * Double(count)) }
  }
}

extension Tips.Event where Donation == Tips.EmptyDonation {
  /// Keeps that it happened now.
  public func donate() { sendDonation(Tips.EmptyDonation()) }
  /// Keeps that it happened now.
  public func donate() async { await donate(Tips.EmptyDonation()) }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// Those of a stretch of time before now.
  public func donatedWithin<Donation>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Donation>.Donated {
    let start = Date(timeIntervalSinceNow: -range.seconds)
    return filter { $0.date >= start }
  }
}

/// A rule of a tip: what it is about, and when it is met.
@freestanding(expression)
public macro Rule<Donation: Codable & Sendable>(
  _ event: Tips.Event<Donation>, _ condition: @escaping @Sendable (Tips.Event<Donation>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SashMacros", type: "RuleMacro")
@freestanding(expression)
public macro Rule<Value: Codable & Sendable>(
  _ parameter: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SashMacros", type: "RuleMacro")
