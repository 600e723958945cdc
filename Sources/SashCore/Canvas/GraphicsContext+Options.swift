import Foundation
import SashDisplay

extension GraphicsContext {
  /// How drawing mixes with what is there, within what is drawn.
  ///
  /// - Missing: `sourceOut` and `xor` are drawn as the normal mode, with a message; `sourceIn` and `destinationAtop` take
  ///   what is drawn as opaque.
  @frozen public nonisolated struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ rawValue: Int32) { self.rawValue = rawValue }
    // - Source: the numbers of `CGBlendMode`.
    public static var normal: BlendMode { BlendMode(0) }
    public static var multiply: BlendMode { BlendMode(1) }
    public static var screen: BlendMode { BlendMode(2) }
    public static var overlay: BlendMode { BlendMode(3) }
    public static var darken: BlendMode { BlendMode(4) }
    public static var lighten: BlendMode { BlendMode(5) }
    public static var colorDodge: BlendMode { BlendMode(6) }
    public static var colorBurn: BlendMode { BlendMode(7) }
    public static var softLight: BlendMode { BlendMode(8) }
    public static var hardLight: BlendMode { BlendMode(9) }
    public static var difference: BlendMode { BlendMode(10) }
    public static var exclusion: BlendMode { BlendMode(11) }
    public static var hue: BlendMode { BlendMode(12) }
    public static var saturation: BlendMode { BlendMode(13) }
    public static var color: BlendMode { BlendMode(14) }
    public static var luminosity: BlendMode { BlendMode(15) }
    /// What is there goes, where something is drawn.
    public static var clear: BlendMode { BlendMode(16) }
    /// What is drawn takes the place of what is there, its transparency too.
    public static var copy: BlendMode { BlendMode(17) }
    /// What is drawn stays where something was.
    public static var sourceIn: BlendMode { BlendMode(18) }
    /// What is drawn stays where nothing was.
    public static var sourceOut: BlendMode { BlendMode(19) }
    public static var sourceAtop: BlendMode { BlendMode(20) }
    public static var destinationOver: BlendMode { BlendMode(21) }
    /// What is there stays where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(22) }
    public static var destinationOut: BlendMode { BlendMode(23) }
    /// What is there stays where something is drawn, over that.
    public static var destinationAtop: BlendMode { BlendMode(24) }
    public static var xor: BlendMode { BlendMode(25) }
    public static var plusDarker: BlendMode { BlendMode(26) }
    public static var plusLighter: BlendMode { BlendMode(27) }

    /// Whether the transparency of what is there counts, or changes: what lies below the canvas must not.
    var needsOwnLayer: Bool { 16...25 ~= rawValue }

    var displayed: SashDisplay.BlendMode {
      switch rawValue {
      case 0: return .normal
      case 1: return .multiply
      case 2: return .screen
      case 3: return .overlay
      case 4: return .darken
      case 5: return .lighten
      case 6: return .colorDodge
      case 7: return .colorBurn
      case 8: return .softLight
      case 9: return .hardLight
      case 10: return .difference
      case 11: return .exclusion
      case 12: return .hue
      case 13: return .saturation
      case 14: return .color
      case 15: return .luminosity
      case 16: return .destinationOut
      case 17: return .plusLighter
      case 18, 20: return .sourceAtop
      case 21, 24: return .destinationOver
      case 22, 23: return .destinationOut
      case 26: return .plusDarker
      case 27: return .plusLighter
      default:
        runtimeWarning("GraphicsContext: there is no blend mode \(rawValue) here; the normal one is used.")
        return .normal
      }
    }
  }

  /// Which side of a clip is drawn.
  @frozen public nonisolated struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter works; none of the options of Apple's systems makes a difference here.
  ///
  /// - Missing: `linearColor`.
  @frozen public nonisolated struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a gradient goes on beyond its ends, and how it mixes colours.
  @frozen public nonisolated struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// It runs back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// It mixes light instead of levels.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How a blur treats edges.
  ///
  /// - Missing: `dithersResult`.
  @frozen public nonisolated struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
  }

  /// How a shadow is drawn.
  @frozen public nonisolated struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what throws it, not below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what throws it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Opaque where the shadow would be clear, as far around as it reaches; over what throws it and mixed by `sourceAtop` it
    /// is a shadow inside.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Mixed with all that is below, not only with what throws it.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}
