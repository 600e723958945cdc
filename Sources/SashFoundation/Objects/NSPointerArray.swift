import Foundation

/// A list of objects that may hold them weakly: those that are gone are nil, and stay in the list until it is compacted.
open class NSPointerArray: NSObject, @unchecked Sendable {
  private enum Entry {
    case nothing
    case strong(AnyObject)
    case weak(WeakEntry)
    var object: AnyObject? {
      switch self {
      case .nothing: nil
      case .strong(let object): object
      case .weak(let entry): entry.object
      }
    }
  }
  private final class WeakEntry {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
  private let isWeak: Bool
  private var entries: [Entry] = []
  private init(isWeak: Bool) { self.isWeak = isWeak }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
  open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

  /// How many there are, those that are gone included; setting it cuts the list or adds nil.
  open var count: Int {
    get { entries.count }
    set {
      if newValue < entries.count {
        entries.removeLast(entries.count - max(0, newValue))
      } else {
        entries += Array(repeating: .nothing, count: newValue - entries.count)
      }
    }
  }
  /// Those that are still there.
  open var allObjects: [Any] { entries.compactMap(\.object) }
  /// As `Unmanaged` makes it of an object; nil for one that is gone.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }
  open func removePointer(at index: Int) { entries.remove(at: index) }
  /// Takes those out that are gone.
  open func compact() { entries.removeAll { $0.object == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    guard let pointer else { return .nothing }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return isWeak ? .weak(WeakEntry(object)) : .strong(object)
  }
}
