@_exported import Dispatch
import Foundation

/// Which way data can go from this machine.
public struct NWPath: Equatable, Sendable {
  public enum Status: Equatable, Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Equatable, Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Those that are up, wires before air, without the one that leads back to this machine.
  public let availableInterfaces: [NWInterface]
  /// Whether data costs: it does by the network of phones.
  ///
  /// - Missing: other networks of which the desktop has been told that they cost.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  public var isConstrained: Bool { false }
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  /// Whether names of machines are asked for anywhere.
  public let supportsDNS: Bool
  /// Where data goes first that leaves the local network.
  public let gateways: [NWEndpoint]
  /// The ends of a connection that goes this way; nil for paths of monitors.
  public internal(set) var localEndpoint: NWEndpoint?
  public internal(set) var remoteEndpoint: NWEndpoint?
  /// Whether data can go by an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// What connects this machine with others.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let name: String
  public let index: Int
  public let type: InterfaceType
  public var debugDescription: String { name }
}

extension NWPath {
  static func now(_ wanted: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]) -> NWPath {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return of([], [], wanted, prohibited) }
    defer { freeifaddrs(first) }
    var (names, families): ([String], [String: Set<Int32>]) = ([], [:])
    var entry = first
    while let next = entry {
      entry = next.pointee.ifa_next
      let flags = Int32(bitPattern: next.pointee.ifa_flags)
      guard let address = next.pointee.ifa_addr, flags & Int32(IFF_UP) != 0,
        flags & Int32(IFF_RUNNING) != 0, flags & Int32(IFF_LOOPBACK) == 0
      else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let name = String(cString: next.pointee.ifa_name)
      if !names.contains(name) { names.append(name) }
      families[name, default: []].insert(family)
    }
    let interfaces = names.map { NWInterface(name: $0, index: Int(if_nametoindex($0)), type: type(of: $0)) }
    let resolver = (try? String(contentsOfFile: "/etc/resolv.conf", encoding: .utf8)) ?? ""
    return of(
      interfaces, Set(families.values.flatMap { $0 }), wanted, prohibited, routes: Routes.now(),
      knowsNames: resolver.split(separator: "\n").contains { $0.hasPrefix("nameserver") })
  }

  /// - Parameter routes: The interfaces that lead anywhere, the best first, and what is at their other ends; nil where nobody says.
  static func of(
    _ all: [NWInterface], _ families: Set<Int32>, _ wanted: NWInterface.InterfaceType?,
    _ prohibited: [NWInterface.InterfaceType], routes: Routes? = nil, knowsNames: Bool = true
  ) -> NWPath {
    var usable = all.filter { (wanted == nil || $0.type == wanted) && !prohibited.contains($0.type) }
    let order: [NWInterface.InterfaceType] = [.wiredEthernet, .wifi, .cellular, .other]
    usable = order.flatMap { type in usable.filter { $0.type == type } }
    if let routes {
      // A bridge of virtual machines is up and leads nowhere.
      usable = routes.entries.map(\.interface).uniqued.compactMap { name in usable.first { $0.name == name } }
    }
    let names = Set(usable.map(\.name))
    return NWPath(
      status: usable.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: usable,
      supportsIPv4: !usable.isEmpty && families.contains(AF_INET),
      supportsIPv6: !usable.isEmpty && families.contains(AF_INET6),
      supportsDNS: !usable.isEmpty && knowsNames,
      gateways: routes?.entries.filter { names.contains($0.interface) }.compactMap(\.gateway) ?? [])
  }

  /// By what the kernel says of the device; what is no device of its own is a bridge or a tunnel.
  static func type(of name: String) -> NWInterface.InterfaceType {
    if name == "lo" { return .loopback }
    let folder = "/sys/class/net/\(name)"
    if FileManager.default.fileExists(atPath: folder + "/wireless") { return .wifi }
    if name.hasPrefix("wwan") || name.hasPrefix("ppp") { return .cellular }
    return FileManager.default.fileExists(atPath: folder + "/device") ? .wiredEthernet : .other
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The ways out of the local network, as the kernel has them in its tables.
struct Routes: Equatable {
  struct Entry: Equatable {
    var interface: String
    var gateway: NWEndpoint?
    var metric: Int
  }
  /// The best first.
  var entries: [Entry]

  static func now() -> Routes? {
    guard let four = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8) else { return nil }
    return Routes(
      four: four, six: (try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)) ?? "")
  }

  /// - Source: the columns of /proc/net/route and /proc/net/ipv6_route: numbers in hexadecimal, addresses of the former in the
  ///   order of the machine
  init(four: String, six: String) {
    let up = 1
    var entries: [Entry] = []
    for line in four.split(separator: "\n").dropFirst() {
      let fields = line.split(whereSeparator: { $0 == "\t" || $0 == " " }).map(String.init)
      guard fields.count > 7, fields[1] == "00000000", fields[7] == "00000000",
        let gateway = UInt32(fields[2], radix: 16), let flags = Int(fields[3], radix: 16), flags & up != 0
      else { continue }
      let bytes = withUnsafeBytes(of: gateway) { Data($0) }
      let address = IPv4Address(bytes)
      entries.append(
        Entry(
          interface: fields[0],
          gateway: gateway == 0 ? nil : address.map { .hostPort(host: .ipv4($0), port: .any) },
          metric: Int(fields[6]) ?? 0))
    }
    for line in six.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      // The loopback has a default route that refuses everything.
      guard fields.count > 9, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", fields[9] != "lo",
        let flags = Int(fields[8], radix: 16), flags & up != 0
      else { continue }
      let bytes = stride(from: 0, to: 32, by: 2).compactMap { offset -> UInt8? in
        let start = fields[4].index(fields[4].startIndex, offsetBy: offset)
        return UInt8(fields[4][start...].prefix(2), radix: 16)
      }
      let address = bytes.allSatisfy { $0 == 0 } ? nil : IPv6Address(Data(bytes))
      entries.append(
        Entry(
          interface: fields[9], gateway: address.map { .hostPort(host: .ipv6($0), port: .any) },
          metric: Int(fields[5], radix: 16) ?? 0))
    }
    self.entries = entries.enumerated().sorted {
      ($0.element.metric, $0.offset) < ($1.element.metric, $1.offset)
    }.map(\.element)
  }
}
