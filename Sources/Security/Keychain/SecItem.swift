import Foundation
import SashDesktop
import SashFoundation
import SashMessages

/// One at a time changes the file.
private let lock = NSLock()
/// For tests: another place than the program's.
nonisolated(unsafe) var keychainFile = KeychainFile.ofProgram

/// Keeps an item.
///
/// - Returns: `errSecDuplicateItem` if there is one of the same identity.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = KeychainQuery(attributes)
  guard let kind = query.kind else { return errSecParam }
  return change { items in
    var item = KeychainItem(id: UUID(), kind: kind, attributes: query.attributes, data: query.data)
    let now = KeychainValue.date(Date())
    item.attributes.merge([kSecAttrCreationDate: now, kSecAttrModificationDate: now]) { given, _ in given }
    item.attributes.merge([kSecAttrAccessible: .text(kSecAttrAccessibleWhenUnlocked)]) { given, _ in given }
    guard !items.contains(where: item.collides) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = item.answer(query).map { $0 as AnyObject }
    return errSecSuccess
  }
}

/// Finds items: the first one, or all with `kSecMatchLimitAll`. What comes back is what the query asks for: data, a
/// dictionary, or an array of these.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let query = KeychainQuery(query)
  guard query.kind != nil || query.persistentReference != nil else { return errSecParam }
  return withItems { items in
    let found = items.filter(query.finds)
    guard let first = found.first else { return errSecItemNotFound }
    if query.wantsAll {
      result?.pointee = found.compactMap { $0.answer(query) } as AnyObject
    } else {
      result?.pointee = first.answer(query).map { $0 as AnyObject }
    }
    return errSecSuccess
  }
}

/// Changes attributes or data of all items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (query, update) = (KeychainQuery(query), KeychainQuery(attributesToUpdate))
  guard query.kind != nil || query.persistentReference != nil else { return errSecParam }
  return change { items in
    let found = items.indices.filter { query.finds(items[$0]) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found {
      var changed = items[index]
      changed.attributes.merge(update.attributes) { $1 }
      changed.attributes[kSecAttrModificationDate] = .date(Date())
      if let data = update.data { changed.data = data }
      let others = items.filter { $0.id != changed.id }
      guard !others.contains(where: changed.collides) else { return errSecDuplicateItem }
      items[index] = changed
    }
    return errSecSuccess
  }
}

/// Removes all items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = KeychainQuery(query)
  guard query.kind != nil || query.persistentReference != nil else { return errSecParam }
  return change { items in
    let before = items.count
    items.removeAll(where: query.finds)
    return items.count < before ? errSecSuccess : errSecItemNotFound
  }
}

private func withItems(_ body: ([KeychainItem]) -> OSStatus) -> OSStatus {
  change { body($0) }
}

/// Lets `body` change the items, and keeps them if it succeeds and they are others than before.
private func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
  lock.withLock {
    do {
      let before = try keychainFile.read()
      var items = before
      let status = body(&items)
      if status == errSecSuccess, !same(before, items) { try keychainFile.write(items) }
      return status
    } catch let failure as Keyring.Failure {
      let reason =
        switch failure {
        case .missing: "the keyring that has its key does not run"
        case .locked: "the keyring that has its key is locked"
        case .refused(let reason): reason
        }
      tellOnce("the keychain in \(keychainFile.folder.path) cannot be opened: \(reason).", by: "Security")
      return failure == .locked ? errSecAuthFailed : errSecInteractionNotAllowed
    } catch {
      tellOnce("the keychain in \(keychainFile.folder.path) cannot be used: \(error)", by: "Security")
      return errSecIO
    }
  }
}

private func same(_ one: [KeychainItem], _ other: [KeychainItem]) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy {
      $0.id == $1.id && $0.attributes == $1.attributes && $0.data == $1.data
    }
}

// Dictionaries of Foundation, which are those of Core Foundation on Apple's systems.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  SecItemAdd(attributes.values, result)
}
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  SecItemCopyMatching(query.values, result)
}
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(query.values, attributesToUpdate.values)
}
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.values) }

extension NSDictionary {
  fileprivate var values: CFDictionary {
    allKeys.reduce(into: [:]) { values, key in
      if let name = key as? AnyHashable { values[name] = object(forKey: key) }
    }
  }
}
