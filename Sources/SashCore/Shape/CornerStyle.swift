import Foundation

extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Several corners.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
      public static var none: Set { [] }
      public static var topLeading: Set { Set(.topLeading) }
      public static var topTrailing: Set { Set(.topTrailing) }
      public static var bottomLeading: Set { Set(.bottomLeading) }
      public static var bottomTrailing: Set { Set(.bottomTrailing) }
      public static var top: Set { [.topLeading, .topTrailing] }
      public static var bottom: Set { [.bottomLeading, .bottomTrailing] }
      public static var leading: Set { [.topLeading, .bottomLeading] }
      public static var trailing: Set { [.topTrailing, .bottomTrailing] }
      public static var all: Set { [.top, .bottom] }
      public func contains(_ corner: Corner) -> Bool { rawValue & (1 << corner.rawValue) != 0 }
    }

    /// How a corner of a rectangle is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }
      let kind: Kind
      /// With a radius in points; 0 is a sharp corner.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
      /// About the centre of the same corner of the container's shape; sharp where it is too far inside.
      public static var concentric: Style { concentric() }
      /// About the centre of the same corner of the container's shape, or as `minimum` where that is rounder.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum))
      }
      init(kind: Kind) { self.kind = kind }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

      var isConcentric: Bool { if case .concentric = kind { true } else { false } }
      /// In points; `concentric` is asked for the radius about the container's centre.
      func radius(concentric: () -> CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(radius, 0)
        case .concentric(let minimum):
          max(concentric(), 0, minimum?.radius(concentric: concentric) ?? 0)
        }
      }
    }
  }
}

/// The corners of a rounded rectangle.
public nonisolated struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// With four corners alike.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }
  /// With a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
  /// Each about the centre of its corner of the container's shape.
  public static var concentric: Self { Self(all: .concentric) }
  /// Each about the centre of its corner of the container's shape, or as `minimum` where that is rounder.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
    Self(all: .concentric(minimum: minimum))
  }
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

/// A shape that is a rectangle with four corners, and says how they are rounded.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners in a frame of a size; nil if they cannot be told, as those of a capsule without a size.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.shorter / 2) } ?? radius)
  }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    func style(_ radius: CGFloat) -> Edge.Corner.Style {
      .fixed(size.map { min(radius, $0.shorter / 2) } ?? radius)
    }
    return Corners(
      topLeading: style(cornerRadii.topLeading), topTrailing: style(cornerRadii.topTrailing),
      bottomLeading: style(cornerRadii.bottomLeading), bottomTrailing: style(cornerRadii.bottomTrailing))
  }
}
extension Capsule: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed($0.shorter / 2) } }
}
extension Circle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> Corners? { size.map { .fixed($0.shorter / 2) } }
}
extension CGSize {
  fileprivate var shorter: CGFloat { min(width, height) }
}
