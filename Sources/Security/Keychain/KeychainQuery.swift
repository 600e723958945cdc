import Foundation

/// What `SecItem…` functions are asked, taken apart.
struct KeychainQuery {
  let kind: String?
  private(set) var attributes: [String: KeychainValue] = [:]
  private(set) var data: Data?
  private(set) var persistentReference: Data?
  private(set) var returned: Set<String> = []
  private(set) var wantsAll = false
  private var matchesSynchronized = false

  init(_ dictionary: CFDictionary) {
    let given = Dictionary(
      dictionary.compactMap { key, value in
        (key as? String).flatMap { name in Self.unwrapped(value).map { (name, $0) } }
      }, uniquingKeysWith: { $1 })
    kind = given[kSecClass] as? String
    for (name, value) in given { take(name, value) }
  }

  private mutating func take(_ name: String, _ value: Any) {
    switch name {
    case kSecClass: break
    case kSecValueData: data = value as? Data
    case kSecValuePersistentRef: persistentReference = value as? Data
    case kSecMatchLimit:
      wantsAll = (value as? String) == kSecMatchLimitAll || (value as? Int).map { $0 > 1 } == true
    case kSecAttrSynchronizable where (value as? String) == kSecAttrSynchronizableAny:
      matchesSynchronized = true
    case kSecAttrAccessControl:
      if let control = value as? SecAccessControl {
        attributes[kSecAttrAccessible] = .text(control.protection)
      }
    case _ where name.hasPrefix("r_"):
      if KeychainValue(value)?.matches(.truth(true)) == true { returned.insert(name) }
    case _ where name.hasPrefix("m_") || name.hasPrefix("u_") || name.hasPrefix("v_") || name == "nleg": break
    default: attributes[name] = KeychainValue(value)
    }
  }

  /// The value in an optional that was put into `Any`.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Queries that say nothing of synchronisation find what is not synchronised, as Apple's documentation says. When an item
  /// may be read is no part of who it is.
  func finds(_ item: KeychainItem) -> Bool {
    if let persistentReference { return persistentReference == item.reference }
    guard kind == nil || kind == item.kind else { return false }
    let wanted = attributes.filter { $0.key != kSecAttrAccessible }
    if wanted[kSecAttrSynchronizable] == nil, !matchesSynchronized,
      item.attributes[kSecAttrSynchronizable]?.matches(.truth(true)) == true
    {
      return false
    }
    return wanted.allSatisfy { name, value in
      let held = item.attributes[name] ?? (name == kSecAttrSynchronizable ? .truth(false) : nil)
      return held.map { value.matches($0) } ?? false
    }
  }
}

extension KeychainItem {
  /// The bytes by which an item is found again.
  var reference: Data { Data(id.uuidString.utf8) }

  /// What a query wants of an item; nothing if it only wants to know whether there is one.
  func answer(_ query: KeychainQuery) -> Any? {
    let kinds = query.returned
    var answer: [String: Any] = kinds.contains(kSecReturnAttributes) ? described : [:]
    if kinds.contains(kSecReturnData) { answer[kSecValueData] = data ?? Data() }
    if kinds.contains(kSecReturnPersistentRef) { answer[kSecValuePersistentRef] = reference }
    if kinds == [kSecReturnData] || kinds == [kSecReturnPersistentRef] { return answer.values.first }
    return answer.isEmpty ? nil : answer
  }
}
