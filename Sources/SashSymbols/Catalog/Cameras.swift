import Foundation
import SashGeometry

/// Taking and shaping pictures.
extension DesignBook {
  mutating func addCameras() {
    let cameraBody = svg(
      "M -44 -30 H -30 Q -26 -30 -23 -34 L -19 -40 Q -15 -45 -9 -45 H 9 Q 15 -45 19 -40 L 23 -34 Q 26 -30 30 -30 H 44 Q 56 -30 56 -18 V 28 Q 56 40 44 40 H -44 Q -56 40 -56 28 V -18 Q -56 -30 -44 -30 Z"
    )
    both("photo.artframe") { p, filled in
      p.stroke(box(0, 0, 116 - p.w, 96 - p.w, 8))
      p.at(0, 0, scale: 0.68) { Self.photo($0, filled, box(0, 0, 116 - $0.w, 86 - $0.w, 5)) }
    }
    both("photo.artframe.circle") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      p.lines(box(0, 0, 56, 46, 5), on: filled)
      p.spots(
        closed([(-24, 20), (-24, 12), (-10, -2), (2, 10), (10, 4), (24, 16), (24, 20)]) + disk(10, -10, 5),
        on: filled)
    }
    add("camera.filters") { p in
      for (x, y) in [(0.0, -18.0), (-19, 16), (19, 16)] { p.stroke(disk(x, y, 32 - p.e)) }
    }
    add("camera.aperture") { p in
      let r = 50 - p.e
      p.stroke(disk(0, 0, r))
      for i in 0..<6 {
        let (a, b) = (spot(0, 0, 20, CGFloat(i) * 60), spot(0, 0, r, CGFloat(i) * 60 + 62))
        p.stroke(line(a.0, a.1, b.0, b.1), 0.85, cap: .butt)
      }
    }
    add("camera.metering.center.weighted") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14) + disk(0, 0, 24))
      p.fill(disk(0, 0, 14))
    }
    add("camera.metering.center.weighted.average") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14))
      p.fill(disk(0, 0, 22))
      p.cut(disk(0, 0, 9))
    }
    add("camera.metering.spot") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14))
      p.fill(disk(0, 0, 11))
    }
    add("camera.metering.partial") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14) + arc(0, 0, 22, -40, 40) + arc(0, 0, 22, 140, 220))
    }
    add("camera.metering.matrix") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14) + disk(0, 0, 18))
      p.stroke(
        line(-54, 0, -18, 0) + line(18, 0, 54, 0) + line(0, -40, 0, -18) + line(0, 18, 0, 40), 0.85,
        cap: .butt)
    }
    add("camera.metering.none") { p in p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14)) }
    both("camera.shutter.button") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: false)
      p.shape(disk(0, 0, 44 - p.w - p.e), filled: filled)
    }
    both("camera.on.rectangle") { p, filled in
      p.secondary { $0.stroke(box(-12, -14, 90 - p.w, 68 - p.w, 13)) }
      p.at(12, 14, scale: 0.76) { q in
        q.clear(cameraBody, margin: q.e + (filled ? q.w : q.w * 0.4))
        q.shape(cameraBody, filled: filled)
        q.lines(disk(0, 4, 20), on: filled)
      }
    }
    add("timeline.selection") { p in
      p.stroke(line(-56 + p.e, 0, -34, 0) + line(34, 0, 56 - p.e, 0))
      p.stroke(box(0, 0, 56 - p.w, 76 - p.w, 12) + line(-9, -10, -9, 10) + line(9, -10, 9, 10))
    }
    add("aspectratio") { p in
      p.stroke(
        box(0, 0, 114 - p.w, 86 - p.w, 14) + open([(-36, -4), (-36, -24), (-14, -24)])
          + open([(36, 4), (36, 24), (14, 24)]))
    }
    add("aspectratio.fill") { p in
      p.solid(box(0, 0, 114 - p.w, 86 - p.w, 14))
      p.cutStroke(open([(-36, -4), (-36, -24), (-14, -24)]) + open([(36, 4), (36, 24), (14, 24)]))
    }
    both("skew") { p, filled in
      p.shape(rounded([(-28, -36), (52, -36), (28, 36), (-52, 36)], 6), filled: filled)
    }
    add("perspective") { p in
      p.stroke(rounded([(-22, -40), (22, -40), (50, 40), (-50, 40)], 4))
      p.stroke(
        line(-7, -40, -16, 40) + line(7, -40, 16, 40) + line(-31, -12, 31, -12) + line(-39, 12, 39, 12), 0.75,
        cap: .butt)
    }
    for (name, degrees) in [("vertical", 0.0), ("horizontal", 90)] {
      both("trapezoid.and.line." + name) { p, filled in
        p.rotated(CGFloat(degrees)) { q in
          let side = rounded([(14, -22), (46, -40), (46, 40), (14, 22)], 4)
          q.stroke(line(0, -48 + q.e, 0, 48 - q.e))
          q.shape(side, filled: filled)
          q.shape(side.flipped, filled: filled)
        }
      }
      both("flip." + (degrees == 0 ? "horizontal" : "vertical")) { p, filled in
        p.rotated(CGFloat(degrees)) { q in
          for y in [-38.0, -14, 10, 34] { q.stroke(line(0, y, 0, y + 6)) }
          q.shape(rounded([(12, -30), (50, 34), (12, 34)], 4), filled: filled)
          q.secondary { $0.shape(rounded([(-12, -30), (-50, 34), (-12, 34)], 4), filled: filled) }
        }
      }
    }
    add("barcode.viewfinder") { p in
      Self.corners(p)
      for (x, width) in [(-24.0, 0.8), (-12, 0.5), (0, 1.0), (13, 0.5), (24, 0.8)] {
        p.stroke(line(x, -20, x, 20), width, cap: .butt)
      }
    }
    add("viewfinder.rectangular") { p in
      let corner = svg("M -56 -18 V -32 Q -56 -44 -44 -44 H -30").applying(
        CGAffineTransform(scaleX: 1, y: 0.94))
      for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        p.stroke(corner.applying(CGAffineTransform(scaleX: x, y: y)))
      }
    }
  }
}
