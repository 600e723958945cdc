import Foundation

/// A protocol that a connection may speak.
open class NWProtocol: @unchecked Sendable {}
/// What is wished of a protocol.
open class NWProtocolOptions: @unchecked Sendable {}
/// What is known of one part of what goes through a connection.
open class NWProtocolMetadata: @unchecked Sendable {}

/// Streams of bytes that arrive whole and in order.
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small parts are sent at once.
    public var noDelay = false
    public var enableKeepalive = false
    /// Seconds of silence before the other side is asked whether it is there.
    public var keepaliveIdle = 0
    /// How often it is asked.
    public var keepaliveCount = 0
    /// Seconds between two questions.
    public var keepaliveInterval = 0
    /// Seconds that the other side has to answer at first; 0 leaves it to the system.
    public var connectionTimeout = 0
    public override init() {}
  }
}
/// Single messages that may get lost.
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
  }
}
/// Secrecy on the way.
///
/// - Missing: all of it; connections that ask for it fail.
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
  }
}
/// How machines are addressed.
public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable { case any, v4, v6 }
    /// Which addresses of a name are tried.
    public var version = Version.any
    /// How many machines may hand on what is sent; 0 leaves it to the system.
    public var hopLimit: UInt8 = 0
  }
}

/// What a connection is to be like.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  /// The protocols of a connection, one upon another.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public internal(set) var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterface: NWInterface?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaces: [NWInterface]?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredLocalEndpoint: NWEndpoint?
  public var allowLocalEndpointReuse = false
  /// Whether a listener takes connections of this machine only.
  public var acceptLocalOnly = false
  /// Whether machines nearby may be reached without a network. There is no such way here, and the network is used.
  public var includePeerToPeer = false
  public var serviceClass = ServiceClass.bestEffort
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false

  /// Without a protocol: one is to be put into the stack.
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
    copy.requiredInterface = requiredInterface
    copy.requiredInterfaceType = requiredInterfaceType
    (copy.prohibitedInterfaces, copy.prohibitedInterfaceTypes) = (
      prohibitedInterfaces, prohibitedInterfaceTypes
    )
    copy.requiredLocalEndpoint = requiredLocalEndpoint
    (copy.allowLocalEndpointReuse, copy.acceptLocalOnly) = (allowLocalEndpointReuse, acceptLocalOnly)
    (copy.includePeerToPeer, copy.serviceClass) = (includePeerToPeer, serviceClass)
    return copy
  }
  public var debugDescription: String { isDatagram ? "udp" : usesTLS ? "tls" : "tcp" }

  var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
  var usesTLS: Bool { defaultProtocolStack.applicationProtocols.contains { $0 is NWProtocolTLS.Options } }
  var tcpOptions: NWProtocolTCP.Options? {
    defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options
  }
  var family: Int32 {
    switch (defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version {
    case .v4?: AF_INET
    case .v6?: AF_INET6
    default: AF_UNSPEC
    }
  }
}
