import Foundation
import SashDisplay

/// A shadow in a canvas. Radius and offset in points.
nonisolated struct CanvasShadow: Sendable {
  var radius: CGFloat
  var offset: CGSize
  var mode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions

  /// The shadow with what throws it, as the options say.
  func thrown(by item: PlacedItem, _ color: ColorComponents) -> PlacedItem {
    if options.isEmpty, mode == .normal {
      return .only(.effect(.shadow(color: color, radius: radius, offset: offset), item))
    }
    var shadow = options.contains(.invertsAlpha) ? inverse(of: item, color) : copy(of: item, color)
    if mode != .normal { shadow = .only(.effect(.blend(mode.displayed), shadow)) }
    var items = [shadow]
    if !options.contains(.shadowOnly) {
      items.insert(item, at: options.contains(.shadowAbove) ? 0 : 1)
    }
    let group = PlacedItem.only(.group(items))
    return options.contains(.disablesGroup) ? group : .only(.effect(.compositingGroup, group))
  }

  /// The item in one colour, blurred and moved.
  private func copy(of item: PlacedItem, _ color: ColorComponents) -> PlacedItem {
    let tint = PixelMatrix([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.opacity, 0,
    ])
    var copy = PlacedItem.only(.effect(.colorMatrix(tint), item))
    if radius > 0 { copy = .only(.effect(.blur(radius: radius, isOpaque: false), copy)) }
    if offset != .zero {
      let move = CGAffineTransform(translationX: offset.width, y: offset.height)
      copy = .only(.effect(.transform(move), copy))
    }
    return copy
  }

  /// The colour where the shadow is not, as far around the item as the shadow reaches.
  private func inverse(of item: PlacedItem, _ color: ColorComponents) -> PlacedItem {
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
    let area = item.bounds.insetBy(dx: -reach, dy: -reach)
    guard !area.isNull, area.width.isFinite, area.height.isFinite else { return item }
    var opaque = color
    opaque.opacity = 1
    let ground = DisplayContent.shape(ShapeContent(path: Path(area), paint: .color(opaque)))
    let hole = DisplayContent.effect(.blend(.destinationOut), copy(of: item, opaque))
    let layer = DisplayContent.effect(.compositingGroup, .only(.group([.only(ground), .only(hole)])))
    return color.opacity < 1 ? .only(.effect(.opacity(Double(color.opacity)), .only(layer))) : .only(layer)
  }
}
