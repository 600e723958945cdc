import Foundation
import SashDesktop

extension ProcessInfo {
  /// What is kept from happening while a program does something, and what it does.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The machine stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The program is not ended without being asked; here none is.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The program is not ended while nobody uses it; here none is.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// How smooth animations are is measured; here nobody does.
    public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
    /// What the program does is measured; here nobody does.
    public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
    /// Something that a person has asked for: the machine stays awake.
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF | 1 << 20)
    /// Something that a person has asked for, and that may wait while the machine sleeps.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xFF_FFFF & ~(1 << 20))
    /// Something that nobody has asked for just now.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Something that has to be in time, as sound is.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// Something that a person takes part in: the machine stays awake.
    public static let userInteractive = ActivityOptions(rawValue: 0xFF_FFFF | 1 << 20 | 0xFF_0000_0000)
  }

  /// Says that the program begins to do something; it goes on until `endActivity` is told of what this gives, or that has gone.
  ///
  /// The desktop is asked to leave the screen on or the machine awake, as the options say. Where it cannot be asked, a message says so.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    Activity(options, reason)
  }
  /// Ends what `beginActivity` has begun.
  public func endActivity(_ activity: any NSObjectProtocol) { (activity as? Activity)?.end() }
  /// Does something, and keeps from happening meanwhile what the options say.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
    let activity = Activity(options, reason)
    block()
    activity.end()
  }
  /// Does something on another thread that is to come to its end even if the person leaves. Programs are not put to sleep here, so
  /// `block` is told once that there is time, and never that there is none left.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  /// Nothing comes of it: no program is ended here without being asked.
  public func disableSuddenTermination() {}
  /// Nothing comes of it: no program is ended here without being asked.
  public func enableSuddenTermination() {}
  /// Nothing comes of it: no program is ended here while nobody uses it.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Nothing comes of it: no program is ended here while nobody uses it.
  public func enableAutomaticTermination(_ reason: String) {}
}

/// Something that a program does.
private final class Activity: NSObject, @unchecked Sendable {
  /// Stands for it among those who want the screen on; it may have gone when that is told.
  private final class Owner: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    var hasEnded: Bool { lock.withLock { isOver } }
    /// True the first time.
    func end() -> Bool {
      lock.withLock {
        defer { isOver = true }
        return !isOver
      }
    }
  }
  private let owner = Owner()
  private let options: ProcessInfo.ActivityOptions

  init(_ options: ProcessInfo.ActivityOptions, _ reason: String) {
    self.options = options
    super.init()
    Self.tell(options, true, reason, owner)
  }
  deinit { end() }

  func end() {
    if owner.end() { Self.tell(options, false, "", owner) }
  }

  private static func tell(
    _ options: ProcessInfo.ActivityOptions, _ isWanted: Bool, _ reason: String, _ owner: Owner
  ) {
    let keepsScreen = options.contains(.idleDisplaySleepDisabled)
    let keepsAwake = options.contains(.idleSystemSleepDisabled)
    if !keepsScreen && !keepsAwake { return }
    let tell: @MainActor @Sendable () -> Void = {
      // Its end was told on the main thread while its beginning waited for that.
      if isWanted, owner.hasEnded { return }
      if keepsScreen { IdleInhibitor.shared.set(isWanted, because: reason, for: owner) }
      if keepsAwake { IdleInhibitor.sleep.set(isWanted, because: reason, for: owner) }
    }
    // What the main thread does now would be over before its queue came to this.
    if Thread.isMainThread {
      MainActor.assumeIsolated { tell() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { tell() } }
    }
  }
}
