import Foundation

/// The ciphers of files of pages.
enum Ciphers {
  static func rc4(_ key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    guard !key.isEmpty else { return bytes }
    var state = (0..<256).map { UInt8($0) }
    var j = 0
    for i in 0..<256 {
      j = (j + Int(state[i]) + Int(key[i % key.count])) & 255
      state.swapAt(i, j)
    }
    var i = 0
    j = 0
    return bytes.map { byte in
      i = (i + 1) & 255
      j = (j + Int(state[i])) & 255
      state.swapAt(i, j)
      return byte ^ state[(Int(state[i]) + Int(state[j])) & 255]
    }
  }

  /// Undoes AES in chained blocks, of which the first is the vector that they begin with, and takes away what fills
  /// the last.
  ///
  /// - Source: FIPS 197
  static func aesCBC(_ key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 32 else { return [] }
    let words = expanded(key)
    var (result, before): ([UInt8], ArraySlice<UInt8>) = ([], bytes[0..<16])
    result.reserveCapacity(bytes.count)
    for start in stride(from: 16, through: bytes.count - 16, by: 16) {
      let block = bytes[start..<start + 16]
      for (plain, mask) in zip(decrypt(Array(block), words), before) { result.append(plain ^ mask) }
      before = block
    }
    if let last = result.last, (1...16).contains(last) { result.removeLast(Int(last)) }
    return result
  }

  private static let box: [UInt8] = {
    // Inverses in the field of 256 elements, found by its generator 3, and then turned and mixed.
    var box = [UInt8](repeating: 0, count: 256)
    var (p, q): (UInt8, UInt8) = (1, 1)
    repeat {
      p = p ^ (p << 1) ^ (p & 0x80 != 0 ? 0x1b : 0)
      q ^= q << 1
      q ^= q << 2
      q ^= q << 4
      if q & 0x80 != 0 { q ^= 0x09 }
      let turned = q ^ (q << 1 | q >> 7) ^ (q << 2 | q >> 6) ^ (q << 3 | q >> 5) ^ (q << 4 | q >> 4)
      box[Int(p)] = turned ^ 0x63
    } while p != 1
    box[0] = 0x63
    return box
  }()
  private static let inverse: [UInt8] = {
    var result = [UInt8](repeating: 0, count: 256)
    for (index, value) in box.enumerated() { result[Int(value)] = UInt8(index) }
    return result
  }()
  private static func double(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 != 0 ? 0x1b : 0) }

  private static func expanded(_ key: [UInt8]) -> [[UInt8]] {
    let count = key.count / 4
    var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map { box[Int($0)] }
        word[0] ^= constant
        constant = double(constant)
      } else if count > 6, index % count == 4 {
        word = word.map { box[Int($0)] }
      }
      words.append(zip(words[index - count], word).map { $0 ^ $1 })
    }
    return words
  }
  private static func decrypt(_ block: [UInt8], _ words: [[UInt8]]) -> [UInt8] {
    var state = block
    func add(_ round: Int) { for index in 0..<16 { state[index] ^= words[round * 4 + index / 4][index % 4] } }
    let last = words.count / 4 - 1
    add(last)
    for round in (0..<last).reversed() {
      let moved = state
      for column in 0..<4 {
        for row in 0..<4 { state[(column + row) % 4 * 4 + row] = inverse[Int(moved[column * 4 + row])] }
      }
      add(round)
      if round == 0 { break }
      for column in stride(from: 0, to: 16, by: 4) {
        let v = Array(state[column..<column + 4])
        for row in 0..<4 {
          func times(_ value: UInt8, _ factor: Int) -> UInt8 {
            let (two, four) = (double(value), double(double(value)))
            let eight = double(four)
            return eight ^ (factor & 4 != 0 ? four : 0) ^ (factor & 2 != 0 ? two : 0)
              ^ (factor & 1 != 0 ? value : 0)
          }
          state[column + row] =
            times(v[row], 14) ^ times(v[(row + 1) % 4], 11) ^ times(v[(row + 2) % 4], 13)
            ^ times(v[(row + 3) % 4], 9)
        }
      }
    }
    return state
  }
}

/// The digest of files of pages.
enum Digests {
  /// - Source: RFC 1321
  static func md5(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let length = UInt64(bytes.count) &* 8
    for shift in stride(from: UInt64(0), to: 64, by: 8) { message.append(UInt8(length >> shift & 255)) }
    var (a0, b0, c0, d0): (UInt32, UInt32, UInt32, UInt32) = (
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476
    )
    for start in stride(from: 0, to: message.count, by: 64) {
      let words = (0..<16).map { index in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(message[start + index * 4 + $1]) << UInt32($1 * 8) }
      }
      var (a, b, c, d) = (a0, b0, c0, d0)
      for i in 0..<64 {
        let (mixed, word): (UInt32, Int) =
          switch i / 16 {
          case 0: ((b & c) | (~b & d), i)
          case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
          case 2: (b ^ c ^ d, (3 * i + 5) % 16)
          default: (c ^ (b | ~d), 7 * i % 16)
          }
        let sum = a &+ mixed &+ constants[i] &+ words[word]
        let turn = UInt32(turns[i / 16][i % 4])
        (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
      }
      (a0, b0, c0, d0) = (a0 &+ a, b0 &+ b, c0 &+ c, d0 &+ d)
    }
    return [a0, b0, c0, d0].flatMap { word in (0..<4).map { UInt8(word >> UInt32($0 * 8) & 255) } }
  }
  private static let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  private static let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
}
