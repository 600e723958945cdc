import Foundation
import SashDisplay
import SashGeometry

/// What is done along and inside of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How carefully images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// How drawing mixes with what is there.
///
/// All modes change only what is inside of what is drawn: inside of a path, inside of the rectangle of an image.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// What is done on pixels; nil for modes of the display list.
  var compositing: Compositing? {
    switch self {
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .destinationIn: .destinationIn
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    default: nil
    }
  }
  var displayed: BlendMode {
    switch self {
    case .clear: .destinationOut
    case .copy: .plusLighter
    case .normal, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
