import Foundation
import SashGeometry

/// Cars and their parts, stores of power and of data, and lamps that are carried.
extension DesignBook {
  mutating func addEngines() {
    addCarParts()
    addStores()
    addHandLamps()
  }

  private mutating func addCarParts() {
    both("engine.combustion") { p, filled in
      p.shape(
        rounded([
          (-30, -22, 4), (24, -22, 4), (34, -10, 3), (40, -10, 3), (40, -18, 3), (54, -18, 4), (54, 30, 4),
          (40, 30, 3), (40, 20, 3),
          (34, 20, 3), (24, 36, 5), (-16, 36, 5), (-28, 24, 4), (-36, 24, 3), (-36, -8, 3),
        ]), filled: filled)
      p.stroke(
        line(-8, -24, -8, -38) + line(-26, -40, 12, -40) + line(-38, 8, -50, 8) + line(-52, -10, -52, 26))
    }
    both("steeringwheel") { p, filled in
      p.stroke(disk(0, 0, 50 - p.e), 1.15)
      let hub = svg(
        "M -44 -2 C -30 -10 -20 -14 0 -14 C 20 -14 30 -10 44 -2 V 6 C 26 6 14 14 12 44 H -12 C -14 14 -26 6 -44 6 Z"
      )
      p.shape(hub.intersection(disk(0, 0, 48)), filled: filled)
      p.spots(disk(0, 3, 5), on: filled)
    }
    both("oilcan") { p, filled in
      p.shape(
        svg(
          "M -32 -6 H 14 Q 20 -6 24 -10 L 50 -28 L 54 -22 L 26 26 Q 23 32 16 32 H -32 Q -40 32 -40 24 V 2 Q -40 -6 -32 -6 Z"
        ), filled: filled)
      p.stroke(
        line(-12, -8, -12, -20) + line(-28, -22, 6, -22)
          + svg("M -40 2 H -48 Q -54 2 -54 8 Q -54 14 -48 16 L -40 18"))
      p.fill(Self.drop.scaled(0.2).moved(54, 6))
    }
    for (name, isFront) in [("front", true), ("rear", false)] {
      let glass =
        isFront
        ? svg(
          "M -30 -34 C -12 -40 12 -40 30 -34 C 42 -24 52 2 54 18 C 30 8 -30 8 -54 18 C -52 2 -42 -24 -30 -34 Z"
        )
        : svg(
          "M -42 -34 H 42 Q 48 -34 49 -28 L 54 10 Q 54 16 48 16 H -48 Q -54 16 -54 10 L -49 -28 Q -48 -34 -42 -34 Z"
        )
      both("windshield.\(name).and.wiper") { p, filled in
        p.shape(glass, filled: filled)
        p.cutStroke(svg("M 0 40 L 14 -6"), 2.6, cap: .butt)
        p.stroke(line(0, 42, 22, -20) + line(10, 4, 22, -22), 1.1)
        p.stroke(line(-16, 46, 16, 46))
      }
      add("windshield.\(name).and.heat.waves") { p in
        p.stroke(glass.moved(0, -4))
        for x in [-22.0, 0, 22] {
          p.stroke(svg("M 0 -26 C -8 -10 8 6 0 22 C -6 34 4 42 2 50").scaled(0.86).moved(x, 8), 0.9)
        }
      }
      add("windshield.\(name).and.fluid.and.spray") { p in
        p.stroke(glass.moved(0, 2))
        p.stroke(
          line(0, 46, 0, -4) + svg("M 0 -4 C -2 -20 -14 -22 -22 -14 M 0 -4 C 2 -20 14 -22 22 -14"), 0.9)
      }
    }
    for name in ["road.lanes", "road.lanes.curved.left", "road.lanes.curved.right"] {
      add(name) { p in
        p.stroke(line(-22, -46, -46, 46) + line(22, -46, 46, 46))
        p.secondary { $0.stroke(line(0, -46, 0, -30) + line(0, -10, 0, 8) + line(0, 28, 0, 46)) }
      }
    }
    both("signpost.and.arrowtriangle.up") { p, filled in
      p.stroke(line(0, 26, 0, 54))
      p.shape(box(0, -14, 82 - p.w, 74 - p.w, 12), filled: filled)
      p.spots(rounded([(0, -34), (22, 2), (-22, 2)], 4), on: filled)
    }
    both("signpost.right.and.left") { p, filled in
      p.stroke(line(0, -54 + p.e, 0, -48) + line(0, 28, 0, 54 - p.e))
      p.shape(rounded([(-34, -46), (30, -46), (48, -29), (30, -12), (-34, -12)], 4), filled: filled)
      p.shape(rounded([(34, -4), (-30, -4), (-48, 13), (-30, 30), (34, 30)], 4), filled: filled)
    }
  }

  private mutating func addStores() {
    add("battery.100.bolt", "battery.100percent.bolt") { p in
      let bolt = Self.bolt.scaled(0.62).moved(-5, 0)
      p.secondary { $0.stroke(box(-5, 0, 104 - p.w, 52 - p.w, 14) + line(56 - p.e, -7, 56 - p.e, 7)) }
      p.tertiary { $0.fill(box(-5, 0, 80, 28, 6)) }
      p.clear(bolt, margin: p.w * 0.8)
      p.fill(bolt)
    }
    func block(_ p: SymbolPen, _ filled: Bool) {
      p.shape(box(0, 6, 108 - p.w, 74 - p.w, 11), filled: filled)
      for x in [-30.0, 30] {
        p.shape(svg("M -12 -30 V -38 Q -12 -42 -8 -42 H 8 Q 12 -42 12 -38 V -30").moved(x, 0), filled: false)
      }
      if filled { p.fill(box(-30, -35, 24, 12) + box(30, -35, 24, 12)) }
    }
    both("batteryblock") { p, filled in block(p, filled) }
    both("minus.plus.batteryblock") { p, filled in
      block(p, filled)
      p.lines(line(-38, 4, -18, 4) + line(18, 4, 38, 4) + line(28, -6, 28, 14), on: filled)
    }
    both("bolt.batteryblock") { p, filled in
      block(p, filled)
      p.spots(Self.bolt.scaled(0.48).moved(0, 6), on: filled)
    }
    let card = svg(
      "M -24 -50 H 8 Q 13 -50 17 -46 L 34 -28 Q 38 -24 38 -18 V 38 Q 38 50 26 50 H -26 Q -38 50 -38 38 V -36 Q -38 -50 -24 -50 Z"
    )
    both("simcard") { p, filled in
      p.shape(card, filled: filled)
      p.lines(box(0, 14, 46, 44, 8) + line(-22, 14, 22, 14) + line(0, -6, 0, 34), on: filled, 0.85)
    }
    both("simcard.2") { p, filled in
      p.secondary { q in q.at(-18, -10, scale: 0.74) { $0.shape(card, filled: filled) } }
      p.at(14, 8, scale: 0.82) { q in
        q.front(card, filled: filled)
        q.lines(box(0, 14, 46, 44, 8) + line(-22, 14, 22, 14) + line(0, -6, 0, 34), on: filled, 0.85)
      }
    }
    both("sdcard") { p, filled in
      p.shape(card, filled: filled)
      p.lines(line(-20, -34, -20, -20) + line(-6, -34, -6, -20) + line(8, -34, 8, -20), on: filled)
    }
    both("esim") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 18), filled: filled)
      p.lines(arc(-25, 3, 7.5, 45, 360) + line(-32, 3, -18, 3), on: filled, 0.75)
      p.lines(svg("M 0 -5 C -3 -9 -10 -9 -10 -4 C -10 2 1 1 1 6 C 1 11 -8 12 -11 7"), on: filled, 0.75)
      p.lines(line(9, -8, 9, 10) + open([(17, 10), (17, -8), (24, 2), (31, -8), (31, 10)]), on: filled, 0.75)
    }
    both("externaldrive.connected.to.line.below") { p, filled in
      p.shape(box(0, -14, 104 - p.w, 54 - p.w, 12), filled: filled)
      p.lines(line(-34, -4, -10, -4), on: filled)
      p.spots(disk(32, -4, 5), on: filled)
      p.stroke(
        line(0, 14, 0, 34) + line(-52 + p.e, 40, -12, 40) + line(12, 40, 52 - p.e, 40) + disk(0, 40, 7))
    }
    add("network.badge.shield.half.filled") { p in
      p.secondary { Self.globe($0) }
      p.at(30, 26, scale: 0.52) { q in
        let shield = SymbolContainer.shield.outline(q)
        q.clear(shield, margin: q.w * 1.6)
        q.stroke(shield, 1.6)
        q.fill(shield.intersection(box(-50, 0, 100, 140)))
      }
    }
  }

  private mutating func addHandLamps() {
    func lamp(_ p: SymbolPen, _ filled: Bool, isOn: Bool) {
      p.shape(
        svg(
          "M -26 -24 H 26 V -14 C 26 -4 14 0 14 10 V 44 Q 14 52 6 52 H -6 Q -14 52 -14 44 V 10 C -14 0 -26 -4 -26 -14 Z"
        ), filled: filled)
      p.lines(line(-26, -12, 26, -12), on: filled, 0.7, cap: .butt)
      p.lines(line(0, 14, 0, 26), on: filled, 1.1)
      p.stroke(line(-26, -24, 26, -24))
      if isOn {
        p.secondary { $0.stroke(line(0, -38, 0, -52) + line(-22, -38, -32, -50) + line(22, -38, 32, -50)) }
      } else {
        p.stroke(line(-26, -34, 26, -34))
      }
    }
    add("flashlight.on.fill") { p in lamp(p, true, isOn: true) }
    add("flashlight.off.fill") { p in lamp(p, true, isOn: false) }
    both("flashlight") { p, filled in lamp(p, filled, isOn: false) }
    both("arcade.stick") { p, filled in
      p.shape(disk(0, -32, 18 - p.e), filled: filled)
      p.stroke(line(0, -14, 0, 18), 1.3)
      p.shape(
        svg("M -40 22 H 40 Q 48 22 48 30 V 40 Q 48 46 42 46 H -42 Q -48 46 -48 40 V 30 Q -48 22 -40 22 Z"),
        filled: filled)
    }
    add("arcade.stick.console", "arcade.stick.console.fill") { p in
      p.solid(disk(-22, -34, 13 - p.e))
      p.stroke(line(-22, -22, -22, 6), 1.3)
      p.stroke(svg("M -44 8 H 44 Q 52 8 52 16 V 36 Q 52 44 44 44 H -44 Q -52 44 -52 36 V 16 Q -52 8 -44 8 Z"))
      p.fill(spread(disk(0, 25, 6), [(8, 0), (28, 0)]))
    }
    for (letter, strokes) in [
      ("l", open([(-6, -14), (-6, 14), (9, 14)])),
      ("r", svg("M -8 14 V -14 H 1 C 12 -14 12 2 1 2 H -8 M 2 2 L 10 14")),
    ] {
      both(letter + ".joystick") { p, filled in
        p.shape(disk(0, 0, 50 - p.e), filled: filled)
        p.lines(disk(0, 0, 30), on: filled, 0.85)
        p.lines(strokes.scaled(0.9), on: filled)
      }
      both(letter + ".joystick.press.down") { p, filled in
        p.shape(disk(0, 10, 40 - p.e), filled: filled)
        p.lines(strokes.moved(0, 10), on: filled)
        p.stroke(open([(-14, -52), (0, -42), (14, -52)]))
      }
    }
  }
}
