import CoreGraphics
import Foundation
import SashCore

/// Draws the lines and ticks of axes.
struct GridPainter {
  let model: ChartModel
  let plot: CGRect

  func draw(in context: inout GraphicsContext) {
    for axis in model.xAxes + model.yAxes {
      for tick in axis.ticks { draw(axis, tick, &context) }
    }
  }
  private func draw(_ axis: ResolvedAxis, _ tick: ResolvedAxis.Tick, _ context: inout GraphicsContext) {
    for part in tick.parts {
      let line: (CGPoint, CGPoint)
      switch part.kind {
      case .gridLine: line = grid(axis, tick.fraction)
      case .tick(let length): line = self.tick(axis, tick.fraction, length ?? 4)
      case .label: continue
      }
      let path = Path { path in
        path.move(to: line.0)
        path.addLine(to: line.1)
      }
      context.stroke(
        path, with: part.style.map { .style($0) } ?? .style(.primary.opacity(0.15)),
        style: part.stroke ?? StrokeStyle(lineWidth: 0.5))
    }
  }
  private func grid(_ axis: ResolvedAxis, _ fraction: Double) -> (CGPoint, CGPoint) {
    if axis.isHorizontal {
      let x = plot.minX + plot.width * fraction
      return (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY))
    }
    let y = plot.maxY - plot.height * fraction
    return (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y))
  }
  private func tick(_ axis: ResolvedAxis, _ fraction: Double, _ length: CGFloat) -> (CGPoint, CGPoint) {
    if axis.isHorizontal {
      let x = plot.minX + plot.width * fraction
      return axis.side == .top
        ? (CGPoint(x: x, y: plot.minY - length), CGPoint(x: x, y: plot.minY))
        : (CGPoint(x: x, y: plot.maxY), CGPoint(x: x, y: plot.maxY + length))
    }
    let y = plot.maxY - plot.height * fraction
    return axis.side == .leading
      ? (CGPoint(x: plot.minX - length, y: y), CGPoint(x: plot.minX, y: y))
      : (CGPoint(x: plot.maxX, y: y), CGPoint(x: plot.maxX + length, y: y))
  }
}
