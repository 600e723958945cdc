import Foundation
import SashDisplay
import SashGeometry

/// What a backdrop shows: what lies behind it, blurred and in other colours.
enum ShownBackdrop {
  case cells(FilteredCells, isOpaque: Bool)
  case pixels(Layer)
}

/// Rows that are mixed from cells.
struct CellPaint: RowPaint {
  let rows: MixedRows
  /// Where they begin.
  let left: Int
  let isOpaque: Bool
  let scratch: PixelRow
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    out.update(from: rows.row(y) + (x &- left), count: count)
  }
}

/// The pixels of a layer at their places.
struct LayerPaint: RowPaint {
  let layer: Layer
  let scratch: PixelRow
  var isOpaque: Bool { false }
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) { out.update(from: layer.row(x, y), count: count) }
}

/// What is drawn instead of the paints of the list.
enum CoveringPaint {
  case cells(CellPaint)
  case pixels(LayerPaint)
}

extension Painter {
  /// Draws what a backdrop shows where `shape` is opaque.
  func drawBackdrop(
    _ shown: ShownBackdrop, through shape: PlacedItem, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    if case .shape(let content) = shape.item.content, case .color(let color) = content.paint,
      color.opacity >= 1
    {
      covering = paint(of: shown)
      draw(shape, ctm, opacity: opacity)
      covering = nil
    } else {
      let mask = layer(clipRect) { solid { draw(shape, ctm) } }
      cover(.opacity(of: mask), with: paint(of: shown), opacity)
    }
  }

  private func paint(of shown: ShownBackdrop) -> CoveringPaint {
    switch shown {
    case .cells(let cells, let isOpaque):
      let left = cells.filter.out.x0
      return .cells(CellPaint(rows: cells.rows(), left: left, isOpaque: isOpaque, scratch: paintRow))
    case .pixels(let layer): return .pixels(LayerPaint(layer: layer, scratch: paintRow))
    }
  }

  /// Draws with a paint that is not one of the list.
  func cover(_ operation: DrawOperation, with paint: CoveringPaint, _ opacity: Float) {
    let level = level255(opacity)
    switch paint {
    case .cells(let paint) where level == 255: apply(operation, paint)
    case .cells(let paint): apply(operation, FadedPaint(paint: paint, opacity: level))
    case .pixels(let paint) where level == 255: apply(operation, paint)
    case .pixels(let paint): apply(operation, FadedPaint(paint: paint, opacity: level))
    }
  }

  /// Draws a backdrop where nothing can be seen through it: in perspective it is only tinted, and a mask takes all of it.
  func drawFlat(
    _ backdrop: Backdrop, through shape: PlacedItem, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    let mask = layer(clipRect) { solid { draw(shape, ctm) } }
    apply(.opacity(of: mask), .color(isSolid ? .black : backdrop.tint), ctm, opacity)
  }

  /// Draws something of which only the opacity counts.
  func solid(_ draw: () -> Void) {
    let outer = isSolid
    isSolid = true
    draw()
    isSolid = outer
  }
}

extension Layer {
  /// Makes what has any opacity opaque: beyond what was blurred there is nothing to mix in, and its edges are to be as
  /// strong as the rest.
  func makeOpaque(in area: PixelRect) {
    for y in area.y0..<area.y1 {
      let row = row(area.x0, y)
      for i in 0..<area.width where row[i] >> 24 != 255 && row[i] >> 24 != 0 {
        row[i] = unpremultiplied(row[i]) | 0xff00_0000
      }
    }
  }
}
