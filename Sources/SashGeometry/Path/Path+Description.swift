import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as numbers followed by an operator: `m` move, `l` line, `q` and `c` curves (controls
  /// first), `h`
  /// close.
  ///
  /// `Path(path.description)` has the same elements.
  public var description: String {
    let buffer = expanded()
    var words: [String] = []
    var at = 0
    for verb in buffer.verbs {
      for _ in 0..<verb.pointCount {
        words.append(Self.word(buffer.points[at].x))
        words.append(Self.word(buffer.points[at].y))
        at += 1
      }
      switch verb {
      case .move: words.append("m")
      case .line: words.append("l")
      case .quad: words.append("q")
      case .cubic: words.append("c")
      case .close: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The path that a description tells, nil if it is not one; `re` (x, y, width, height) adds a rectangle.
  public init?(_ string: String) {
    var buffer = PathBuffer()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      if word != "m", word != "re", buffer.verbs.isEmpty { return nil }
      switch (word, numbers.count) {
      case ("m", 2): buffer.move(to: points[0])
      case ("l", 2): buffer.line(to: points[0])
      case ("q", 4): buffer.quad(to: points[1], control: points[0])
      case ("c", 6): buffer.cubic(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): buffer.close()
      case ("re", 4):
        buffer.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    storage = buffer.verbs.isEmpty ? .empty : .elements(buffer)
  }
}
