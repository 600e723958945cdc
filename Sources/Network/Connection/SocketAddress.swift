import Foundation

/// An address as sockets take it.
struct SocketAddress: Sendable {
  var storage = sockaddr_storage()
  var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

  var family: Int32 { Int32(storage.ss_family) }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
  mutating func fill(_ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32)
    -> Int32
  {
    length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var length = length
    let result = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
    self.length = length
    return result
  }

  /// What it says; nil for addresses of other kinds.
  var endpoint: NWEndpoint? {
    withUnsafeBytes(of: storage) { bytes in
      switch family {
      case AF_INET:
        let address = bytes.load(as: sockaddr_in.self)
        let data = Swift.withUnsafeBytes(of: address.sin_addr) { Data($0) }
        return IPv4Address(data).map {
          .hostPort(host: .ipv4($0), port: .init(integerLiteral: UInt16(bigEndian: address.sin_port)))
        }
      case AF_INET6:
        let address = bytes.load(as: sockaddr_in6.self)
        let data = Swift.withUnsafeBytes(of: address.sin6_addr) { Data($0) }
        return IPv6Address(data).map {
          .hostPort(
            host: $0.asIPv4.map { .ipv4($0) } ?? .ipv6($0),
            port: .init(integerLiteral: UInt16(bigEndian: address.sin6_port)))
        }
      case AF_UNIX:
        let path = bytes.dropFirst(2).prefix { $0 != 0 }
        return .unix(path: String(decoding: path, as: UTF8.self))
      default: return nil
      }
    }
  }

  /// The addresses of an endpoint; asks for names, which may take a while.
  static func all(of endpoint: NWEndpoint, family: Int32, isDatagram: Bool) -> Result<
    [SocketAddress], NWError
  > {
    switch endpoint {
    case .hostPort(let host, let port):
      return resolve(host.debugDescription, "\(port)", family, isDatagram)
    case .url(let url):
      guard let host = url.host else { return .failure(.posix(.EINVAL)) }
      let known = ["http": 80, "ws": 80, "https": 443, "wss": 443]
      guard let port = url.port ?? known[url.scheme ?? ""] else { return .failure(.posix(.EINVAL)) }
      return resolve(host, "\(port)", family, isDatagram)
    case .unix(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
        return .failure(.posix(.ENAMETOOLONG))
      }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      var result = SocketAddress()
      result.length = socklen_t(MemoryLayout<sockaddr_un>.size)
      withUnsafeMutableBytes(of: &result.storage) { storage in
        Swift.withUnsafeBytes(of: address) { storage.copyMemory(from: $0) }
      }
      return .success([result])
    case .service: return .failure(.dns(Bonjour.notRunning))
    }
  }

  private static func resolve(_ host: String, _ port: String, _ family: Int32, _ isDatagram: Bool)
    -> Result<[SocketAddress], NWError>
  {
    var hints = addrinfo()
    hints.ai_family = family
    hints.ai_socktype = Int32((isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, port, &hints, &first) == 0 else { return .failure(.dns(Bonjour.noSuchName)) }
    defer { freeaddrinfo(first) }
    var all: [SocketAddress] = []
    var entry = first
    while let next = entry {
      var address = SocketAddress()
      address.length = next.pointee.ai_addrlen
      withUnsafeMutableBytes(of: &address.storage) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: next.pointee.ai_addr, count: Int(address.length)))
      }
      all.append(address)
      entry = next.pointee.ai_next
    }
    return .success(all)
  }
}

/// Numbers of `dns_sd.h`.
enum Bonjour {
  static let noSuchName: Int32 = -65554
  static let notRunning: Int32 = -65563
}
