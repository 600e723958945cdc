import SashDisplay
import Testing

@Suite struct LargeMemoryTests {
  @Test func bitmapsAreMappedApartFromTheHeap() {
    // Tests beside this one may give memory back meanwhile.
    let isMapped = (0..<50).contains { _ in
      let before = LargeMemory.mappedCount
      let bitmap = Bitmap(width: 400, height: 400)
      let whileThere = LargeMemory.mappedCount
      return withExtendedLifetime(bitmap) { whileThere > before && bitmap.pixels[399 * 400] == 0 }
    }
    #expect(isMapped)
  }
}

#if os(Linux)
import Foundation

extension LargeMemoryTests {
  private var resident: Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  /// Small pieces lie between others that stay, so the C library alone gives nothing of them back.
  @Test(.enabled(if: LargeMemory.isReturned))
  func smallPiecesGoBackWhenAsked() {
    let count = 2_000_000
    var pieces: [UnsafeMutableRawPointer] = (0..<count).map { place in
      let piece = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
      piece.storeBytes(of: UInt8(truncatingIfNeeded: place), as: UInt8.self)
      return piece
    }
    for (place, piece) in pieces.enumerated() where place % 2000 != 0 { piece.deallocate() }
    pieces = stride(from: 0, to: count, by: 2000).map { pieces[$0] }
    #expect(LargeMemory.free > 100 << 20)
    let before = resident
    LargeMemory.giveBack()
    // 128 MB were free; tests beside this one may take some meanwhile.
    #expect(before - resident > 64 << 20)
    for piece in pieces { piece.deallocate() }
  }
}
#endif
