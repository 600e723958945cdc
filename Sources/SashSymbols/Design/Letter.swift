import Foundation
import SashGeometry

/// Capital letters as strokes, as high as digits are.
enum Letter {
  /// What the buttons of controllers and the formats of films say.
  static let pairs: Set<String> = [
    "lb", "rb", "lt", "rt", "zl", "zr", "l1", "l2", "l3", "l4", "r1", "r2", "r3", "r4", "m1", "m2", "m3",
    "m4", "p1", "p2",
    "p3", "p4", "4k", "hd",
  ]

  /// A letter alone, or one of the pairs; nil for what is neither.
  static func path(_ name: String) -> Path? {
    guard name.count == 1 || pairs.contains(name) else { return nil }
    var path = Path()
    for (i, character) in name.enumerated() {
      guard let sign = character.wholeNumberValue.map(Numeral.digit) ?? letter(character) else { return nil }
      path.addPath(sign.moved((CGFloat(i) - CGFloat(name.count - 1) / 2) * 60, 0))
    }
    return path
  }

  private static let bow = svg(
    "M 0 -34 C 16 -34 25 -20 25 0 C 25 20 16 34 0 34 C -16 34 -25 20 -25 0 C -25 -20 -16 -34 0 -34 Z")

  private static func letter(_ character: Character) -> Path? {
    switch character {
    case "a": svg("M -25 34 L 0 -34 L 25 34 M -16 11 H 16")
    case "b": svg("M -18 -34 H 2 C 22 -34 22 -3 2 -3 H -18 M 2 -3 C 26 -3 26 34 2 34 H -18 V -34")
    case "c":
      svg("M 22 -20 C 17 -30 9 -34 0 -34 C -15 -34 -24 -20 -24 0 C -24 20 -15 34 0 34 C 9 34 17 30 22 20")
    case "d": svg("M -20 -34 H -4 C 16 -34 24 -20 24 0 C 24 20 16 34 -4 34 H -20 Z")
    case "e": svg("M 18 -34 H -18 V 34 H 18 M -18 -1 H 14")
    case "f": svg("M 18 -34 H -18 V 34 M -18 0 H 13")
    case "g":
      svg(
        """
        M 22 -20 C 17 -30 9 -34 0 -34 C -15 -34 -24 -20 -24 0 C -24 20 -15 34 0 34 C 14 34 22 26 23 12 V 4 H 4
        """)
    case "h": svg("M -22 -34 V 34 M 22 -34 V 34 M -22 0 H 22")
    case "i": svg("M 0 -34 V 34")
    case "j": svg("M 14 -34 V 14 C 14 40 -18 40 -18 14 V 10")
    case "k": svg("M -20 -34 V 34 M 20 -34 L -20 8 M -6 -6 L 22 34")
    case "l": svg("M -16 -34 V 34 H 18")
    case "m": svg("M -27 34 V -34 L 0 22 L 27 -34 V 34")
    case "n": svg("M -22 34 V -34 L 22 34 V -34")
    case "o": bow
    case "p": svg("M -17 34 V -34 H 3 C 26 -34 26 4 3 4 H -17")
    case "q": bow + line(8, 16, 25, 36)
    case "r": svg("M -18 34 V -34 H 2 C 25 -34 25 3 2 3 H -18 M 2 3 L 20 34")
    case "s":
      svg(
        """
        M 20 -18 C 18 -28 10 -34 0 -34 C -12 -34 -20 -28 -20 -18 C -20 4 21 -6 21 17 C 21 28 12 34 0 34 \
        C -12 34 -20 28 -21 18
        """)
    case "t": svg("M -22 -34 H 22 M 0 -34 V 34")
    case "u": svg("M -21 -34 V 8 C -21 42 21 42 21 8 V -34")
    case "v": svg("M -24 -34 L 0 34 L 24 -34")
    case "w": svg("M -34 -34 L -17 34 L 0 -28 L 17 34 L 34 -34")
    case "x": svg("M -22 -34 L 22 34 M 22 -34 L -22 34")
    case "y": svg("M -23 -34 L 0 2 L 23 -34 M 0 2 V 34")
    case "z": svg("M -20 -34 H 20 L -20 34 H 20")
    default: nil
    }
  }
}
