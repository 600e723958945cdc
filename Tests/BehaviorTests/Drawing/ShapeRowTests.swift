import Sash
import SwiftUI
import Testing

/// The arc of a book on SwiftUI: it begins at the top and goes the way it says.
private struct Arc: InsettableShape {
  let startAngle: Angle
  let endAngle: Angle
  let clockwise: Bool
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    let quarter = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - quarter, endAngle: endAngle - quarter, clockwise: !clockwise)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

@MainActor @Suite("Shapes")
struct ShapeRowTests {
  @Test("Lines of a shape are cut by the area of another")
  func lines() {
    func picture(_ shape: some Shape) -> Picture {
      Picture { shape.stroke(.red, lineWidth: 4).ignoresSafeArea() }
    }
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    struct Line: Shape {
      let line: Path
      func path(in rect: CGRect) -> Path { line }
    }
    let circle = Circle().inset(by: 25)
    let inside = picture(Line(line: line).lineIntersection(circle))
    inside.expect(red, at: [(50, 50), (30, 50)])
    inside.expect(white, at: [(10, 50), (90, 50)])
    let outside = picture(Line(line: line).lineSubtraction(circle))
    outside.expect(white, at: [(50, 50), (30, 50)])
    outside.expect(red, at: [(10, 50), (90, 50)])
  }

  @Test("A rounded rectangle and a rectangle filled with a style [S0-048 S3-033 S4-114]")
  func fills() {
    let rounded = Picture { RoundedRectangle(cornerRadius: 20).fill(Color.blue) }
    rounded.expect(blue, at: [(50, 50), (32, 1), (1, 32), (98, 50), (7, 7)])
    rounded.expect(white, at: [(1, 1), (98, 1), (1, 98), (98, 98), (4, 4)])
    Picture { Rectangle().fill(.purple) }.expect(purple, at: [(0, 0), (99, 99)])
    Picture { Circle().fill(.blue) }.expect(blue, at: [(50, 1), (50, 50)])
  }

  @Test("A stroke of a point's width is centred on the outline [S4-115]")
  func hairline() {
    let picture = Picture(scale: 2) { Rectangle().stroke(.blue, lineWidth: 1).frame(width: 40, height: 40) }
    picture.expect(blue, at: [(59, 100), (60, 100), (139, 100), (140, 100)])
    picture.expect(white, at: [(58, 100), (61, 100), (138, 100), (141, 100)])
  }

  @Test("A stroke spreads to both sides, a border stays inside [S4-116]")
  func strokeAndBorder() {
    let stroke = Picture { Circle().stroke(lineWidth: 20).frame(width: 60, height: 60) }
    stroke.expect(black, at: [(50 + 38, 50), (50 + 22, 50)])
    stroke.expect(white, at: [(50 + 42, 50), (50 + 17, 50)])
    let border = Picture { Circle().strokeBorder(lineWidth: 20).frame(width: 60, height: 60) }
    border.expect(black, at: [(50 + 28, 50), (50 + 12, 50)])
    border.expect(white, at: [(50 + 32, 50), (50 + 7, 50)])
  }

  @Test("An arc that can be inset takes a border inside of its frame [S4-117 S4-121 S4-122]")
  func insettableArc() {
    let picture = Picture {
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(lineWidth: 10)
    }
    // Radius 45, ten wide, from the top to 20 degrees below the right.
    picture.expect(black, at: [(81, 18), (95, 50), (54, 5), (52, 1)])
    picture.expect(white, at: [(5, 50), (50, 95), (45, 5), (70, 30)])
    let colored = Picture {
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(lineWidth: 10)
        .foregroundStyle(.red)
    }
    colored.expect(red, at: [(95, 50)])
  }

  @Test("A border with a style of line [S4-119]")
  func styledBorder() {
    let picture = Picture {
      Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
        .frame(
          width: 60, height: 60)
    }
    picture.expect(blue, at: [(21, 50), (39, 50), (24, 24)])
    picture.expect(white, at: [(18, 50), (41, 50), (21, 21)])
  }

  private func triangle(closed: Bool, _ style: StrokeStyle) -> Picture {
    Picture {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 30))
        path.addLine(to: CGPoint(x: 80, y: 90))
        path.addLine(to: CGPoint(x: 20, y: 90))
        if closed { path.closeSubpath() } else { path.addLine(to: CGPoint(x: 50, y: 30)) }
      }.stroke(.black, style: style)
    }
  }

  @Test(
    "Where a line comes back to its start there is a notch, unless the path is closed or the caps are round [S4-123 S4-124 S4-125 S4-126]"
  )
  func notch() {
    // The miter at the tip reaches 22 points above it; butt ends leave it free.
    triangle(closed: false, StrokeStyle(lineWidth: 20)).expect(white, at: [(50, 22), (50, 15)])
    triangle(closed: true, StrokeStyle(lineWidth: 20)).expect(black, at: [(50, 22), (50, 15)])
    let round = triangle(closed: false, StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
    round.expect(black, at: [(50, 22)])
    round.expect(white, at: [(50, 15)])
    triangle(closed: false, StrokeStyle(lineWidth: 20, lineJoin: .round)).expect(white, at: [(50, 22)])
  }

  private func elbow(_ join: CGLineJoin) -> Picture {
    Picture {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 80))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 20))
      }.stroke(.black, style: StrokeStyle(lineWidth: 20, lineJoin: join))
    }
  }

  @Test("Lines join in a miter, a bevel or a round, a miter where nothing is said [S4-127]")
  func joins() {
    #expect(StrokeStyle().lineJoin == .miter)
    elbow(.miter).expect(black, at: [(11, 11), (13, 13)])
    elbow(.bevel).expect(white, at: [(11, 11), (13, 13)])
    elbow(.bevel).expect(black, at: [(17, 17)])
    elbow(.round).expect(white, at: [(11, 11)])
    elbow(.round).expect(black, at: [(14, 14)])
  }

  private func line(_ cap: CGLineCap) -> Picture {
    Picture {
      Path { path in
        path.move(to: CGPoint(x: 30, y: 50))
        path.addLine(to: CGPoint(x: 70, y: 50))
      }.stroke(.black, style: StrokeStyle(lineWidth: 20, lineCap: cap))
    }
  }

  @Test("Lines end at once, in a square or in a round, at once where nothing is said [S4-128]")
  func caps() {
    #expect(StrokeStyle().lineCap == .butt)
    line(.butt).expect(white, at: [(71, 50), (28, 50)])
    line(.square).expect(black, at: [(78, 42), (21, 58)])
    line(.round).expect(black, at: [(77, 50)])
    line(.round).expect(white, at: [(78, 42)])
  }

  @Test("An inset draws inside of the frame, a negative one beyond it; the frame stays [S4-144 S4-145]")
  func insets() {
    let inner = Picture(240) { Circle().inset(by: 20).frame(width: 200, height: 200).border(.red) }
    inner.expect(black, at: [(120, 42), (120, 198)])
    inner.expect(white, at: [(120, 37), (120, 203)])
    inner.expect(red, at: [(20, 120), (219, 120)])
    let outer = Picture(240) { Circle().inset(by: -20).frame(width: 200, height: 200) }
    outer.expect(black, at: [(120, 2), (237, 120)])
  }
}
