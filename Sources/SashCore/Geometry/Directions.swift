/// To the start or to the end of a line.
@frozen public nonisolated enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// Several horizontal directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
    public func contains(_ direction: HorizontalDirection) -> Bool { contains(Set(direction)) }
  }
}

/// Up or down.
@frozen public nonisolated enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  case up, down

  /// Several vertical directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
    public func contains(_ direction: VerticalDirection) -> Bool { contains(Set(direction)) }
  }
}

extension View {
  /// Draws this view mirrored where a behaviour asks for it.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionMirror(behavior: behavior))
  }
}

private struct DirectionMirror: ViewModifier {
  let behavior: LayoutDirectionBehavior
  nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    let isMirrored =
      switch behavior {
      case .fixed: false
      case .mirrors(let wanted): wanted == direction
      }
    content.scaleEffect(x: isMirrored ? -1 : 1, y: 1)
  }
}
