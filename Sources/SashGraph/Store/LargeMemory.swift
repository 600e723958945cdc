import CSashCurrent
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
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
        continue
      }
      let memory = (start + MemoryLayout<Header>.stride).alignedUp(toMultipleOf: hugePage)
      header(memory).initialize(to: Header(start: start, length: length, capacity: capacity))
      madvise(memory, capacity & ~(hugePage - 1), MADV_HUGEPAGE)
      return memory
    }
    preconditionFailure("Sash: the system has no memory for \(byteCount) bytes of views")
  }
  /// Whether memory of `byteCount` bytes can be used as if it had `newCount`.
  static func holds(_ memory: UnsafeMutableRawPointer, _ byteCount: Int, grownTo newCount: Int) -> Bool {
    byteCount >= hugePage && header(memory).pointee.capacity >= newCount
  }
  /// - Parameter byteCount: As it was allocated or is used since.
  static func deallocate(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    if byteCount < hugePage { return memory.deallocate() }
    let header = header(memory).pointee
    munmap(header.start, header.length)
  }
}

/// The C library's heap in huge pages while a scene of many views comes to be: what they have beside their nodes lies there.
/// A tenth of 10,000 rows that changes takes 25 ms with them and 30 without.
///
/// - Source: glibc does the same when it is started with `glibc.malloc.hugetlb=1`; nothing turns that on later.
enum HeapPages {
  /// So many edges come between two looks.
  static let edgesBetween: EdgeID = 1 << 12
  /// From so many on a scene is one of many views.
  private static let leastEdges: EdgeID = 1 << 16
  /// The heap grows in larger steps then, so that most of each is advised before it is used.
  private static let hasLargeSteps = sash_pad_heap(8 << 20) != 0
  nonisolated(unsafe) private static var end: UnsafeMutableRawPointer?

  @inline(never)
  static func follow(edgeCount: EdgeID) {
    if edgeCount >= leastEdges, hasLargeSteps { follow() }
  }
  /// What two threads advise at once is advised twice.
  static func follow() {
    guard let now = sbrk(0), now != UnsafeMutableRawPointer(bitPattern: -1) else { return }
    guard let known = end, known <= now else {
      end = now
      return
    }
    guard now - known >= hugePage else { return }
    let start = known.alignedDown(toMultipleOf: hugePage)
    // A boundary that lies before the heap is an error that changes nothing else.
    madvise(start, (now - start) & ~4095, MADV_HUGEPAGE)
    end = now
  }
}
