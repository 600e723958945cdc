import SashDisplay
import Testing

@Suite struct LargeMemoryTests {
  /// The C library would place the second one on its heap, as a larger one has been freed.
  @Test(.enabled(if: LargeMemory.isReturned))
  func bitmapsAreMappedHoweverLargeTheOnesBeforeWere() {
    for _ in 0..<3 { _ = Bitmap(width: 2_000, height: 2_000).pixels[0] }
    // Tests beside this one may give memory back meanwhile.
    let isMapped = (0..<50).contains { _ in
      let before = LargeMemory.mappedCount
      let bitmap = Bitmap(width: 400, height: 400)
      let whileThere = LargeMemory.mappedCount
      return withExtendedLifetime(bitmap) { whileThere > before }
    }
    #expect(isMapped)
  }
}
