import Foundation

/// Undoes the compression of Flate.
///
/// - Source: RFC 1950 and RFC 1951
struct Inflate {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  private var bits: UInt64 = 0
  private var count = 0
  private var result: [UInt8] = []
  private var isBroken = false

  /// The bytes that were compressed; of damaged data as many as can be read.
  static func decode(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      // A head of two bytes, which some files leave out.
      let hasHead =
        buffer.count > 1 && buffer[0] & 15 == 8 && (Int(buffer[0]) << 8 | Int(buffer[1])) % 31 == 0
      var inflate = Inflate(bytes: buffer, place: hasHead ? 2 : 0)
      inflate.result.reserveCapacity(buffer.count * 4)
      inflate.run()
      return inflate.result
    }
  }
  private init(bytes: UnsafeBufferPointer<UInt8>, place: Int) { (self.bytes, self.place) = (bytes, place) }

  private mutating func fill(_ wanted: Int) {
    while count < wanted {
      let byte: UInt8
      if place < bytes.count {
        byte = bytes[place]
      } else {
        // A few zeros behind the end do no harm; more are an end that is missing.
        byte = 0
        if place > bytes.count + 8 { isBroken = true }
      }
      place += 1
      bits |= UInt64(byte) &<< UInt64(count)
      count += 8
    }
  }
  private mutating func take(_ wanted: Int) -> Int {
    if wanted == 0 { return 0 }
    fill(wanted)
    let value = Int(bits & (1 &<< UInt64(wanted) - 1))
    bits &>>= UInt64(wanted)
    count -= wanted
    return value
  }

  private mutating func run() {
    var isLast = false
    while !isLast, !isBroken {
      isLast = take(1) == 1
      switch take(2) {
      case 0: stored()
      case 1: block(Inflate.fixedLengths, Inflate.fixedDistances)
      case 2: dynamic()
      default: return
      }
    }
  }
  private mutating func stored() {
    _ = take(count % 8)
    let length = take(16)
    _ = take(16)
    for _ in 0..<length where !isBroken { result.append(UInt8(take(8))) }
  }
  private mutating func dynamic() {
    let (lengths, distances, codes) = (take(5) + 257, take(5) + 1, take(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var widths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codes { widths[order[index]] = UInt8(take(3)) }
    let table = Codes(widths)
    var all: [UInt8] = []
    while all.count < lengths + distances, !isBroken {
      let symbol = symbol(table)
      switch symbol {
      case 0...15: all.append(UInt8(symbol))
      case 16:
        let last = all.last ?? 0
        for _ in 0..<take(2) + 3 { all.append(last) }
      case 17: for _ in 0..<take(3) + 3 { all.append(0) }
      default: for _ in 0..<take(7) + 11 { all.append(0) }
      }
    }
    if isBroken || all.count < lengths + distances { return isBroken = true }
    block(Codes(Array(all[..<lengths])), Codes(Array(all[lengths..<lengths + distances])))
  }

  private mutating func block(_ lengths: Codes, _ distances: Codes) {
    while !isBroken {
      let symbol = symbol(lengths)
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { return isBroken = true }
      let length = Inflate.lengthBases[symbol - 257] + take(Inflate.lengthBits[symbol - 257])
      let code = self.symbol(distances)
      guard code < 30 else { return isBroken = true }
      let distance = Inflate.distanceBases[code] + take(Inflate.distanceBits[code])
      guard distance <= result.count else { return isBroken = true }
      var from = result.count - distance
      for _ in 0..<length {
        result.append(result[from])
        from += 1
      }
    }
  }

  private mutating func symbol(_ codes: Codes) -> Int {
    fill(15)
    let entry = codes.table[Int(bits & 0x7fff)]
    let width = Int(entry & 15)
    if width == 0 {
      isBroken = true
      return 256
    }
    bits &>>= UInt64(width)
    count -= width
    return Int(entry >> 4)
  }

  /// For each 15 bits the symbol that they begin with, and its width in the lowest four.
  private final class Codes {
    let table: [UInt16]
    init(_ widths: [UInt8]) {
      var table = [UInt16](repeating: 0, count: 1 << 15)
      var (code, reversed) = (0, 0)
      for width in 1...15 {
        code <<= 1
        for (symbol, own) in widths.enumerated() where Int(own) == width {
          reversed = 0
          for bit in 0..<width where code & 1 << bit != 0 { reversed |= 1 << (width - 1 - bit) }
          code += 1
          if reversed >= 1 << 15 { break }
          let entry = UInt16(symbol) << 4 | UInt16(width)
          table.withUnsafeMutableBufferPointer { table in
            var index = reversed
            while index < 1 << 15 {
              table[index] = entry
              index += 1 << width
            }
          }
        }
      }
      self.table = table
    }
  }
  private nonisolated(unsafe) static let fixedLengths = Codes(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private nonisolated(unsafe) static let fixedDistances = Codes([UInt8](repeating: 5, count: 30))
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
