import Foundation
import SashGeometry

/// Devices beside each other, locked or played on, and worn.
extension DesignBook {
  mutating func addGadgets() {
    both("airtag") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      p.lines(disk(0, 0, 32), on: filled, 0.85)
      p.spots(disk(0, 0, 8), on: filled)
    }
    for name in ["visionpro", "vision.pro"] {
      both(name) { p, filled in
        p.shape(
          svg(
            "M -36 -32 C -14 -37 14 -37 36 -32 C 50 -29 57 -16 57 2 C 57 22 48 34 32 34 C 20 34 14 20 0 20 C -14 20 -20 34 -32 34 C -48 34 -57 22 -57 2 C -57 -16 -50 -29 -36 -32 Z"
          ),
          filled: filled)
      }
    }
    add("ipad.and.iphone") { p in
      p.stroke(box(-14, 0, 76 - p.w, 100 - p.w, 12))
      p.clear(box(36, 18, 36, 64, 9), margin: p.w)
      p.stroke(box(36, 18, 38 - p.w, 64 - p.w, 9))
      p.stroke(line(30, 38, 42, 38), 0.8)
    }
    both("ipad.landscape.and.iphone", "ipad.landscape.and.ipad") { p, filled in
      p.shape(box(-8, -6, 100 - p.w, 78 - p.w, 12), filled: filled)
      p.front(box(40, 16, 34 - p.w, 60 - p.w, 8), filled: filled)
    }
    add("iphone.and.arrow.forward", "iphone.and.arrow.right.outward", directional: true) { p in
      p.stroke(
        svg(
          "M 16 -24 V -40 Q 16 -54 2 -54 H -28 Q -42 -54 -42 -40 V 40 Q -42 54 -28 54 H 2 Q 16 54 16 40 V 24")
      )
      p.stroke(line(-14, 0, 50, 0) + open([(34, -16), (50, 0), (34, 16)]) + line(-20, 40, -6, 40))
    }
    add("iphone.and.arrow.left.and.arrow.right") { p in
      p.stroke(box(0, 0, 46 - p.w, 92 - p.w, 12) + line(-6, 32, 6, 32))
      let arrow = line(36, 0, 58, 0) + open([(47, -11), (58, 0), (47, 11)])
      p.secondary { $0.stroke(arrow + arrow.flipped) }
    }
    both("iphone.landscape") { p, filled in
      p.rotated(90) { q in
        q.shape(box(0, 0, 62 - q.w, 110 - q.w, 14), filled: filled)
        q.lines(line(-9, -40, 9, -40), on: filled, 0.8)
      }
    }
    both("homekit") { p, filled in
      p.stroke(open([(-54 + p.e, 0), (0, -46 + p.e), (54 - p.e, 0)]))
      p.shape(svg("M -38 -2 L 0 -34 L 38 -2 V 36 Q 38 46 28 46 H -28 Q -38 46 -38 36 Z"), filled: filled)
      p.lines(rounded([(0, -12), (20, 6), (20, 28), (-20, 28), (-20, 6)], 4), on: filled, 0.85)
    }
    // Both names are of the same fruit.
    if let fruit = designs["applelogo"] { add("apple.logo", draw: fruit.draw) }
    add("apple.intelligence") { p in
      for i in 0..<6 {
        p.rotated(CGFloat(i) * 60) {
          $0.stroke(svg("M 6 -18 C 30 -22 36 -46 12 -47 C -8 -47 -22 -34 -20 -12"), 0.9)
        }
      }
    }
  }
}
