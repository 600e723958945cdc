import Foundation
import SashGeometry

/// People who move: sport, exercise and games.
extension DesignBook {
  mutating func addSportsFigures() {
    addExercises()
    addBallGames()
    addSlopesAndWater()
  }

  /// A head and limbs as lines; `things` is what the figure has about it.
  mutating func figure(
    _ names: String..., head: (CGFloat, CGFloat), _ limbs: StaticString, things: ((SymbolPen) -> Void)? = nil
  ) {
    for name in names {
      add(name) { p in
        if let things { p.secondary(things) }
        let head = disk(head.0, head.1, 9.5)
        let limbs = svg(limbs)
        if things != nil {
          p.clear(head, margin: p.w * 0.5)
          p.cutStroke(limbs, min(2.1, 1 + 9 / p.w))
        }
        p.fill(head)
        p.stroke(limbs, min(1.25, 0.55 + 5.6 / p.w))
      }
    }
  }

  private mutating func addExercises() {
    figure(
      "figure.cooldown", head: (14, -38),
      "M 2 -22 L -4 8 L -16 48 M -4 8 L 14 26 L 16 48 M 2 -22 L -14 -38 L 2 -54 M 2 -22 L 22 -14 L 30 4")
    figure("figure.core.training", head: (-34, -14), "M -24 4 L 2 34 L 22 2 L 40 34 M -22 4 L 4 2") {
      $0.stroke(line(-48, 50, 50, 50))
    }
    figure(
      "figure.cross.training", head: (2, -28), "M 0 -10 L -14 14 L 14 20 L 4 48 M 0 -10 L 24 -20 L 28 -38"
    ) { p in
      p.stroke(disk(32, -54 + p.e, 9))
      p.stroke(line(-28, 50, 32, 50))
    }
    figure(
      "figure.dance", "figure.socialdance", head: (4, -38),
      "M 2 -22 L -4 8 L 6 26 L 2 50 M -4 8 L -24 18 L -34 40 M 2 -22 L 22 -30 L 34 -48 M 2 -22 L -20 -14 L -36 -26"
    )
    figure(
      "figure.flexibility", head: (26, 12),
      "M -18 -14 C -8 -30 6 -22 14 -4 M -18 -12 L -16 18 L -20 48 M 12 -4 L 4 20 L -2 36"
    ) {
      $0.stroke(line(-40, 50, 40, 50))
    }
    figure(
      "figure.gymnastics", head: (2, -34),
      "M 0 -18 L -2 8 L -28 18 L -50 10 M -2 8 L 24 18 L 50 28 M 0 -18 L 20 -32 L 28 -52 M 0 -18 L -18 -30 L -24 -52"
    )
    figure(
      "figure.indoor.cycle", head: (12, -42), "M 4 -28 L -18 -4 L 8 4 L 0 28 M 4 -28 L 16 -10 L 32 -12"
    ) { p in
      p.stroke(disk(20, 26, 17) + line(-18, 8, -14, 46) + line(20, 26, 32, -6) + line(-30, 50, 42, 50))
    }
    figure(
      "figure.outdoor.cycle", head: (14, -44), "M 6 -30 L -18 -10 L 6 2 L -2 26 M 6 -30 L 16 -12 L 30 -12"
    ) { p in
      p.stroke(disk(-32, 28, 19) + disk(34, 28, 19) + open([(34, 28), (26, -6), (0, 28), (-32, 28)]))
    }
    figure(
      "figure.jumprope", head: (0, -34),
      "M -12 -16 H 12 L 10 10 L 8 38 M -12 -16 L -10 10 L -8 38 M 12 -16 L 24 2 L 34 -2 M -12 -16 L -24 2 L -34 -2"
    ) { $0.stroke(svg("M -36 -2 C -52 36 -26 51 0 51 C 26 51 52 36 36 -2"), 0.8) }
    figure(
      "figure.kickboxing", head: (-18, -38),
      "M -12 -22 L -8 8 L -14 26 L -8 50 M -8 8 L 20 -8 L 48 -22 M -12 -22 L 4 -14 L 10 -28 M -12 -22 L -30 -12 L -24 4"
    )
    figure(
      "figure.martial.arts", head: (-12, -40),
      "M -8 -24 L -8 4 L -22 26 L -16 50 M -8 4 L 20 10 L 44 28 M -8 -24 L 12 -20 L 32 -24 M -8 -24 L -28 -14 L -20 2"
    )
    figure(
      "figure.mind.and.body", head: (0, -42),
      "M 0 -24 V 12 M -2 -22 L -22 2 L -36 18 M 2 -22 L 22 2 L 36 18 M -4 16 L -40 36 L 12 40 M 4 16 L 40 36 L -12 40"
    )
    figure(
      "figure.yoga", head: (0, -26),
      "M 0 -10 V 18 L 0 50 M 0 18 L 22 24 L 4 38 M 0 -10 L -18 -28 L 0 -52 L 18 -28 L 0 -10")
    figure("figure.pilates", head: (-38, -12), "M -28 4 L -8 34 L 42 -24 M -26 6 L 14 -4") {
      $0.stroke(line(-44, 50, 44, 50))
    }
    figure("figure.rower", head: (-20, -32), "M -18 -16 L -22 20 L 10 0 L 30 24 M -18 -14 L 2 -8 L 20 -12") {
      p in
      p.stroke(line(-46, 34, 48, 34) + line(40, 10, 40, 34) + line(20, -12, 40, 12))
    }
    figure(
      "figure.strengthtraining.traditional", head: (0, -18),
      "M -13 0 H 13 L 10 22 L 14 50 M -13 0 L -10 22 L -14 50 M 13 0 L 26 -12 L 24 -36 M -13 0 L -26 -12 L -24 -36"
    ) { p in
      p.stroke(line(-52, -42, 52, -42) + line(-42, -52, -42, -32) + line(42, -52, 42, -32))
    }
    figure(
      "figure.strengthtraining.functional", head: (4, -42),
      "M 0 -26 L -6 6 L 18 14 L 20 48 M -6 6 L -20 26 L -42 40 M 0 -26 L 14 -14 L 28 -20"
    ) { p in
      p.stroke(line(42, -34, 42, -6))
      p.fill(box(42, -34, 20, 11, 4) + box(42, -6, 20, 11, 4))
    }
    figure(
      "figure.highintensity.intervaltraining", head: (-8, -40),
      "M -12 -24 L -16 8 L 10 2 L 4 26 M -16 8 L -20 28 L -30 50 M -12 -24 L 8 -16 L 18 -30 M -12 -24 L -32 -14 L -34 4"
    ) { $0.fill(Self.bolt.scaled(0.42).moved(36, 18)) }
    figure(
      "figure.stairs", "figure.stair.stepper", "figure.step.training", head: (2, -42),
      "M -2 -26 L -10 4 L 10 6 L 8 24 M -10 4 L -18 22 L -26 40 M -2 -26 L 14 -14 L 26 -18 M -2 -26 L -20 -14 L -22 2"
    ) { p in
      p.stroke(open([(-44, 50), (-16, 50), (-16, 34), (14, 34), (14, 18), (46, 18)]))
    }
    figure(
      "figure.elliptical", head: (-2, -42),
      "M -4 -26 L -8 6 L 12 18 L 8 36 M -8 6 L -18 22 L -32 34 M -4 -26 L 12 -14 L 26 -20 M -4 -26 L -20 -14 L -6 -4"
    ) { p in
      p.stroke(line(30, -34, 36, 48) + line(-42, 50, 46, 50) + line(-36, 42, 18, 40))
    }
    figure(
      "figure.boxing", head: (-2, -42),
      "M -6 -26 L -8 6 L 10 22 L 8 48 M -8 6 L -18 26 L -34 44 M -6 -26 L 16 -24 M -6 -26 L -10 -8 L 8 -8"
    ) { p in
      p.fill(disk(33, -24, 9))
    }
    figure(
      "figure.fall", head: (-22, -32),
      "M -14 -18 L 8 4 L 32 -2 L 46 14 M 8 4 L 14 26 L 36 38 M -14 -18 L -34 -8 L -44 12 M -14 -18 L 6 -30 L 26 -30"
    ) { $0.stroke(line(-40, 50, 44, 50)) }
  }

  private mutating func addBallGames() {
    func ball(_ p: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat = 8) { p.fill(disk(x, y, r)) }
    /// A racket from the hand outward.
    func racket(_ p: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ degrees: CGFloat) {
      p.at(x, y) { q in
        q.rotated(degrees) {
          $0.stroke(line(0, 0, 0, -12), 0.9)
          $0.stroke(oval(0, -25, 10, 13), 0.9)
        }
      }
    }
    figure(
      "figure.soccer", "figure.outdoor.soccer", "figure.indoor.soccer", head: (2, -42),
      "M -2 -26 L -8 4 L 14 16 L 30 30 M -8 4 L -14 26 L -30 42 M -2 -26 L 16 -16 L 30 -22 M -2 -26 L -20 -20 L -30 -4"
    ) { ball($0, 38, 44) }
    figure(
      "figure.basketball", head: (-4, -42),
      "M -8 -26 L -12 4 L 6 18 L 2 46 M -12 4 L -20 24 L -34 42 M -8 -26 L 10 -18 L 26 -4 M -8 -26 L -26 -14 L -28 4"
    ) { ball($0, 32, 16, 9.5) }
    figure(
      "figure.handball", head: (-2, -36),
      "M -4 -20 L -8 8 L 14 18 L 6 42 M -8 8 L -22 24 L -42 28 M -4 -20 L 16 -28 L 22 -44 M -4 -20 L -22 -10 L -34 -18"
    ) { ball($0, 36, -52) }
    figure(
      "figure.volleyball", head: (-4, -32),
      "M -6 -16 L -10 10 L 8 24 L 2 48 M -10 10 L -20 28 L -34 44 M -6 -16 L 10 -26 L 18 -40 M -6 -16 L 14 -16 L 28 -30"
    ) { ball($0, 36, -48, 9) }
    figure(
      "figure.tennis", head: (-6, -38),
      "M -8 -22 L -12 8 L 10 18 L 16 46 M -12 8 L -18 28 L -34 44 M -8 -22 L 12 -14 L 24 -24 M -8 -22 L -28 -20 L -40 -30"
    ) { p in
      racket(p, 24, -24, 24)
      ball(p, -46, -44, 5)
    }
    figure(
      "figure.table.tennis", "figure.racquetball", "figure.squash", head: (-10, -38),
      "M -12 -22 L -16 8 L 4 18 L 6 46 M -16 8 L -24 28 L -38 44 M -12 -22 L 4 -10 L 20 -14 M -12 -22 L -30 -12 L -26 4"
    ) { p in
      p.fill(disk(36, -22, 9.5))
      ball(p, 40, 6, 5)
    }
    figure(
      "figure.badminton", head: (-6, -34),
      "M -8 -18 L -12 10 L 8 20 L 10 48 M -12 10 L -20 30 L -34 46 M -8 -18 L 10 -24 L 14 -36 M -8 -18 L -26 -10 L -36 -20"
    ) { p in
      p.at(14, -36) { q in q.rotated(58) { $0.stroke(line(0, 0, 0, -14) + oval(0, -25, 9, 11), 0.85) } }
      p.fill(closed([(34, 4), (48, -2), (42, -12)]))
    }
    figure(
      "figure.golf", head: (-2, -40),
      "M -8 -24 L -18 6 L -4 24 L -6 48 M -18 6 L -24 28 L -26 48 M -8 -24 L 4 -8 L 14 6 M -8 -24 L 14 6"
    ) { p in
      p.stroke(open([(14, 6), (28, 46), (36, 46)]), 0.9)
      ball(p, 48, 44, 5.5)
    }
    figure(
      "figure.baseball", head: (-2, -36),
      "M -4 -20 L -8 10 L 14 22 L 18 48 M -8 10 L -18 28 L -34 44 M -4 -20 L 12 -14 L 22 -24 M -4 -20 L 20 -20"
    ) { p in
      p.stroke(line(22, -22, 42, -50), 1.3)
      ball(p, -40, -28, 6)
    }
    figure(
      "figure.bowling", head: (6, -34),
      "M 0 -20 L -16 8 L 8 18 L 6 46 M -16 8 L -30 28 L -48 34 M 0 -20 L 12 0 L 22 16 M 0 -20 L -22 -24 L -36 -14"
    ) {
      ball($0, 32, 30, 11)
    }
    figure(
      "figure.american.football", head: (8, -42),
      "M 2 -26 L -8 4 L 12 16 L 8 44 M -8 4 L -18 22 L -42 24 M 2 -26 L 16 -12 L 26 -18 M 2 -26 L -18 -22 L -26 -4"
    ) { p in
      p.at(34, -24) { q in q.rotated(-40) { $0.fill(svg("M -15 0 C -8 -11 8 -11 15 0 C 8 11 -8 11 -15 0 Z")) }
      }
    }
    figure(
      "figure.archery", head: (-6, -40),
      "M -8 -24 L -8 8 L 8 26 L 8 48 M -8 8 L -18 28 L -18 48 M -8 -22 H 26 M -8 -22 L -26 -20 L -14 -16"
    ) { p in
      p.stroke(arc(8, -22, 30, -62, 62), 0.9)
      p.stroke(line(24, -48, 24, 4), 0.6)
    }
  }

  private mutating func addSlopesAndWater() {
    figure(
      "figure.hiking", head: (4, -42),
      "M 0 -26 L -4 8 L 10 22 L 14 48 M -4 8 L -12 28 L -24 48 M 0 -26 L 12 -10 L 28 -10"
    ) { p in
      p.fill(box(-19, -14, 16, 28, 6))
      p.stroke(line(30, -22, 38, 48), 0.9)
    }
    figure(
      "figure.climbing", head: (-2, -34),
      "M 0 -18 L -4 10 L 14 20 L 10 42 M -4 10 L -20 20 L -14 44 M 0 -18 L 16 -30 L 18 -48 M 0 -18 L -20 -12 L -28 -28"
    ) { p in
      p.stroke(svg("M 36 -52 L 32 -26 L 40 0 L 28 26 L 36 52"))
    }
    figure(
      "figure.skiing.downhill", head: (14, -38), "M 4 -22 L -14 -4 L 10 8 L -2 32 M 4 -22 L 20 -8 L 34 -8"
    ) { p in
      p.stroke(line(-44, 24, 40, 50) + line(34, -8, 8, -2))
      p.stroke(line(34, -8, 6, -20), 0.8)
    }
    figure(
      "figure.skiing.crosscountry", head: (16, -40),
      "M 6 -24 L -8 4 L 12 16 L 14 42 M -8 4 L -20 24 L -38 36 M 6 -24 L 20 -8 L 34 -16 M 6 -24 L -16 -18 L -28 -4"
    ) { p in
      p.stroke(line(-48, 42, -20, 50) + line(-6, 48, 44, 48))
      p.stroke(line(34, -16, 42, 42) + line(-28, -4, -46, 26), 0.8)
    }
    figure(
      "figure.snowboarding", head: (4, -40),
      "M 2 -24 L -8 2 L -26 12 L -22 30 M -8 2 L 14 10 L 18 36 M 2 -24 L 22 -18 L 36 -28 M 2 -24 L -18 -22 L -32 -34"
    ) { $0.stroke(svg("M -48 22 Q -44 30 -36 32 L 34 48 Q 42 50 48 46"), 1.1) }
    figure(
      "figure.surfing", head: (6, -44),
      "M 2 -28 L -8 0 L -26 10 L -20 26 M -8 0 L 14 8 L 14 28 M 2 -28 L 24 -22 L 38 -30 M 2 -28 L -18 -22 L -34 -26"
    ) { p in
      p.stroke(svg("M -46 26 Q -40 34 -28 34 H 28 Q 42 34 50 24"), 1.1)
      p.stroke(svg("M -50 50 C -38 42 -28 52 -16 50 C -6 48 6 52 16 50 C 28 52 38 42 50 50"), 0.85)
    }
    let water = svg(
      "M -52 34 C -42 24 -34 26 -26 34 C -18 42 -8 42 0 34 C 8 26 18 26 26 34 C 34 42 42 42 52 34")
    figure("figure.pool.swim", "figure.open.water.swim", head: (30, 0), "M -48 14 L -6 12 L 4 -24 L 30 -30") {
      p in
      p.stroke(water)
      p.stroke(line(-34, 52, 34, 52), 0.9)
    }
    figure(
      "figure.water.fitness", head: (0, -38),
      "M 0 -20 V 16 M -2 -18 L -24 -8 L -38 -28 M 2 -18 L 24 -8 L 38 -28"
    ) { p in
      p.stroke(water.moved(0, -6) + water.moved(0, 14))
    }
    figure(
      "figure.waterpolo", head: (-4, -20), "M -2 -4 V 20 M 0 -2 L 20 -10 L 26 -30 M -2 -2 L -22 6 L -36 -4"
    ) { p in
      p.stroke(water)
      p.fill(disk(34, -44, 9))
    }
    figure(
      "figure.skating", "figure.ice.skating", head: (12, -42),
      "M 4 -26 L -10 0 L 10 14 L 0 38 M -10 0 L -30 10 L -50 4 M 4 -26 L 24 -14 L 38 -20 M 4 -26 L -16 -24 L -30 -34"
    ) { p in
      p.stroke(line(-14, 48, 18, 48))
    }
    figure(
      "figure.hockey", head: (0, -42),
      "M -4 -26 L -12 4 L 8 16 L 4 42 M -12 4 L -22 24 L -40 32 M -4 -26 L 10 -8 L 24 -2 M -4 -26 L 16 -22"
    ) { p in
      p.stroke(open([(12, -24), (34, 44), (48, 44)]), 0.9)
    }
  }
}
