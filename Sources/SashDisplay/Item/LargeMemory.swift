import CSashPixels
import Dispatch

/// How the C library hands out memory for large things, as the pixels of bitmaps.
package enum LargeMemory {
  /// Pieces of at least so many bytes are mapped each on its own.
  package static let least = 128 << 10
  /// Bytes that may be free at the end of the heap before they go back to the system.
  private static let mostAtEnd = 8 << 20

  /// Whether large pieces go back to the system as soon as they are freed. The first one who asks arranges it, for the program.
  ///
  /// - Note: By itself the C library raises the size from which it maps memory, up to 32 MB, each time that a larger piece is
  ///   freed. Bitmaps then lie between small objects of its heap, which cannot shrink under them: at 20 MB in use a program
  ///   had 700 MB after ten thousand windows, and 135 MB with a size that stays (glibc 2.36).
  package static let isReturned = sash_keep_memory_sizes(Int32(least), Int32(mostAtEnd)) != 0

  /// Memory of zeros. Large pieces lie apart from the heap, and are the system's again when they are released: the C library
  /// alone would put them into holes of its heap, if it has some, where small objects come between.
  package static func zeros(bytes: Int) -> UnsafeMutableRawPointer {
    if bytes >= least {
      guard let memory = sash_map(bytes) else {
        fatalError("There is no memory for \(bytes) bytes of pixels.")
      }
      return memory
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(4, bytes), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(4, bytes))
    return memory
  }
  /// Gives back what `zeros` has given for so many bytes.
  package static func release(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    if bytes >= least { sash_unmap(memory, bytes) } else { memory.deallocate() }
  }

  /// So many free bytes of the heap are worth giving back.
  private static let mostFree = 32 << 20
  /// Main thread only.
  nonisolated(unsafe) private static var isAsked = false

  /// Gives back what a large window had, once it has been freed. Main thread only. Small objects that lived longer lie between, and by itself the C
  /// library gives back no more than the end of its heap.
  package static func giveBackSoon() {
    if isAsked { return }
    isAsked = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      isAsked = false
      if sash_free_memory() > mostFree { sash_give_memory_back() }
    }
  }
  /// Gives back what there is, since the machine runs short of memory.
  package static func giveBack() { sash_give_memory_back() }

  /// Bytes of the heap that are free and still the program's.
  package static var free: Int { sash_free_memory() }

  /// How many pieces are mapped now.
  package static var mappedCount: Int { sash_mapped_pieces() }
}
