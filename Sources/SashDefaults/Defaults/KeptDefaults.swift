import Foundation
import SashMessages

/// The methods of user defaults, over `KeyedStore`: what is set is there at once for all readers, observers hear of it, and
/// it is on disk a moment later.
///
/// No object of this class is ever made; see `takeOverUserDefaults()`. So it has no fields of its own, and `self` is some
/// `UserDefaults`.
final class KeptDefaults: UserDefaults {
  // MARK: Reading

  private func find(_ key: String) -> PropertyListValue? {
    if let argument = volatileDomain(forName: UserDefaults.argumentDomain)[key] {
      return PropertyListValue(argument)
    }
    if let value = keyedStore[key] { return value }
    for suite in DefaultsDomain.suites {
      if let value = DefaultsDomain.store(suite)[key] { return value }
    }
    return DefaultsDomain.registeredValue(key)
  }

  override func object(forKey defaultName: String) -> Any? { find(defaultName)?.object }

  override func string(forKey defaultName: String) -> String? { find(defaultName)?.asString }
  override func array(forKey defaultName: String) -> [Any]? { find(defaultName)?.object as? [Any] }
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    find(defaultName)?.object as? [String: Any]
  }
  override func data(forKey defaultName: String) -> Data? {
    if case .data(let data) = find(defaultName) { data } else { nil }
  }
  override func stringArray(forKey defaultName: String) -> [String]? {
    guard case .array(let values) = find(defaultName) else { return nil }
    let strings = values.compactMap { if case .string(let string) = $0 { string } else { nil } }
    return strings.count == values.count ? strings : nil
  }
  override func integer(forKey defaultName: String) -> Int { find(defaultName)?.asInt ?? 0 }
  override func float(forKey defaultName: String) -> Float { Float(find(defaultName)?.asDouble ?? 0) }
  override func double(forKey defaultName: String) -> Double { find(defaultName)?.asDouble ?? 0 }
  override func bool(forKey defaultName: String) -> Bool { find(defaultName)?.asBool ?? false }
  override func url(forKey defaultName: String) -> URL? { find(defaultName)?.asURL }

  // MARK: Writing

  override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return store(nil, defaultName) }
    if let url = value as? URL ?? (value as? NSURL)?.absoluteURL {
      return store(PropertyListValue(url: url), defaultName)
    }
    guard let converted = PropertyListValue(value) else {
      // A value inside of `Any` may be an optional without content.
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional, mirror.children.isEmpty { return store(nil, defaultName) }
      fatalError(
        "UserDefaults cannot keep the \(type(of: value)) for key '\(defaultName)': it keeps numbers, strings, dates, data, "
          + "URLs, and arrays and dictionaries of them. Encode other values to Data first, by JSONEncoder for example."
      )
    }
    store(converted, defaultName)
  }
  override func set(_ value: Int, forKey defaultName: String) { store(.int(value), defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { store(.double(Double(value)), defaultName) }
  override func set(_ value: Double, forKey defaultName: String) { store(.double(value), defaultName) }
  override func set(_ value: Bool, forKey defaultName: String) { store(.bool(value), defaultName) }
  override func set(_ url: URL?, forKey defaultName: String) {
    store(url.map { PropertyListValue(url: $0) }, defaultName)
  }
  override func removeObject(forKey defaultName: String) { store(nil, defaultName) }

  private func store(_ value: PropertyListValue?, _ key: String) {
    if keyedStore.set(value, forKey: key) { announce() }
  }
  private func announce() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  // MARK: Domains

  override func register(defaults registrationDictionary: [String: Any]) {
    if case .dictionary(let values) = PropertyListValue(registrationDictionary) {
      DefaultsDomain.register(values)
      return
    }
    for (key, value) in registrationDictionary {
      if let url = value as? URL {
        DefaultsDomain.register([key: PropertyListValue(url: url)])
      } else if let converted = PropertyListValue(value) {
        DefaultsDomain.register([key: converted])
      } else {
        tellOnce("UserDefaults cannot register the \(type(of: value)) for key '\(key)'.")
      }
    }
  }
  override func addSuite(named suiteName: String) { DefaultsDomain.add(suite: suiteName) }
  override func removeSuite(named suiteName: String) { DefaultsDomain.remove(suite: suiteName) }

  override func dictionaryRepresentation() -> [String: Any] {
    var values = DefaultsDomain.allRegistered
    for suite in DefaultsDomain.suites.reversed() {
      values.merge(DefaultsDomain.store(suite).all) { _, new in new }
    }
    values.merge(keyedStore.all) { _, new in new }
    let arguments = volatileDomain(forName: UserDefaults.argumentDomain)
    return values.mapValues(\.object).merging(arguments) { _, new in new }
  }
  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = DefaultsDomain.store(domainName).all
    return values.isEmpty ? nil : values.mapValues(\.object)
  }
  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard case .dictionary(let values) = PropertyListValue(domain) else {
      fatalError(
        "setPersistentDomain(_:forName:) was given something that a property list cannot hold: \(domain)")
    }
    replace(values, domainName)
  }
  override func removePersistentDomain(forName domainName: String) { replace([:], domainName) }

  private func replace(_ values: [String: PropertyListValue], _ domainName: String) {
    if DefaultsDomain.store(domainName).replaceAll(with: values) { announce() }
  }

  @discardableResult
  override func synchronize() -> Bool { keyedStore.save(rereads: true) }
}
