import Foundation
import SashMessages

/// What is known of tips and events, kept in the app's settings.
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()
  static let changed = Notification.Name("SashTipsChanged")

  /// What is known of a tip.
  struct Record: Codable {
    var reason: Tips.InvalidationReason?
    var displays = 0
    /// In seconds.
    var displayed: TimeInterval = 0
  }
  struct Donation: Codable {
    var date: Date
    var value: Data
  }
  private struct Content: Codable {
    var tips: [String: Record] = [:]
    var events: [String: [Donation]] = [:]
    var lastDisplay: Date?
  }

  private let lock = NSLock()
  private var content: Content
  private var isConfigured = false
  private var frequency: TimeInterval = 0
  /// Shown now: these stay, however often tips may come.
  private var visible: [String: Date] = [:]
  private var override: Bool?
  private static let key = "com.apple.TipKit"

  private init() {
    content =
      UserDefaults.standard.data(forKey: Self.key)
      .flatMap { try? JSONDecoder().decode(Content.self, from: $0) } ?? Content()
  }

  func configure(frequency: TimeInterval?) {
    lock.withLock {
      isConfigured = true
      if let frequency { self.frequency = frequency }
    }
    tell()
  }
  func reset() {
    change { content in content = Content() }
  }
  /// For tests of apps: all tips are shown, or none.
  func setOverride(_ shows: Bool?) {
    lock.withLock { override = shows }
    tell()
  }

  func status(of tip: some Tip) -> Tips.Status {
    let (record, isConfigured, override) = lock.withLock {
      (content.tips[tip.id] ?? Record(), self.isConfigured, self.override)
    }
    if let override { return override ? .available : .pending }
    if let reason = record.reason { return .invalidated(reason) }
    for option in tip.options {
      if let most = option as? Tips.MaxDisplayCount, record.displays >= most.count, !isVisible(tip.id) {
        return .invalidated(.displayCountExceeded)
      }
      if let most = option as? Tips.MaxDisplayDuration, record.displayed >= most.seconds {
        return .invalidated(.displayDurationExceeded)
      }
    }
    guard isConfigured else { return .pending }
    guard tip.rules.allSatisfy({ $0.isMet() }) else { return .pending }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    return ignores || mayShow(tip.id) ? .available : .pending
  }
  private func isVisible(_ id: String) -> Bool { lock.withLock { visible[id] != nil } }
  private func mayShow(_ id: String) -> Bool {
    lock.withLock {
      guard visible[id] == nil, frequency > 0, let last = content.lastDisplay else { return true }
      return Date().timeIntervalSince(last) >= frequency
    }
  }

  func appear(_ id: String) {
    lock.withLock { visible[id] = Date() }
    change { content in
      content.tips[id, default: Record()].displays += 1
      content.lastDisplay = Date()
    }
  }
  func disappear(_ id: String) {
    let since = lock.withLock { visible.removeValue(forKey: id) }
    change { content in
      content.tips[id, default: Record()].displayed += since.map { Date().timeIntervalSince($0) } ?? 0
    }
  }
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change { $0.tips[id, default: Record()].reason = reason }
  }
  func forget(_ id: String) { change { $0.tips[id] = nil } }
  func donate(_ id: String, _ value: Data) {
    change { content in
      content.events[id, default: []].append(Donation(date: Date(), value: value))
      // As many as rules could want to know of.
      if content.events[id]!.count > 1000 { content.events[id]!.removeFirst() }
    }
  }
  func donations(_ id: String) -> [Donation] { lock.withLock { content.events[id] ?? [] } }

  private func change(_ body: (inout Content) -> Void) {
    let data = lock.withLock {
      body(&content)
      return try? JSONEncoder().encode(content)
    }
    UserDefaults.standard.set(data, forKey: Self.key)
    tell()
  }
  func tell() { NotificationCenter.default.post(name: Self.changed, object: nil) }
}

extension Tips {
  /// How tips are shown in this app.
  public struct ConfigurationOption: Sendable {
    var frequency: TimeInterval?
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self {
      Self(frequency: frequency.seconds)
    }
    /// The settings of the app are the place here.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
    public struct DisplayFrequency: Sendable {
      let seconds: TimeInterval
      public static let immediate = Self(seconds: 0)
      public static let hourly = Self(seconds: 3600)
      public static let daily = Self(seconds: 86_400)
      public static let weekly = Self(seconds: 7 * 86_400)
      public static let monthly = Self(seconds: 30 * 86_400)
      public static let system = Self(seconds: 0)
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func groupContainer(identifier: String) -> Self { Self() }
      public static func url(_ url: URL) -> Self { Self() }
    }
    public struct CloudKitContainer: Sendable {
      public static let automatic = Self()
      public static func named(_ name: String) -> Self { Self() }
    }
  }
  /// Allows tips to be shown from now on.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.shared.configure(frequency: options.lazy.compactMap(\.frequency).first)
  }
  /// Forgets all tips and events.
  public static func resetDatastore() throws { TipStore.shared.reset() }
  public static func showAllTipsForTesting() { TipStore.shared.setOverride(true) }
  public static func hideAllTipsForTesting() { TipStore.shared.setOverride(false) }
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.setOverride(true) }
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.setOverride(false) }
}
