import Foundation

/// The address of a machine.
public protocol IPAddress: Sendable {
  /// The bytes, the most significant first.
  var rawValue: Data { get }
  /// The interface by which it is reached, where it says one.
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible, Sendable {
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  /// Reads an address as `192.168.0.1`.
  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Data($0) })
  }
  private init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
    (rawValue, interface) = (Data([a, b, c, d]), nil)
  }
  public static let any = IPv4Address(0, 0, 0, 0)
  public static let broadcast = IPv4Address(255, 255, 255, 255)
  public static let loopback = IPv4Address(127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
  public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
  public static let mdnsGroup = IPv4Address(224, 0, 0, 251)
  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { (224..<240).contains(rawValue[rawValue.startIndex]) }
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible, Sendable {
  /// How far an address that goes to several machines reaches.
  public enum Scope: UInt8, Sendable {
    case nodeLocal = 1
    case linkLocal = 2
    case siteLocal = 5
    case organizationLocal = 8
    case global = 14
  }
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  /// Reads an address as `fe80::1%eth0`.
  public init?(_ string: String) {
    let parts = string.split(separator: "%", maxSplits: 1).map(String.init)
    var address = in6_addr()
    guard let first = parts.first, inet_pton(AF_INET6, first, &address) == 1 else { return nil }
    let interface = parts.count > 1 ? NWInterface(named: parts[1]) : nil
    if parts.count > 1, interface == nil { return nil }
    self.init(withUnsafeBytes(of: address) { Data($0) }, interface)
  }
  private init(_ first: [UInt8], last: UInt8) {
    (rawValue, interface) = (Data(first + [UInt8](repeating: 0, count: 15 - first.count) + [last]), nil)
  }
  public static let any = IPv6Address([], last: 0)
  public static let broadcast = IPv6Address([], last: 0)
  public static let loopback = IPv6Address([], last: 1)
  public static let nodeLocalNodes = IPv6Address([0xff, 1], last: 1)
  public static let linkLocalNodes = IPv6Address([0xff, 2], last: 1)
  public static let linkLocalRouters = IPv6Address([0xff, 2], last: 2)
  public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { rawValue == IPv6Address.loopback.rawValue }
  public var isLinkLocal: Bool {
    let bytes = [UInt8](rawValue)
    return bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80
  }
  public var isUniqueLocal: Bool { [UInt8](rawValue)[0] & 0xfe == 0xfc }
  public var isMulticast: Bool { rawValue.first == 0xff }
  public var isIPv4Mapped: Bool { rawValue.starts(with: [UInt8](repeating: 0, count: 10) + [0xff, 0xff]) }
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: [UInt8](rawValue)[1] & 0xf) : nil }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress!, &text, socklen_t(INET6_ADDRSTRLEN)) }
    let words = String(cString: text)
    return interface.map { "\(words)%\($0.name)" } ?? words
  }
}

extension NWInterface {
  /// The interface of a name; nil if there is none.
  init?(named name: String) {
    let index = if_nametoindex(name)
    guard index > 0 else { return nil }
    self.init(name: name, index: Int(index), type: NWPath.type(of: name))
  }
}
