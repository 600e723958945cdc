import CSashInstances
import Foundation

/// Makes an object of a class that is known only while the program runs, by its `init()`. Traps if it has none.
///
/// Apple's systems send `alloc` and `init`. Swift itself makes objects of such classes only by initialisers that are
/// `required`, which `NSObject.init()` is not; but each class has its own in its table of methods, where `super.init()`
/// and nothing else finds it. Its place there is looked up in what the compiler writes about `NSObject`, and tried with a
/// class of our own before it is used.
@MainActor func makeInstance(of type: NSObject.Type) -> NSObject {
  guard let slot = Instances.slot else {
    fatalError("This version of Swift lays classes out in a way that is not known: \(type) cannot be made.")
  }
  let made = Instances.make(type, slot)
  precondition(Swift.type(of: made) == type, "\(type) needs an initialiser init().")
  return made
}

private enum Instances {
  /// Overrides nothing but `init()`.
  final class Probe: NSObject {
    private(set) var isMade = false
    override init() {
      super.init()
      isMade = true
    }
  }

  static let slot: Int? = {
    let slot = sash_initializer_slot(address(NSObject.self))
    guard slot > 0, word(NSObject.self, slot) != word(Probe.self, slot) else { return nil }
    return (make(Probe.self, slot) as? Probe)?.isMade == true ? slot : nil
  }()

  static func address(_ type: NSObject.Type) -> UnsafeRawPointer {
    unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
  }
  static func word(_ type: NSObject.Type, _ slot: Int) -> UInt {
    address(type).load(fromByteOffset: slot * MemoryLayout<UInt>.size, as: UInt.self)
  }
  static func make(_ type: NSObject.Type, _ slot: Int) -> NSObject {
    Unmanaged<NSObject>.fromOpaque(sash_call_initializer(address(type), slot)).takeRetainedValue()
  }
}
