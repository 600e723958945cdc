import Glibc

/// How much the processor finds at once where the system gives it such pages.
let hugePage = 1 << 21

/// Memory of arrays that double. From a huge page on they have a range of addresses for themselves, of which they use as much
/// as they need: they grow without being copied, and no page is filled twice. Scenes of many views are bound by the pages
/// that are to be filled and found.
enum LargeArray {
  /// Addresses cost nothing; more than this is copied as ever.
  private static let range = 1 << 32

  /// What stands before the memory.
  private struct Header {
    var start: UnsafeMutableRawPointer
    var length: Int
    /// Bytes from the memory on.
    var capacity: Int
  }
  private static func header(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Header> {
    (memory - MemoryLayout<Header>.stride).assumingMemoryBound(to: Header.self)
  }

  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= hugePage else { return .allocate(byteCount: byteCount, alignment: 16) }
    for capacity in [max(byteCount, range), byteCount] {
      // Room for the header, and for the first boundary of a huge page behind it.
      let length = capacity + 2 * hugePage
      // What cannot be written to is not counted as memory, however strict the system is.
      guard let start = mmap(nil, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
        start != MAP_FAILED
      else { continue }
      let memory = (start + MemoryLayout<Header>.stride).alignedUp(toMultipleOf: hugePage)
      guard mprotect(start, memory + byteCount - start, PROT_READ | PROT_WRITE) == 0 else {
        munmap(start, length)
        continue
      }
      header(memory).initialize(to: Header(start: start, length: length, capacity: capacity))
      madvise(memory, capacity & ~(hugePage - 1), MADV_HUGEPAGE)
      return memory
    }
    preconditionFailure("Sash: the system has no memory for \(byteCount) bytes of views")
  }
  /// Whether memory of `byteCount` bytes can be used as if it had `newCount`, from now on.
  static func holds(_ memory: UnsafeMutableRawPointer, _ byteCount: Int, grownTo newCount: Int) -> Bool {
    guard byteCount >= hugePage else { return false }
    let header = header(memory).pointee
    return header.capacity >= newCount
      && mprotect(header.start, memory + newCount - header.start, PROT_READ | PROT_WRITE) == 0
  }
  /// - Parameter byteCount: As it was allocated or is used since.
  static func deallocate(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    if byteCount < hugePage { return memory.deallocate() }
    let header = header(memory).pointee
    munmap(header.start, header.length)
  }
}
