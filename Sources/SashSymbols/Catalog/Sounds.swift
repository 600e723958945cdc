import Foundation
import SashGeometry

/// What is heard, spoken and worn on ears; pointers; small devices.
extension DesignBook {
  mutating func addSounds() {
    func speaker(_ p: SymbolPen, _ filled: Bool) {
      p.shape(
        svg(
          "M -40 -14 H -26 L -4 -33 Q 0 -36 0 -30 V 30 Q 0 36 -4 33 L -26 14 H -40 Q -46 14 -46 8 V -8 Q -46 -14 -40 -14 Z"
        ).moved(-4, 0),
        filled: filled)
    }
    both("speaker.plus") { p, filled in
      speaker(p, filled)
      p.stroke(line(16, 0, 48, 0) + line(32, -16, 32, 16))
    }
    both("speaker.minus") { p, filled in
      speaker(p, filled)
      p.stroke(line(16, 0, 48, 0))
    }
    both("speaker.zzz") { p, filled in
      speaker(p, filled)
      p.stroke(
        open([(12, -2), (28, -2), (12, 18), (28, 18)]) + open([(34, -30), (48, -30), (34, -12), (48, -12)]),
        0.95)
    }
    let person =
      disk(0, -20, 15)
      + svg("M -30 34 C -30 10 -16 4 0 4 C 16 4 30 10 30 34 Q 30 37 27 37 H -27 Q -30 37 -30 34 Z")
    add("waveform.and.person.filled") { p in
      p.fill(person.moved(24, 0))
      for (x, h) in [(-52.0, 24.0), (-38, 56), (-24, 30)] {
        p.secondary { $0.stroke(line(x, -h / 2, x, h / 2), 0.9) }
      }
    }
    func beside(_ name: String, _ thing: @escaping (SymbolPen, Bool) -> Void) {
      both(name + ".and.waveform") { p, filled in
        p.at(-22, 0, scale: 0.68) { thing($0, filled) }
        for (x, h) in [(28.0, 20.0), (41, 52), (54, 24)] {
          p.secondary { $0.stroke(line(x, -h / 2 - 4, x, h / 2 - 4), 0.9) }
        }
      }
    }
    for name in ["phone", "message", "video"] {
      if let plain = designs[name]?.draw, let solid = designs[name + ".fill"]?.draw {
        beside(name) { p, filled in filled ? solid(p) : plain(p) }
      }
    }
    both("mic.and.signal.meter") { p, filled in
      p.at(-14, 0, scale: 0.94) { q in
        q.shape(box(0, -20, 34 - q.w, 60 - q.w, 17 - q.e), filled: filled)
        q.stroke(arc(0, -6, 31 - q.e, 0, 180) + line(0, 25, 0, 47) + line(-18, 49, 18, 49))
      }
      for (i, y) in [26.0, 10, -6, -22, -38].enumerated() {
        p.secondary { $0.stroke(line(36, y, 36 + CGFloat(i) * 4 + 4, y), 0.9) }
      }
    }
    both("headset") { p, filled in
      p.stroke(svg("M -42 12 V 2 C -42 -24 -24 -44 0 -44 C 24 -44 42 -24 42 2 V 30 C 42 44 34 48 22 48 H 8"))
      for side in [-1.0, 1] { p.shape(box(37 * side, 16, 18 - p.e, 32 - p.e, 8), filled: filled) }
      p.fill(disk(4, 48, 6))
    }
    both("earbuds") { p, filled in
      for side in [-1.0, 1] {
        let bud = svg(
          "M 8 -24 C 8 -40 36 -42 40 -24 C 44 -6 26 2 22 4 V 38 Q 22 44 16 44 Q 10 44 10 38 V -10 Z")
        p.shape(side > 0 ? bud : bud.flipped, filled: filled)
      }
    }
    let pod = svg("M -8 -22 C -8 -40 20 -44 26 -26 C 30 -10 16 0 8 2 V 40 Q 8 48 0 48 Q -8 48 -8 40 Z")
    both("airpod.gen3.right") { p, filled in p.shape(pod.moved(-8, 0), filled: filled) }
    both("airpod.gen3.left") { p, filled in p.shape(pod.moved(-8, 0).flipped, filled: filled) }
    for name in [
      "airpods.chargingcase", "airpodspro.chargingcase.wireless", "earbuds.case",
      "airpods.chargingcase.wireless",
    ] {
      both(name) { p, filled in
        p.shape(box(0, 0, 88 - p.w, 72 - p.w, 26), filled: filled)
        p.lines(line(-42, -12, 42, -12), on: filled, 0.85, cap: .butt)
        p.spots(disk(0, 8, 4.5), on: filled)
      }
    }
    both("music.pages", "music.note.page") { p, filled in
      Self.document(p, filled, lined: false)
      p.spots(oval(-8, 34, 8, 6) + oval(14, 28, 8, 6), on: filled)
      p.lines(line(-1, 34, -1, 4) + line(21, 28, 21, -2) + line(-1, 4, 21, -2), on: filled, 0.9)
    }
    let pointer = rounded([(-24, -44), (30, 12), (4, 14), (16, 42), (4, 47), (-8, 19), (-24, 36)], 2)
    both("pointer.arrow") { p, filled in p.shape(pointer, filled: filled) }
    add("pointer.arrow.rays", "pointer.arrow.click", "pointer.arrow.click.badge.clock") { p in
      p.solid(pointer.scaled(0.7).moved(12, 14))
      for degrees in [90.0, 150, 195, 240, 285, 340] {
        let (a, b) = (spot(-5, -17, 16, degrees), spot(-5, -17, 30, degrees))
        if degrees != 90 { p.stroke(line(a.0, a.1, b.0, b.1), 0.9) }
      }
    }
    add("pointer.arrow.motionlines") { p in
      p.solid(pointer.scaled(0.78).moved(-10, -6))
      p.secondary { $0.stroke(line(22, 22, 46, 46) + line(30, 8, 48, 26) + line(8, 34, 24, 50), 0.9) }
    }
    add("pointer.arrow.ipad", "pointer.arrow.ipad.fill") { p in p.fill(disk(0, 0, 24))
    }
    both("keyboard.onehanded.left") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 80 - p.w, 12), filled: filled)
      var keys = Path()
      for y in [-20.0, -2, 16] { for x in [-40.0, -25, -10] { keys = keys + box(x, y, 9, 9, 2.5) } }
      p.spots(keys, on: filled)
      p.lines(open([(36, -12), (24, 0), (36, 12)]), on: filled)
    }
    both("tv.and.mediabox") { p, filled in
      p.shape(box(0, -14, 112 - p.w, 68 - p.w, 11), filled: filled)
      p.shape(box(0, 38, 66 - p.w, 18 - p.w * 0.6, 5), filled: filled)
    }
    add("tv.and.hifispeaker.fill") { p in
      p.solid(box(-14, -2, 84 - p.w, 60 - p.w, 10))
      p.stroke(line(-36, 38, 8, 38))
      p.solid(box(46, 0, 24 - p.w, 78 - p.w, 6))
      p.cut(disk(46, 14, 7) + disk(46, -20, 4))
    }
    both("mediastick") { p, filled in
      p.shape(box(0, 12, 34 - p.w, 80 - p.w, 10), filled: filled)
      p.stroke(svg("M -9 -28 V -46 H 9 V -28"))
    }
    both("hifireceiver") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 60 - p.w, 9), filled: filled)
      p.lines(box(-16, -9, 62, 18, 3) + disk(36, -4, 11), on: filled, 0.85)
      p.spots(spread(disk(-40, 15, 3.5), [(0, 0), (14, 0), (28, 0), (42, 0)]), on: filled)
    }
    both("web.camera") { p, filled in
      p.shape(disk(0, -12, 37 - p.e), filled: filled)
      p.lines(disk(0, -12, 15), on: filled)
      p.stroke(line(0, 26, 0, 40) + line(-24, 48 - p.e, 24, 48 - p.e))
    }
    both("video.doorbell") { p, filled in
      p.shape(box(0, 0, 54 - p.w, 108 - p.w, 20), filled: filled)
      p.lines(disk(0, -22, 13) + disk(0, 24, 11), on: filled)
      p.spots(disk(0, -22, 4), on: filled)
    }
    both("doorbell") { p, filled in
      p.shape(box(0, 0, 54 - p.w, 100 - p.w, 14), filled: filled)
      p.lines(disk(0, 14, 13), on: filled)
      p.spots(disk(0, -24, 4.5), on: filled)
    }
    both("watch.analog") { p, filled in
      p.shape(disk(0, 0, 34 - p.e), filled: filled)
      p.lines(open([(0, -16), (0, 2), (12, 2)]), on: filled)
      p.stroke(svg("M -20 -32 L -16 -50 H 16 L 20 -32 M -20 32 L -16 50 H 16 L 20 32"))
    }
    both("appclip") { p, filled in
      Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 24), 12)
      p.shape(box(0, 0, 46 - p.w, 46 - p.w, 11), filled: filled)
    }
    add("dotsquare", "dotsquare.fill") { p in
      p.stroke(SymbolContainer.square.outline(p))
      p.fill(disk(0, 0, 10))
    }
    add("wave.3.forward", directional: true) { p in
      for (i, r) in [24.0, 44, 64].enumerated() {
        p.secondary { $0.step(i) { $0.stroke(arc(-34, 0, r, -46, 46)) } }
      }
    }
    add("wave.3.backward", directional: true) { p in
      for (i, r) in [24.0, 44, 64].enumerated() {
        p.secondary { $0.step(i) { $0.stroke(arc(34, 0, r, 134, 226)) } }
      }
    }
    both("ipodtouch") { p, filled in
      p.shape(box(0, 0, 62 - p.w, 110 - p.w, 12), filled: filled)
      p.lines(disk(0, 42, 4), on: filled, 0.8)
      p.lines(line(-30, -40, 30, -40) + line(-30, 32, 30, 32), on: filled, 0.75, cap: .butt)
    }
    for name in ["cable.connector", "cable.connector.horizontal"] {
      add(name) { p in
        p.rotated(name.hasSuffix("l") ? 90 : 0) { q in
          q.stroke(box(0, -6, 40 - q.w, 40, 8) + svg("M -10 -28 V -48 H 10 V -28") + line(0, 16, 0, 50))
        }
      }
    }
    both("rectangle.portrait.and.arrow.left", directional: true) { p, _ in
      p.stroke(
        svg("M -8 -22 V -36 Q -8 -46 2 -46 H 36 Q 46 -46 46 -36 V 36 Q 46 46 36 46 H 2 Q -8 46 -8 36 V 22"))
      p.stroke(line(18, 0, -52, 0) + open([(-34, -18), (-52, 0), (-34, 18)]))
    }
  }
}
