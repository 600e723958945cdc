import Foundation
import Testing

@testable import Network

/// Connections, addresses and the ways out of this machine.
struct NetworkTests {
  /// What has happened on other threads.
  private final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    func add(_ event: String) { lock.withLock { list.append(event) } }
    var all: [String] { lock.withLock { list } }
    func happens(_ isThere: ([String]) -> Bool) async -> Bool {
      for _ in 0..<1000 {
        if isThere(all) { return true }
        try? await Task.sleep(for: .milliseconds(5))
      }
      return false
    }
  }
  private final class Held: @unchecked Sendable { var connection: NWConnection? }

  @Test("Addresses are read and written; what is none is no address")
  func addresses() {
    #expect(IPv4Address("192.168.0.1")?.rawValue == Data([192, 168, 0, 1]))
    #expect(IPv4Address("192.168.0") == nil && IPv4Address("a.b.c.d") == nil)
    #expect("\(IPv6Address("2001:db8:0:0::1")!)" == "2001:db8::1" && IPv6Address("nonsense") == nil)
    #expect(IPv6Address.loopback.isLoopback && IPv6Address("fe80::1")!.isLinkLocal)
    #expect(IPv6Address("::ffff:10.0.0.1")?.asIPv4 == IPv4Address("10.0.0.1"))
    #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil))
    #expect(NWEndpoint.Port("443") == .https && NWEndpoint.Port("99999") == nil)
    #expect("\(NWEndpoint.hostPort(host: "localhost", port: 80))" == "localhost:80")
  }

  @Test("A listener takes connections; what is sent arrives whole and in order, and the end is told")
  func stream() async throws {
    let (events, held, queue) = (Events(), Held(), DispatchQueue(label: "test"))
    let listener = try NWListener(using: .tcp)
    listener.stateUpdateHandler = { events.add("listener \($0)") }
    listener.newConnectionHandler = { connection in
      held.connection = connection
      connection.start(queue: queue)
      connection.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, isComplete, error in
        events.add("got \(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete) \(error == nil)")
        connection.receiveMessage { data, _, isComplete, _ in
          events.add("rest \(data?.count ?? -1) \(isComplete)")
          connection.send(
            content: Data("bye".utf8), contentContext: .finalMessage,
            completion: .contentProcessed { events.add("answered \($0 == nil)") })
        }
      }
    }
    listener.start(queue: queue)
    #expect(await events.happens { $0.contains("listener ready") })
    let port = try #require(listener.port)
    #expect(port.rawValue > 0)

    let connection = NWConnection(host: "localhost", port: port, using: .tcp)
    connection.stateUpdateHandler = { events.add("client \($0)") }
    // What is sent before it is ready waits.
    connection.send(
      content: Data("hello".utf8), completion: .contentProcessed { events.add("sent \($0 == nil)") })
    connection.start(queue: queue)
    let large = Data(repeating: 7, count: 3_000_000)
    connection.send(content: large, contentContext: .finalMessage, completion: .idempotent)
    connection.receiveMessage { data, _, isComplete, _ in
      events.add("client got \(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete)")
    }
    #expect(await events.happens { $0.contains("client got bye true") }, "\(events.all)")
    for event in [
      "client preparing", "client ready", "sent true", "got hello false true", "rest 3000000 true",
    ] {
      #expect(events.all.contains(event), "\(event) in \(events.all)")
    }
    #expect(
      connection.currentPath?.remoteEndpoint == .hostPort(host: .ipv6(.loopback), port: port)
        || connection.currentPath?.remoteEndpoint == .hostPort(host: .ipv4(.loopback), port: port))
    connection.cancel()
    listener.cancel()
    #expect(await events.happens { $0.contains("client cancelled") && $0.contains("listener cancelled") })
    held.connection?.cancel()
  }

  @Test("Messages of UDP arrive one by one, and the answer goes back")
  func messages() async throws {
    let (events, held, queue) = (Events(), Held(), DispatchQueue(label: "test"))
    let listener = try NWListener(using: .udp)
    listener.stateUpdateHandler = { events.add("listener \($0)") }
    listener.newConnectionHandler = { connection in
      held.connection = connection
      connection.start(queue: queue)
      connection.receiveMessage { data, _, isComplete, _ in
        events.add("got \(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete)")
        connection.send(content: Data("pong".utf8), completion: .idempotent)
      }
    }
    listener.start(queue: queue)
    #expect(await events.happens { $0.contains("listener ready") })
    let connection = NWConnection(host: "127.0.0.1", port: listener.port!, using: .udp)
    connection.start(queue: queue)
    connection.send(content: Data("ping".utf8), completion: .idempotent)
    connection.receiveMessage { data, _, _, _ in
      events.add("client got \(String(decoding: data ?? Data(), as: UTF8.self))")
    }
    #expect(await events.happens { $0.contains("client got pong") })
    #expect(events.all.contains("got ping true"))
    connection.cancel()
    listener.cancel()
    held.connection?.cancel()
  }

  @Test(
    "Nobody at the other end, no such name, and TLS are said as what they are; a cancelled one takes nothing")
  func failures() async throws {
    let (events, queue) = (Events(), DispatchQueue(label: "test"))
    let listener = try NWListener(using: .tcp)
    listener.stateUpdateHandler = { events.add("listener \($0)") }
    listener.newConnectionHandler = { $0.cancel() }
    listener.start(queue: queue)
    #expect(await events.happens { $0.contains("listener ready") })
    let port = listener.port!
    listener.cancel()
    #expect(await events.happens { $0.contains("listener cancelled") })
    let refused = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    refused.stateUpdateHandler = {
      if case .waiting(.posix(.ECONNREFUSED)) = $0 { events.add("refused") }
    }
    refused.start(queue: queue)
    let secret = NWConnection(host: "127.0.0.1", port: 443, using: .tls)
    secret.stateUpdateHandler = { if case .failed(.tls) = $0 { events.add("no TLS") } }
    secret.start(queue: queue)
    #expect(await events.happens { $0.contains("refused") && $0.contains("no TLS") })
    refused.cancel()
    refused.send(content: Data([1]), completion: .contentProcessed { events.add("error \($0 != nil)") })
    #expect(await events.happens { $0.contains("error true") })
    #expect(throws: NWError.self) { try NWListener(using: .tls) }
  }

  @Test(
    "The ways out are those of the kernel's tables, the cheapest first; bridges that lead nowhere are none")
  func routes() {
    let four = """
      Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
      wlan0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
      eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
      docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0

      """
    let routes = Routes(four: four, six: "")
    #expect(routes.entries.map(\.interface) == ["eth0", "wlan0"])
    let all = [
      NWInterface(name: "docker0", index: 4, type: .other), NWInterface(name: "wlan0", index: 2, type: .wifi),
      NWInterface(name: "eth0", index: 3, type: .wiredEthernet),
    ]
    let path = NWPath.of(all, [AF_INET], nil, [], routes: routes)
    #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
    #expect(path.gateways.first == .hostPort(host: "192.168.1.1", port: .any))
    #expect(NWPath.of(all, [AF_INET], .other, [], routes: routes).status == .unsatisfied)
    let six = """
      00000000000000000000000000000000 00 00000000000000000000000000000000 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003     eth0
      00000000000000000000000000000000 00 00000000000000000000000000000000 00 00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo

      """
    #expect(Routes(four: "", six: six).entries.map(\.gateway) == [.hostPort(host: "fe80::1", port: .any)])
  }
}
