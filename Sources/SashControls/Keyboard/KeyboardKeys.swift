import Foundation
import SashCore

/// The rows of keys for what is typed.
struct KeyboardKeys: Equatable {
  var kind: KeyboardKind
  var page: KeyboardPage
  var alphabet: KeyboardAlphabet
  /// Whether there is more than one alphabet.
  var hasGlobe: Bool
  /// Whether there is room for a key that takes the keyboard away.
  var isWide: Bool

  /// From top to bottom.
  ///
  /// - Source: the keyboards of iOS: what is where on each page and for each kind
  var rows: [[KeyboardKey]] {
    switch kind {
    case .numberPad, .decimalPad, .phonePad: return pad
    default: break
    }
    switch page {
    case .emoji: return []
    case .letters: return letters
    case .numbers:
      return marks(["1234567890", "-/:;()$&@\""], other: .symbols)
    case .symbols:
      return marks(["[]{}#%^*+=", "_\\|~<>€£¥•"], other: .numbers)
    }
  }

  private var letters: [[KeyboardKey]] {
    var rows = alphabet.rows.map { $0.map(KeyboardKey.text) }
    rows[2].insert(KeyboardKey(action: .shift, width: 1.25), at: 0)
    rows[2][1].gap = 0.25
    rows[2].append(KeyboardKey(action: .delete, width: 1.25, gap: 0.25))
    return rows + [bottom(switching: .numbers)]
  }

  private func marks(_ marks: [String], other: KeyboardPage) -> [[KeyboardKey]] {
    var rows = marks.map { $0.map { KeyboardKey.text(String($0)) } }
    var third = ".,?!'".map { KeyboardKey(action: .text(String($0)), width: 1.4) }
    third[0].gap = 0.25
    third.insert(KeyboardKey(action: .page(other), width: 1.25), at: 0)
    third.append(KeyboardKey(action: .delete, width: 1.25, gap: 0.25))
    rows.append(third)
    return rows + [bottom(switching: .letters)]
  }

  private func bottom(switching page: KeyboardPage) -> [KeyboardKey] {
    var keys = [KeyboardKey(action: .page(page), width: 1.25)]
    if hasGlobe { keys.append(KeyboardKey(action: .globe, width: 1.25)) }
    keys.append(KeyboardKey(action: .page(.emoji), width: 1.25))
    switch kind {
    case .email:
      keys += [KeyboardKey(action: .space, width: 0), .text("@"), .text(".")]
    case .url:
      keys += [".", "/", ".com"].map { KeyboardKey(action: .text($0), width: 0) }
    case .webSearch: keys += [KeyboardKey(action: .space, width: 0), .text(".")]
    case .twitter: keys += [KeyboardKey(action: .space, width: 0), .text("@"), .text("#")]
    default: keys.append(KeyboardKey(action: .space, width: 0))
    }
    keys.append(KeyboardKey(action: .return, width: 2.5))
    if isWide { keys.append(KeyboardKey(action: .hide, width: 1.25)) }
    return keys
  }

  private var pad: [[KeyboardKey]] {
    func row(_ texts: [String]) -> [KeyboardKey] { texts.map { KeyboardKey(action: .text($0), width: 0) } }
    var last = row(["0"])
    let delete = KeyboardKey(action: .delete, width: 0)
    switch (kind, page) {
    case (.decimalPad, _): last.insert(KeyboardKey(action: .text(decimalSeparator), width: 0), at: 0)
    case (.phonePad, .symbols):
      return [
        row(["1", "2", "3"]), row(["4", "*", "#"]), row(["7", "+", ","]),
        [
          KeyboardKey(action: .page(.letters), width: 0), KeyboardKey(action: .text("0"), width: 0), delete,
        ],
      ]
    case (.phonePad, _): last.insert(KeyboardKey(action: .page(.symbols), width: 0), at: 0)
    default: last.insert(KeyboardKey(action: .text(""), width: 0), at: 0)
    }
    return [row(["1", "2", "3"]), row(["4", "5", "6"]), row(["7", "8", "9"]), last + [delete]]
  }
  private var decimalSeparator: String { Locale.current.decimalSeparator ?? "." }
}

/// Where keys lie.
struct KeyboardPlaces {
  struct Place {
    var key: KeyboardKey
    /// What belongs to the key, the gaps between keys shared out. In points from the upper left corner.
    var frame: CGRect
  }
  let places: [Place]
  let size: CGSize

  /// - Source: recalled of iOS: four rows of 54 points on a phone held upright (216 in all), keys of 42 with 12 between them
  ///   and 6 beside; on wide screens rows of 66
  init(_ keys: KeyboardKeys, width: CGFloat, isWide: Bool, isLow: Bool) {
    let rowHeight: CGFloat = isLow ? 40.5 : isWide ? 66 : 54
    let rows = keys.rows
    size = CGSize(width: width, height: rowHeight * 4)
    // A row of eleven letters has narrower keys; marks lie under the letters of the widest.
    let widest = max(10, rows.map { row in row.reduce(0) { $0 + $1.width + $1.gap } }.max() ?? 10)
    let unit = width / CGFloat(widest)
    var places: [Place] = []
    for (index, row) in rows.enumerated() {
      let fixed = row.reduce(0) { $0 + $1.width + $1.gap }
      let sharing = row.count { $0.width == 0 }
      let rest = width - CGFloat(fixed) * unit
      var x = sharing == 0 ? rest / 2 : 0
      // Shift and delete stand at the edges of their row.
      let spreads = sharing == 0 && row.first?.isSpecial == true
      if spreads { x = 0 }
      for (number, key) in row.enumerated() {
        x += CGFloat(key.gap) * unit
        if spreads {
          if number == 1 { x += rest / 2 } else if number == row.count - 1 { x += rest / 2 }
        }
        let wide = key.width == 0 ? rest / CGFloat(sharing) : CGFloat(key.width) * unit
        places.append(
          Place(key: key, frame: CGRect(x: x, y: CGFloat(index) * rowHeight, width: wide, height: rowHeight)))
        x += wide
      }
    }
    self.places = places
  }

  /// The key that a finger at `point` means: the nearest in its row.
  func place(at point: CGPoint) -> Place? {
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return x * x + y * y
    }
    return places.filter { $0.key.action != .text("") }.min { distance($0.frame) < distance($1.frame) }
  }
}
