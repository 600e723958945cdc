import Foundation
import Glibc

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Whether a network leads out: an interface other than the machine's own is up and has an address.
///
/// Which host was asked for does not count, as packets would have to be sent to know more.
public final class SCNetworkReachability: @unchecked Sendable {
  private var callback: SCNetworkReachabilityCallBack?
  private var info: UnsafeMutableRawPointer?
  private var timer: DispatchSourceTimer?
  private var last: SCNetworkReachabilityFlags?

  var flags: SCNetworkReachabilityFlags {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next {
      let state = Int32(bitPattern: entry.pointee.ifa_flags)
      let up = Int32(IFF_UP) | Int32(IFF_RUNNING)
      let family = entry.pointee.ifa_addr?.pointee.sa_family
      if state & up == up, state & Int32(IFF_LOOPBACK) == 0,
        family == sa_family_t(AF_INET) || family == sa_family_t(AF_INET6)
      {
        return .reachable
      }
      next = entry.pointee.ifa_next
    }
    return []
  }
  func set(_ callback: SCNetworkReachabilityCallBack?, _ info: UnsafeMutableRawPointer?) {
    (self.callback, self.info) = (callback, info)
  }
  /// Looks once a second, and tells of changes on the queue.
  func watch(on queue: DispatchQueue?) {
    timer?.cancel()
    timer = nil
    guard let queue else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    last = flags
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      let now = self.flags
      guard now != self.last else { return }
      self.last = now
      self.callback?(self, now, self.info)
    }
    timer.resume()
    self.timer = timer
  }
  deinit { timer?.cancel() }
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee.info)
  return true
}
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{
  target.watch(on: queue)
  return true
}
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any
) -> Bool {
  target.watch(on: .main)
  return true
}
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any
) -> Bool {
  target.watch(on: nil)
  return true
}
