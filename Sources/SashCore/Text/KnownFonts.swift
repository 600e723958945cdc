import CSashCurrent
import Foundation

/// The system's face at the sizes that the program uses: bodies ask for the same few fonts again and again, and those that
/// are the same object need no look inside to be equal.
///
/// Any thread may ask. Readers take no lock: a slot is filled once, with a complete font, and kept for the life of the
/// process. Where it holds another font, a new one is made each time.
enum KnownFonts {
  private static let slotCount = 256
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<UnsafeRawPointer?> = {
    let slots = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    return slots
  }()

  static func system(size: CGFloat, weight: Font.Weight?, design: Font.Design?) -> Font {
    let base = Font.Base.system(size: size, weight: weight, design: design)
    let slot = slots + slot(size, weight)
    if let known = sash_load_acquire(slot) {
      let storage = Unmanaged<FontStorage>.fromOpaque(known)
      guard storage._withUnsafeGuaranteedRef({ $0.base == base }) else { return Font(base) }
      return Font(storage: storage.takeUnretainedValue())
    }
    let font = Font(base)
    let kept = Unmanaged.passRetained(font.storage)
    if !sash_fill(slot, kept.toOpaque()) { kept.release() }
    return font
  }

  /// The slot of a font; what it leaves out of account is seldom asked for.
  private static func slot(_ size: CGFloat, _ weight: Font.Weight?) -> Int {
    let bits = Double(size).bitPattern ^ Double(weight?.value ?? 0).bitPattern &>> 7
    return Int((bits &* 0x9e37_79b9_7f4a_7c15) &>> 56)
  }
}
