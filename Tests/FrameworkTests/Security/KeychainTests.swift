import Foundation
import Testing

@testable import Security

@Suite("The keychain keeps small secrets", .serialized)
struct KeychainTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  init() { keychainFile = KeychainFile(folder: folder) }

  private func password(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
      kSecAttrAccount as String: account,
    ]
  }
  private func read(_ account: String) -> Data? {
    var query = password(account)
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }

  @Test("What was added is found, changed and removed")
  func life() {
    var item = password("ann")
    item[kSecValueData as String] = Data("one".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    #expect(read("ann") == Data("one".utf8))
    #expect(read("bob") == nil)
    let change = [kSecValueData as String: Data("two".utf8)]
    #expect(SecItemUpdate(password("ann") as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemUpdate(password("bob") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
    #expect(read("ann") == Data("two".utf8))
    #expect(SecItemDelete(password("ann") as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(password("ann") as CFDictionary) == errSecItemNotFound)
    #expect(read("ann") == nil)
  }

  @Test("A query for all with attributes gets dictionaries")
  func attributes() {
    for name in ["a", "b"] {
      var item = password(name)
      item[kSecValueData as String] = Data(name.utf8)
      SecItemAdd(item as CFDictionary, nil)
    }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ]
    var result: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let items = result as? [[String: Any]]
    #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["a", "b"])
    #expect(items?.compactMap { $0[kSecValueData as String] as? Data }.count == 2)
    #expect(items?.first?[kSecAttrCreationDate as String] is Date)
  }

  @Test("What is synchronised is only found by those who ask for it")
  func synchronised() {
    var item = password("cloud")
    item[kSecAttrSynchronizable as String] = true
    item[kSecValueData as String] = Data([1])
    SecItemAdd(item as CFDictionary, nil)
    #expect(SecItemCopyMatching(password("cloud") as CFDictionary, nil) == errSecItemNotFound)
    var query = password("cloud")
    query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
  }

  @Test("Only the user can read the files, and the secret does not stand in them")
  func files() throws {
    var item = password("hidden")
    item[kSecValueData as String] = Data("correct horse battery".utf8)
    SecItemAdd(item as CFDictionary, nil)
    for name in ["items", "key"] {
      let path = folder.appendingPathComponent(name).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
      let bytes = try #require(FileManager.default.contents(atPath: path))
      #expect(bytes.range(of: Data("correct horse".utf8)) == nil)
    }
  }

  @Test("A file that cannot be opened is an error, not a crash, and stays as it is")
  func broken() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("items")
    try Data("nonsense".utf8).write(to: file)
    #expect(SecItemAdd(password("x") as CFDictionary, nil) == errSecIO)
    #expect(try Data(contentsOf: file) == Data("nonsense".utf8))
  }

  @Test("Dictionaries of Foundation are questions too")
  func objects() {
    let item: NSDictionary = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "old",
      kSecValueData: Data("words".utf8),
    ]
    #expect(SecItemAdd(item, nil) == noErr)
    #expect(read("old") == Data("words".utf8))
    let found = NSMutableDictionary(dictionary: password("old"))
    #expect(SecItemUpdate(found, [kSecValueData: Data("others".utf8)] as NSDictionary) == errSecSuccess)
    #expect(read("old") == Data("others".utf8))
    #expect(SecItemDelete(found) == errSecSuccess && read("old") == nil)
  }

  @Test("Random bytes come")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
  }
}
