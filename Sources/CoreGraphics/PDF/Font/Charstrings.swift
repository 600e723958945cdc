import Foundation
import SashGeometry

/// Draws the programs of glyphs in the compact format.
///
/// - Source: Adobe Technical Note 5177 (the Type 2 charstring format)
struct CompactCharstring {
  let global: [ArraySlice<UInt8>]
  let local: [ArraySlice<UInt8>]
  /// The program of the glyph of Adobe's encoding, for letters that are put together of two.
  let standard: (Int) -> ArraySlice<UInt8>?
  private var stack: [CGFloat] = []
  private var point = CGPoint.zero
  private var stems = 0
  private var isOpen = false
  private var isDone = false
  private var steps = 0
  /// What the program says of its width, as a difference to the usual one.
  private(set) var width: CGFloat?
  private var hasWidth = false
  private(set) var path = Path()

  init(
    global: [ArraySlice<UInt8>], local: [ArraySlice<UInt8>], standard: @escaping (Int) -> ArraySlice<UInt8>?
  ) {
    (self.global, self.local, self.standard) = (global, local, standard)
  }

  mutating func run(_ program: ArraySlice<UInt8>, depth: Int = 0) {
    let code = FontBytes(Array(program))
    var place = 0
    while place < code.count, !isDone {
      steps += 1
      guard depth < 12, steps < 100_000 else { return isDone = true }
      let byte = code.u8(place)
      place += 1
      switch byte {
      case 28:
        stack.append(CGFloat(code.i16(place)))
        place += 2
      case 32...246: stack.append(CGFloat(byte - 139))
      case 247...250:
        stack.append(CGFloat((byte - 247) * 256 + code.u8(place) + 108))
        place += 1
      case 251...254:
        stack.append(CGFloat(-(byte - 251) * 256 - code.u8(place) - 108))
        place += 1
      case 255:
        stack.append(CGFloat(Int32(truncatingIfNeeded: code.u32(place))) / 65536)
        place += 4
      case 1, 3, 18, 23:
        takeWidth(stack.count % 2 == 1)
        stems += stack.count / 2
        stack = []
      case 19, 20:
        takeWidth(stack.count % 2 == 1)
        stems += stack.count / 2
        stack = []
        place += (stems + 7) / 8
      case 10, 29:
        let list = byte == 10 ? local : global
        guard let number = stack.popLast() else { return isDone = true }
        let index = Int(number) + (list.count < 1240 ? 107 : list.count < 33900 ? 1131 : 32768)
        guard list.indices.contains(index) else { return isDone = true }
        run(list[index], depth: depth + 1)
      case 11: return
      case 12:
        escape(code.u8(place))
        place += 1
      default: draw(byte, depth)
      }
      if stack.count > 513 { return isDone = true }
    }
  }

  private mutating func takeWidth(_ isThere: Bool) {
    if !hasWidth, isThere, !stack.isEmpty { width = stack.removeFirst() }
    hasWidth = true
  }
  private mutating func move(_ dx: CGFloat, _ dy: CGFloat) {
    close()
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    path.move(to: point)
    isOpen = true
  }
  private mutating func close() {
    if isOpen { path.closeSubpath() }
    isOpen = false
  }
  private mutating func line(_ dx: CGFloat, _ dy: CGFloat) {
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    path.addLine(to: point)
  }
  private mutating func curve(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat
  ) {
    let first = CGPoint(x: point.x + a, y: point.y + b)
    let second = CGPoint(x: first.x + c, y: first.y + d)
    point = CGPoint(x: second.x + e, y: second.y + f)
    path.addCurve(to: point, control1: first, control2: second)
  }

  private mutating func draw(_ operation: Int, _ depth: Int) {
    defer { stack = [] }
    switch operation {
    case 21:
      takeWidth(stack.count > 2)
      if stack.count >= 2 { move(stack[0], stack[1]) }
    case 22:
      takeWidth(stack.count > 1)
      if let x = stack.first { move(x, 0) }
    case 4:
      takeWidth(stack.count > 1)
      if let y = stack.first { move(0, y) }
    case 5: lines(stack[...])
    case 6, 7:
      for (index, value) in stack.enumerated() {
        if (index % 2 == 0) == (operation == 6) { line(value, 0) } else { line(0, value) }
      }
    case 8: curves(stack[...])
    case 24 where stack.count >= 2:
      curves(stack.dropLast(2))
      line(stack[stack.count - 2], stack[stack.count - 1])
    case 25 where stack.count >= 6:
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26, 27:
      var values = stack[...]
      var extra = values.count % 4 == 1 ? values.removeFirst() : 0
      while values.count >= 4 {
        let v = Array(values.prefix(4))
        values = values.dropFirst(4)
        if operation == 26 {
          curve(extra, v[0], v[1], v[2], 0, v[3])
        } else {
          curve(v[0], extra, v[1], v[2], v[3], 0)
        }
        extra = 0
      }
    case 30, 31:
      var (values, isHorizontal) = (stack[...], operation == 31)
      while values.count >= 4 {
        let v = Array(values.prefix(4))
        values = values.dropFirst(4)
        let last = values.count == 1 ? values.removeFirst() : 0
        if isHorizontal {
          curve(v[0], 0, v[1], v[2], last, v[3])
        } else {
          curve(0, v[0], v[1], v[2], v[3], last)
        }
        isHorizontal.toggle()
      }
    case 14:
      takeWidth(stack.count == 1 || stack.count == 5)
      if stack.count >= 4 { compose(Array(stack.suffix(4)), depth) }
      close()
      isDone = true
    default: break
    }
  }
  private mutating func lines(_ values: ArraySlice<CGFloat>) {
    let v = Array(values)
    for index in stride(from: 0, to: v.count - 1, by: 2) { line(v[index], v[index + 1]) }
  }
  private mutating func curves(_ values: ArraySlice<CGFloat>) {
    let v = Array(values)
    for i in stride(from: 0, to: v.count - 5, by: 6) {
      curve(v[i], v[i + 1], v[i + 2], v[i + 3], v[i + 4], v[i + 5])
    }
  }
  /// A letter and its mark.
  private mutating func compose(_ v: [CGFloat], _ depth: Int) {
    close()
    for (index, start) in [(2, CGPoint.zero), (3, CGPoint(x: v[0], y: v[1]))] {
      guard let program = standard(Int(v[index])) else { continue }
      var part = CompactCharstring(global: global, local: local, standard: { _ in nil })
      part.point = start
      part.run(program, depth: depth + 1)
      path.addPath(part.path)
    }
  }
  private mutating func escape(_ operation: Int) {
    let v = stack
    defer { stack = [] }
    switch operation {
    case 34 where v.count >= 7:
      curve(v[0], 0, v[1], v[2], v[3], 0)
      curve(v[4], 0, v[5], -v[2], v[6], 0)
    case 35 where v.count >= 12:
      curve(v[0], v[1], v[2], v[3], v[4], v[5])
      curve(v[6], v[7], v[8], v[9], v[10], v[11])
    case 36 where v.count >= 9:
      curve(v[0], v[1], v[2], v[3], v[4], 0)
      curve(v[5], 0, v[6], v[7], v[8], -(v[1] + v[3] + v[7]))
    case 37 where v.count >= 11:
      let (dx, dy) = (v[0] + v[2] + v[4] + v[6] + v[8], v[1] + v[3] + v[5] + v[7] + v[9])
      curve(v[0], v[1], v[2], v[3], v[4], v[5])
      if abs(dx) > abs(dy) {
        curve(v[6], v[7], v[8], v[9], v[10], -dy)
      } else {
        curve(v[6], v[7], v[8], v[9], -dx, v[10])
      }
    default: break
    }
  }
}

/// Draws the programs of glyphs of Type 1.
///
/// - Source: Adobe Type 1 Font Format, chapters 6 and 8
struct Type1Charstring {
  let subroutines: [Int: [UInt8]]
  let standard: (Int) -> [UInt8]?
  private var stack: [CGFloat] = []
  private var handed: [CGFloat] = []
  private var point = CGPoint.zero
  private var isDone = false
  private var steps = 0
  /// The points of a curve that bends a little, while they are gathered.
  private var flex: [CGPoint]?
  private(set) var width: CGFloat = 0
  private(set) var path = Path()
  private var bearing: CGFloat = 0

  init(subroutines: [Int: [UInt8]], standard: @escaping (Int) -> [UInt8]?) {
    (self.subroutines, self.standard) = (subroutines, standard)
  }

  mutating func run(_ program: [UInt8], depth: Int = 0) {
    let code = FontBytes(program)
    var place = 0
    while place < code.count, !isDone {
      steps += 1
      guard depth < 12, steps < 100_000, stack.count < 256 else { return isDone = true }
      let byte = code.u8(place)
      place += 1
      switch byte {
      case 32...246: stack.append(CGFloat(byte - 139))
      case 247...250:
        stack.append(CGFloat((byte - 247) * 256 + code.u8(place) + 108))
        place += 1
      case 251...254:
        stack.append(CGFloat(-(byte - 251) * 256 - code.u8(place) - 108))
        place += 1
      case 255:
        stack.append(CGFloat(Int32(truncatingIfNeeded: code.u32(place))))
        place += 4
      case 10:
        guard let number = stack.popLast(), let routine = subroutines[Int(number)] else {
          return isDone = true
        }
        run(routine, depth: depth + 1)
      case 11: return
      case 12:
        escape(code.u8(place), depth)
        place += 1
      default: draw(byte)
      }
    }
  }
  private mutating func move(_ dx: CGFloat, _ dy: CGFloat) {
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    if flex != nil { flex?.append(point) } else { path.move(to: point) }
  }
  private mutating func line(_ dx: CGFloat, _ dy: CGFloat) {
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    path.addLine(to: point)
  }
  private mutating func curve(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ e: CGFloat, _ f: CGFloat
  ) {
    let first = CGPoint(x: point.x + a, y: point.y + b)
    let second = CGPoint(x: first.x + c, y: first.y + d)
    point = CGPoint(x: second.x + e, y: second.y + f)
    path.addCurve(to: point, control1: first, control2: second)
  }
  private mutating func draw(_ operation: Int) {
    let v = stack
    stack = []
    switch operation {
    case 13 where v.count >= 2:
      (bearing, width) = (v[0], v[1])
      point = CGPoint(x: point.x + v[0], y: point.y)
    case 21 where v.count >= 2: move(v[0], v[1])
    case 22 where v.count >= 1: move(v[0], 0)
    case 4 where v.count >= 1: move(0, v[0])
    case 5 where v.count >= 2: line(v[0], v[1])
    case 6 where v.count >= 1: line(v[0], 0)
    case 7 where v.count >= 1: line(0, v[0])
    case 8 where v.count >= 6: curve(v[0], v[1], v[2], v[3], v[4], v[5])
    case 30 where v.count >= 4: curve(0, v[0], v[1], v[2], v[3], 0)
    case 31 where v.count >= 4: curve(v[0], 0, v[1], v[2], 0, v[3])
    case 9: path.closeSubpath()
    case 14: isDone = true
    default: break
    }
  }
  private mutating func escape(_ operation: Int, _ depth: Int) {
    switch operation {
    case 12:
      guard stack.count >= 2, let by = stack.popLast(), let value = stack.popLast() else { return }
      stack.append(by == 0 ? 0 : value / by)
    case 16: call()
    case 17: stack.append(handed.popLast() ?? 0)
    case 6 where stack.count >= 5:
      let v = stack
      stack = []
      compose(v, depth)
    case 7 where stack.count >= 4:
      (bearing, width) = (stack[0], stack[2])
      point = CGPoint(x: point.x + stack[0], y: point.y + stack[1])
      stack = []
    case 33 where stack.count >= 2:
      point = CGPoint(x: stack[0], y: stack[1])
      stack = []
    default: stack = []
    }
  }
  /// The routines that fonts call by number: those that bend flat curves, and the one that exchanges hints.
  private mutating func call() {
    guard stack.count >= 2, let number = stack.popLast(), let count = stack.popLast(), count >= 0 else {
      return
    }
    let arguments = Array(stack.suffix(Int(count)))
    stack.removeLast(min(Int(count), stack.count))
    switch Int(number) {
    case 1: flex = []
    case 2: break
    case 0:
      let points = flex ?? []
      flex = nil
      if points.count >= 7 {
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        path.addCurve(to: points[6], control1: points[4], control2: points[5])
        point = points[6]
      }
      handed = [point.y, point.x]
    case 3: handed = [3]
    default: handed = Array(arguments.reversed())
    }
  }
  private mutating func compose(_ v: [CGFloat], _ depth: Int) {
    let mark = CGPoint(x: bearing - v[0] + v[1], y: v[2])
    let own = width
    for (code, offset) in [(Int(v[3]), CGPoint.zero), (Int(v[4]), mark)] {
      guard let program = standard(code) else { continue }
      var part = Type1Charstring(subroutines: subroutines, standard: { _ in nil })
      part.run(program, depth: depth + 1)
      path.addPath(part.path, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
    }
    (width, isDone) = (own, true)
  }
}
