import CSashPixels

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

  /// How many pieces are mapped now.
  package static var mappedCount: Int { sash_mapped_pieces() }
}
