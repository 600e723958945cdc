import CoreGraphics
import Foundation
import SashCore

/// The sign of a point.
public protocol ChartSymbolShape: Shape {
  /// How large it looks beside the others: 1 fills its rectangle.
  var perceptualUnitRect: CGRect { get }
}

/// A sign of any type.
package struct AnyChartSymbol {
  private let draw: (CGRect) -> Path
  package let isEmpty: Bool
  init<S: ChartSymbolShape>(_ symbol: S) {
    draw = { symbol.path(in: $0) }
    isEmpty = symbol is EmptyChartSymbol
  }
  package func path(in rect: CGRect) -> Path { draw(rect) }
}
struct EmptyChartSymbol: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  func path(in rect: CGRect) -> Path { Path() }
}

/// The signs that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable, Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind
  var isStroked = false
  static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Only the outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedChartSymbol(symbol: self, lineWidth: lineWidth)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(rect, 3)
    case .diamond: polygon(rect, 4)
    case .pentagon: polygon(rect, 5)
    case .plus: rays(rect, 4, turned: 0)
    case .cross: rays(rect, 4, turned: .pi / 4)
    case .asterisk: rays(rect, 6, turned: .pi / 6)
    }
  }
  private nonisolated func polygon(_ rect: CGRect, _ count: Int) -> Path {
    Path { path in
      let radius = rect.width * 0.56
      path.addLines(
        (0..<count).map { index in
          let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
          return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }
  private nonisolated func rays(_ rect: CGRect, _ count: Int, turned: Double) -> Path {
    Path { path in
      for index in 0..<count {
        let angle = Double(index) / Double(count) * 2 * .pi + turned
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(
          to: CGPoint(
            x: rect.midX + rect.width * 0.55 * cos(angle), y: rect.midY + rect.height * 0.55 * sin(angle)))
      }
    }.strokedPath(StrokeStyle(lineWidth: rect.width * 0.26, lineCap: .butt))
  }
}
/// The outline of a sign.
struct StrokedChartSymbol: ChartSymbolShape {
  let symbol: BasicChartSymbolShape
  let lineWidth: CGFloat
  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> Path {
    symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(
      StrokeStyle(lineWidth: lineWidth))
  }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { BasicChartSymbolShape(kind: .circle) }
  public static var square: Self { BasicChartSymbolShape(kind: .square) }
  public static var triangle: Self { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: Self { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: Self { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: Self { BasicChartSymbolShape(kind: .plus) }
  public static var cross: Self { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: Self { BasicChartSymbolShape(kind: .asterisk) }
}
