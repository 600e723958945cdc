import CSashThreadLocals
@_spi(SwiftUI) import Observation

/// The thread-local variable in which the Observation module notes what the running code reads.
///
/// While it holds the address of an optional access list, reads go there. The module lets only code inside it set the
/// variable, and its public functions give no way to end a registration; so the variable is looked for while one of
/// these functions runs, tried out, and only then used. Where it is not found, `ObservedReads` does without.
enum ObservationSlot {
  private typealias List = ReadProperties.List

  /// Whether lists can be compared; known with `isFound`.
  private(set) nonisolated(unsafe) static var hasReadableLists = false

  /// Looks for the variable of the main thread, once.
  static let isFound: Bool = {
    guard MemoryLayout<List>.size == MemoryLayout<UInt>.size else { return false }
    var found: [UnsafeMutablePointer<UnsafeMutableRawPointer?>?] = Array(repeating: nil, count: 16)
    let inside = withObservationTracking({ search(&found) }, onChange: {})
    guard inside > 0, inside <= found.count else { return false }
    let slots = found.prefix(inside).compactMap { $0 }.filter { $0.pointee == nil && works($0) }
    guard slots.count == 1 else { return false }
    sash_observation_slot_set(slots[0])
    return true
  }()

  /// The words that hold an address of a frame near this one.
  @inline(never)
  private static func search(_ found: inout [UnsafeMutablePointer<UnsafeMutableRawPointer?>?]) -> Int {
    var here = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return sash_thread_local_words(
      "libswiftObservation", address - 4096, address + 65536, &found, found.count)
  }

  /// Whether a read is noted where `slot` says, as a list that can be used.
  private static func works(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Bool {
    let probe = Probe()
    // More room than needed, in case the word is something else and its owner writes there.
    let room = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 16)
    defer { room.deallocate() }
    room.initializeMemory(as: UInt8.self, repeating: 0, count: 256)
    slot.pointee = room
    _ = probe.value
    slot.pointee = nil
    guard room.load(as: UInt.self) != 0, room.load(fromByteOffset: 8, as: UInt.self) == 0 else {
      return false
    }
    var hasFired = false
    withUnsafeMutablePointer(to: &hasFired) { flag in
      nonisolated(unsafe) let flag = flag
      let list = room.assumingMemoryBound(to: List.self).move()
      hasReadableLists = ReadProperties.isReadable(list, naming: \Probe.value)
      let tracking = ObservationTracking(list)
      ObservationTracking._installTracking(tracking, willSet: { _ in flag.pointee = true })
      probe.change()
      tracking.cancel()
    }
    return hasFired
  }

  private final class Probe: Observable {
    let registrar = ObservationRegistrar()
    var value: Int {
      registrar.access(self, keyPath: \.value)
      return 0
    }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
}
