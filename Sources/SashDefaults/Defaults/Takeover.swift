import Foundation
@_spi(Reflection) import Swift

/// Makes every `UserDefaults` object of the program behave as `KeptDefaults` does; called once, before `main`.
///
/// Foundation's own class keeps no promise that apps rely on (Docs/Decisions/0007-user-defaults.md), its objects are made
/// by users' code, and nothing tells when they change. So the methods of our subclass take the places of those of the
/// class itself, in the table through which Swift calls them.
@_cdecl("sash_take_over_user_defaults")
func takeOverUserDefaults() {
  let base = ClassTable(UserDefaults.self)
  let ours = ClassTable(KeptDefaults.self)
  guard UserDefaults.suiteNameOffset != nil, base.count <= ours.count else { return }
  for index in ClassTable.firstMember..<base.count where base.words[index] != ours.words[index] {
    base.words[index] = ours.words[index]
  }
}

/// The metadata of a class as words.
///
/// - Source: include/swift/ABI/Metadata.h, TargetClassMetadata without interoperation with Objective-C: kind, superclass,
///   flags and address point of instances, size and alignment of instances, size and address point of the class, descriptor,
///   destroyer of fields; then members, those of superclasses first.
private struct ClassTable {
  static let firstMember = 7
  let words: UnsafeMutablePointer<UInt>
  init(_ type: AnyClass) {
    words = UnsafeMutableRawPointer(bitPattern: unsafeBitCast(type, to: UInt.self))!
      .assumingMemoryBound(to: UInt.self)
  }
  /// Words from the address point on.
  var count: Int {
    let (size, addressPoint) = (words[4] & 0xffff_ffff, words[4] >> 32)
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}

extension UserDefaults {
  /// Where Foundation's class keeps the suite's name in an object; nil if it has no such field any more.
  static let suiteNameOffset: Int? = {
    var found: Int?
    _ = _forEachField(of: UserDefaults.self, options: [.classType]) { name, offset, type, _ in
      if String(cString: name) == "suite", type == String?.self { found = offset }
      return true
    }
    return found
  }()
}
