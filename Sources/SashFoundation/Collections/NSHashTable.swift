import Foundation

/// How collections hold what is in them, and when it is the same.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let copyIn = Options(rawValue: 1 << 16)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    /// The same is what is identical.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)

    var isWeak: Bool { rawValue & 0xff == 5 }
    var comparesByIdentity: Bool { contains(.objectPointerPersonality) }
  }
}

/// A set of objects, which may be held weakly: those that go are in it no more.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  public typealias Options = NSPointerFunctions.Options
  private let options: Options
  private var boxes: Set<ObjectBox> = []

  public convenience override init() { self.init(options: .strongMemory) }
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }
  /// Holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func box(_ object: ObjectType) -> ObjectBox {
    ObjectBox(object, isWeak: options.isWeak, comparesByIdentity: options.comparesByIdentity)
  }
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    sweep()
    boxes.insert(box(object))
  }
  open func remove(_ object: ObjectType?) { if let object { boxes.remove(box(object)) } }
  open func removeAllObjects() { boxes = [] }
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { boxes.contains(box($0)) } ?? false }
  /// The one in it that is equal to this one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { wanted in allObjects.first { box($0) == box(wanted) } }
  }
  /// Those that are still there.
  open var allObjects: [ObjectType] { boxes.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  /// How many are still there.
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  private func sweep() { if options.isWeak { boxes = boxes.filter { $0.object != nil } } }
}

/// Values by objects, of which either may be held weakly: what has gone takes its entry away.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let (keyOptions, valueOptions): (NSPointerFunctions.Options, NSPointerFunctions.Options)
  private var entries: [ObjectBox: ObjectBox] = [:]

  public convenience override init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func box(_ key: KeyType) -> ObjectBox {
    ObjectBox(key, isWeak: keyOptions.isWeak, comparesByIdentity: keyOptions.comparesByIdentity)
  }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[box($0)]?.object as? ObjectType }
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let key = aKey else { return }
    sweep()
    entries[box(key)] = anObject.map { ObjectBox($0, isWeak: valueOptions.isWeak, comparesByIdentity: true) }
  }
  open func removeObject(forKey aKey: KeyType?) { if let key = aKey { entries[box(key)] = nil } }
  open func removeAllObjects() { entries = [:] }
  private var alive: [(KeyType, ObjectType)] {
    entries.compactMap { key, value in
      guard let key = key.object as? KeyType, let value = value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }
  /// How many entries are still there.
  open var count: Int { alive.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: alive.map(\.0)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: alive.map(\.1)).objectEnumerator() }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(alive.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }) { $1 }
  }
  private func sweep() {
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
  }
}
