import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// A moment on a dispatch queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(to - from) : -Int(from - to))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }
  }

  /// How the queue shall run an action.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.time ?? .now()) }
  /// What the main queue goes by in place of real time.
  private var clock: SchedulerClock? {
    guard let clock = SchedulerClock.current, isMain else { return nil }
    return clock
  }
  var isMain: Bool { getSpecific(key: DispatchQueue.mainMark) != nil }
  /// Only the main queue has it. Comparing objects would not do: `main` makes another with each call.
  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = SchedulerClock.own, isMain {
      options?.group?.enter()
      return clock.schedule(in: 0) {
        action()
        options?.group?.leave()
      }
    }
    let options = options ?? SchedulerOptions()
    nonisolated(unsafe) let action = action
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    options.group?.enter()
    if let clock {
      clock.schedule(in: clock.seconds(until: date)) {
        action()
        options.group?.leave()
      }
      return
    }
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action()
      options.group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock {
      return clock.schedule(
        in: clock.seconds(until: date), every: Double(interval.magnitude) / 1e9, action)
    }
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.setEventHandler(
      qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], handler: { action() })
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

extension SchedulerClock {
  fileprivate func seconds(until date: DispatchQueue.SchedulerTimeType) -> Double {
    Double(DispatchQueue.SchedulerTimeType(time).distance(to: date).magnitude) / 1e9
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A length of time on a dispatch queue, in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable,
    Codable, Sendable
  {
    public var magnitude: Int

    /// Takes a dispatch interval; `.never` is the longest stride.
    public init(_ interval: DispatchTimeInterval) {
      magnitude =
        switch interval {
        case .seconds(let value): value.multipliedSaturating(by: 1_000_000_000)
        case .milliseconds(let value): value.multipliedSaturating(by: 1_000_000)
        case .microseconds(let value): value.multipliedSaturating(by: 1000)
        case .nanoseconds(let value): value
        default: .max
        }
    }

    /// Takes seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Takes seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .nanoseconds(value)
    }

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude * rhs.magnitude) }
    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }
    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

    public static func seconds(_ value: Double) -> Self {
      // A value too large for nanoseconds means "a very long time", not a crash.
      let nanoseconds = value * 1e9
      return Self(.nanoseconds(Int(exactly: nanoseconds.rounded()) ?? (value < 0 ? -.max : .max)))
    }
    public static func seconds(_ value: Int) -> Self { Self(.seconds(value)) }
    public static func milliseconds(_ value: Int) -> Self { Self(.milliseconds(value)) }
    public static func microseconds(_ value: Int) -> Self { Self(.microseconds(value)) }
    public static func nanoseconds(_ value: Int) -> Self { Self(.nanoseconds(value)) }
  }
}

extension Int {
  fileprivate func multipliedSaturating(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
