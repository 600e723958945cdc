import Combine
import CoreTransferable
import Foundation
import SashMessages

func noGroups() {
  tellOnce("there is no SharePlay on this system; nobody can be asked to join.", by: "GroupActivities")
}
/// Something that people do together.
public protocol GroupActivity: Codable, Sendable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  public static var activityIdentifier: String { "\(Self.self)" }
  /// Nobody is there to do it with.
  public func prepareForActivation() async -> GroupActivityActivationResult {
    noGroups()
    return .activationDisabled
  }
  @discardableResult public func activate() async throws -> Bool {
    noGroups()
    return false
  }
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
public enum GroupActivityActivationResult: Sendable {
  case activationPreferred, activationDisabled, cancelled
}
public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Hashable, Sendable {
    private let name: String
    public static let generic = ActivityType(name: "generic")
    public static let watchTogether = ActivityType(name: "watchTogether")
    public static let listenTogether = ActivityType(name: "listenTogether")
    public static let createTogether = ActivityType(name: "createTogether")
    public static let workoutTogether = ActivityType(name: "workoutTogether")
    public static let exploreTogether = ActivityType(name: "exploreTogether")
    public static let learnTogether = ActivityType(name: "learnTogether")
    public static let readTogether = ActivityType(name: "readTogether")
    public static let shopTogether = ActivityType(name: "shopTogether")
  }
  public var type = ActivityType.generic
  public var title: String?
  public var subtitle: String?
  public var fallbackURL: URL?
  public var supportsContinuationOnTV = false
  public init() {}
}
public struct Participant: Hashable, Identifiable, Sendable {
  public let id: UUID
}
/// People who do something together. There are none here, so none is ever made.
public final class GroupSession<Activity: GroupActivity>: ObservableObject, @unchecked Sendable {
  public enum State: Sendable {
    case waiting, joined
    case invalidated(reason: any Error)
  }
  @Published public private(set) var state: State = .waiting
  @Published public private(set) var activeParticipants: Set<Participant> = []
  public let id = UUID()
  public let activity: Activity
  public let localParticipant = Participant(id: UUID())
  init(activity: Activity) { self.activity = activity }
  public func join() { noGroups() }
  public func leave() {}
  public func end() {}
  /// None ever comes.
  public struct Sessions: AsyncSequence, Sendable {
    public typealias Element = GroupSession<Activity>
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> GroupSession<Activity>? {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}
/// Whether there is a call in which something can be done together: no.
public final class GroupStateObserver: ObservableObject {
  @Published public private(set) var isEligibleForGroupSession = false
  public init() {}
}
/// What people in a session say to each other.
public final class GroupSessionMessenger: @unchecked Sendable {
  public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
  public func send<Message: Codable & Sendable>(_ message: Message) async throws { noGroups() }
}
