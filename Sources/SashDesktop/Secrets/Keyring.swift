import Foundation
import SashBus

/// The keyring of the person's desktop, where one runs: the Secret Service.
///
/// - Source: the specification of org.freedesktop.Secret; the secret goes over the bus as it is ("plain"), which nobody but the same
///   person can listen to
package struct Keyring {
  /// Whether the program looks for it: tests, programs that tests drive, and those that are told so leave it alone.
  package nonisolated(unsafe) static var isUsed: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let program = CommandLine.arguments.first ?? ""
    return environment["SASH_BUS"] != "0" && environment["SASH_AUTOMATION"] == nil
      && !program.hasSuffix("xctest") && !program.contains("swiftpm-testing")
  }()
  /// Where the bus is, if not where the environment says: for tests.
  package nonisolated(unsafe) static var address: String?

  /// Why there is no secret.
  package enum Failure: Error, Equatable {
    /// No keyring runs.
    case missing
    /// The person has not opened it.
    case locked
    case refused(String)
  }

  private let bus: BlockingBus
  private let session: String
  private static let name = "org.freedesktop.secrets"
  private static let place = "/org/freedesktop/secrets"
  private static let service = "org.freedesktop.Secret.Service"
  /// Seconds that a person has to open the keyring.
  private static let patience = 60.0

  /// Enters the keyring; throws where none runs. None is started for it.
  package init() throws {
    guard Self.isUsed, let bus = try? BlockingBus(at: Self.address),
      (try? bus.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
        [.string(Self.name)]))?.first?.flag == true
    else { throw Failure.missing }
    self.bus = bus
    let opened = try Self.told {
      try bus.call(
        Self.name, Self.place, Self.service, "OpenSession", [.string("plain"), .variant(.string(""))])
    }
    guard opened.count == 2, let session = opened[1].text else {
      throw Failure.refused("it opens no session")
    }
    self.session = session
    bus.listen(
      "type='signal',sender='\(Self.name)',interface='org.freedesktop.Secret.Prompt',member='Completed'")
  }

  private static func told<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    do { return try ask() } catch { throw Failure.refused("\(error)") }
  }

  /// The secret with these attributes; nil if there is none. Asks the person to open the keyring, and waits, where it is locked.
  package func secret(_ attributes: [(String, String)]) throws -> Data? {
    let found = try Self.told {
      try bus.call(Self.name, Self.place, Self.service, "SearchItems", [.words(attributes)])
    }
    guard found.count == 2 else { throw Failure.refused("it searches nothing") }
    var item = found[0].parts.first?.text
    if item == nil, let locked = found[1].parts.first?.text {
      try unlock(locked)
      item = locked
    }
    guard let item else { return nil }
    let secret = try Self.told {
      try bus.call(Self.name, item, "org.freedesktop.Secret.Item", "GetSecret", [.path(session)])
    }
    guard let parts = secret.first?.parts, parts.count == 4, let bytes = parts[2].bytes else {
      throw Failure.refused("it gives no secret")
    }
    return Data(bytes)
  }

  /// Keeps a secret in the collection that the person has chosen for such things.
  package func keep(_ secret: Data, _ attributes: [(String, String)], label: String) throws {
    let prefix = "org.freedesktop.Secret.Item."
    let properties = BusValue.dictionary(
      of: "v",
      [(prefix + "Label", .variant(.string(label))), (prefix + "Attributes", .variant(.words(attributes)))])
    let value = BusValue.tuple([
      .path(session), .bytes([]), .bytes([UInt8](secret)), .string("application/octet-stream"),
    ])
    let collection = Self.place + "/aliases/default"
    try unlock(collection)
    let made = try Self.told {
      try bus.call(
        Self.name, collection, "org.freedesktop.Secret.Collection", "CreateItem",
        [properties, value, .bool(true)])
    }
    guard made.count == 2 else { throw Failure.refused("it keeps nothing") }
    if made[0].text == "/" { try ask(made[1].text) }
  }

  private func unlock(_ path: String) throws {
    let answer = try Self.told {
      try bus.call(
        Self.name, Self.place, Self.service, "Unlock", [.array(of: "o", [.path(path)])])
    }
    guard answer.count == 2 else { throw Failure.refused("it opens nothing") }
    try ask(answer[1].text)
  }
  /// Lets the person answer a question of the keyring.
  private func ask(_ prompt: String?) throws {
    guard let prompt, prompt != "/" else { return }
    _ = try Self.told {
      try bus.call(Self.name, prompt, "org.freedesktop.Secret.Prompt", "Prompt", [.string("")])
    }
    guard let answer = bus.signal(from: prompt, seconds: Self.patience), answer.first?.flag == false else {
      throw Failure.locked
    }
  }
}
