import Foundation
import SashGeometry
import Testing

@Suite struct PathBooleanTests {
  let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The area by the shoelace formula; right for outlines without crossings.
  func area(_ path: Path) -> CGFloat {
    var (sum, pen, start): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    func line(_ p: CGPoint) {
      sum += (pen.x * p.y - p.x * pen.y) / 2
      pen = p
    }
    path.forEach {
      switch $0 {
      case .move(let p): (pen, start) = (p, p)
      case .line(let p): line(p)
      case .closeSubpath: line(start)
      default: Issue.record("a curve in a combined path")
      }
    }
    return sum
  }

  @Test func areasOfTwoSquares() {
    #expect(near(area(square.union(shifted)), 175, 1e-4))
    #expect(near(area(square.intersection(shifted)), 25, 1e-4))
    #expect(near(area(square.subtracting(shifted)), 75, 1e-4))
    #expect(near(area(square.symmetricDifference(shifted)), 150, 1e-4))
    #expect(square.union(shifted).elements.count == 9)  // eight corners, joined in one outline
  }

  @Test func sharedSidesVanish() {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.union(right).elements.count == 5)
    #expect(square.intersection(right).isEmpty)
    #expect(square.subtracting(square).isEmpty)
    #expect(near(area(square.union(square)), 100, 1e-4))
  }

  @Test func holesAreCut() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .subtracting(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(near(area(ring), .pi * (2500 - 625), 8))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 50, y: 10)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
  }

  @Test func crossingOutlinesAreNormalized() {
    // A bow tie: by the even-odd rule and by winding both triangles count.
    let bow = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    }
    #expect(near(area(bow.normalized()), 50, 1e-4))
    let twice = Path { p in
      p.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      p.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    #expect(near(area(twice.normalized()), 64, 1e-4))
    #expect(near(area(twice.normalized(eoFill: false)), 100, 1e-4))
  }

  @Test func linesAreCutWithoutTheirArea() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    #expect(near(line.lineIntersection(square).length, 10))
    #expect(near(line.lineSubtraction(square).length, 10))
    #expect(line.lineSubtraction(square).elements.count == 4)  // two lines, left and right
    let half = shifted.lineIntersection(square)
    #expect(near(half.length, 10))  // the corner that reaches into the square
    #expect(Path().lineIntersection(square).isEmpty)
    #expect(near(line.lineSubtraction(Path()).length, 20))
  }

  @Test func emptyPathsAreNeutral() {
    #expect(near(area(square.union(Path())), 100, 1e-4))
    #expect(Path().union(square).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.intersection(Path()).isEmpty && Path().union(Path()).isEmpty)
  }

  @Test(arguments: 0..<300) func anyTwoPathsCombinePointForPoint(_ seed: UInt64) {
    var g = SeededGenerator(state: seed)
    // Whole numbers make many coincident points and sides.
    func number() -> CGFloat {
      seed % 2 == 0 ? CGFloat(Int.random(in: -6...6, using: &g)) : CGFloat.random(in: -6...6, using: &g)
    }
    func shape() -> Path {
      Path { p in
        for _ in 0..<Int.random(in: 1...3, using: &g) {
          switch Int.random(in: 0..<3, using: &g) {
          case 0:
            p.addRect(CGRect(x: number(), y: number(), width: abs(number()) + 1, height: abs(number()) + 1))
          case 1:
            p.addEllipse(
              in: CGRect(x: number(), y: number(), width: abs(number()) + 1, height: abs(number()) + 1))
          default:
            p.addLines((0..<Int.random(in: 3...7, using: &g)).map { _ in CGPoint(x: number(), y: number()) })
            p.closeSubpath()
          }
        }
      }
    }
    let (a, b) = (shape(), shape())
    let eoFill = Bool.random(using: &g)
    let results = [
      a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
      a.symmetricDifference(b, eoFill: eoFill),
    ]
    let edges = a.strokedPath(StrokeStyle(lineWidth: 0.06)).union(b.strokedPath(StrokeStyle(lineWidth: 0.06)))
    for _ in 0..<60 {
      let p = CGPoint(x: .random(in: -8...14, using: &g), y: .random(in: -8...14, using: &g))
      if edges.contains(p) { continue }
      let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
      let expected = [inA || inB, inA && inB, inA && !inB, inA != inB]
      for (result, isIn) in zip(results, expected) {
        #expect(result.contains(p) == isIn, "\(p)")
        #expect(result.contains(p, eoFill: true) == isIn, "even-odd at \(p)")
      }
    }
  }
}
