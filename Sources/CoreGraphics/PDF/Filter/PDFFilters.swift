import Foundation

/// Undoes what was done to the bytes of streams.
///
/// - Source: ISO 32000-1, 7.4
enum PDFFilters {
  /// The bytes, and the name of the filter that is not undone here: those of pictures stay for who draws them.
  static func decode(_ stream: PDFStream) -> ([UInt8], String?) {
    var bytes = stream.raw
    for (name, parameters) in stream.filters {
      switch name {
      case "FlateDecode", "Fl": bytes = predicted(Inflate.decode(bytes), parameters)
      case "LZWDecode", "LZW":
        bytes = predicted(lzw(bytes, isEarly: parameters?["EarlyChange"]?.integer != 0), parameters)
      case "ASCIIHexDecode", "AHx": bytes = hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = base85(bytes)
      case "RunLengthDecode", "RL": bytes = runs(bytes)
      case "Crypt": continue
      default: return (bytes, name)
      }
    }
    return (bytes, nil)
  }

  static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var (result, half): ([UInt8], UInt8?) = ([], nil)
    for byte in bytes {
      if byte == 0x3e { break }
      guard let digit = PDFParser.digit(byte) else { continue }
      if let high = half {
        result.append(high << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    if let half { result.append(half << 4) }
    return result
  }

  static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var (result, group): ([UInt8], [UInt32]) = ([], [])
    func put(_ digits: [UInt32], _ length: Int) {
      let value = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for index in 0..<length { result.append(UInt8(value >> (24 - 8 * UInt32(index)) & 255)) }
    }
    for byte in bytes {
      if byte == 0x7e { break }
      if byte == 0x7a, group.isEmpty {
        result += [0, 0, 0, 0]
        continue
      }
      guard (33...117).contains(byte) else { continue }
      group.append(UInt32(byte - 33))
      if group.count == 5 {
        put(group, 4)
        group = []
      }
    }
    if group.count > 1 {
      let length = group.count - 1
      put(group + [UInt32](repeating: 84, count: 5 - group.count), length)
    }
    return result
  }

  static func runs(_ bytes: [UInt8]) -> [UInt8] {
    var (result, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count, bytes[place] != 128 {
      let length = Int(bytes[place])
      place += 1
      if length < 128 {
        let end = min(place + length + 1, bytes.count)
        result += bytes[place..<end]
        place = end
      } else if place < bytes.count {
        result += [UInt8](repeating: bytes[place], count: 257 - length)
        place += 1
      }
    }
    return result
  }

  static func lzw(_ bytes: [UInt8], isEarly: Bool) -> [UInt8] {
    var (result, table): ([UInt8], [[UInt8]]) = ([], [])
    func clear() { table = (0..<256).map { [UInt8($0)] } + [[], []] }
    clear()
    var (bits, count, width): (UInt32, UInt32, UInt32) = (0, 0, 9)
    var last: [UInt8]?
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      guard count >= width else { continue }
      let code = Int(bits >> (count - width) & (1 << width - 1))
      count -= width
      bits &= 1 << count - 1
      if code == 257 { break }
      if code == 256 {
        clear()
        (width, last) = (9, nil)
        continue
      }
      var entry: [UInt8]
      if code < table.count {
        entry = table[code]
      } else if let last {
        entry = last + last.prefix(1)
      } else {
        break
      }
      result += entry
      if let last, table.count < 4096 { table.append(last + entry.prefix(1)) }
      last = entry
      let next = table.count + (isEarly ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }

  /// Undoes what made rows alike before they were compressed.
  private static func predicted(_ bytes: [UInt8], _ parameters: PDFObject?) -> [UInt8] {
    let predictor = parameters?["Predictor"]?.integer ?? 1
    guard predictor > 1, let parameters else { return bytes }
    let colors = min(max(parameters["Colors"]?.integer ?? 1, 1), 32)
    let depth = min(max(parameters["BitsPerComponent"]?.integer ?? 8, 1), 16)
    let columns = min(max(parameters["Columns"]?.integer ?? 1, 1), 1 << 20)
    let (size, row) = (max(1, colors * depth / 8), (colors * depth * columns + 7) / 8)
    return predictor == 2
      ? differences(bytes, row: row, size: size, depth: depth) : png(bytes, row: row, size: size)
  }
  private static func differences(_ bytes: [UInt8], row: Int, size: Int, depth: Int) -> [UInt8] {
    guard depth == 8 else { return bytes }
    var result = bytes
    for start in stride(from: 0, to: result.count, by: row) {
      for index in stride(from: start + size, to: min(start + row, result.count), by: 1) {
        result[index] &+= result[index - size]
      }
    }
    return result
  }
  private static func png(_ bytes: [UInt8], row: Int, size: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: (bytes.count + row) / (row + 1) * row)
    var length = 0
    bytes.withUnsafeBufferPointer { bytes in
      result.withUnsafeMutableBufferPointer { out in
        var (place, start) = (0, 0)
        while place < bytes.count, start < out.count {
          let kind = bytes[place]
          place += 1
          let count = min(row, bytes.count - place)
          for index in 0..<count {
            let left = index >= size ? out[start + index - size] : 0
            let up = start > 0 ? out[start - row + index] : 0
            let corner = start > 0 && index >= size ? out[start - row + index - size] : 0
            let guess: UInt8 =
              switch kind {
              case 1: left
              case 2: up
              case 3: UInt8((Int(left) + Int(up)) / 2)
              case 4: paeth(left, up, corner)
              default: 0
              }
            out[start + index] = bytes[place + index] &+ guess
          }
          (place, start, length) = (place + count, start + row, start + count)
        }
      }
    }
    return Array(result.prefix(length))
  }
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
