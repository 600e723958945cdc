import Foundation

/// A function of a file of pages: numbers to numbers.
///
/// - Source: ISO 32000-1, 7.10
indirect enum PDFFunction {
  case samples(Samples)
  case exponential(domain: [CGFloat], from: [CGFloat], to: [CGFloat], power: CGFloat)
  case stitched([PDFFunction], domain: [CGFloat], bounds: [CGFloat], encode: [CGFloat])
  case calculator([Step], domain: [CGFloat], range: [CGFloat])
  /// One function for each result.
  case together([PDFFunction])
  case given(@Sendable ([CGFloat]) -> [CGFloat])

  struct Samples {
    var domain: [CGFloat]
    var range: [CGFloat]
    var sizes: [Int]
    var encode: [CGFloat]
    var decode: [CGFloat]
    /// 0…1, those of the first input closest together.
    var values: [CGFloat]
  }
  enum Step {
    case number(CGFloat)
    case word(String)
    case block([Step])
  }

  init?(_ object: PDFObject?, depth: Int = 0) {
    guard let object, depth < 8 else { return nil }
    if let list = object.array {
      let parts = list.compactMap { PDFFunction($0.resolved, depth: depth + 1) }
      guard parts.count == list.count, !parts.isEmpty else { return nil }
      self = parts.count == 1 ? parts[0] : .together(parts)
      return
    }
    let domain = object["Domain"]?.numbers ?? [0, 1]
    guard domain.count >= 2 else { return nil }
    let range = object["Range"]?.numbers ?? []
    switch object["FunctionType"]?.integer {
    case 0:
      guard let samples = Samples(object, domain, range) else { return nil }
      self = .samples(samples)
    case 2:
      let (from, to) = (object["C0"]?.numbers ?? [0], object["C1"]?.numbers ?? [1])
      guard from.count == to.count, !from.isEmpty else { return nil }
      self = .exponential(domain: domain, from: from, to: to, power: object["N"]?.number ?? 1)
    case 3:
      let parts = (object["Functions"]?.array ?? []).compactMap { PDFFunction($0.resolved, depth: depth + 1) }
      let (bounds, encode) = (object["Bounds"]?.numbers ?? [], object["Encode"]?.numbers ?? [])
      guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= parts.count * 2 else {
        return nil
      }
      self = .stitched(parts, domain: domain, bounds: bounds, encode: encode)
    case 4:
      guard let bytes = object.stream?.decoded.bytes else { return nil }
      var parser = PDFParser(bytes)
      _ = parser.next()
      self = .calculator(PDFFunction.steps(&parser), domain: domain, range: range)
    default: return nil
    }
  }

  func callAsFunction(_ inputs: [CGFloat]) -> [CGFloat] {
    switch self {
    case .given(let function): return function(inputs)
    case .together(let parts): return parts.flatMap { $0(inputs) }
    case .samples(let samples): return samples.value(inputs)
    case .exponential(let domain, let from, let to, let power):
      let x = min(max(inputs.first ?? 0, domain[0]), domain[1])
      let share = power == 1 ? x : pow(x, power)
      return zip(from, to).map { $0 + ($1 - $0) * share }
    case .stitched(let parts, let domain, let bounds, let encode):
      let x = min(max(inputs.first ?? 0, domain[0]), domain[1])
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let (low, high) = (
        index == 0 ? domain[0] : bounds[index - 1], index == bounds.count ? domain[1] : bounds[index]
      )
      let (first, last) = (encode[index * 2], encode[index * 2 + 1])
      return parts[index]([high == low ? first : first + (x - low) / (high - low) * (last - first)])
    case .calculator(let steps, let domain, let range):
      var stack = inputs.enumerated().map { index, value in
        index * 2 + 1 < domain.count ? min(max(value, domain[index * 2]), domain[index * 2 + 1]) : value
      }
      PDFFunction.run(steps, &stack)
      let results = Array(stack.suffix(max(range.count / 2, 1)))
      return results.enumerated().map { index, value in
        index * 2 + 1 < range.count ? min(max(value, range[index * 2]), range[index * 2 + 1]) : value
      }
    }
  }
}

extension PDFFunction.Samples {
  fileprivate init?(_ object: PDFObject, _ domain: [CGFloat], _ range: [CGFloat]) {
    guard let bytes = object.stream?.decoded.bytes, let depth = object["BitsPerSample"]?.integer,
      (1...32).contains(depth), range.count >= 2
    else { return nil }
    let sizes = (object["Size"]?.numbers ?? []).map { Int($0) }
    let outputs = range.count / 2
    guard sizes.count == domain.count / 2, sizes.allSatisfy({ $0 > 0 && $0 < 65_536 }), sizes.count <= 4
    else {
      return nil
    }
    let count = sizes.reduce(outputs, *)
    guard count <= 1 << 22, bytes.count * 8 >= count * depth else { return nil }
    var bits = BitReader(bytes)
    let most = CGFloat(depth == 32 ? 4_294_967_295 : 1 << depth - 1)
    self.init(
      domain: domain, range: range, sizes: sizes,
      encode: object["Encode"]?.numbers ?? sizes.flatMap { [0, CGFloat($0 - 1)] },
      decode: object["Decode"]?.numbers ?? range,
      values: (0..<count).map { _ in CGFloat(bits.take(depth)) / most })
  }
  /// Between the samples around the place, each counted by how near it is.
  fileprivate func value(_ inputs: [CGFloat]) -> [CGFloat] {
    guard inputs.count >= sizes.count else { return [] }
    let places = sizes.indices.map { index in
      let (low, high) = (domain[index * 2], domain[index * 2 + 1])
      let x = min(max(inputs[index], low), high)
      let (first, last) = (encode[index * 2], encode[index * 2 + 1])
      let place = high == low ? first : first + (x - low) / (high - low) * (last - first)
      return min(max(place, 0), CGFloat(sizes[index] - 1))
    }
    let outputs = range.count / 2
    var result = [CGFloat](repeating: 0, count: outputs)
    for corner in 0..<1 << sizes.count {
      var (weight, index, step): (CGFloat, Int, Int) = (1, 0, 1)
      for axis in sizes.indices {
        let whole = min(Int(places[axis]), sizes[axis] - 1)
        let part = places[axis] - CGFloat(whole)
        let isNext = corner & 1 << axis != 0
        weight *= isNext ? part : 1 - part
        index += min(whole + (isNext ? 1 : 0), sizes[axis] - 1) * step
        step *= sizes[axis]
      }
      if weight == 0 { continue }
      for output in 0..<outputs { result[output] += weight * values[index * outputs + output] }
    }
    return result.enumerated().map { output, value in
      let decoded = decode[output * 2] + value * (decode[output * 2 + 1] - decode[output * 2])
      return min(max(decoded, range[output * 2]), range[output * 2 + 1])
    }
  }
}

/// Bits of bytes, the highest first; zeros beyond the end.
struct BitReader {
  private let bytes: [UInt8]
  private var place = 0
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  mutating func take(_ count: Int) -> Int {
    if count == 8, place % 8 == 0 {
      place += 8
      return place / 8 <= bytes.count ? Int(bytes[place / 8 - 1]) : 0
    }
    var value = 0
    for _ in 0..<count {
      let byte = place / 8 < bytes.count ? bytes[place / 8] : 0
      value = value << 1 | Int(byte >> (7 - UInt8(place % 8)) & 1)
      place += 1
    }
    return value
  }
  mutating func alignToByte() { place = (place + 7) / 8 * 8 }
}

extension PDFFunction {
  fileprivate static func steps(_ parser: inout PDFParser) -> [Step] {
    var result: [Step] = []
    while true {
      switch parser.next() {
      case .object(let object):
        if let number = object.number { result.append(.number(number)) }
        if let flag = object.boolean { result.append(.number(flag ? 1 : 0)) }
      case .word("{"): result.append(.block(steps(&parser)))
      case .word("}"), .end: return result
      case .word(let word): result.append(.word(word))
      }
    }
  }
  fileprivate static func run(_ steps: [Step], _ stack: inout [CGFloat]) {
    var blocks: [[Step]] = []
    for step in steps {
      switch step {
      case .number(let value): stack.append(value)
      case .block(let block): blocks.append(block)
      case .word("if"):
        let block = blocks.popLast() ?? []
        if stack.popLast() ?? 0 != 0 { run(block, &stack) }
      case .word("ifelse"):
        let (other, block) = (blocks.popLast() ?? [], blocks.popLast() ?? [])
        run(stack.popLast() ?? 0 != 0 ? block : other, &stack)
      case .word(let word): apply(word, &stack)
      }
    }
  }
  private static func apply(_ word: String, _ stack: inout [CGFloat]) {
    func one(_ body: (CGFloat) -> CGFloat) { stack.append(body(stack.popLast() ?? 0)) }
    func two(_ body: (CGFloat, CGFloat) -> CGFloat) {
      let (b, a) = (stack.popLast() ?? 0, stack.popLast() ?? 0)
      stack.append(body(a, b))
    }
    func whole(_ value: CGFloat) -> Int { value.isFinite && abs(value) < 1e15 ? Int(value) : 0 }
    switch word {
    case "abs": one { abs($0) }
    case "add": two(+)
    case "sub": two(-)
    case "mul": two(*)
    case "div": two { $1 == 0 ? 0 : $0 / $1 }
    case "idiv": two { whole($1) == 0 ? 0 : CGFloat(whole($0) / whole($1)) }
    case "mod": two { whole($1) == 0 ? 0 : CGFloat(whole($0) % whole($1)) }
    case "neg": one { -$0 }
    case "ceiling": one { $0.rounded(.up) }
    case "floor": one { $0.rounded(.down) }
    case "round": one { ($0 + 0.5).rounded(.down) }
    case "truncate", "cvi": one { $0.rounded(.towardZero) }
    case "cvr": break
    case "sqrt": one { $0 < 0 ? 0 : $0.squareRoot() }
    case "sin": one { sin($0 * .pi / 180) }
    case "cos": one { cos($0 * .pi / 180) }
    case "atan": two { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) }
    case "exp": two { pow($0, $1) }
    case "ln": one { log($0) }
    case "log": one { log10($0) }
    case "eq": two { $0 == $1 ? 1 : 0 }
    case "ne": two { $0 != $1 ? 1 : 0 }
    case "gt": two { $0 > $1 ? 1 : 0 }
    case "ge": two { $0 >= $1 ? 1 : 0 }
    case "lt": two { $0 < $1 ? 1 : 0 }
    case "le": two { $0 <= $1 ? 1 : 0 }
    case "and": two { CGFloat(whole($0) & whole($1)) }
    case "or": two { CGFloat(whole($0) | whole($1)) }
    case "xor": two { CGFloat(whole($0) ^ whole($1)) }
    case "not": one { $0 == 0 ? 1 : 0 }
    case "bitshift": two { CGFloat($1 >= 0 ? whole($0) << whole($1) : whole($0) >> -whole($1)) }
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last { stack.append(last) }
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = whole(stack.popLast() ?? 0)
      if count > 0, count <= stack.count { stack += stack.suffix(count) }
    case "index":
      let index = whole(stack.popLast() ?? 0)
      if index >= 0, index < stack.count { stack.append(stack[stack.count - 1 - index]) }
    case "roll":
      let (by, count) = (whole(stack.popLast() ?? 0), whole(stack.popLast() ?? 0))
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let shift = ((by % count) + count) % count
      stack.replaceSubrange(
        stack.count - count..<stack.count, with: part.suffix(shift) + part.prefix(count - shift))
    default: break
    }
  }
}
