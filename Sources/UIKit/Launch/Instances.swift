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

/// Makes a cell of a class that is known only while the program runs. Traps if the class has no such initialiser.
@MainActor func makeCell(
  of type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> UITableViewCell {
  ViewInstances.check(ViewInstances.cellSlot, type)
  let words = ViewInstances.words(reuseIdentifier)
  let made = sash_call_cell_initializer(
    Instances.address(type), ViewInstances.cellSlot, UInt8(style.rawValue), words.0, words.1)
  return Unmanaged<UITableViewCell>.fromOpaque(made!).takeRetainedValue()
}
/// Makes a header of a class that is known only while the program runs.
@MainActor func makeHeader(of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
  -> UITableViewHeaderFooterView
{
  ViewInstances.check(ViewInstances.headerSlot, type)
  let words = ViewInstances.words(reuseIdentifier)
  let made = sash_call_name_initializer(
    Instances.address(type), ViewInstances.headerSlot, words.0, words.1)
  return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(made!).takeRetainedValue()
}
/// Makes a view with a frame, of a class that is known only while the program runs.
@MainActor func makeView(of type: UIView.Type, frame: CGRect) -> UIView {
  ViewInstances.check(ViewInstances.frameSlot, type)
  let made = sash_call_frame_initializer(
    Instances.address(type), ViewInstances.frameSlot, frame.minX, frame.minY, frame.width, frame.height)
  return Unmanaged<UIView>.fromOpaque(made!).takeRetainedValue()
}

/// Makes a view of a class that is known only while the program runs, by the only initialiser that a class of the house
/// declares, whose parameters are an optional object and an optional string: both are nil.
@MainActor package func makeNamedView<Base: UIView>(of type: Base.Type, declaredBy base: Base.Type) -> Base {
  let slot = sash_initializer_slot(Instances.address(base))
  ViewInstances.check(slot, type)
  let made = sash_call_two_pairs_initializer(Instances.address(type), slot)
  return Unmanaged<Base>.fromOpaque(made!).takeRetainedValue()
}

/// Makes a copy of a layer, whose class is known only while the program runs, by its `init(layer:)`.
@MainActor func makeCopy(of layer: CALayer) -> CALayer {
  let type = Swift.type(of: layer)
  ViewInstances.check(ViewInstances.layerSlot, type)
  // The initialiser takes over what is in the memory that it is given the address of.
  let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
  memory.initialize(to: layer)
  defer { memory.deallocate() }
  let made = sash_call_name_initializer(
    Instances.address(type), ViewInstances.layerSlot, UInt(bitPattern: memory), 0)
  return Unmanaged<CALayer>.fromOpaque(made!).takeRetainedValue()
}
/// Makes a segue of a class that is known only while the program runs.
@MainActor func makeSegue(
  of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
  destination: UIViewController
) -> UIStoryboardSegue {
  ViewInstances.check(ViewInstances.segueSlot, type)
  let words = ViewInstances.words(identifier)
  let made = sash_call_segue_initializer(
    Instances.address(type), ViewInstances.segueSlot, words.0, words.1,
    Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())
  return Unmanaged<UIStoryboardSegue>.fromOpaque(made!).takeRetainedValue()
}

/// The places of initialisers of views in their tables of methods.
@MainActor private enum ViewInstances {
  /// The first initialisers that `UIView`, cells and headers declare.
  static let frameSlot = slot(UIView.self)
  static let cellSlot = slot(UITableViewCell.self)
  static let headerSlot = slot(UITableViewHeaderFooterView.self)
  static let segueSlot = slot(UIStoryboardSegue.self)
  static let layerSlot = slot(CALayer.self)

  static func slot(_ type: NSObject.Type) -> Int { sash_first_initializer_slot(Instances.address(type)) }
  static func check(_ slot: Int, _ type: NSObject.Type) {
    if slot < 0 {
      fatalError("This version of Swift lays classes out in a way that is not known: \(type) cannot be made.")
    }
  }
  /// The words of an optional string, retained for who takes them.
  static func words(_ text: String?) -> (UInt, UInt) {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: text)
    defer { memory.deallocate() }
    return UnsafeRawPointer(memory).load(as: (UInt, UInt).self)
  }
}
