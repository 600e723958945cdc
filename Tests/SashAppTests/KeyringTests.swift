import Foundation
import SashBus
import SashDesktop
import Testing

@testable import Security

extension BusTests {
  /// Keychains whose key is in a keyring of the desktop.
  @Suite @MainActor struct KeyringTests {
    /// A keyring, as far as keys go.
    @MainActor private final class Service {
      let bus: Bus
      var secrets: [(attributes: [String], bytes: [UInt8])] = []
      var isLocked = false
      /// Whether the person opens it when asked.
      var isOpenedWhenAsked = true
      private(set) var calls: [String] = []
      private static let place = "/org/freedesktop/secrets"
      private static let prompt = place + "/prompt/1"
      init(on bus: Bus) { self.bus = bus }

      private func item(_ index: Int) -> String { Self.place + "/collection/login/\(index)" }
      private func answer(_ call: Bus.Call) -> Bus.Answer {
        calls.append(call.member)
        switch call.member {
        case "OpenSession": return .values([.variant(.string("")), .path(Self.place + "/session/1")])
        case "SearchItems":
          let wish = words(call.arguments[0])
          let found = secrets.indices.filter { secrets[$0].attributes == wish }
            .map { BusValue.path(item($0)) }
          let none = BusValue.array(of: "o", [])
          let list = BusValue.array(of: "o", found)
          return .values(isLocked ? [none, list] : [list, none])
        case "Unlock":
          let none = BusValue.array(of: "o", [])
          return .values([isLocked ? none : call.arguments[0], .path(isLocked ? Self.prompt : "/")])
        case "Prompt":
          isLocked = !isOpenedWhenAsked
          bus.emit(
            Self.prompt, "org.freedesktop.Secret.Prompt", "Completed",
            [.bool(!isOpenedWhenAsked), .variant(.string(""))])
          return .values([])
        case "GetSecret":
          guard !isLocked, let index = Int(call.path.split(separator: "/").last ?? "") else {
            return .unknown
          }
          return .values([
            .tuple([
              .path(Self.place + "/session/1"), .bytes([]), .bytes(secrets[index].bytes), .string(""),
            ])
          ])
        case "CreateItem":
          let attributes = call.arguments[0]["org.freedesktop.Secret.Item.Attributes"]
          let bytes = call.arguments[1].parts[2].bytes ?? []
          secrets.append((attributes.map(words) ?? [], bytes))
          return .values([.path(item(secrets.count - 1)), .path("/")])
        default: return .unknown
        }
      }
      private func words(_ value: BusValue) -> [String] {
        value.entries.map { "\($0.0)=\($0.1.text ?? "")" }.sorted()
      }
      func open() async -> Bool {
        bus.serve(below: Self.place) { [weak self] in self?.answer($0) ?? .unknown }
        return await bus.takeName("org.freedesktop.secrets")
      }
    }

    private static func add(_ name: String) async -> OSStatus {
      await Task.detached {
        let attributes: [AnyHashable: Any] = [
          kSecClass: kSecClassGenericPassword, kSecAttrAccount: name, kSecValueData: Data(name.utf8),
        ]
        return SecItemAdd(attributes as CFDictionary, nil)
      }.value
    }
    private static func find(_ name: String) async -> (OSStatus, String) {
      await Task.detached {
        var result: CFTypeRef?
        let query: [AnyHashable: Any] = [
          kSecClass: kSecClassGenericPassword, kSecAttrAccount: name, kSecReturnData: true,
        ]
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        return (status, (result as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "")
      }.value
    }

    private func withService(_ body: @MainActor (Service, URL) async throws -> Void) async throws {
      let bus = try PrivateBus()
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)")
      let before = keychainFile
      keychainFile = KeychainFile(folder: folder, owner: "Tester")
      (Keyring.isUsed, Keyring.address) = (true, bus.address)
      KeychainFile.forgetKeys()
      defer {
        (Keyring.isUsed, Keyring.address) = (false, nil)
        keychainFile = before
        KeychainFile.forgetKeys()
        try? FileManager.default.removeItem(at: folder)
        bus.end()
      }
      try await body(Service(on: try bus.connection()), folder)
    }
    private func keyFileIsThere(_ folder: URL) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("key").path)
    }

    @Test("The key of a keychain is in the keyring, and nowhere else; the next start finds it, and asks once")
    func keyring() async throws {
      try await withService { service, folder in
        #expect(await service.open())
        #expect(await Self.add("one") == errSecSuccess)
        #expect(service.secrets.count == 1 && service.secrets[0].bytes.count == 32)
        #expect(service.secrets[0].attributes == ["application=Tester", "purpose=keychain"])
        #expect(!keyFileIsThere(folder))
        KeychainFile.forgetKeys()
        let calls = service.calls.count
        #expect(await Self.find("one") == (errSecSuccess, "one"))
        let more = service.calls.count
        #expect(more > calls)
        #expect(await Self.find("one") == (errSecSuccess, "one") && service.calls.count == more)
      }
    }

    @Test(
      "A locked keyring is opened by the person; one that stays locked, or has gone, opens nothing and loses nothing"
    )
    func locked() async throws {
      try await withService { service, folder in
        #expect(await service.open())
        #expect(await Self.add("one") == errSecSuccess)
        KeychainFile.forgetKeys()
        (service.isLocked, service.isOpenedWhenAsked) = (true, false)
        #expect(await Self.find("one").0 == errSecAuthFailed)
        service.isOpenedWhenAsked = true
        #expect(await Self.find("one") == (errSecSuccess, "one"))
        KeychainFile.forgetKeys()
        Keyring.isUsed = false
        #expect(await Self.add("two") == errSecInteractionNotAllowed)
        Keyring.isUsed = true
        #expect(await Self.find("one") == (errSecSuccess, "one"))
        #expect(!keyFileIsThere(folder))
      }
    }

    @Test("Without a keyring the key is a file; it moves into the keyring that comes later")
    func moves() async throws {
      try await withService { service, folder in
        #expect(await Self.add("one") == errSecSuccess)
        #expect(keyFileIsThere(folder))
        KeychainFile.forgetKeys()
        #expect(await service.open())
        #expect(await Self.find("one") == (errSecSuccess, "one"))
        #expect(!keyFileIsThere(folder) && service.secrets.count == 1)
        KeychainFile.forgetKeys()
        #expect(await Self.find("one") == (errSecSuccess, "one"))
      }
    }
  }
}
