import Foundation
import SashGeometry

/// The world from its sides.
extension DesignBook {
  mutating func addGlobes() {
    func globe(_ name: String, _ lands: StaticString) {
      let land = svg(lands)
      both(name) { p, filled in
        let r = 50 - p.e
        p.shape(disk(0, 0, r), filled: filled)
        let shore = land.intersection(disk(0, 0, filled ? r : r - p.e - 3))
        filled ? p.cut(shore) : p.fill(shore)
      }
    }
    globe(
      "globe.americas",
      """
      M -40 -44 L 10 -48 C 16 -40 6 -36 4 -28 C -2 -22 -8 -20 -8 -12 C -14 -16 -20 -14 -20 -8 C -18 -2 -12 -4 -8 2 \
      C 2 2 8 4 12 10 C 20 12 24 16 20 24 C 16 34 8 38 4 48 C -2 50 -6 44 -6 36 C -8 28 -14 24 -16 16 C -16 8 -22 4 -28 -4 \
      C -36 -12 -34 -22 -44 -28 Z M 22 -42 L 34 -34 L 26 -26 L 20 -34 Z
      """)
    globe(
      "globe.europe.africa",
      """
      M -14 -46 C 0 -50 20 -46 36 -34 C 44 -24 48 -14 40 -10 C 34 -10 30 -18 24 -16 C 22 -12 30 -8 32 0 C 36 6 42 4 38 12 \
      C 30 18 28 26 22 36 C 16 44 8 44 6 34 C 4 24 2 18 -2 14 C -12 14 -22 12 -24 2 C -24 -8 -16 -12 -8 -14 C 0 -14 6 -10 12 -12 \
      C 10 -18 4 -18 -2 -20 C -10 -20 -16 -18 -20 -20 C -18 -28 -10 -30 -8 -36 Z M -26 -34 L -18 -38 L -20 -28 L -28 -26 Z
      """)
    globe(
      "globe.asia.australia",
      """
      M -36 -36 C -20 -50 10 -50 26 -40 C 32 -34 26 -28 22 -22 C 22 -14 16 -12 10 -8 C 8 0 6 6 2 2 C -2 -6 -6 -8 -10 -4 \
      C -14 2 -16 6 -18 2 C -20 -6 -26 -10 -32 -12 C -40 -14 -46 -20 -44 -26 Z M 2 10 L 14 12 L 18 18 L 8 16 Z \
      M 10 26 C 16 20 22 24 26 20 C 32 24 38 30 36 36 C 30 42 20 40 12 38 C 8 34 6 30 10 26 Z
      """)
    globe(
      "globe.central.south.asia",
      """
      M -44 -30 C -20 -52 26 -50 42 -28 C 44 -18 36 -14 30 -8 C 28 0 30 8 24 6 C 20 0 16 -6 10 -4 C 8 6 4 14 0 18 \
      C -4 12 -6 4 -10 -4 C -16 -8 -22 -8 -26 -2 C -32 0 -36 -6 -38 -12 C -44 -16 -48 -22 -44 -30 Z M -46 2 L -32 8 L -28 18 L -38 30 L -48 20 Z
      """)
    add("globe.desk") { p in
      p.at(-2, -8, scale: 0.76) { q in
        q.stroke(disk(0, 0, 46))
        q.fill(
          svg(
            "M -30 -26 C -16 -44 10 -40 6 -24 C -4 -18 -10 -10 -4 0 C 10 4 16 18 4 32 C -8 26 -10 12 -18 4 C -30 -2 -36 -14 -30 -26 Z"
          ))
      }
      p.stroke(arc(-2, -8, 46, -50, 120) + line(-2, 38, -2, 50) + line(-24, 50, 20, 50))
    }
  }
}
