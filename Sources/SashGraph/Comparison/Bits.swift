/// Whether two stretches of memory hold the same bytes. Eight at a time: for values of a few words a call
/// would cost more.
@inlinable @inline(__always)
public func _bitsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
  var i = 0
  while i &+ 8 <= size {
    let x = a.loadUnaligned(fromByteOffset: i, as: UInt64.self)
    let y = b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
    if x != y { return false }
    i &+= 8
  }
  while i < size {
    if a.load(fromByteOffset: i, as: UInt8.self) != b.load(fromByteOffset: i, as: UInt8.self) { return false }
    i &+= 1
  }
  return true
}
