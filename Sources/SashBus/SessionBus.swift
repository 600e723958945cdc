/// The connections of this program to the bus of the person's session: one that everything shares, and others for what is known
/// by the connection that it came by.
@MainActor package enum SessionBus {
  private static var current: Bus?
  /// Where the bus is, if not where the environment says: for tests.
  package static var address: String?

  /// The connection that is shared, opened when it is asked for the first time; throws where there is no bus.
  package static func shared() throws -> Bus {
    if let current, current.isOpen { return current }
    let bus = try separate()
    current = bus
    return bus
  }
  /// A connection that whoever asks for it closes; throws where there is no bus.
  package static func separate() throws -> Bus { try address.map { try Bus.at($0) } ?? Bus.session() }
  package static func end() {
    current?.close()
    current = nil
  }
}
