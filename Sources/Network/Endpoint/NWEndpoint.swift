import Foundation
import SashFoundation

/// One end of a connection, or a service that can be found.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  case url(URL)

  /// A machine, by name or by address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)
    /// An address, if the word is one, else a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    public init(stringLiteral value: String) { self.init(value) }
    public var interface: NWInterface? {
      switch self {
      case .name(_, let interface): interface
      case .ipv4(let address): address.interface
      case .ipv6(let address): address.interface
      }
    }
    public var debugDescription: String {
      switch self {
      case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// The number of a service on a machine.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Reads a number, or the name of a service as `https`.
    public init?(_ service: String) {
      if let number = UInt16(service) {
        rawValue = number
      } else if let entry = getservbyname(service, nil) {
        rawValue = UInt16(bigEndian: UInt16(truncatingIfNeeded: entry.pointee.s_port))
      } else {
        return nil
      }
    }
    /// Whichever is free.
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080
    public var debugDescription: String { "\(rawValue)" }
  }

  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// Why a connection does not come about, or has ended.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible, LocalizedError {
  case posix(POSIXErrorCode)
  case dns(DNSServiceErrorType)
  case tls(OSStatus)
  static func last(_ number: Int32 = errno) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
  public var debugDescription: String {
    switch self {
    case .posix(let code):
      "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
    case .dns(let number): "DNS error \(number)"
    case .tls(let status): "TLS error \(status)"
    }
  }
  public var errorDescription: String? { debugDescription }
}
/// A number of an error of name services, as `dns_sd.h` has them.
public typealias DNSServiceErrorType = Int32
