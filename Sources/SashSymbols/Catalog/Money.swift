import Foundation
import SashGeometry

/// The signs of money, of mathematics and of languages: they also stand in circles and squares.
extension DesignBook {
  mutating func addMoney() {
    add("sterlingsign") { p in
      p.stroke(
        svg("M 22 -24 C 18 -36 8 -40 0 -38 C -14 -36 -18 -22 -14 -8 C -8 12 -10 26 -24 37 H 24")
          + line(-26, 2, 10, 2))
    }
    add("yensign") { p in
      p.stroke(
        open([(-30, -40), (0, -4), (30, -40)]) + line(0, -4, 0, 40) + line(-24, 4, 24, 4)
          + line(-24, 20, 24, 20))
    }
    add("yuansign", "chineseyuanrenminbisign") { p in
      p.stroke(open([(-30, -40), (0, -4), (30, -40)]) + line(0, -4, 0, 40) + line(-24, 10, 24, 10))
    }
    add("centsign") { p in
      p.stroke(arc(2, 0, 26 - p.e / 2, 48, 312) + line(2, -42, 2, 42))
    }
    add("indianrupeesign") { p in
      p.stroke(svg("M -24 -38 H 26 M -24 -18 H 26 M -24 -38 H -8 C 20 -38 20 2 -8 2 H -24 L 14 40"))
    }
    add("wonsign") { p in
      p.stroke(
        open([(-38, -36), (-20, 36), (0, -36), (20, 36), (38, -36)]) + line(-44, -10, 44, -10)
          + line(-44, 8, 44, 8))
    }
    add("rublesign") { p in
      p.stroke(svg("M -14 40 V -38 H 6 C 34 -38 34 4 6 4 H -28") + line(-28, 20, 10, 20))
    }
    add("turkishlirasign") { p in
      p.stroke(svg("M -12 -40 V 38 C 14 38 30 24 30 2") + line(-28, -2, 14, -22) + line(-28, 16, 14, -4))
    }
    add("francsign") { p in
      p.stroke(open([(24, -38), (-14, -38), (-14, 40)]) + line(-14, -4, 18, -4) + line(-28, 20, 6, 20))
    }
    add("lirasign") { p in
      p.stroke(
        svg("M 22 -24 C 18 -36 8 -40 0 -38 C -14 -36 -18 -22 -14 -8 C -8 12 -10 26 -24 37 H 24")
          + line(-28, -6, 10, -6) + line(-28, 10, 12, 10))
    }
    add("pesosign") { p in
      p.stroke(
        svg("M -14 40 V -38 H 4 C 32 -38 32 6 4 6 H -14") + line(-30, -24, 34, -24) + line(-30, -9, 34, -9))
    }
    add("pesetasign") { p in
      p.stroke(svg("M -14 40 V -38 H 4 C 32 -38 32 6 4 6 H -14") + line(-30, -16, 34, -16))
    }
    add("nairasign") { p in
      p.stroke(
        open([(-24, 40), (-24, -40), (24, 40), (24, -40)]) + line(-38, -9, 38, -9) + line(-38, 9, 38, 9))
    }
    add("shekelsign") { p in
      p.stroke(
        svg("M -32 36 V -34 H -8 C 6 -34 10 -26 10 -14 V 12")
          + svg("M -10 -12 V 36 H 12 C 26 36 32 28 32 14 V -34"))
    }
    add("dongsign") { p in
      p.stroke(disk(-2, 4, 20) + line(18, -40, 18, 24) + line(2, -30, 30, -30) + line(-22, 40, 24, 40))
    }
    add("hryvniasign") { p in
      p.stroke(
        svg("M -24 -26 C -18 -44 22 -44 22 -20 C 22 0 -22 0 -22 20 C -22 44 18 44 24 26")
          + line(-36, -8, 36, -8) + line(-36, 8, 36, 8))
    }
    add("tengesign") { p in p.stroke(line(-30, -40, 30, -40) + line(-30, -20, 30, -20) + line(0, -20, 0, 40))
    }
    add("bahtsign", "thaibahtsign") { p in
      p.stroke(
        svg("M -20 34 V -34 H 2 C 24 -34 24 -2 2 -2 H -20 M 2 -2 C 30 -2 30 34 2 34 H -20")
          + line(0, -46, 0, 46))
    }
    add("coloncurrencysign") { p in
      p.stroke(arc(2, 0, 30 - p.e / 2, 45, 315) + line(-14, 44, 8, -44) + line(4, 44, 26, -44), 0.9)
    }
    add("cedisign") { p in p.stroke(arc(2, 0, 30 - p.e / 2, 45, 315) + line(2, -46, 2, 46)) }
    add("guaranisign") { p in
      p.stroke(arc(0, 0, 30 - p.e / 2, 0, 310) + line(0, 0, 28, 0) + line(0, -46, 0, 46))
    }
    add("kipsign") { p in
      p.stroke(line(-16, -40, -16, 40) + open([(22, -40), (-14, 0), (22, 40)]) + line(-34, 0, 28, 0))
    }
    add("manatsign") { p in
      p.stroke(svg("M -36 36 C -36 -8 -22 -26 0 -26 C 22 -26 36 -8 36 36") + line(0, -42, 0, 36))
    }
    add("larisign") { p in
      p.stroke(
        svg("M 30 4 C 30 -22 16 -34 0 -34 C -18 -34 -32 -20 -32 2 C -32 22 -20 34 -4 36 H 30")
          + line(-8, -44, -8, 0) + line(8, -44, 8, 0))
    }
    add("florinsign") { p in
      p.stroke(svg("M 26 -36 C 8 -46 2 -28 -2 -6 C -6 18 -8 44 -28 38") + line(-20, -8, 18, -8))
    }
    add("brazilianrealsign") { p in
      p.stroke(svg("M -44 36 V -36 H -30 C -10 -36 -10 2 -30 2 H -44 M -28 2 L -12 36"))
      p.stroke(
        svg(
          "M 40 -16 C 38 -24 32 -28 25 -28 C 14 -28 8 -22 8 -14 C 8 2 42 0 42 16 C 42 26 34 31 25 31 C 15 31 9 26 7 18"
        ) + line(25, -40, 25, 42), 0.9)
    }
    add("australsign") { p in
      p.stroke(open([(-32, 40), (0, -40), (32, 40)]) + line(-40, 4, 40, 4) + line(-40, 20, 40, 20))
    }
    add("cruzeirosign") { p in
      p.stroke(arc(-8, 0, 28, 50, 310) + line(16, 28, 16, -4) + svg("M 16 6 C 20 -4 28 -6 36 -4"))
    }
    add("polishzlotysign") { p in
      p.stroke(
        open([(-40, -12), (-8, -12), (-40, 34), (-8, 34)]) + line(16, -44, 16, 34) + line(2, 4, 32, -14))
    }
    add("notequal") { p in
      let r = 40 - p.e
      p.stroke(line(-r, -14, r, -14) + line(-r, 14, r, 14) + line(-20, 38, 20, -38))
    }
    add("lessthanorequalto") { p in p.stroke(open([(32, -40), (-32, -10), (32, 20)]) + line(-32, 40, 32, 40))
    }
    add("greaterthanorequalto") { p in
      p.stroke(open([(-32, -40), (32, -10), (-32, 20)]) + line(-32, 40, 32, 40))
    }
    add("exclamationmark.3") { p in
      for x in [-27.0, 0, 27] {
        p.stroke(line(x, -40 + p.e, x, 12), 1.2)
        p.fill(disk(x, 37, 2.5 + p.w * 0.55))
      }
    }
    add("parentheses") { p in
      let left = svg("M -26 -44 C -48 -18 -48 18 -26 44")
      p.stroke(left + left.flipped)
    }
    add("fx") { p in
      p.stroke(
        svg("M -2 -40 C -16 -46 -24 -38 -26 -24 L -34 28 C -36 40 -42 46 -50 42") + line(-46, -12, -8, -12))
      p.stroke(line(4, -8, 36, 34) + line(38, -8, 2, 34))
    }
    add("translate") { p in
      p.stroke(
        line(-50, -32, 4, -32) + line(-23, -44, -23, -32)
          + svg("M -6 -30 C -8 -12 -26 4 -46 10 M -40 -30 C -34 -12 -18 0 -2 6"), 0.95)
      p.stroke(open([(4, 44), (26, -10), (48, 44)]) + line(11, 28, 41, 28))
    }
  }
}
