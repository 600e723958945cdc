import Sash
import SwiftUI
import Testing

/// A shape given by a function.
private struct Drawn: Shape {
  let draw: @Sendable (inout Path, CGRect) -> Void
  init(_ draw: @escaping @Sendable (inout Path, CGRect) -> Void) { self.draw = draw }
  func path(in rect: CGRect) -> Path { Path { draw(&$0, rect) } }
}

@MainActor @Suite("Paths")
struct PathRowTests {
  @Test("Angles convert; an open path is closed where it is filled [S0-229 S2-028]")
  func openPath() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.degrees(90) == Angle(radians: .pi / 2))
    #expect(Angle.radians(.pi).degrees == 180)
    let picture = Picture {
      Drawn { path, rect in
        path.move(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 80, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      }
    }
    picture.expect(black, at: [(50, 50), (15, 50), (84, 50)])
    picture.expect(white, at: [(5, 50), (94, 50)])
  }

  @Test("An arc from 20 to -20 degrees leaves a wedge open: a pac-man [S2-031]")
  func pacMan() {
    let picture = Picture {
      Drawn { path, rect in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.height / 2,
          startAngle: Angle(degrees: 20),
          endAngle: Angle(degrees: -20), clockwise: false)
      }
    }
    picture.expect(white, at: [(95, 50), (80, 50), (2, 2)])
    picture.expect(black, at: [(5, 50), (50, 5), (50, 95)])
  }

  @Test("Straight lines make a bullet [S2-032]")
  func straightBullet() {
    let picture = Picture {
      Drawn { path, rect in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
    picture.expect(black, at: [(95, 50), (5, 5), (5, 95)])
    picture.expect(white, at: [(95, 10), (95, 90)])
  }

  @Test("The height of an arc's centre decides how low its curve reaches [S2-034]")
  func arcCentre() {
    func bullet(_ y: CGFloat) -> Picture {
      Picture {
        Drawn { path, rect in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.height * y), radius: rect.width / 2,
            startAngle: .degrees(0),
            endAngle: .degrees(180), clockwise: false)
        }
      }
    }
    bullet(0.5).expect(black, at: [(50, 95)])
    bullet(0.2).expect(white, at: [(50, 75)])
    bullet(0.2).expect(black, at: [(50, 65)])
  }

  @Test("Quadratic curves mirrored at the middle make a drop, and in a row a wave [S2-037 S2-038]")
  func quadCurves() {
    let drop = Picture {
      Drawn { path, rect in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
    drop.expect(black, at: [(50, 50), (65, 75), (34, 75)])
    drop.expect(white, at: [(70, 20), (29, 20), (90, 90)])
    for y in stride(from: 5, to: 100, by: 10) {
      for x in stride(from: 1, to: 50, by: 7) {
        let (left, right) = (drop.app.pixel(x: 49 - x, y: y), drop.app.pixel(x: 50 + x, y: y))
        #expect(abs(left.red - right.red) <= 1, "row \(y), \(x) from the middle")
      }
    }
    let wave = Picture {
      Drawn { path, rect in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.width * 0.25, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.width * 0.75, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
    // A quadratic curve reaches half of the way to its control point: 25 and 75.
    wave.expect(black, at: [(25, 30), (75, 80), (5, 95)])
    wave.expect(white, at: [(25, 20), (75, 70), (75, 35)])
  }

  @Test("Lines and an arc round one corner only [S2-043]")
  func oneCorner() {
    let picture = Picture {
      Drawn { path, rect in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 30))
        path.addArc(
          center: CGPoint(x: rect.maxX - 30, y: rect.maxY - 30), radius: 30, startAngle: .degrees(0),
          endAngle: .degrees(90), clockwise: false)
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      }
    }
    picture.expect(white, at: [(97, 97)])
    picture.expect(black, at: [(2, 97), (97, 2), (2, 2), (70, 98)])
  }

  @Test("A path is a view in its own coordinates, filled with the foreground style [S4-113]")
  func pathAsView() {
    let picture = Picture { Path(CGRect(x: 10, y: 10, width: 20, height: 20)) }
    picture.expect(black, at: [(11, 11), (29, 29)])
    picture.expect(white, at: [(9, 9), (31, 31), (50, 50)])
    Picture { Path(CGRect(x: 10, y: 10, width: 20, height: 20)).foregroundStyle(.red) }.expect(
      red, at: [(20, 20)])
  }

  @Test(
    "Angles of an arc run clockwise on screen where clockwise is false, and the other way where it is true [S4-129 S4-131]"
  )
  func flippedArc() {
    struct Arc: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0),
          endAngle: .degrees(110), clockwise: true)
        return path
      }
    }
    let picture = Picture(320) { Arc().stroke(.blue, lineWidth: 10).frame(width: 300, height: 300) }
    // Centre (160, 160), radius 150: the side of 250 degrees, over the top, is drawn.
    picture.expect(blue, at: [(160, 10), (10, 160)])
    picture.expect(white, at: [(160 + 86, 160 + 123), (160 + 100, 160 + 112)])
  }

  @Test("Rectangles of a path make a checkerboard [S4-137]")
  func checkerboard() {
    let picture = Picture {
      Drawn { path, rect in
        let (width, height) = (rect.width / 4, rect.height / 4)
        for row in 0..<4 {
          for column in 0..<4 where (row + column).isMultiple(of: 2) {
            path.addRect(
              CGRect(x: width * CGFloat(column), y: height * CGFloat(row), width: width, height: height))
          }
        }
      }
    }
    for row in 0..<4 {
      for column in 0..<4 {
        let color = (row + column).isMultiple(of: 2) ? black : white
        picture.expect(color, at: [(column * 25 + 1, row * 25 + 1), (column * 25 + 23, row * 25 + 23)])
      }
    }
  }

  private struct Flower: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for angle in stride(from: 0, to: Double.pi * 2, by: Double.pi / 8) {
        let turn = CGAffineTransform(rotationAngle: angle)
        let place = turn.concatenating(CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
        let petal = Path(ellipseIn: CGRect(x: -10, y: 0, width: 20, height: rect.width / 2))
        path.addPath(petal.applying(place))
      }
      return path
    }
  }

  @Test("Sixteen turned ellipses make a flower; a turn joined by a move turns first [S4-140 S4-141]")
  func flower() {
    var petals = 0
    Flower().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).forEach {
      if case .move = $0 { petals += 1 }
    }
    #expect(petals == 16)
    let picture = Picture { Flower() }
    picture.expect(black, at: [(50, 90), (50, 10), (10, 50), (90, 50)])
    picture.expect(white, at: [(5, 5), (95, 5), (5, 95), (95, 95)])
    let both = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 10, y: 0))
    let point = CGPoint(x: 1, y: 0).applying(both)
    #expect(abs(point.x - 10) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
  }

  @Test(
    "Petals of one path that overlap are filled once, and by the even-odd rule they alternate [S4-142 S4-143]"
  )
  func overlaps() {
    let two = Drawn { path, _ in
      path.addRect(CGRect(x: 10, y: 10, width: 50, height: 80))
      path.addRect(CGRect(x: 40, y: 10, width: 50, height: 80))
    }
    // Half of green over white.
    Picture { two.fill(.green.opacity(0.5)) }.expect(
      (154, 227, 172), at: [(20, 50), (50, 50), (80, 50)], within: 1)
    let evenOdd = Picture { two.fill(.red, style: FillStyle(eoFill: true)) }
    evenOdd.expect(red, at: [(20, 50), (80, 50)])
    evenOdd.expect(white, at: [(50, 50)])
  }
}
