/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often it runs.
  package enum Repetition: Hashable, Sendable {
    /// Once for what happens, without end for what lasts.
    case natural
    case times(Int)
    case forever
  }
  package var repetition = Repetition.natural
  /// Seconds between runs; nil leaves it to the effect.
  package var delay: Double?
  package var speed = 1.0

  /// As the effect does by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// So many times; nil without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The same without end.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .forever } }
  /// The same once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .times(1) } }
  /// The same so many times; nil without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .times(max(0, $0)) } ?? .forever }
  }
  /// The same as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.repetition = behavior.count.map { .times(max(0, $0)) } ?? .forever
      $0.delay = behavior.delay
    }
  }
  /// The same so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speed = speed.isFinite ? max(speed, 0.01) : 1 }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// How runs follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var delay: Double?
    /// One after the other without end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Again and again, with a pause.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
    /// So many times, nil without end, with so many seconds between; nil leaves the pause to the effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay.map { $0.isFinite ? max(0, $0) : 0 })
    }
  }
}
